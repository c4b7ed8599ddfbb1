import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { Cost } from '../data/effect.ts';
import type { SeatContext } from '../rules/context.ts';
import { type CostWay } from './cost.ts';
import type { Opened } from './open.ts';
import { outlives, worthPaying } from './paid-for.ts';
import type { Asking } from './word.ts';
import { could } from './words.ts';

const NONE: readonly number[] = [];

/** A scene in which an effect that has not been opened is asked about. */
function sceneOf({ box, state, seat }: SeatContext, what: Opened, hand: Asking['hand']): Asking {
  const frame: Asking['frame'] = {
    kind: 'effect',
    seat,
    card: what.card,
    by: what.by,
    todo: [],
    times: 0,
    taken: [],
    released: 0,
    far: what.far ?? null,
    paid: (what.paid ?? NONE) as number[],
    // Only what is done looks there.
    chain: [],
  };
  return { box, state, seat, frame, hand, could };
}

/** Whether an effect would change anything now, as far as its seat knows (ruling 53). Copies nothing. */
export const couldDo = (context: SeatContext, what: Opened): boolean =>
  could(sceneOf(context, what, 'known'), what.effect);

/** Whether an effect can be paid for and could do something then, as far as everybody can tell who does not know the hand. */
export function couldBuyWithAnyHand(context: SeatContext, what: Opened, cost: Cost | undefined): boolean {
  const scene = sceneOf(context, what, 'any');
  return cost === undefined ? could(scene, what.effect) : worthPaying(scene, what.effect, cost, what.by);
}

/**
 * Why an effect is not offered, because it could change nothing; undefined if it could. The refusal is private where only the
 * hand of the seat tells. With `paid` it is asked as it would be once that is paid.
 */
export function effectRefusal(
  context: SeatContext,
  what: Opened,
  rule: string,
  paid?: { readonly cost: Cost | undefined; readonly way: CostWay },
): Refusal | undefined {
  const helps = (hand: Asking['hand']): boolean => {
    const scene = sceneOf(context, what, hand);
    if (!could(scene, what.effect)) return false;
    return paid?.cost === undefined || outlives(scene, what.effect, paid.cost, paid.way);
  };
  if (helps('known')) return undefined;
  return (helps('any') ? refusePrivately : refuse)(rule, 'no-effect');
}
