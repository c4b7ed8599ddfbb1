import { defined } from '../../kernel/defined.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { cubesIn } from '../stock.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Evaluation } from './evaluation.ts';
import { controlWorth, cubeWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

/** Florins an icon within reach of a rebel put off a building spoils of that. */
const SPOIL = 0.1;

/** Against whom a card is used: whoever is most ahead, and has something. */
export function targetWorth(evaluation: Evaluation, { seat }: MoveOf<'target'>): number {
  const { florins, cubes } = defined(evaluation.state.screens[seat]);
  const frame = pending(evaluation);
  const money = frame?.kind === 'target' && frame.what === 'florins';
  const has = money ? Math.min(4, florins) : Math.min(4, cubesIn(cubes));
  return has + aheadOfMe(evaluation, seat);
}

/** Whose ship is sunk: on a port rather than at large. */
export function sinkWorth(evaluation: Evaluation, { owner, spot }: MoveOf<'sink'>): number {
  return aheadOfMe(evaluation, owner) + (spot.place === 'port' ? 2 : 0);
}

/** A cube to part with: the one missed least. */
export function partWorth(evaluation: Evaluation, resource: Resource | null): number {
  return resource === null ? 0 : -cubeWorth(evaluation, resource, evaluation.screen.cubes[resource] - 1);
}

/** Two fists for the Thief: what is missed least in both. */
export function fistsWorth(evaluation: Evaluation, { left, right }: MoveOf<'close-fists'>): number {
  return partWorth(evaluation, left) + partWorth(evaluation, right);
}

/** The icon closed for good: one the others work on. */
export function pillageWorth(evaluation: Evaluation, { region }: MoveOf<'pillage'>): number {
  const { units } = evaluation.state;
  const own = units.filter((unit) => unit.region === region && unit.owner === evaluation.seat).length;
  return units.filter((unit) => unit.region === region).length - 3 * own;
}

/** A rebel put off a building leaves it to the town, and had best lie where there is least to harvest. */
export function expelWorth(evaluation: Evaluation, { region, building, part }: MoveOf<'expel'>): number {
  const icons = sideAt(evaluation.box, evaluation.state, region).icons.filter(({ land }) => land === part).length;
  return controlWorth(evaluation, building, region) + 1 - SPOIL * icons;
}
