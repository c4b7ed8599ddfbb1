/** What wonders are worth. */
import { cardOf } from '../box.ts';
import type { Card, Resource } from '../data/schema.ts';
import { controlled } from '../figures/buildings.ts';
import type { MoveOf } from '../moves.ts';
import { DISC, discPrice } from './card-price.ts';
import { leavingCost } from './control.ts';
import { effectsWorth } from './effects.ts';
import { ifGoesOn, type Evaluation } from './evaluation.ts';
import { renaming, type Tell } from './tell.ts';
import { turnsLeft, unrestCost } from './unrest.ts';
import { medalWorth } from './worth.ts';

/** What a wonder is worth above its stones: medals and effect, for its discs, florins and a citizen who stays on it. */
function wonderGain(evaluation: Evaluation, card: Card, disc: number, tell?: Tell): number {
  const { id, medals, effect, cost } = card;
  const unrest = unrestCost(evaluation, 1);
  const cubes = Object.values(cost.cubes).reduce((sum, count) => sum + count, 0);
  const price = ifGoesOn(evaluation, 2 * cubes + cost.florins + 1);
  const won = medalWorth(evaluation, medals);
  tell?.('medals', won, { n: medals });
  tell?.('disc', -disc * cost.discs, { n: cost.discs });
  tell?.('wonder-price', -price, { n: cost.florins });
  if (unrest > 0) tell?.('wonder-price', -unrest, { n: cost.florins });
  else tell?.('objective', -unrest);
  return (
    won +
    effectsWorth(evaluation, effect, tell && renaming(tell, 'card-now', 'card-now', { card: id })) -
    price -
    disc * cost.discs -
    unrest
  );
}

/** What building a wonder is worth; its cubes have been kept for nothing else. */
export function wonderWorth(evaluation: Evaluation, { card, from }: MoveOf<'build-wonder'>, tell?: Tell): number {
  return (
    wonderGain(evaluation, cardOf(evaluation.box, card), discPrice(evaluation), tell) -
    leavingCost(evaluation, from.region, from.place, tell)
  );
}

/** What a wonder on the track promises: less without the building it asks for, its cubes, or the time to gather them. */
export function wonderPromise(evaluation: Evaluation, card: Card): number {
  const { cost, requires } = card;
  const missing = Object.entries(cost.cubes).reduce(
    (sum, [resource, count]) => sum + Math.max(0, count - evaluation.screen.cubes[resource as Resource]),
    0,
  );
  const site = requires === undefined || controlled(evaluation.state, evaluation.seat, requires) > 0 ? 1 : 0.5;
  const time = Math.min(1, (turnsLeft(evaluation) - 1) / (0.5 + 0.8 * Math.max(0, missing - evaluation.screen.tokens)));
  return site * time * Math.max(0, wonderGain(evaluation, card, DISC));
}
