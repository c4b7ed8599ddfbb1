/** Why units work, come and go: harvest, workers, births, moves, buildings. */
import { sumOf, term, type Term } from '../../../bots/advice.ts';
import { recruitingPrice } from '../../figures/citizens.ts';
import { controller, townController } from '../../figures/buildings.ts';
import { cubesEach } from '../../figures/harvest.ts';
import { citizensIn } from '../../figures/units.ts';
import type { Buildable, BuildingKind, Resource } from '../../data/schema.ts';
import { sideAt } from '../../map/regions.ts';
import type { MoveOf } from '../../moves.ts';
import type { Spot } from '../../place.ts';
import { buildShipWorth, buildWorth } from '../build.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { askWorth, deployWorth, harvested } from '../harvest.ts';
import { migrateWorth } from '../migrate.ts';
import { birthWorth, recruitWorth, workThere } from '../recruit.ts';
import { surplusPrice } from '../unrest.ts';
import { controlWorth, countsBuilding, cubeCost, earnings, tokenWorth } from '../worth.ts';
import {
  citizenTerms,
  cubesTerms,
  endTerms,
  florinsTerms,
  goalTerms,
  leavingTerms,
  rest,
  shipTerms,
  spentTerms,
} from './parts.ts';

/** Why a unit is sent to work. */
export function deployTerms(evaluation: Evaluation, resource: Resource, from: Spot, extra = 0): Term[] {
  const { state, screen } = evaluation;
  const each = Math.min(cubesEach(state, resource), state.bank.cubes[resource] - extra);
  if (each <= 0) return [term('bank-empty', -1, { resource })];
  const parts = [
    ...cubesTerms(evaluation, resource, each, screen.cubes[resource] + extra),
    ...leavingTerms(evaluation, from.region, from.place),
  ];
  return rest(deployWorth(evaluation, resource, from, extra), parts, '');
}

/** Why leave is asked for. */
export function askTerms(evaluation: Evaluation): Term[] {
  return [term('may-harvest', askWorth(evaluation), { resource: harvested(evaluation) })];
}

type Land = { readonly region: number; readonly part: number };

/** What a citizen who comes to a land finds there, `others` of the seat's being in the region already. */
function landCode({ box, state, seat }: Evaluation, { region, part }: Land, others: number): string {
  if (others === 0) return 'new-land';
  const ruler = townController(state, region);
  const icons = sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
  return (ruler < 0 || ruler === seat) && others < icons ? 'work-there' : '';
}

function workTerms(evaluation: Evaluation, { region, part }: Land): Term[] {
  const others = citizensIn(evaluation.state, evaluation.seat, region);
  const worth = workThere(evaluation, region, part, others);
  return [term(landCode(evaluation, { region, part }, others), worth, { region })];
}

/** Why a worker is hired. */
export function recruitTerms(evaluation: Evaluation, where: Land, free = false): Term[] {
  const price = free ? 0 : recruitingPrice(evaluation.box, evaluation.state);
  const parts = [
    ...citizenTerms(evaluation),
    ...florinsTerms(evaluation, -price),
    ...workTerms(evaluation, where),
    term('fewer-idle', 0.2 * Math.max(0, surplusPrice(evaluation))),
  ];
  return rest(recruitWorth(evaluation, where, free), parts, '');
}

/** Why a child is born there. */
export function birthTerms(evaluation: Evaluation, where: Land): Term[] {
  return rest(birthWorth(evaluation, where), [...citizenTerms(evaluation), ...workTerms(evaluation, where)], '');
}

/** Control of a building. */
export function controlTerms(evaluation: Evaluation, building: BuildingKind, region: number): Term[] {
  const earned = earnings(evaluation, building) * evaluation.temper.buildings[building];
  return [
    term(`building-${building}`, earned, { region }),
    ...goalTerms(evaluation, countsBuilding(evaluation, building, region)),
  ];
}

