/** Moves that are not worth a look, because another does the same or more. */
import { copyState } from '../copy.ts';
import type { Box } from '../box.ts';
import { TRACKS } from '../data/schema.ts';
import { isOverLimit } from '../figures/card-limit.ts';
import { gloryLines } from '../figures/glory.ts';
import { partsOf } from '../figures/symbols.ts';
import { gameFlow } from '../flow.ts';
import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Move, MoveOf } from '../moves.ts';
import { buildingOf, cardOf, type IndexedBuilding } from '../pack-index.ts';
import type { State } from '../state.ts';

const SILENT = (): void => undefined;

/**
 * The moves that are worth a look: no tile where another gives all the same and more, none in the last round that brings nothing, and no pass for the last time while an
 * action brings glory at once.
 */
export function worthALook(box: Box, state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const kind = state.frames.at(-1)?.kind;
  if (kind === 'build') {
    const tiles = moves.filter((move) => move.type === 'build');
    const unbeaten = tiles.filter((move) => !isBeaten(box, move, tiles));
    return state.round < box.pack.supply.rounds ? unbeaten : unwasted(box, state, seat, unbeaten);
  }
  if (kind !== 'turn' || state.round < box.pack.supply.rounds) return moves;
  const active = moves.filter(({ type }) => type !== 'pass' && type !== 'idle');
  const now = gloryKept(box, state, seat);
  return active.some((move) => gloryAfter(box, state, seat, move) > now) ? active : moves;
}

/**
 * The last tiles that may still change the score: by what they bring at once, or by an action. A payment alone is none while others bring
 * glory. All of them where none does.
 */
function unwasted(box: Box, state: State, seat: Seat, tiles: readonly MoveOf<'build'>[]): readonly Move[] {
  const after = tiles.map((move) => gloryAfter(box, state, seat, move));
  // Growth follows the tile and may bring glory by itself.
  const least = Math.min(...after);
  const pays = tiles.filter((_, index) => defined(after[index]) > least);
  const acts = tiles.filter(({ building }) => actions(buildingOf(box, building)).some((action) => action !== 'pay'));
  return pays.length === 0 ? tiles : tiles.filter((move) => pays.includes(move) || acts.includes(move));
}

/** Whether another tile gives all that this one does, and more. */
export function isBeaten(box: Box, move: MoveOf<'build'>, tiles: readonly MoveOf<'build'>[]): boolean {
  const tile = buildingOf(box, move.building);
  return tiles.some(({ building }) => givesMore(buildingOf(box, building), tile));
}

function givesMore(more: IndexedBuilding, less: IndexedBuilding): boolean {
  const symbols = TRACKS.map((track) => (more.symbols[track] ?? 0) - (less.symbols[track] ?? 0));
  const gains = [...symbols, more.glory - less.glory, actions(more).length - actions(less).length];
  return (
    gains.every((gain) => gain >= 0) &&
    actions(less).every((action) => actions(more).includes(action)) &&
    gains.some((gain) => gain > 0)
  );
}

/** What a tile can do: each first part, and each first part with its second. */
function actions({ action }: IndexedBuilding): readonly string[] {
  if (action === null) return [];
  const { first, second } = partsOf(action);
  return [...first, ...first.flatMap((one) => (second[one] === undefined ? [] : [`${one} ${second[one]}`]))];
}

/** The glory that a seat can keep after a move, if nothing else happens. */
export function gloryAfter(box: Box, state: State, seat: Seat, move: Move): number {
  const next = copyState(state);
  gameFlow.apply(box, next, seat, move, SILENT);
  return gloryKept(box, next, seat);
}

/** The most glory that a seat can have once it has met its card limit. */
export function gloryKept(box: Box, state: State, seat: Seat): number {
  const player = defined(state.players[seat]);
  if (!isOverLimit(box, player)) return gloryLines(box, state, seat).reduce((sum, { points }) => sum + points, 0);
  const rests = player.cards.map((id) => {
    const rest = copyState(state);
    const own = defined(rest.players[seat]);
    own.cards = own.cards.filter((other) => other !== id);
    const { symbols, slavery } = cardOf(box, id);
    for (const track of TRACKS) own.status[track] -= symbols[track] ?? 0;
    if (slavery) own.faceDown.push(id);
    return gloryKept(box, rest, seat);
  });
  return Math.max(...rests);
}
