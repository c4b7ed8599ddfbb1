import { given } from '../../kernel/given.ts';
import type { MoveOf } from '../moves.ts';
import { goalGain, aheadOfMe } from './goals.ts';
import { topBack } from '../figures/deck.ts';
import { pending, type Sight } from './sight.ts';
import { stepPrice, stirs, unrest } from './unrest.ts';
import { cubeCost, tokenWorth } from './worth.ts';

/** How far others can be trusted to give what is their share. */
const TRUST = 0.35;
/** Of the rebels a crisis threatens to make, how many are reckoned with: all of them, and what follows from them. */
const FORESIGHT = 2.3;

/** Cubes the players after the one in turn could give, how many of them have any, and the citizens they have. */
function after(sight: Sight): { cubes: number; holders: number; citizens: number } {
  const { state } = sight;
  const frame = pending(sight);
  if (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis') {
    return { cubes: 0, holders: 0, citizens: 0 };
  }
  const later = state.order.slice(frame.next + 1);
  const held = later.map((seat) => given(state.screens[seat]).cubes[frame.resource]);
  return {
    cubes: held.reduce((sum, cubes) => sum + cubes, 0),
    holders: held.filter((cubes) => cubes > 0).length,
    citizens: citizensOf(sight, later),
  };
}

function citizensOf({ state }: Sight, seats: readonly number[]): number {
  return state.units.filter(({ owner, kind, region }) => kind === 'citizen' && region >= 0 && seats.includes(owner))
    .length;
}

/** Cubes the running crisis asked for in the beginning, `missing` of which are still wanted. */
function demanded({ box, state }: Sight, missing: number): number {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'domestic-crisis') return Math.max(missing, Math.ceil(state.population / frame.amount));
  const zone = topBack(box, state)?.export;
  return zone?.kind === 'crisis' ? Math.max(missing, zone.amount) : missing;
}

/**
 * How much of the next cube the seat must reckon with: all of it where nobody after it could give it, or where more is
 * left than the share, by population, of those after it; else as far as none of them can be trusted.
 * @param missing cubes the crisis still wants.
 */
function concern(sight: Sight, missing: number): number {
  const later = after(sight);
  if (later.cubes < missing) return 1;
  const share = (demanded(sight, missing) * later.citizens) / Math.max(1, sight.state.population);
  return missing - share >= 0.5 ? 1 : (1 - TRUST) ** later.holders;
}

/** A cube given costs what it is worth; the Benefactor pays some of it back. */
function price(sight: Sight, from: MoveOf<'consume'>['from']): number {
  const frame = pending(sight);
  if (from === 'market' || (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis')) return 0;
  const { resource } = frame;
  const held = sight.screen.cubes[resource];
  const cost = from === 'token' ? tokenWorth(sight) : cubeCost(sight, resource, held - 1);
  return cost - goalGain(sight, ({ kind }) => (kind === 'benefactor' ? 1 : 0));
}

function lyingOf(sight: Sight, seat?: number): number {
  return sight.state.units.filter(({ down, owner }) => down && (seat === undefined || owner === seat)).length;
}

/** What it is worth to give a cube in a domestic crisis: rebels spared, the own ones above all. */
export function consumeWorth(sight: Sight, { from }: MoveOf<'consume'>): number {
  const frame = pending(sight);
  if (frame?.kind !== 'domestic-crisis') return 0;
  if (stirs(sight)) return -5;
  const lying = lyingOf(sight);
  const stood = Math.min(frame.amount, lying);
  // What is free is taken first, or the next player has it.
  if (from === 'market') return 1000;
  const own = Math.min(stood, lyingOf(sight, sight.seat));
  const labour = sight.state.phase === 'balance' ? own : 0;
  const calm = calmed(sight, lying, stood);
  return concern(sight, Math.ceil(lying / frame.amount)) * (calm + labour) - price(sight, from);
}

/** What it is worth to give a cube in an export crisis. */
export function supplyWorth(sight: Sight, { from }: MoveOf<'supply'>): number {
  const frame = pending(sight);
  if (frame?.kind !== 'export-crisis') return 0;
  if (stirs(sight)) return -5;
  if (from === 'market') return 1000;
  return concern(sight, frame.missing) * calmed(sight, frame.missing, 1) - price(sight, from);
}

/** Florins saved if `spared` of `threatened` steps of rebellion do not happen. */
function calmed(sight: Sight, threatened: number, spared: number): number {
  const room = sight.state.population - sight.state.rebellion;
  const worst = room - FORESIGHT * threatened;
  return Math.max(unrest(sight, spared), spared * stepPrice(sight, worst - 1));
}

/** Who stands up first: one's own, those on buildings before the others; then those of whoever is least ahead. */
export function standWorth(sight: Sight, { owner, spot, by }: MoveOf<'stand'>): number {
  if (stirs(sight) && by === 'temple' && owner !== sight.seat) return -1;
  const post = spot.place === 'town' ? 3 : spot.place === 'ground' || spot.place === 'icon' ? 0 : 2;
  if (owner === sight.seat) return 20 + post;
  return 10 - aheadOfMe(sight, owner) / 4;
}
