import { given } from '../../kernel/given.ts';
import { BUILDINGS } from '../data/schema.ts';
import { sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import type { Spot } from '../place.ts';
import { controller, townController, tokensLeft } from '../figures/buildings.ts';
import type { Unit } from '../state.ts';
import { own, roomWorth, workThere } from './recruit.ts';
import type { Sight } from './sight.ts';
import { controlWorth, leavingCost } from './worth.ts';

/** Sites in a region for buildings the seat could raise. */
function sites(sight: Sight, region: number): number {
  const ruler = townController(sight.state, region);
  if (ruler >= 0 && ruler !== sight.seat) return 0;
  return BUILDINGS.filter(
    (building) => given(sight.state.regions[region])[building] < 0 && tokensLeft(sight.box, sight.state, building) > 0,
  ).length;
}

/** What it is worth to have a citizen stand there, with `others` of the seat's in the region. */
function citizenPost(sight: Sight, { region, part, place }: Spot, others: number): number {
  if (others >= 3) return -6;
  const building = BUILDINGS.find((kind) => kind === place);
  if (building !== undefined) {
    const had = controller(sight.state, region, building) === sight.seat;
    return had ? 0 : controlWorth(sight, building, region);
  }
  return workThere(sight, region, part, others) + (others === 0 ? 0.7 * sites(sight, region) : 0);
}

/** What it is worth to have a ship there: fish, and a foot in the door of a land without own citizens. */
function shipPost(sight: Sight, { region, part, place }: Spot, leaving: boolean): number {
  const { box, state, seat } = sight;
  if (place === 'port') return controller(state, region, 'port') === seat ? 0 : controlWorth(sight, 'port', region);
  const side = sideAt(box, state, region);
  const fish = side.icons.filter(({ water }) => water === part).length;
  const ships = state.units.filter((unit) => unit.region === region && unit.kind === 'ship').length - (leaving ? 1 : 0);
  return (ships < fish ? 1.5 : 0) + (side.lands > 0 && own(sight, region) === 0 ? 2 + roomWorth(sight) : 0);
}

/** What a move from one post to another is worth. */
export function migrateWorth(sight: Sight, { kind, from, to }: Omit<MoveOf<'migrate'>, 'type'>): number {
  const gain = kind === 'ship' ? shipGain(sight, from, to) : citizenGain(sight, from, to);
  return gain - leavingCost(sight, from.region, from.place) - 0.4;
}

function shipGain(sight: Sight, from: Spot, to: Spot): number {
  const left = from.place === 'port' ? 0 : shipPost(sight, from, true);
  return shipPost(sight, to, false) - left;
}

function citizenGain(sight: Sight, from: Spot, to: Spot): number {
  const here = own(sight, from.region) - 1;
  const there = from.region === to.region ? here : own(sight, to.region);
  const left = from.place === 'ground' ? citizenPost(sight, from, here) : 0;
  // Three do not reproduce, two do.
  const family = from.region !== to.region && here === 2 ? 1.5 : 0;
  return citizenPost(sight, to, there) + family - left;
}

/** The best moves of different units: what a migration is worth. */
export function migrationWorth(sight: Sight, moves: readonly MoveOf<'migrate'>[]): number {
  const best = new Map<string, number>();
  const mark = (kind: Unit['kind'], { region, part, place }: Spot) => `${kind} ${region} ${part} ${place}`;
  for (const move of moves) {
    const key = mark(move.kind, move.from);
    best.set(key, Math.max(best.get(key) ?? 0, migrateWorth(sight, move)));
  }
  return [...best.values()].reduce((sum, worth) => sum + worth, 0);
}
