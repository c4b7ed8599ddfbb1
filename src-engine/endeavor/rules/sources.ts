import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { buildingOf, type Box } from '../box.ts';
import type { ActionSymbol } from '../data/schema.ts';
import type { Player } from '../state.ts';
import type { MoveContext, SeatContext } from './context.ts';

const ACTIVATE_RULE = 'actions/activate';
const TOKEN_RULE = 'actions/token';

/** What an action is done by (rulebook, "Effectuer une action"): a building costs a disc, a blue token itself. */
export type Source = { readonly by: string; readonly symbol: ActionSymbol; readonly discs: 0 | 1 };

/** Everything `player` could do an action by now, copies of a kind once. */
export function sourcesOf(box: Box, player: Player): Source[] {
  const sources: Source[] = [];
  if (player.harbour > 0) {
    for (const { building, disc } of player.buildings) {
      if (disc || sources.some(({ by }) => by === building)) continue;
      const { action } = buildingOf(box, building);
      if (action !== null) sources.push({ by: building, symbol: action, discs: 1 });
    }
  }
  for (let kind = 0; kind < player.tokens.length; kind++) {
    if (player.tokens[kind] === 0) continue;
    const { id, action } = defined(box.tokens[kind]);
    if (action !== null) sources.push({ by: id, symbol: action, discs: 0 });
  }
  return sources;
}

/** Whether a player has a disc for an empty activation area. */
export function canActivate(box: Box, { harbour, buildings }: Player): boolean {
  return harbour > 0 && buildings.some(({ building, disc }) => !disc && buildingOf(box, building).action !== null);
}

/** The source that `by` names, or why `seat` cannot use it now. */
export function sourceNamed({ box, state, seat }: SeatContext, by: string): Source | Refusal {
  const player = defined(state.players[seat]);
  const kind = box.tokenAt.get(by);
  const symbol = kind === undefined ? null : defined(box.tokens[kind]).action;
  if (kind !== undefined && symbol !== null)
    return defined(player.tokens[kind]) > 0 ? { by, symbol, discs: 0 } : refuse(TOKEN_RULE, 'no-such-token');
  const copies = player.buildings.filter(({ building }) => building === by);
  if (copies.length === 0) return refuse(ACTIVATE_RULE, 'not-owned');
  const { action } = buildingOf(box, by);
  if (action === null) return refuse(ACTIVATE_RULE, 'no-activation-area');
  if (copies.every(({ disc }) => disc)) return refuse(ACTIVATE_RULE, 'already-activated');
  if (player.harbour === 0) return refuse(ACTIVATE_RULE, 'harbour-empty');
  return { by, symbol: action, discs: 1 };
}

/** Whether a lookup has found a source. */
export const isSource = (found: Source | Refusal): found is Source => 'symbol' in found;

/** Puts a disc on the building, or takes the token out of the game. */
export function useSource({ box, state, seat, emit }: MoveContext, { by, discs }: Source): void {
  const player = defined(state.players[seat]);
  if (discs === 1) {
    player.harbour -= 1;
    defined(player.buildings.find(({ building, disc }) => building === by && !disc)).disc = true;
    emit({ type: 'activated', seat, building: by });
    return;
  }
  const kind = defined(box.tokenAt.get(by));
  player.tokens[kind] = defined(player.tokens[kind]) - 1;
  state.spent[kind] = defined(state.spent[kind]) + 1;
  emit({ type: 'spent', seat, token: by });
}
