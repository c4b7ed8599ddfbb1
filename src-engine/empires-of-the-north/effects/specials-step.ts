import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Trigger } from '../data/effect.ts';
import { saysOnly } from '../data/effect-words.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { GameStep, RuleContext, RunContext, SeatContext } from '../rules/context.ts';
import type { Location } from '../state.ts';
import { costRefusal, costWays, kindsPaid, payCost, type CostWay } from './cost.ts';
import { couldBuyWithAnyHand, effectRefusal } from './could-do.ts';
import { openEffect, type Opened } from './open.ts';

const RULE = 'specials';
const COST_RULE = 'specials/cost';
type Specials = FrameOf<'specials'>;
type Framed = { readonly frame: Specials };
type Waiting = Specials['waiting'][number];

/** A Special that could fire now. */
type Ready = { readonly waiting: Waiting; readonly location: Location; readonly trigger: Trigger };

/** The trigger that waits; undefined if it has gone, or fired meanwhile as often as it may. */
function readyOf({ box, state, frame }: RuleContext & Framed, waiting: Waiting): Ready | undefined {
  const location = locationOf(state, frame.seat, waiting.location);
  if (location === undefined) return undefined;
  const face = faceOf(box, state, location);
  const trigger = face.kind === 'special' ? face.triggers[waiting.trigger] : undefined;
  if (trigger === undefined || (trigger.once !== undefined && location.fired[trigger.once])) return undefined;
  return { waiting, location, trigger };
}

const effectOf = ({ seat, far, chain }: Specials, { location, trigger }: Ready): Opened => ({
  seat,
  card: location.card,
  by: location.id,
  effect: trigger.effect,
  far,
  chain: [...chain, location.id],
});

/** Those that could do something now, as far as everybody can tell. */
function able(context: RuleContext & Framed): Ready[] {
  const { frame } = context;
  const found: Ready[] = [];
  for (const waiting of frame.waiting) {
    const ready = readyOf(context, waiting);
    if (ready === undefined) continue;
    const seat = { ...context, seat: frame.seat };
    if (couldBuyWithAnyHand(seat, effectOf(frame, ready), ready.trigger.cost)) found.push(ready);
  }
  return found;
}

/** Whether it only gives: then it makes no difference what comes before or after it, and it need not be ordered. */
const givesOnly = ({ trigger: { cost, effect } }: Ready): boolean =>
  cost === undefined && saysOnly(effect, ['all', 'gain', 'worker', 'vp', 'draw', 'recover', 'ship']);

/** What its seat has to decide: which comes next, or whether to pay for the only one; nothing if one fires by itself. */
function asked(context: RuleContext & Framed): readonly Ready[] {
  const ready = able(context);
  if (ready.some(givesOnly)) return [];
  return ready.length > 1 || ready[0]?.trigger.cost !== undefined ? ready : [];
}

function forget(frame: Specials, { location, trigger }: Waiting): void {
  frame.waiting = frame.waiting.filter((other) => other.location !== location || other.trigger !== trigger);
}

/** A Special fires: it is told and counted, and its effect opened; what its cost sets off comes before that. */
function fire(context: RunContext & Framed, ready: Ready, way?: CostWay): void {
  const { frame, emit } = context;
  const { seat } = frame;
  const { location, trigger } = ready;
  const { id, card } = location;
  const effect = effectOf(frame, ready);
  forget(frame, ready.waiting);
  if (trigger.once !== undefined) location.fired[trigger.once] = true;
  emit({ type: 'fired', seat, location: id, card });
  if (way === undefined) {
    openEffect(context, effect);
    return;
  }
  openEffect(context, { ...effect, paid: kindsPaid(way.pay) });
  emit({ type: 'bought', seat, card, pay: { ...way.pay }, workers: trigger.cost?.workers ?? 0 });
  payCost({ ...context, seat }, trigger.cost, way, effect.chain);
}

function buyRefusal(context: SeatContext & Framed, move: MoveOf<'buy'>): Refusal | undefined {
  const [ready, second] = asked(context);
  if (ready === undefined || second !== undefined) return refuse(RULE, 'order-first');
  const { location, trigger } = ready;
  const refused = costRefusal(context, trigger.cost, move, { by: location.id, rule: COST_RULE });
  if (refused !== undefined) return refused;
  return effectRefusal(context, effectOf(context.frame, ready), COST_RULE, { cost: trigger.cost, way: move });
}

function candidates(context: SeatContext & Framed): MoveOf<'next' | 'buy' | 'done'>[] {
  const ready = asked(context);
  const [only] = ready;
  if (only === undefined) return [];
  if (ready.length > 1) {
    const locations = new Set(ready.map(({ location }) => location.id));
    return [...locations].map((location) => ({ type: 'next', location }));
  }
  const buys = costWays(context, only.trigger.cost, only.location.id).map((way) => ({ type: 'buy', ...way }) as const);
  return [...buys, { type: 'done' }];
}

/**
 * The Specials of a seat that answer one event (ruling 56). Those that only give fire by themselves, before all others; of the
 * others their seat says which comes next. One with a cost may be let pass.
 */
export const specialsStep: GameStep<'specials', 'next' | 'buy' | 'done'> = {
  rule: RULE,
  takes: ['next', 'buy', 'done'],
  deciders: (context) => (asked(context).length > 0 ? [context.frame.seat] : []),
  candidates,
  refusal(context, move) {
    if (move.type === 'buy') return buyRefusal(context, move);
    const ready = asked(context);
    if (move.type === 'done') return ready.length === 1 ? undefined : refuse('specials/order', 'order-first');
    const waits = ready.length > 1 && ready.some(({ location }) => location.id === move.location);
    return waits ? undefined : refuse('specials/order', 'not-waiting');
  },
  apply(context, move) {
    const { state, frame } = context;
    const ready = asked(context);
    if (move.type === 'buy') return fire(context, defined(ready[0]), move);
    if (move.type === 'done') return forget(frame, defined(ready[0]).waiting);
    const first = defined(ready.find(({ location }) => location.id === move.location));
    if (first.trigger.cost === undefined) return fire(context, first);
    forget(frame, first.waiting);
    const { seat, far, chain } = frame;
    return push(state, { kind: 'specials', seat, waiting: [first.waiting], far, chain: [...chain] });
  },
  run(context) {
    const ready = able(context);
    const first = ready.find(givesOnly) ?? ready[0];
    if (first === undefined) pop(context.state);
    else fire(context, first);
  },
};
