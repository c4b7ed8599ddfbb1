/** What it costs to pay for an effect now. */
import type { Cost } from '../data/effect.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import { locationsIn } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import type { Evaluation } from './evaluation.ts';
import { cheapest, payCost, workersSpent } from './goods.ts';
import { costLater } from './later.ts';
import { lossOf, usualNet } from './locations.ts';

/** What it costs to pay in the cheapest way. */
export function costNow(evaluation: Evaluation, cost: Cost | undefined, by: number | null): number {
  if (cost === undefined) return 0;
  if (evaluation.now === 0) return costLater(evaluation, cost);
  const { goods, resources = 0, workers = 0 } = cost;
  let sum = resources === 0 ? 0 : resources * cheapest(evaluation);
  if (goods !== undefined) sum += payCost(evaluation, goods);
  if (workers > 0) sum += workersSpent(evaluation, workers);
  return sum + targetCost(evaluation, cost, by);
}

function targetCost(evaluation: Evaluation, { drop, exhaust }: Cost, by: number | null): number {
  const filter = drop ?? exhaust;
  if (filter === undefined) return 0;
  const { box, state, seat } = evaluation;
  let least = Infinity;
  for (const { id, card, ready } of locationsIn(box, state, seat, filter, by)) {
    if (drop === undefined ? !ready : cardOf(box, card).origin === 'base') continue;
    least = Math.min(least, chosenCost(evaluation, drop !== undefined, id));
  }
  return least;
}

/** What it costs that one Location is dropped or exhausted. */
export function chosenCost(evaluation: Evaluation, dropped: boolean, id: number): number {
  const location = locationOf(evaluation.state, evaluation.seat, id);
  if (location === undefined) return 0;
  if (dropped) return lossOf(evaluation, location);
  const face = faceOf(evaluation.box, evaluation.state, location);
  return face.kind === 'action' ? Math.max(0, usualNet(evaluation, face, null)) : 0;
}
