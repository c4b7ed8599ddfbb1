import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { FrameOf } from '../frames.ts';
import { noGoods } from '../figures/goods.ts';
import { isNothing } from '../rules/deals/goods.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { cubesIn } from '../stock.ts';
import type { PromiseTerms, WrittenPromise } from '../terms.ts';
import { chanceOfTurn } from './lasting.ts';

/** A promise kept and one broken that everybody is credited with before they have given any. */
const [KEPT, BROKEN] = [1, 1];
/** Florins up to which the word of somebody is believed who has kept none yet; what they have kept comes to it. */
const UNPROVEN = 4;
/** Florins that a promised cube counts for. */
const CUBE = 3;

/**
 * How far the word of `seat` is believed, from 0 to 1: by the promises that it has kept and broken. Once it has broken one, nothing is
 * lent to it beyond its record, so that whoever has never kept a promise is not believed again.
 */
export function trustIn({ promises }: Pick<State, 'promises'>, seat: Seat): number {
  const given = promises.filter(({ by }) => by === seat);
  const kept = given.filter(({ status }) => status === 'kept').length;
  const broken = given.filter(({ status }) => status === 'broken').length;
  return broken > 0 ? kept / (kept + broken + BROKEN) : (kept + KEPT) / (kept + KEPT + BROKEN);
}

const worthOf = ({ florins, cubes }: Pick<PromiseTerms, 'florins' | 'cubes'>): number =>
  florins + CUBE * cubesIn(cubes);

/**
 * Hands over what is promised and still open, as far as `seat` believes it and the stock reaches; `state` is a sampled one. Its own
 * word it counts in full. Of others nothing is believed that is overdue, that is due when the game is probably over, or that goes
 * beyond what they have kept so far and a little: else small promises kept would pay for a large one broken.
 */
export function believePromises(box: Box, state: State, seat: Seat): void {
  const credit = state.screens.map((_, by) => creditOf(state, by));
  for (const promise of state.promises) {
    if (promise.status !== 'open') continue;
    const { by, due } = promise;
    if (by === seat) {
      pay(state, promise, 1);
      continue;
    }
    const worth = worthOf(promise);
    const covered = Math.min(worth, defined(credit[by]));
    credit[by] = defined(credit[by]) - covered;
    if (worth === 0 || due < state.turn) continue;
    pay(state, promise, (trustIn(state, by) * chanceOfTurn(box, state, due) * covered) / worth);
  }
}

const creditOf = ({ promises }: State, seat: Seat): number =>
  promises.reduce(
    (sum, promise) => sum + (promise.by === seat && promise.status === 'kept' ? worthOf(promise) : 0),
    UNPROVEN,
  );

/** The nearest whole number; a half is nothing, so that one cube that comes with an even chance is none. */
const whole = (value: number): number => Math.ceil(value - 0.5);

/** Hands over a share of what is promised, as far as the stock reaches. */
function pay(state: State, { by, to, florins, cubes }: WrittenPromise, share: number): void {
  const [giver, taker] = [defined(state.screens[by]), defined(state.screens[to])];
  const paid = Math.min(giver.florins, whole(share * florins));
  giver.florins -= paid;
  taker.florins += paid;
  for (const resource of RESOURCES) {
    const given = Math.min(giver.cubes[resource], whole(share * cubes[resource]));
    giver.cubes[resource] -= given;
    taker.cubes[resource] += given;
  }
}

/** Whether `seat` would hold what it owes and promises, once an offer that waits for it is struck: it gives no word that it could not keep. */
export function couldKeep({ screens, promises }: State, seat: Seat, offer: FrameOf<'offer'>): boolean {
  const given = offer.promises.filter(({ by }) => by === seat);
  if (given.length === 0) return true;
  const owed = [...given, ...promises.filter(({ by, status }) => by === seat && status === 'open')];
  const held = defined(screens[seat]);
  const { give, take } = offer;
  const florins = owed.reduce((sum, one) => sum + one.florins, take.florins - give.florins);
  return (
    given.every(({ words }) => words === '') &&
    florins <= held.florins &&
    RESOURCES.every((resource) => {
      const cubes = owed.reduce((sum, one) => sum + one.cubes[resource], take.cubes[resource] - give.cubes[resource]);
      return cubes <= held.cubes[resource];
    })
  );
}

/**
 * What a seat does about promises before it decides: it says that one was kept when it is being paid, that one was broken when its
 * turn is over, and pays its own in its round of the turn in which they are due. Undefined for nothing.
 */
export function promiseDuty(state: State, seat: Seat): Move | undefined {
  const top = state.frames.at(-1);
  if (top?.kind === 'offer' && top.to === seat) return keptBy(state, seat, top);
  if (top?.kind !== 'round' || top.seat !== seat) return undefined;
  return brokenTo(state, seat) ?? payment(state, seat);
}

/** Says of the promise that an offer fulfils that it was kept. */
function keptBy({ promises }: State, seat: Seat, { from, give, take }: FrameOf<'offer'>): Move | undefined {
  if (!isNothing(take)) return undefined;
  const promise = promises.findIndex(
    (one) => one.status === 'open' && one.by === from && one.to === seat && covers(give, one),
  );
  return promise < 0 ? undefined : { type: 'settle', promise, kept: true };
}

const covers = (give: FrameOf<'offer'>['give'], { florins, cubes }: WrittenPromise): boolean =>
  give.florins >= florins && RESOURCES.every((resource) => give.cubes[resource] >= cubes[resource]);

/** Words that only a person can judge are left alone. */
function brokenTo({ promises, turn }: State, seat: Seat): Move | undefined {
  const promise = promises.findIndex(
    ({ status, to, due, words }) => status === 'open' && to === seat && due < turn && words === '',
  );
  return promise < 0 ? undefined : { type: 'settle', promise, kept: false };
}

function payment(state: State, seat: Seat): Move | undefined {
  if (defined(state.offered[seat]) > 0) return undefined;
  const due = state.promises.find(
    (one) => one.status === 'open' && one.by === seat && one.due <= state.turn && one.words === '',
  );
  if (due === undefined) return undefined;
  const give = { ...noGoods(), florins: due.florins, cubes: { ...due.cubes } };
  return { type: 'offer', to: due.to, give, take: noGoods(), promises: [] };
}
