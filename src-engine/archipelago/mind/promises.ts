import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { RESOURCES } from '../data/schema.ts';
import type { FrameOf } from '../frames.ts';
import { noGoods } from '../figures/goods.ts';
import { isNothing } from '../rules/deals/goods.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { WrittenPromise } from '../terms.ts';

/** Words kept and broken that everybody is credited with before they have given any. */
const [KEPT, BROKEN] = [1, 1];

/** How far the word of `seat` is believed, from 0 to 1: by the words that it has kept and broken. */
export function trustIn({ promises }: Pick<State, 'promises'>, seat: Seat): number {
  const given = promises.filter(({ by }) => by === seat);
  const kept = given.filter(({ status }) => status === 'kept').length + KEPT;
  return kept / (kept + given.filter(({ status }) => status === 'broken').length + BROKEN);
}

/** Hands over what is promised and still open, as far as the word is believed and the stock reaches; `state` is a sampled one. */
export function believePromises(state: State): void {
  for (const { by, to, florins, cubes, status } of state.promises) {
    if (status !== 'open') continue;
    const [giver, taker] = [defined(state.screens[by]), defined(state.screens[to])];
    const trust = trustIn(state, by);
    const paid = Math.min(giver.florins, Math.round(trust * florins));
    giver.florins -= paid;
    taker.florins += paid;
    for (const resource of RESOURCES) {
      const given = Math.min(giver.cubes[resource], Math.round(trust * cubes[resource]));
      giver.cubes[resource] -= given;
      taker.cubes[resource] += given;
    }
  }
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
