/** What the choices in effects are worth, part by part. */
import type { Effect } from '../../data/effect.ts';
import type { FrameOf } from '../../frames.ts';
import { locationOf } from '../../figures/faces.ts';
import type { MoveOf } from '../../moves.ts';
import { cardOf } from '../../pack-index.ts';
import { liftWorth, readiedWorth } from '../effects.ts';
import { pending, type Evaluation, type Standing } from '../evaluation.ts';
import { laterOf, moreOf } from '../goods.ts';
import { cardWorth } from '../hand.ts';
import { movedWorth } from '../pawns.ts';
import { answersTo, firedWorth } from '../specials.ts';
import { assignWorth, releaseAllWorth, releaseWorth } from '../storage.ts';
import { tileWorth } from '../tiles.ts';
import { advancedWorth } from '../voyages.ts';
import { tellGiven, tellPaid } from './parts.ts';
import type { Tell } from './tell.ts';

/** The effect that is being resolved, and where it stands. */
function clause(evaluation: Evaluation): { effect: Effect; frame: FrameOf<'effect'>; standing: Standing } | undefined {
  const frame = pending(evaluation);
  if (frame?.kind !== 'effect') return undefined;
  const [effect] = frame.todo;
  return effect === undefined ? undefined : { effect, frame, standing: { by: frame.by, extra: null, far: frame.far } };
}

/** One of several effects. */
export function chooseWorth(evaluation: Evaluation, { option }: MoveOf<'choose'>, tell: Tell): number {
  const asked = clause(evaluation);
  if (asked?.effect.do !== 'one') return 0;
  const chosen = asked.effect.effects[option];
  if (chosen === undefined) return 0;
  return tell('effect', evaluation.effectNow(evaluation, chosen, asked.standing), { card: asked.frame.card, option });
}

/** One of several tiles. */
export const declareWorth = (evaluation: Evaluation, { tile }: MoveOf<'declare'>, tell: Tell): number =>
  tell(`tile-${tile}`, tileWorth(evaluation, tile), { tile });

/** Paying for an effect, or for a Special. */
export function buyWorth(evaluation: Evaluation, { pay, target }: MoveOf<'buy'>, tell: Tell): number {
  const found = bought(evaluation);
  if (found === undefined) return 0;
  const { worth, workers, drops, card } = found;
  const given = target === undefined ? 0 : tellGiven(evaluation, drops, target, tell);
  return tell('effect', worth, { card }) + tellPaid(evaluation, pay, workers, tell) + given;
}

type Bought = { worth: number; workers: number; drops: boolean; card: string };

function bought(evaluation: Evaluation): Bought | undefined {
  const asked = clause(evaluation);
  if (asked?.effect.do === 'may') {
    const { cost, effect } = asked.effect;
    const worth = evaluation.effectNow(evaluation, effect, asked.standing);
    return { worth, workers: cost.workers ?? 0, drops: cost.drop !== undefined, card: asked.frame.card };
  }
  const [first] = waiting(evaluation);
  if (first === undefined) return undefined;
  const { location, trigger } = first;
  const standing = { by: location.id, extra: null, far: null };
  const worth = evaluation.effectNow(evaluation, trigger.effect, standing);
  const { cost } = trigger;
  return { worth, workers: cost?.workers ?? 0, drops: cost?.drop !== undefined, card: location.card };
}

/** The Specials that wait. */
function waiting({ box, state, ...evaluation }: Evaluation): Parameters<typeof firedWorth>[1][] {
  const frame = pending({ box, state, ...evaluation });
  if (frame?.kind !== 'specials') return [];
  return frame.waiting.flatMap(({ location: id, trigger: at }) => {
    const location = locationOf(state, frame.seat, id);
    if (location === undefined) return [];
    const { lying } = cardOf(box, location.card);
    const trigger = lying.kind === 'special' ? lying.triggers[at] : undefined;
    return trigger === undefined ? [] : [{ location, trigger }];
  });
}

/** Which Special or Storage comes next: the richest. */
export function nextWorth(evaluation: Evaluation, { location }: MoveOf<'next'>, tell: Tell): number {
  const found = waiting(evaluation).find((one) => one.location.id === location);
  return found === undefined ? 0 : tell('answers', firedWorth(evaluation, found, null), { card: found.location.card });
}

/** The Location that is readied, exhausted, lifted, dropped, or from which all is released. */
export function pickWorth(evaluation: Evaluation, { location: id }: MoveOf<'pick'>, tell: Tell): number {
  const { state, seat } = evaluation;
  const effect = clause(evaluation)?.effect;
  const location = locationOf(state, seat, id);
  if (effect === undefined || location === undefined) return 0;
  const { card } = location;
  if (effect.do === 'ready') return tell('readied', readiedWorth(evaluation, id), { card });
  if (effect.do === 'lift') return tell('lifted', liftWorth(evaluation, id), { card });
  if (effect.do === 'release') return tellReleased(releaseAllWorth(evaluation, effect.what, location), card, tell);
  const dropped = effect.do === 'drop';
  return (
    tellGiven(evaluation, dropped, id, tell) +
    tell('answers', answersTo(evaluation, dropped ? 'leave' : 'exhaust', card))
  );
}

/** One thing onto a Location. */
export function assignMoveWorth(evaluation: Evaluation, { what, location: id }: MoveOf<'assign'>, tell: Tell): number {
  const location = locationOf(evaluation.state, evaluation.seat, id);
  if (location === undefined) return 0;
  const { card } = location;
  const answers = answersTo(evaluation, 'assign', card);
  const worth = assignWorth(evaluation, what, location) - answers;
  return tell(worth < 0 ? 'less-to-spend' : 'assigned', worth, { card, what, n: 1 }) + tell('answers', answers);
}

/** Things that come back from a Location, which then pays less. */
const tellReleased = (worth: number, card: string, tell: Tell): number =>
  tell(worth < 0 ? 'pays-less' : 'released', worth, { card });

/** One thing from a Location. */
export function releaseMoveWorth(
  evaluation: Evaluation,
  { what, location: id }: MoveOf<'release'>,
  tell: Tell,
): number {
  const location = locationOf(evaluation.state, evaluation.seat, id);
  return location === undefined ? 0 : tellReleased(releaseWorth(evaluation, what, location, 1), location.card, tell);
}

/** A good of one's own choice. */
export const takeWorth = (evaluation: Evaluation, { good }: MoveOf<'take'>, tell: Tell): number =>
  tell('goods', evaluation.now === 1 ? moreOf(evaluation, good, 1) : laterOf(evaluation, good), { good, n: 1 });

/** A card out of the own deck. */
export const findWorth = (evaluation: Evaluation, { card }: MoveOf<'find'>, tell: Tell): number =>
  card === null ? 0 : tell('card-kept', cardWorth(evaluation, cardOf(evaluation.box, card)), { card });

/** Moving a pawn. */
export function moveMoveWorth(evaluation: Evaluation, { pawn, tile }: MoveOf<'move'>, tell: Tell): number {
  const worth = movedWorth(evaluation, pawn, tile);
  return tell(worth < 0 ? 'pawn-worse' : 'pawn', worth);
}

/** Advancing a ship. */
export const advanceMoveWorth = (evaluation: Evaluation, { ship }: MoveOf<'advance'>, tell: Tell): number =>
  tell('advanced', advancedWorth(evaluation, ship));
