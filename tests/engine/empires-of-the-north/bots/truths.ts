/** What the reasons of Empires of the North say, checked against what happens. */
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Goods } from '#engine/empires-of-the-north/data/goods.ts';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { kindsOf, type Piece } from '#engine/empires-of-the-north/effects/things.ts';
import type { Event, EventOf } from '#engine/empires-of-the-north/events.ts';
import { faceOf, locationOf } from '#engine/empires-of-the-north/figures/faces.ts';
import { cardsIn, heldOf } from '#engine/empires-of-the-north/figures/stock.ts';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { cardOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { canUsePawn } from '#engine/empires-of-the-north/rules/turn-pawn.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Check, Played, Truth } from '../../bots/told-true.ts';
import { botOf, GAME } from './company.ts';

const BOX = openBox(BASE_PACK);

type Now = Played<EmpiresTypes>;

const player = (state: State, seat: number) => defined(state.players[seat]);
/** The events of a kind that are the seat's own. */
function own<K extends Event['type']>({ events, seat }: Now, type: K): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.type === type && 'seat' in event && event.seat === seat);
}
const ofCard = (played: Now, type: 'exhausted' | 'readied' | 'assigned' | 'released' | 'fired', card: unknown) =>
  own(played, type).filter((event) => event.card === card);
const leaves =
  (to: 'hand' | 'discard'): Check<EmpiresTypes> =>
  (played, { card }) =>
    own(played, 'left').some((event) => event.card === card && event.to === to);
const gains = (played: Now): EventOf<'gained'>[] => own(played, 'gained');
const workersGained = (played: Now): boolean => gains(played).some(({ workers }) => workers > 0);
/** What is paid by the move itself. */
const payments = (played: Now): { pay?: Goods; workers?: number }[] => [
  ...own(played, 'placed'),
  ...own(played, 'pawn'),
  ...own(played, 'used'),
  ...own(played, 'bought'),
];
/** Whether a field or an upgrade has come whose goods came with it. */
const fieldCame: Check<EmpiresTypes> = (played, { card }) => {
  const came = own(played, 'field').find((event) => event.card === card);
  if (came === undefined) return false;
  const { face } = cardOf(BOX, String(card));
  const tucked = came.under !== null;
  const goods = face.kind === 'either' ? (tucked ? face.upgrade : face.field) : 'goods' in face ? face.goods : {};
  return gains(played).some((gained) => canonicalJson(gained.goods) === canonicalJson(goods));
};

/** For how many groups of things a Storage pays. */
function groups(state: State, seat: number, id: number): number {
  const location = defined(locationOf(state, seat, id));
  const face = faceOf(BOX, state, location);
  return face.kind === 'storage' ? Math.floor(heldOf(location, face.what) / face.n) : 0;
}

/** Whether a Location is a Storage of such things. */
function takes({ first, seat }: Now, id: number, what: Piece): boolean {
  const face = faceOf(BOX, first, defined(locationOf(first, seat, id)));
  return face.kind === 'storage' && kindsOf(face.what).includes(what);
}

const drew: Check<EmpiresTypes> = (played) => own(played, 'drew').length > 0;
const sailed: Check<EmpiresTypes> = (played) => own(played, 'sailed').length > 0 || own(played, 'voyage').length > 0;
const kept: Check<EmpiresTypes> = ({ last, seat }, { card }) => player(last, seat).hand.includes(String(card));

