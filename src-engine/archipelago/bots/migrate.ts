import type { Worth } from '../../bots/advice.ts';
import { defined } from '../../kernel/defined.ts';
import { CITIZEN_LIMIT, PARENTS } from '../figures/citizens.ts';
import { citizensIn } from '../figures/units.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import type { Spot } from '../place.ts';
import { controller, townController, tokensLeft } from '../figures/buildings.ts';
import type { Unit } from '../state.ts';
import { landCode, roomWorth, workThere } from './recruit.ts';
import { ifGoesOn, type Evaluation } from './evaluation.ts';
import { controlWorth, leavingCost } from './control.ts';
import { tellBest, type Tell } from './tell.ts';
import { BUILDINGS } from '../data/schema.ts';

/** What a move must bring at the least. */
const EFFORT = 0.4;

type Migration = Omit<MoveOf<'migrate'>, 'type'>;

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
  const room = ifGoesOn(evaluation, others === 0 ? 0.7 * sites(evaluation, region) : 0);
  return workThere(evaluation, region, part, others) + room;
}

/** What it is worth to have a ship there: fish, and presence in a land without own citizens. */
function shipPost(evaluation: Evaluation, { region, part, place }: Spot, leaving: boolean): number {
  const { box, state, seat } = evaluation;
  if (place === 'port')
    return controller(state, region, 'port') === seat ? 0 : controlWorth(evaluation, 'port', region);
  const side = sideAt(box, state, region);
  const fish = side.icons.filter(({ water }) => water === part).length;
  const ships = state.units.filter((unit) => unit.region === region && unit.kind === 'ship').length - (leaving ? 1 : 0);
  const landing = side.lands > 0 && citizensIn(evaluation.state, evaluation.seat, region) === 0;
  return ifGoesOn(evaluation, (ships < fish ? 1.5 : 0) + (landing ? 2 + roomWorth(evaluation) : 0));
}

/** What a move from one post to another is worth. */
export function migrateWorth(evaluation: Evaluation, move: Migration, tell?: Tell): number {
  const { kind, from, to } = move;
  const gain = kind === 'ship' ? shipGain(evaluation, from, to) : citizenGain(evaluation, from, to);
  const worth = gain - leavingCost(evaluation, from.region, from.place, tell) - EFFORT;
  if (tell !== undefined) tellPost(evaluation, move, gain - EFFORT, tell);
  return worth;
}

/** Tells what a unit finds where it goes: a building with what it counts for, or a better post, or a worse one. */
function tellPost(evaluation: Evaluation, move: Migration, better: number, tell: Tell): void {
  const { place, region } = move.to;
  const building = BUILDINGS.find((kind) => kind === place);
  if (building !== undefined && controller(evaluation.state, region, building) !== evaluation.seat) {
    const more = better + EFFORT - controlWorth(evaluation, building, region, tell);
    tell(`building-${building}`, -EFFORT, { region });
    tell(more < 0 ? 'better-here' : `building-${building}`, more, { region });
  } else tell(better < 0 ? 'better-here' : postCode(evaluation, move), better, { region });
}

function postCode(evaluation: Evaluation, { kind, from, to }: Migration): string {
  const { box, state, seat } = evaluation;
  const stays = kind === 'citizen' && from.region === to.region ? 1 : 0;
  const others = citizensIn(state, seat, to.region) - stays;
  if (kind === 'citizen') return landCode(evaluation, to, others) ?? 'better-there';
  if (from.region !== to.region && others === 0) return 'new-land';
  return sideAt(box, state, to.region).icons.some(({ water }) => water === to.part) ? 'fish-there' : 'better-there';
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
  const family = ifGoesOn(evaluation, from.region !== to.region && here === PARENTS ? 1.5 : 0);
  return citizenPost(evaluation, to, there) + family - left;
}

/** The best moves of different units: what a migration is worth. */
export function migrationWorth(evaluation: Evaluation, moves: readonly MoveOf<'migrate'>[], tell?: Tell): number {
  const best = bestMigrations(evaluation, moves);
  const worth = best.reduce((sum, one) => sum + one.worth, 0);
  if (tell !== undefined && best.length > 0) {
    tellBest(tell, moves, (move, each) => migrateWorth(evaluation, move, each));
    // What the others bring depends on the first.
    tell('moves-after', worth - Math.max(...best.map((one) => one.worth)));
  }
  return worth;
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
