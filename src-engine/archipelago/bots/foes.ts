import { defined } from '../../kernel/defined.ts';
import type { Resource } from '../data/schema.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Sight } from './sight.ts';
import { controlWorth, cubeWorth } from './worth.ts';

/** Florins an icon within reach of a rebel put off a building spoils of that. */
const SPOIL = 0.1;

/** Against whom a card is used: whoever is most ahead, and has something. */
export function targetWorth(sight: Sight, { seat }: MoveOf<'target'>): number {
  const { florins, cubes } = defined(sight.state.screens[seat]);
  const frame = pending(sight);
  const money = frame?.kind === 'target' && frame.what === 'florins';
  const has = money
    ? Math.min(4, florins)
    : Math.min(
        4,
        Object.values(cubes).reduce((sum, count) => sum + count, 0),
      );
  return has + aheadOfMe(sight, seat);
}

/** Whose ship is sunk: on a port rather than at large. */
export function sinkWorth(sight: Sight, { owner, spot }: MoveOf<'sink'>): number {
  return aheadOfMe(sight, owner) + (spot.place === 'port' ? 2 : 0);
}

/** A cube to part with: the one missed least. */
export function partWorth(sight: Sight, resource: Resource | null): number {
  return resource === null ? 0 : -cubeWorth(sight, resource, sight.screen.cubes[resource] - 1);
}

/** Two fists for the Thief: what is missed least in both. */
export function fistsWorth(sight: Sight, { left, right }: MoveOf<'close-fists'>): number {
  return partWorth(sight, left) + partWorth(sight, right);
}

/** The icon closed for good: one the others work on. */
export function pillageWorth(sight: Sight, { region }: MoveOf<'pillage'>): number {
  const { units } = sight.state;
  const own = units.filter((unit) => unit.region === region && unit.owner === sight.seat).length;
  return units.filter((unit) => unit.region === region).length - 3 * own;
}

/** A rebel put off a building leaves it to the town, and had best lie where there is least to harvest. */
export function expelWorth(sight: Sight, { region, building, part }: MoveOf<'expel'>): number {
  const icons = sideAt(sight.box, sight.state, region).icons.filter(({ land }) => land === part).length;
  return controlWorth(sight, building, region) + 1 - SPOIL * icons;
}
