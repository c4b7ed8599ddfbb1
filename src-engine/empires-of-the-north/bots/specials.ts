/** What the own Specials give when something happens now. */
import type { Occasion } from '../data/effect.ts';
import { faceOf } from '../figures/faces.ts';
import { fits } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import { costNow } from './costs.ts';
import type { Evaluation, Waiting } from './evaluation.ts';

/** The own Specials, looked up once in a decision. */
function specialsOf(evaluation: Evaluation): readonly Waiting[] {
  const known = evaluation.specials.list;
  if (known !== undefined) return known;
  const { box, state, player } = evaluation;
  const list: Waiting[] = [];
  for (const location of player.empire) {
    const face = faceOf(box, state, location);
    if (face.kind === 'special') for (const trigger of face.triggers) list.push({ location, trigger });
  }
  evaluation.specials.list = list;
  return list;
}

/** What a Special is worth if it fires now: nothing where its price is higher. */
export function firedWorth(evaluation: Evaluation, { location, trigger }: Waiting, far: boolean | null): number {
  const worth = evaluation.effectNow(evaluation, trigger.effect, { by: location.id, extra: null, far });
  if (trigger.cost === undefined) return worth;
  return Math.max(0, worth - costNow(evaluation, trigger.cost, location.id));
}

/** What the answers of the own Specials to an event are worth. @param about the card the event is about */
export function answersTo(evaluation: Evaluation, on: Occasion, about?: string, far: boolean | null = null): number {
  let sum = 0;
  for (const waiting of specialsOf(evaluation)) {
    const { location, trigger } = waiting;
    if (trigger.on !== on || (trigger.once !== undefined && location.fired[trigger.once])) continue;
    if (trigger.of !== undefined && (about === undefined || !fits(cardOf(evaluation.box, about), trigger.of))) continue;
    if (trigger.test !== undefined && 'far' in trigger.test && trigger.test.far !== far) continue;
    sum += firedWorth(evaluation, waiting, far);
  }
  return sum;
}