/** What a unit finds where it goes. */
function postCode(evaluation: Evaluation, { kind, from, to }: Omit<MoveOf<'migrate'>, 'type'>): string {
  const { box, state, seat } = evaluation;
  const there = citizensIn(state, seat, to.region) - (kind === 'citizen' && from.region === to.region ? 1 : 0);
  if (kind === 'citizen') return landCode(evaluation, to, there);
  if (from.region !== to.region && there === 0) return 'new-land';
  return sideAt(box, state, to.region).icons.some(({ water }) => water === to.part) ? 'fish-there' : '';
}

/** Why a unit moves. */
export function migrateTerms(evaluation: Evaluation, move: Omit<MoveOf<'migrate'>, 'type'>): Term[] {
  const { from, to } = move;
  const { state, seat } = evaluation;
  const leaves = leavingTerms(evaluation, from.region, from.place);
  const worth = migrateWorth(evaluation, move);
  const building = (['town', 'temple', 'market', 'port'] as const).find((one) => one === to.place);
  if (building !== undefined && controller(state, to.region, building) !== seat) {
    const control = controlTerms(evaluation, building, to.region);
    return rest(worth, [...control, ...leaves], '');
  }
  const better = worth - sumOf(leaves);
  return [...leaves, term(better < 0 ? 'better-here' : postCode(evaluation, move), better, { region: to.region })];
}

/** Florins by which a cube and a token differ in worth, if it is not certain which is paid. */
const CLOSE = 1;

/** What a thing costs, cube by cube. */
function costTerms(evaluation: Evaluation, what: Buildable): Term[] {
  const { box, screen } = evaluation;
  const used = new Map<Resource, number>();
  let { tokens } = screen;
  const cubes = box.cubes[what].flatMap((resource) => {
    const spent = (used.get(resource) ?? 0) + 1;
    used.set(resource, spent);
    const left = screen.cubes[resource] - spent;
    const cube = left < 0 ? Infinity : cubeCost(evaluation, resource, left);
    const token = tokens > 0 ? tokenWorth(evaluation) : Infinity;
    if (token < cube) tokens--;
    // Which of the two is missed less may change until it is paid.
    if (Math.abs(token - cube) < CLOSE) return [term('cube-or-token', -Math.min(token, cube), { resource })];
    return spentTerms(evaluation, resource, left, left < 0 || token < cube).map((one) => ({
      ...one,
      weight: one.code === 'cubes-spent' ? Math.max(-4, one.weight) : one.weight,
    }));
  });
  return [...florinsTerms(evaluation, -box.pack.costs[what].florins), ...cubes];
}

/** Why something is built. */
export function buildTerms(evaluation: Evaluation, move: MoveOf<'build'>): Term[] {
  const { building, from } = move;
  const under = controller(evaluation.state, from.region, 'town');
  const benefit = goalTerms(evaluation, ({ kind }) => (building === 'temple' && kind === 'benefactor' ? 1 : 0));
  const parts = [
    ...controlTerms(evaluation, building, from.region),
    ...benefit,
    ...endTerms(evaluation, (end) => (end.kind === 'buildings' && end.building === building ? 1 : 0)),
    ...costTerms(evaluation, building),
    ...(under >= 0 && under !== evaluation.seat ? [term('under-town', -2, { seat: under })] : []),
    ...leavingTerms(evaluation, from.region, from.place),
  ];
  return rest(buildWorth(evaluation, move), parts, '');
}

/** Why a ship is built. */
export function buildShipTerms(evaluation: Evaluation): Term[] {
  return rest(buildShipWorth(evaluation), [...shipTerms(evaluation), ...costTerms(evaluation, 'ship')], '');
}

/** Why a cube that is owed is paid so. */
export function payTerms(evaluation: Evaluation, { with: means }: MoveOf<'pay'>): Term[] {
  const frame = pending(evaluation);
  const [resource] = frame?.kind === 'payment' ? frame.owed : [];
  if (resource === undefined) return [];
  return spentTerms(evaluation, resource, evaluation.screen.cubes[resource] - 1, means === 'token');
}

/** Why a rebel is put off a building. */
export function expelTerms(evaluation: Evaluation, { region, building }: MoveOf<'expel'>): Term[] {
  return [term('takes-building', controlWorth(evaluation, building, region), { building, region })];
}
