/** Visible blunders of Empires of the North. */
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { GOODS, RESOURCES, type Goods } from '#engine/empires-of-the-north/data/goods.ts';
import { canPayCost } from '#engine/empires-of-the-north/effects/cost.ts';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { faceOf, locationOf } from '#engine/empires-of-the-north/figures/faces.ts';
import { fieldsIn, harvestOf } from '#engine/empires-of-the-north/figures/harvest.ts';
import { pointsOf } from '#engine/empires-of-the-north/figures/score.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { AT, type State } from '#engine/empires-of-the-north/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Blunder, Known as KnownOf } from '../../../bots/blunders.ts';
import { GAME } from '../../bots/company.ts';

const BOX = openBox(BASE_PACK);

type Known = KnownOf<EmpiresTypes>;

/** Goods that are too many to leave on a field. */
const MANY = 2;
/** Resources that gold always stands for: fish and sheep are also asked for by name. */
const PLAIN = ['food', 'wood', 'stone'] as const;

const ofType = <T extends Move['type']>(moves: readonly Move[], type: T): MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);
const isTurn = ({ frames }: State): boolean => frames.at(-1)?.kind === 'turn';

/** What a seat would be counted after a move. */
function pointsAfter({ state, seat }: Known, move: Move): number {
  const next = GAME.copy(state);
  GAME.apply(next, seat, move, () => undefined);
  return defined(pointsOf(BOX, next)[seat]);
}

const pointsNow = ({ state, seat }: Known): number => defined(pointsOf(BOX, state)[seat]);

const countOf = (goods: Goods): number => GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);

function idling(known: Known): readonly Move[] {
  const { state, seat, moves } = known;
  const { pawns, empire } = defined(state.players[seat]);
  if (!isTurn(state) || !pawns.some((pawn) => pawn.state === 'fresh')) return [];
  const fields = fieldsIn(BOX, state, empire);
  return fields.some((field) => countOf(harvestOf(BOX, state, field)) >= MANY) ? ofType(moves, 'pass') : [];
}

function leaving(known: Known): readonly Move[] {
  const { state, moves } = known;
  if (!isTurn(state) || !state.last) return [];
  const now = pointsNow(known);
  const sure = moves.filter(({ type }) => type === 'place' || type === 'use');
  return sure.some((move) => pointsAfter(known, move) > now) ? ofType(moves, 'pass') : [];
}

/** Whether the owner of a Location could not pay for its Action, whatever it does: it has neither what is asked nor any gold. */
function isIdle(state: State, { seat, location: id }: MoveOf<'raid'>): boolean {
  const location = locationOf(state, seat, id);
  if (location === undefined) return false;
  const face = faceOf(BOX, state, location);
  if (face.kind !== 'action' || face.cost === undefined) return false;
  return !canPayCost({ box: BOX, state, seat }, face.cost, id);
}

function raiding({ state, moves }: Known): readonly Move[] {
  return isTurn(state) && state.last ? ofType(moves, 'raid').filter((move) => isIdle(state, move)) : [];
}

function landing(known: Known): readonly Move[] {
  const { state, moves } = known;
  if (!state.last || state.frames.at(-1)?.kind !== 'landing' || state.frames.length > 3) return [];
  const lands = ofType(moves, 'land');
  const counted = lands.map((move) => pointsAfter(known, move));
  const most = Math.max(...counted);
  return lands.filter((_, index) => defined(counted[index]) < most - 1);
}

/** Whether one harvest gives all that another does, and more. */
const givesMore = (more: Goods, less: Goods): boolean =>
  countOf(more) > countOf(less) && GOODS.every((good) => (more[good] ?? 0) >= (less[good] ?? 0));

function harvesting({ state, seat, moves }: Known): readonly Move[] {
  const harvests = ofType(moves, 'harvest').map((move) => {
    const location = defined(locationOf(state, seat, move.location));
    return { move, goods: harvestOf(BOX, state, location) };
  });
  return harvests
    .filter(({ goods }) => harvests.some((other) => givesMore(other.goods, goods)))
    .map(({ move }) => move);
}

/** Whether a payment holds gold, although a plain resource of the same price lies in the stock. */
function isDear(known: Known, move: Move): boolean {
  if (!('pay' in move) || (move.pay.gold ?? 0) === 0) return false;
  const { goods } = defined(known.state.players[known.seat]);
  return known.moves.some((other) => {
    if (other.type !== move.type || !('pay' in other) || countOf(other.pay) !== countOf(move.pay)) return false;
    const same = JSON.stringify({ ...other, pay: null }) === JSON.stringify({ ...move, pay: null });
    const less = (other.pay.gold ?? 0) < (move.pay.gold ?? 0);
    const more = RESOURCES.filter((good) => (other.pay[good] ?? 0) > (move.pay[good] ?? 0));
    return same && less && more.every((good) => PLAIN.some((plain) => plain === good) && defined(goods[AT[good]]) > 0);
  });
}

function overpaying(known: Known): readonly Move[] {
  return known.state.last ? known.moves.filter((move) => isDear(known, move)) : [];
}

export const BLUNDERS: readonly Blunder<EmpiresTypes>[] = [
  {
    id: 'a pass with a fresh pawn and two goods to harvest',
    why: 'A fresh pawn costs nothing and is lost when the round ends; the goods stay.',
    wrong: idling,
  },
  {
    id: 'a pass in the last round with points to be had at once',
    why: 'Nothing comes after it for which goods or workers could be kept.',
    wrong: leaving,
  },
  {
    id: 'a raid in the last round on what its owner cannot pay for',
    why: 'The token would be counted, and the raid takes nothing away.',
    wrong: raiding,
  },
  {
    id: 'a landing of the last round that counts two points less than the other',
    why: 'Points are all that is left to be had.',
    wrong: landing,
  },
  {
    id: 'a harvest where another field gives all the same and more',
    why: 'Fields are not exhausted, so nothing is saved by taking less.',
    wrong: harvesting,
  },
  {
    id: 'gold paid in the last round for food, wood or stone that lies in the stock',
    why: 'Gold counts twice as much, and could stand for the resource later.',
    wrong: overpaying,
  },
];
