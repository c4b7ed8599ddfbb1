/** What it is worth to assign things, and to release them. */
import { defined } from '../../kernel/defined.ts';
import type { Effect, Filter, Thing } from '../data/effect.ts';
import type { Face } from '../data/schema.ts';
import { kindsOf, type Piece } from '../effects/things.ts';
import { faceOf } from '../figures/faces.ts';
import { locationsIn } from '../figures/filter.ts';
import { heldOf } from '../figures/stock.ts';
import { AT, type Location } from '../state.ts';
import type { Evaluation, Standing } from './evaluation.ts';
import { lessOf, moreOf, newWorkers, readyWorkers, workersSpent } from './goods.ts';
import { payoutOf } from './locations.ts';
import { answersTo } from './specials.ts';

type Storage = Extract<Face, { kind: 'storage' }>;

const inStock = ({ player }: Evaluation, what: Piece): number =>
  what === 'worker' ? player.workers : defined(player.goods[AT[what]]);

/** What it costs to take one thing out of the stock. */
const costOf = (evaluation: Evaluation, what: Piece): number =>
  what === 'worker' ? workersSpent(evaluation, 1) + 0.5 * evaluation.left : lessOf(evaluation, what, 1);

/** What one more thing on a Storage brings: its part of a group, if the group can become full. */
function pieceWorth(evaluation: Evaluation, face: Storage, held: number, what: Piece): number {
  if (!kindsOf(face.what).includes(what) || held >= face.cap) return 0;
  const missing = face.n - (held % face.n);
  let have = 0;
  for (const kind of kindsOf(face.what)) have += inStock(evaluation, kind);
  const chance = have >= missing ? 1 : 0.3;
  return (chance * payoutOf(evaluation, face)) / face.n;
}

/** What it is worth to assign one thing to a Location. */
export function assignWorth(evaluation: Evaluation, what: Piece, location: Location): number {
  const { box, state } = evaluation;
  const face = faceOf(box, state, location);
  const pays = face.kind === 'storage' ? pieceWorth(evaluation, face, heldOf(location, face.what), what) : 0;
  return pays - costOf(evaluation, what) + answersTo(evaluation, 'assign', location.card);
}

/** What it is worth to assign up to `n` things to a Storage that holds `held`, the cheapest first. */
function depositWorth(evaluation: Evaluation, face: Storage, held: number, what: Thing, n: number): number {
  const costs: number[] = [];
  for (const kind of kindsOf(what)) {
    if (!kindsOf(face.what).includes(kind)) continue;
    const each = costOf(evaluation, kind);
    for (let count = Math.min(n, inStock(evaluation, kind)); count > 0; count--) costs.push(each);
  }
  costs.sort((one, other) => one - other);
  const pays = payoutOf(evaluation, face);
  const answers = answersTo(evaluation, 'assign');
  let [best, spent] = [0, 0];
  for (let count = 1; count <= Math.min(n, costs.length, face.cap - held); count++) {
    spent += defined(costs[count - 1]);
    const groups = Math.floor((held + count) / face.n) - Math.floor(held / face.n);
    best = Math.max(best, groups * pays + answers - spent);
  }
  return best;
}

/** What the word "assign" of a card is worth: to the card itself, or to the best of those it may mean. */
export function assignsWorth(
  evaluation: Evaluation,
  { what, n, filter }: Extract<Effect, { do: 'assign' }>,
  standing: Standing,
): number {
  const { box, state, player } = evaluation;
  if (filter.self === 'only' && standing.by === null) {
    const face = standing.extra?.face;
    const lying = face?.kind === 'copy' ? firstStorage(evaluation) : face;
    if (lying?.kind !== 'storage') return 0;
    return depositWorth(evaluation, lying, 0, what, n);
  }
  if (what === 'worker') return player.workers === 0 ? 0 : -costOf(evaluation, 'worker');
  let best = -Infinity;
  for (const location of locationsIn(box, state, evaluation.seat, filter, standing.by)) {
    const face = faceOf(box, state, location);
    if (face.kind !== 'storage') continue;
    best = Math.max(best, depositWorth(evaluation, face, heldOf(location, face.what), what, n));
  }
  return Math.max(0, best);
}

function firstStorage({ box, state, player }: Evaluation): Storage | undefined {
  for (const location of player.empire) {
    const face = faceOf(box, state, location);
    if (face.kind === 'storage') return face;
  }
  return undefined;
}

/** What it is worth to release one thing from a Location. */
export function releaseWorth(evaluation: Evaluation, what: Piece, location: Location, amount: number): number {
  const { box, state } = evaluation;
  const face = faceOf(box, state, location);
  const gained =
    what === 'worker'
      ? readyWorkers(evaluation, amount) + 0.5 * evaluation.left * amount
      : moreOf(evaluation, what, amount);
  if (face.kind !== 'storage' || what === 'worker') return gained;
  const held = heldOf(location, face.what);
  const groups = Math.floor(held / face.n) - Math.floor(Math.max(0, held - amount) / face.n);
  return gained - groups * payoutOf(evaluation, face);
}

/** What it is worth to release everything of a thing from a Location. */
export function releaseAllWorth(evaluation: Evaluation, what: Thing, location: Location): number {
  const { box, state } = evaluation;
  const face = faceOf(box, state, location);
  let sum = 0;
  for (const kind of kindsOf(what)) {
    const amount = kind === 'worker' ? location.workers : defined(location.goods[AT[kind]]);
    if (kind === 'worker') sum += amount === 0 ? 0 : newWorkers(evaluation, amount);
    else sum += moreOf(evaluation, kind, amount);
  }
  if (face.kind !== 'storage') return sum;
  return sum - Math.floor(heldOf(location, face.what) / face.n) * payoutOf(evaluation, face);
}

/** What the word "release" of a card is worth, from the best Location it may mean. */
export function releasesWorth(evaluation: Evaluation, what: Thing, n: number | undefined, filter: Filter): number {
  const { box, state, seat } = evaluation;
  let best = 0;
  for (const location of locationsIn(box, state, seat, filter, null)) {
    if (n === undefined) {
      best = Math.max(best, releaseAllWorth(evaluation, what, location));
      continue;
    }
    for (const kind of kindsOf(what)) {
      const held = kind === 'worker' ? location.workers : defined(location.goods[AT[kind]]);
      if (held > 0) best = Math.max(best, releaseWorth(evaluation, kind, location, Math.min(n, held)));
    }
  }
  return best;
}
