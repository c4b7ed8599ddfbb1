import type { Resource } from '../data/schema.ts';
import { sideAt } from '../map/regions.ts';
import { townController } from '../figures/buildings.ts';
import { CITIZEN_LIMIT, recruitingPrice } from '../figures/citizens.ts';
import { once, type Sight } from './sight.ts';
import { surplusPrice } from './unrest.ts';
import { citizenWorth, coins } from './worth.ts';

/** What room for one more worker is worth. */
const ROOM = 2.9;
/** Idle hands nobody minds. */
const CALM_SURPLUS = 2;
/** What a worker costs, about. */
const WAGE = 2.5;

/** What a citizen finds to do on a land part of a region, `others` of his own there without him. */
export function workThere(sight: Sight, region: number, part: number, others: number): number {
  const { box, state, seat } = sight;
  const ruler = townController(state, region);
  const free = ruler < 0 || ruler === seat;
  const icons = sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
  const labour = free && others < icons ? 1.4 : 0.3;
  const family = others === 1 ? 0.3 : 0;
  return labour + family + (others === 0 ? 0.6 + roomWorth(sight) : 0);
}

/** What a foot in a new land is worth to whoever would hire more workers than his regions can take. */
export function roomWorth(sight: Sight): number {
  return once(sight, roomWorth, () => {
    const { box, state, seat, screen } = sight;
    const present = new Set(
      state.units.flatMap(({ owner, region }) =>
        owner === seat && region >= 0 && sideAt(box, state, region).lands > 0 ? [region] : [],
      ),
    );
    const room = [...present].reduce((sum, region) => sum + CITIZEN_LIMIT - own(sight, region), 0);
    const wanted = Math.min(state.surplus - CALM_SURPLUS, screen.florins / WAGE);
    return ROOM * Math.max(0, Math.min(CITIZEN_LIMIT, wanted - room));
  });
}

/** Citizens of the seat in a region. */
export function own(sight: Sight, region: number): number {
  return sight.state.units.filter(
    ({ owner, kind, region: here }) => owner === sight.seat && kind === 'citizen' && here === region,
  ).length;
}

/** Units of the seat that stand where the resource is found, whether they are free now or not; at most one an icon. */
export function hands({ box, state, seat }: Sight, resource: Resource): number {
  const kind = resource === 'fish' ? 'ship' : 'citizen';
  let found = 0;
  for (let region = 0; region < state.regions.length; region++) {
    const units = state.units.filter((unit) => unit.owner === seat && unit.kind === kind && unit.region === region);
    const icons = sideAt(box, state, region).icons.filter((icon) => icon.resource === resource);
    found += Math.min(units.length, icons.length);
  }
  return found;
}

/** What it is worth to hire a worker into a region. */
export function recruitWorth(sight: Sight, { region, part }: { region: number; part: number }, free = false): number {
  const price = free ? 0 : recruitingPrice(sight.box, sight.state);
  const relief = 0.2 * surplusPrice(sight) - 0.3;
  return citizenWorth(sight) + coins(sight, -price) + relief + workThere(sight, region, part, own(sight, region)) - 1;
}

/** What a birth is worth: a citizen for nothing. */
export function birthWorth(sight: Sight, { region, part }: { region: number; part: number }): number {
  return citizenWorth(sight) + workThere(sight, region, part, own(sight, region)) - 1;
}
