import { defined } from '../../kernel/defined.ts';
import { TRACKS, type Symbols, type Track } from '../data/schema.ts';
import { isNeutral } from '../figures/colours.ts';
import { shownScore } from '../figures/levels.ts';
import type { MoveContext, RunContext } from './context.ts';

/**
 * Gains and losses of symbols (rulebook, phase 4, "Règles de base"; "Limite des pistes"): they count at once; the marker
 * never leaves the track, but all symbols are remembered.
 */

/** What lies on the map: a token is taken by a colour from the space it lies on. */
export type TokenPlace = { readonly space: number; readonly from: 'berth' | 'city' | 'route'; readonly at: string };

/** Changes the symbols of `seat` on a track by `amount` and tells when the marker moves. */
function change({ box, state, seat, emit }: MoveContext, track: Track, amount: number): void {
  const { status } = defined(state.players[seat]);
  const before = shownScore(box, status, track);
  status[track] += amount;
  const after = shownScore(box, status, track);
  if (after !== before) emit({ type: 'status', seat, track, before, after });
}

/** Adds the symbols of a building or a card; `sign` -1 takes them away. */
export function gainSymbols(context: MoveContext, symbols: Symbols, sign: 1 | -1 = 1): void {
  for (const track of TRACKS) {
    const amount = symbols[track];
    if (amount !== undefined) change(context, track, sign * amount);
  }
}

/**
 * A colour takes the token that lies on a space, if one does: a brown one counts for good, a blue one waits to be spent.
 * One of the neutral colour leaves the game (two players).
 */
export function takeToken({ box, state, emit }: RunContext, colour: number, { space, from, at }: TokenPlace): void {
  const kind = defined(state.spaces[space]);
  if (kind < 0) return;
  const { id, track } = defined(box.tokens[kind]);
  state.spaces[space] = -1;
  if (isNeutral(state, colour)) {
    state.spent[kind] = defined(state.spent[kind]) + 1;
    emit({ type: 'neutral-token', token: id, from, at });
    return;
  }
  const { tokens } = defined(state.players[colour]);
  tokens[kind] = defined(tokens[kind]) + 1;
  emit({ type: 'token', seat: colour, token: id, from, at });
  if (track !== null) change({ box, state, seat: colour, emit }, track, 1);
}
