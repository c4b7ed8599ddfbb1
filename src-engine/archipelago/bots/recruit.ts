import { sideAt } from '../map/regions.ts';
import { townController } from '../pieces/buildings.ts';
import { recruitingPrice } from '../rules/actions/recruitment.ts';
import type { Sight } from './sight.ts';
import { surplusPrice } from './unrest.ts';
import { citizenWorth, coins } from './worth.ts';

/** What a citizen finds to do on a land part of a region, `others` of his own there without him. */
export function workThere(sight: Sight, region: number, part: number, others: number): number {
  const { box, state, seat } = sight;
  const ruler = townController(state, region);
  const free = ruler < 0 || ruler === seat;
  const icons = sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
  const labour = free && others < icons ? 1.6 : 0.3;
  const family = others === 1 ? 1.5 : 0;
  return labour + family + (others === 0 ? 0.6 : 0);
}

/** Citizens of the seat in a region. */
export function own(sight: Sight, region: number): number {
  return sight.state.units.filter(
    ({ owner, kind, region: here }) => owner === sight.seat && kind === 'citizen' && here === region,
  ).length;
}

/** What it is worth to hire a worker into a region. */
export function recruitWorth(sight: Sight, { region, part }: { region: number; part: number }, free = false): number {
  const price = free ? 0 : recruitingPrice(sight.box, sight.state);
  const relief = surplusPrice(sight) - 0.5;
  return citizenWorth(sight) + coins(sight, -price) + relief + workThere(sight, region, part, own(sight, region)) - 1;
}

/** What a birth is worth: a citizen for nothing. */
export function birthWorth(sight: Sight, { region, part }: { region: number; part: number }): number {
  return citizenWorth(sight) + workThere(sight, region, part, own(sight, region)) - 1;
}