const CHECKS: Truth<EmpiresTypes>['checks'] = {
  only: ({ before, seat }) => GAME.legalMoves(before, seat).length === 1,
  'card-point': ({ before, last, seat }) => cardsIn(player(last, seat).empire) > cardsIn(player(before, seat).empire),
  'brings-later': (played, { card }) =>
    !played.before.last && own(played, 'placed').some((event) => event.card === card),
  'brings-last': (played, { card }) => played.before.last && own(played, 'placed').some((event) => event.card === card),
  bonus: (played, { card }) =>
    cardOf(BOX, String(card)).bonus !== null && own(played, 'placed').some((event) => event.card === card),
  answers: (played, { card }) => (card === undefined ? own(played, 'fired') : ofCard(played, 'fired', card)).length > 0,
  paid: (played, pay) => payments(played).some((event) => canonicalJson(event.pay) === canonicalJson(pay)),
  workers: (played, { n }) =>
    [
      ...payments(played),
      ...played.events.filter((event) => event.type === 'observed' && event.seat === played.seat),
    ].some((event) => 'workers' in event && event.workers === n),
  dropped: leaves('discard'),
  exhausted: (played, { card }) => ofCard(played, 'exhausted', card).length > 0,
  goods: (played, { good, n }) => gains(played).some(({ goods }) => goods[good as keyof Goods] === n),
  'tile-explore': drew,
  'tile-populate': workersGained,
  'tile-construct': (played) =>
    own(played, 'placed').some(({ how, pay }) => how === 'construct' && Object.keys(pay).length === 0),
  'tile-harvest': (played) => own(played, 'harvested').length > 0,
  'tile-sail': sailed,
  'card-before': ({ first, seat }) =>
    first.frames.at(-1)?.kind !== 'tile' ||
    GAME.legalMoves(first, seat).some(({ type }) => type === 'boost' || type === 'field'),
  // The pawn itself has a use left; what speaks against a move is no good place.
  pawn: ({ first, seat, move }, _, good) =>
    good && 'pawn' in move && player(first, seat).pawns[move.pawn]?.state === 'active',
  'pawn-used': (played) => own(played, 'pawn').length === 1,
  'pawns-unused': (played) =>
    own(played, 'passed').length > 0 && canUsePawn({ box: BOX, state: played.before, seat: played.seat }),
  harms: ({ first, move }, { seat }) =>
    move.type === 'raid' && move.seat === seat && locationOf(first, move.seat, move.location)?.ready === false,
  token: ({ events, seat }) => events.some((event) => event.type === 'raided' && event.by === seat && event.token),
  use: (played, { card }) => own(played, 'used').some((event) => event.card === card),
  boost: (played, { card }) => own(played, 'boosted').some((event) => event.card === card),
  field: fieldCame,
  upgrade: fieldCame,
  'card-drawn': drew,
  worker: workersGained,
  voyage: sailed,
  cargo: (played) => own(played, 'sailed').some(({ fish, raze }) => fish || raze),
  readied: (played, { card }) => ofCard(played, 'readied', card).length > 0,
  lifted: leaves('hand'),
  released: (played, { card }) => ofCard(played, 'released', card).length > 0,
  'pays-less': ({ before, last, seat, events }, { card }) =>
    events.some(
      (event) =>
        event.type === 'released' &&
        event.card === card &&
        groups(before, seat, event.location) > groups(last, seat, event.location),
    ),
  assigned: (played, { card }) =>
    !played.before.last &&
    own(played, 'assigned').some((event) => event.card === card && takes(played, event.location, event.what)),
  'less-to-spend': (played, { card, what, n }) =>
    ofCard(played, 'assigned', card).some((event) => 'what' in event && event.what === what && event.n === n),
  'card-kept': kept,
  advanced: (played) => own(played, 'advanced').length > 0,
  pillage: (played, { island }) => own(played, 'pillaged').some((event) => event.island === island),
  conquest: (played, { island }) => own(played, 'conquered').some((event) => event.card === island),
};

/** Frames at which an action is over: what is decided there is another matter. */
const BETWEEN: ReadonlySet<string> = new Set([
  'rounds',
  'opening',
  'storage',
  'actions',
  'turn',
  'expedition',
  'cleanup',
]);

/** The reasons of Empires of the North. */
export const TRUTH: Truth<EmpiresTypes> = {
  game: GAME,
  bot: botOf('steward'),
  isOver(state, { before }) {
    const [top, below] = [state.frames.at(-1), state.frames.at(-2)];
    if (top === undefined || state.ended) return true;
    // Everybody keeps cards at the same time, and nothing comes of it before all have.
    if (top.kind === 'observation' || top.kind === 'opening') return state.round !== before.round;
    if (top.kind === 'voyage' && below?.kind === 'expedition') return true;
    return BETWEEN.has(top.kind);
  },
  checks: CHECKS,
  forecasts: {
    'nothing-better': 'it compares what moves are worth',
    'costs-least': 'it compares what moves are worth',
    effect: 'it is said in the words of the effect that is played',
    'pawn-worse': 'it compares uses to come',
    'unseen-island': 'nobody knows the island',
  },
};
