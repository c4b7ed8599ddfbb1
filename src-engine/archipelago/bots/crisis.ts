import { defined } from '../../kernel/defined.ts';
import { cubesToStand, lying, lyingOf } from '../figures/crisis.ts';
import { countOnMap } from '../figures/units.ts';
import type { MoveOf } from '../moves.ts';
import { goalGain, aheadOfMe } from './goals.ts';
import { topBack } from '../figures/deck.ts';
import { pending, type Evaluation } from './evaluation.ts';
import { stepPrice, wantsIndependence, unrestCost } from './unrest.ts';
import { cubeCost, tokenWorth } from './worth.ts';

/** How far others can be trusted to give what is their share. */
const TRUST = 0.35;
/** Of the rebels a crisis threatens to make, how many are reckoned with: all of them, and what follows from them. */
const FORESIGHT = 2.3;

/** Cubes the players after the one in turn could give, how many of them have any, and the citizens they have. */
export function after(evaluation: Evaluation): { cubes: number; holders: number; citizens: number } {
  const { state } = evaluation;
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis') {
    return { cubes: 0, holders: 0, citizens: 0 };
  }
  const later = state.order.slice(frame.next + 1);
  const held = later.map((seat) => defined(state.screens[seat]).cubes[frame.resource]);
  return {
    cubes: held.reduce((sum, cubes) => sum + cubes, 0),
    holders: held.filter((cubes) => cubes > 0).length,
    citizens: later.reduce((sum, seat) => sum + countOnMap(state, seat, 'citizen'), 0),
  };
}

/** Cubes the running crisis asked for in the beginning, `missing` of which are still wanted. */
function demanded({ box, state }: Evaluation, missing: number): number {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'domestic-crisis') return Math.max(missing, cubesToStand(state.population, frame.amount));
  const zone = topBack(box, state)?.export;
  return zone?.kind === 'crisis' ? Math.max(missing, zone.amount) : missing;
}

/**
 * How much of the next cube the seat must reckon with: all of it where nobody after it could give it, or where more is
 * left than the share, by population, of those after it; else as far as none of them can be trusted.
 * @param missing cubes the crisis still wants.
 */
export function concern(evaluation: Evaluation, missing: number): number {
  const later = after(evaluation);
  if (later.cubes < missing) return 1;
  const share = (demanded(evaluation, missing) * later.citizens) / Math.max(1, evaluation.state.population);
  return missing - share >= 0.5 ? 1 : (1 - TRUST) ** later.holders;
}

/** A cube given costs what it is worth; the Benefactor pays some of it back. */
function price(evaluation: Evaluation, from: MoveOf<'consume'>['from']): number {
  const frame = pending(evaluation);
  if (from === 'market' || (frame?.kind !== 'domestic-crisis' && frame?.kind !== 'export-crisis')) return 0;
  const { resource } = frame;
  const held = evaluation.screen.cubes[resource];
  const cost = from === 'token' ? tokenWorth(evaluation) : cubeCost(evaluation, resource, held - 1);
  return cost - goalGain(evaluation, ({ kind }) => (kind === 'benefactor' ? 1 : 0));
}

/** What it is worth to give a cube in a domestic crisis: rebels spared, the own ones above all. */
export function consumeWorth(evaluation: Evaluation, { from }: MoveOf<'consume'>): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis') return 0;
  if (wantsIndependence(evaluation)) return -5;
  const down = lying(evaluation.state);
  const stood = Math.min(frame.amount, down);
  // What is free is taken first, or the next player has it.
  if (from === 'market') return 1000;
  const own = Math.min(stood, lyingOf(evaluation.state, evaluation.seat));
  const labour = evaluation.state.phase === 'balance' ? own : 0;
  const calm = calmWorth(evaluation, down, stood);
  return concern(evaluation, cubesToStand(down, frame.amount)) * (calm + labour) - price(evaluation, from);
}

/** What it is worth to give a cube in an export crisis. */
export function supplyWorth(evaluation: Evaluation, { from }: MoveOf<'supply'>): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'export-crisis') return 0;
  if (wantsIndependence(evaluation)) return -5;
  if (from === 'market') return 1000;
  return concern(evaluation, frame.missing) * calmWorth(evaluation, frame.missing, 1) - price(evaluation, from);
}

/** Florins saved if `spared` of `threatened` steps of rebellion do not happen. */
export function calmWorth(evaluation: Evaluation, threatened: number, spared: number): number {
  const room = evaluation.state.population - evaluation.state.rebellion;
  const worst = room - FORESIGHT * threatened;
  return Math.max(unrestCost(evaluation, spared), spared * stepPrice(evaluation, worst - 1));
}

/** Who stands up first: one's own, those on buildings before the others; then those of whoever is least ahead. */
export function standWorth(evaluation: Evaluation, { owner, spot, by }: MoveOf<'stand'>): number {
  if (wantsIndependence(evaluation) && by === 'temple' && owner !== evaluation.seat) return -1;
  const post = spot.place === 'town' ? 3 : spot.place === 'ground' || spot.place === 'icon' ? 0 : 2;
  if (owner === evaluation.seat) return 20 + post;
  return 10 - aheadOfMe(evaluation, owner) / 4;
}
