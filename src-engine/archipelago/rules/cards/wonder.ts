import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardOf } from '../../box.ts';
import type { MoveOf } from '../../moves.ts';
import { moveMarker } from '../markers.ts';
import type { OwnedCard, State } from '../../state.ts';
import type { MoveContext, Playing, RunContext, SeatContext } from '../context.ts';
import { costRefusal, payAndBegin } from './cost.ts';
import { freeSpots, freeUnitAt } from '../../figures/units.ts';

const RULE = 'wonders';
const WHEN = 'wonders/when';
const HOW = 'wonders/how';

type Build = MoveOf<'build-wonder'>;

/** The wonders before `seat`, each with every class of free citizens that could go onto it. */
export function wonderMoves({ box, state, seat }: SeatContext): Build[] {
  const wonders = state.cards.filter(({ card, owner }) => owner === seat && cardOf(box, card).wonder);
  if (wonders.length === 0) return [];
  const citizens = freeSpots(state, seat, 'citizen');
  return wonders.flatMap(({ card }) => citizens.map((from) => ({ type: 'build-wonder', card, from }) as const));
}

function find(state: State, seat: Seat, { card }: Build): OwnedCard | undefined {
  return state.cards.find((owned) => owned.card === card && owned.owner === seat);
}

/**
 * Why `seat` cannot build a wonder (rulebook 2.0, p. 14; ruling 98): one of their own, bought in an earlier turn, once,
 * with a free citizen, and in control of the building it asks for.
 */
export function wonderRefusal(context: SeatContext, move: Build): Refusal | undefined {
  const { box, state, seat } = context;
  const owned = find(state, seat, move);
  if (owned === undefined || !cardOf(box, move.card).wonder) return refuse(RULE, 'no-such-wonder-of-yours');
  if (owned.built) return refuse(WHEN, 'wonder-built');
  if (owned.since >= state.turn) return refuse(WHEN, 'wonder-bought-this-turn');
  if (freeUnitAt(state, seat, 'citizen', move.from) < 0) return refuse(HOW, 'no-free-unit-there');
  return costRefusal(context, owned, 0);
}

/** Pays for the wonder and begins its effects; the citizen follows when they are done. */
export function buildWonder(context: MoveContext, move: Build): void {
  const { box, state, seat, emit } = context;
  const owned = find(state, seat, move);
  if (owned === undefined) return;
  owned.built = true;
  payAndBegin(context, owned, 0, move.from);
  emit({ type: 'wonder-built', seat, card: move.card, discs: cardOf(box, move.card).cost.discs });
}

/**
 * The citizen leaves the map for good and stays on the wonder; the population falls (ruling 98). No wonder of a pack has an
 * effect after which they could not.
 */
export function manWonder(context: RunContext & Playing<'effects'>): void {
  const { state, frame, emit } = context;
  const { seat, card, from } = frame;
  if (from === null) return;
  const unit = defined(state.units[freeUnitAt(state, seat, 'citizen', from)]);
  Object.assign(unit, { region: -1, part: -1, place: 'wonder', icon: -1 });
  emit({ type: 'wonder-manned', seat, card, from });
  moveMarker(context, 'population', -1, 'wonder');
}
