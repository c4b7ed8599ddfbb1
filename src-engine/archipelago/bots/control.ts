/** What buildings are worth. */
import { defined } from '../../kernel/defined.ts';
import type { BuildingKind } from '../data/schema.ts';
import { asBuilding, controller } from '../figures/buildings.ts';
import { sideAt } from '../map/regions.ts';
import type { Place } from '../place.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { endGain, goalGain, type Change } from './goals.ts';
import type { Tell } from './tell.ts';
import { stepPrice, turnsLeft, wantsIndependence } from './unrest.ts';
import { owned } from './worth.ts';

/** How the goals count control of one more building of the region. */
function countsBuilding({ box, state }: Evaluation, building: BuildingKind, region: number): Change {
  const { icons } = sideAt(box, state, region);
  return (criterion) => {
    if (criterion.kind === 'buildings') return criterion.which.includes(building) ? 1 : 0;
    if (criterion.kind !== 'town-icons' || building !== 'town') return 0;
    return icons.filter(({ resource }) => resource === criterion.resource).length;
  };
}

/** What a building earns, by what the seat has of its kind already. */
function earnings(evaluation: Evaluation, building: BuildingKind): number {
  const count = owned(evaluation, building);
  const left = turnsLeft(evaluation);
  switch (building) {
    case 'town':
      return 5 + 1.3 * left;
    case 'temple':
      return 1 + 0.5 * left + (wantsIndependence(evaluation) ? 0 : 0.6 * stepPrice(evaluation));
    case 'port':
      // Exports pay best, and only those who have a port can build by it.
      return 1.5 + left * Math.max(0.3, 2.2 - 0.8 * count);
    case 'market':
      return 1 + left * Math.max(0.3, 1.6 - 0.6 * count);
  }
}

/** What control of a building in a region is worth. */
export function controlWorth(evaluation: Evaluation, building: BuildingKind, region: number, tell?: Tell): number {
  const earned =
    memo(evaluation, `earnings ${building}`, () => earnings(evaluation, building)) *
    evaluation.temper.buildings[building];
  tell?.(`building-${building}`, earned, { region });
  return earned + goalGain(evaluation, countsBuilding(evaluation, building, region), tell);
}

/** What raising a building is worth: control, the end it may bring nearer, and a florin of the Benefactor for a temple. */
export function buildingWorth(evaluation: Evaluation, building: BuildingKind, region: number, tell?: Tell): number {
  const benefit = building === 'temple' ? goalGain(evaluation, ({ kind }) => (kind === 'benefactor' ? 1 : 0), tell) : 0;
  const nearer = endGain(evaluation, (end) => (end.kind === 'buildings' && end.building === building ? 1 : 0), tell);
  return controlWorth(evaluation, building, region, tell) + benefit + nearer;
}

/** What is lost when a unit leaves where it stands: a building that nothing else of the seat's controls. */
export function leavingCost(evaluation: Evaluation, region: number, place: Place, tell?: Tell): number {
  if (place === 'ground' || place === 'icon') return 0;
  const cost = costToLeave(evaluation, region, place);
  tell?.('leaves-building', -cost, { place, region });
  return cost;
}

function costToLeave(evaluation: Evaluation, region: number, place: Place): number {
  const { state, seat } = evaluation;
  const building = asBuilding(place);
  if (building === undefined || defined(state.regions[region])[building] < 0) return 0;
  const held = building !== 'town' && controller(state, region, 'town') === seat;
  if (held) return 0.5;
  const below =
    building === 'town'
      ? (['temple', 'market', 'port'] as const).filter((kind) => controller(state, region, kind) === seat).length
      : 0;
  return controlWorth(evaluation, building, region) + 2 * below;
}
