import { defined } from '../../kernel/defined.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { cubesIn } from '../stock.ts';
import { aheadOfMe } from './goals.ts';
import { pending, type Evaluation } from './evaluation.ts';
import { controlWorth } from './control.ts';
import type { Tell } from './tell.ts';
import { handedWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

/** Florins an icon within reach of a rebel put off a building spoils of that. */
const SPOIL = 0.1;

/** The code of a lead that speaks for a move by so much, if it is about somebody ahead, or about somebody behind. */
export const leadCode = (about: 'ahead' | 'behind', worth: number): string => (worth >= 0 ? about : `not-${about}`);

/** Against whom a card is used: whoever is most ahead, and has something. */
export function targetWorth(evaluation: Evaluation, { seat }: MoveOf<'target'>, tell?: Tell): number {
  const { florins, cubes } = defined(evaluation.state.screens[seat]);
  const frame = pending(evaluation);
  const money = frame?.kind === 'target' && frame.what === 'florins';
  const has = money ? Math.min(4, florins) : Math.min(4, cubesIn(cubes));
  const lead = aheadOfMe(evaluation, seat);
  tell?.('has-much', has, { seat });
  tell?.(leadCode('ahead', lead), lead, { seat });
  return has + lead;
}

/** Whose objective is looked at: that of whoever is most ahead. */
export function spyWorth(evaluation: Evaluation, { seat }: MoveOf<'spy'>, tell?: Tell): number {
  const lead = aheadOfMe(evaluation, seat) / 4;
  tell?.('objective-seen', 1);
  tell?.(leadCode('ahead', lead), lead, { seat });
  return 1 + lead;
}

/** Whose ship is sunk: on a port rather than at large. */
export function sinkWorth(evaluation: Evaluation, { owner, spot }: MoveOf<'sink'>, tell?: Tell): number {
  const lead = aheadOfMe(evaluation, owner);
  const port = spot.place === 'port' ? 2 : 0;
  tell?.(leadCode('ahead', lead), lead, { seat: owner });
  tell?.('holds-port', port, { seat: owner });
  return lead + port;
}

/** A cube to part with: the one missed least. */
function partWorth(evaluation: Evaluation, resource: Resource | null): number {
  return resource === null ? 0 : -handedWorth(evaluation, resource, evaluation.screen.cubes[resource] - 1);
}

/** A cube that is taken: the one missed least. */
export function giveWorth(evaluation: Evaluation, { resource }: MoveOf<'give-cube'>, tell?: Tell): number {
  const worth = partWorth(evaluation, resource);
  tell?.('cubes-spent', worth, { n: 1, resource });
  return worth;
}

/** Two fists for the Thief: what is missed least in both. */
export function fistsWorth(evaluation: Evaluation, { left, right }: MoveOf<'close-fists'>, tell?: Tell): number {
  const worth = partWorth(evaluation, left) + partWorth(evaluation, right);
  tell?.('fists-cost', worth);
  return worth;
}

/** The icon closed for good: one the others work on. */
export function pillageWorth(evaluation: Evaluation, { region }: MoveOf<'pillage'>, tell?: Tell): number {
  const { units } = evaluation.state;
  const own = units.filter((unit) => unit.region === region && unit.owner === evaluation.seat).length;
  const worth = units.filter((unit) => unit.region === region).length - 3 * own;
  tell?.(worth > 0 ? 'others-work-there' : 'own-work-there', worth, { region });
  return worth;
}

/** A rebel put off a building leaves it to the town, and had best lie where there is least to harvest. */
export function expelWorth(evaluation: Evaluation, { region, building, part }: MoveOf<'expel'>, tell?: Tell): number {
  const icons = sideAt(evaluation.box, evaluation.state, region).icons.filter(({ land }) => land === part).length;
  const worth = controlWorth(evaluation, building, region) + 1 - SPOIL * icons;
  tell?.('takes-building', worth, { building, region });
  return worth;
}
