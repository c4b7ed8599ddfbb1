import type { Emit } from '../../../kernel/events.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardOf, type Box } from '../../box.ts';
import type { Event } from '../../events.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import { moveMarker } from '../../pieces/markers.ts';
import { freeSpots, freeUnitAt } from '../../figures/units.ts';
import type { OwnedCard, State } from '../../state.ts';
import { costRefusal, payAndBegin } from './cost.ts';

const RULE = 'wonders';

type Build = MoveOf<'build-wonder'>;

/** The wonders before `seat`, each with every class of free citizens that could go onto it. */
export function wonderMoves(box: Box, state: State, seat: Seat): Build[] {
  const wonders = state.cards.filter(({ card, owner }) => owner === seat && cardOf(box, card).wonder);
  if (wonders.length === 0) return [];
  const citizens = freeSpots(state, seat, 'citizen');
  return wonders.flatMap(({ card }) => citizens.map((from) => ({ type: 'build-wonder', card, from }) as const));
}

function find(state: State, seat: Seat, { card }: Build): OwnedCard | undefined {
  return state.cards.find((owned) => owned.card === card && owned.owner === seat);
}

/**
 * Why `seat` cannot build a wonder (rulebook 2.0, p. 14; ruling 98): one of his own, bought in an earlier turn, once, with
 * a free citizen, and in control of the building it asks for.
 */
export function wonderRefusal(box: Box, state: State, seat: Seat, move: Build): Refusal | undefined {
  const owned = find(state, seat, move);
  if (owned === undefined || !cardOf(box, move.card).wonder) return refuse(RULE, 'no-such-wonder-of-yours');
  if (owned.built) return refuse(RULE, 'wonder-built');
  if (owned.since >= state.turn) return refuse(RULE, 'wonder-bought-this-turn');
  if (freeUnitAt(state, seat, 'citizen', move.from) < 0) return refuse(RULE, 'no-free-unit-there');
  return costRefusal(box, state, seat, owned, 0);
}

/** Pays for the wonder and begins its effects; the citizen follows when they are done. */
export function buildWonder(box: Box, state: State, seat: Seat, move: Build, emit: Emit<Event>): void {
  const owned = find(state, seat, move);
  if (owned === undefined) return;
  owned.built = true;
  payAndBegin(box, state, seat, owned, 0, move.from);
  emit({ type: 'wonder-built', seat, card: move.card, discs: cardOf(box, move.card).cost.discs });
}

/** The citizen leaves the map for good and stays on the wonder; the population falls (ruling 98). */
export function manWonder(box: Box, state: State, { seat, card, from }: FrameOf<'effects'>, emit: Emit<Event>): void {
  const unit = from === null ? undefined : state.units[freeUnitAt(state, seat, 'citizen', from)];
  if (from === null || unit === undefined) return;
  Object.assign(unit, { region: -1, part: -1, place: 'wonder', icon: -1 });
  emit({ type: 'wonder-manned', seat, card, from });
  moveMarker(box, state, 'population', -1, 'wonder', emit);
}
