import type { Worth } from '../../bots/advice.ts';
import { defined } from '../../kernel/defined.ts';
import { CITIZEN_LIMIT, PARENTS } from '../figures/citizens.ts';
import { citizensIn } from '../figures/units.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import type { Spot } from '../place.ts';
import { controller, townController, tokensLeft } from '../figures/buildings.ts';
import type { Unit } from '../state.ts';
import { roomWorth, workThere } from './recruit.ts';
import type { Evaluation } from './evaluation.ts';
import { controlWorth, leavingCost } from './worth.ts';
import { BUILDINGS } from '../data/schema.ts';

/** Sites in a region for buildings the seat could raise. */
function sites(evaluation: Evaluation, region: number): number {
  const ruler = townController(evaluation.state, region);
  if (ruler >= 0 && ruler !== evaluation.seat) return 0;
  return BUILDINGS.filter(
    (building) =>
      defined(evaluation.state.regions[region])[building] < 0 &&
      tokensLeft(evaluation.box, evaluation.state, building) > 0,
  ).length;
}

/** What it is worth to have a citizen stand there, with `others` of the seat's in the region. */
function citizenPost(evaluation: Evaluation, { region, part, place }: Spot, others: number): number {
  if (others >= CITIZEN_LIMIT) return -6;
  const building = BUILDINGS.find((kind) => kind === place);
  if (building !== undefined) {
    const had = controller(evaluation.state, region, building) === evaluation.seat;
    return had ? 0 : controlWorth(evaluation, building, region);
  }
  return workThere(evaluation, region, part, others) + (others === 0 ? 0.7 * sites(evaluation, region) : 0);
}

/** What it is worth to have a ship there: fish, and presence in a land without own citizens. */
function shipPost(evaluation: Evaluation, { region, part, place }: Spot, leaving: boolean): number {
  const { box, state, seat } = evaluation;
  if (place === 'port')
    return controller(state, region, 'port') === seat ? 0 : controlWorth(evaluation, 'port', region);
  const side = sideAt(box, state, region);
  const fish = side.icons.filter(({ water }) => water === part).length;
  const ships = state.units.filter((unit) => unit.region === region && unit.kind === 'ship').length - (leaving ? 1 : 0);
  return (
    (ships < fish ? 1.5 : 0) +
    (side.lands > 0 && citizensIn(evaluation.state, evaluation.seat, region) === 0 ? 2 + roomWorth(evaluation) : 0)
  );
}

/** What a move from one post to another is worth. */
export function migrateWorth(evaluation: Evaluation, { kind, from, to }: Omit<MoveOf<'migrate'>, 'type'>): number {
  const gain = kind === 'ship' ? shipGain(evaluation, from, to) : citizenGain(evaluation, from, to);
  return gain - leavingCost(evaluation, from.region, from.place) - 0.4;
}

function shipGain(evaluation: Evaluation, from: Spot, to: Spot): number {
  const left = from.place === 'port' ? 0 : shipPost(evaluation, from, true);
  return shipPost(evaluation, to, false) - left;
}

function citizenGain(evaluation: Evaluation, from: Spot, to: Spot): number {
  const here = citizensIn(evaluation.state, evaluation.seat, from.region) - 1;
  const there = from.region === to.region ? here : citizensIn(evaluation.state, evaluation.seat, to.region);
  const left = from.place === 'ground' ? citizenPost(evaluation, from, here) : 0;
  // Three do not reproduce, two do.
  const family = from.region !== to.region && here === PARENTS ? 1.5 : 0;
  return citizenPost(evaluation, to, there) + family - left;
}

/** The best moves of different units: what a migration is worth. */
export function migrationWorth(evaluation: Evaluation, moves: readonly MoveOf<'migrate'>[]): number {
  return bestMigrations(evaluation, moves).reduce((sum, { worth }) => sum + worth, 0);
}

/** The best move of each unit for which any is worth something. */
function bestMigrations(evaluation: Evaluation, moves: readonly MoveOf<'migrate'>[]): Worth<MoveOf<'migrate'>>[] {
  const best = new Map<string, Worth<MoveOf<'migrate'>>>();
  const mark = (kind: Unit['kind'], { region, part, place }: Spot) => `${kind} ${region} ${part} ${place}`;
  for (const move of moves) {
    const key = mark(move.kind, move.from);
    const worth = migrateWorth(evaluation, move);
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { move, worth });
  }
  return [...best.values()];
}
