import type { Place } from '#engine/archipelago/place.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { lying } from '#engine/archipelago/figures/crisis.ts';
import { spotOf } from '#engine/archipelago/figures/units.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { ArchipelagoTypes } from '../types.ts';

type Crisis = FrameOf<'domestic-crisis'>;
type Stand = MoveOf<'stand'>;
type Told = ArchipelagoTypes['event'];

/** What is lost first where a citizen stays down: a town, a port or market, a good to harvest. Nobody lies elsewhere. */
const HELD: readonly (readonly Place[])[] = [['town'], ['port', 'market'], ['icon'], ['ground']];

/** Where a citizen comes among those of the same owner; in phase 6, where control is worth nothing any more, by region alone. */
function rank(view: View, { spot }: Stand): number {
  const held = view.phase === 'purchase' ? 0 : HELD.findIndex((places) => places.includes(spot.place));
  return held * view.regions.length + spot.region;
}

/** One move for each lying citizen of `owner`, those who hold most first. */
export function lyingInOrder(view: View, owner: number): Stand[] {
  return view.units
    .filter((unit) => unit.down && unit.owner === owner)
    .map((unit): Stand => ({ type: 'stand', owner, spot: spotOf(unit), by: 'cube' }))
    .sort((one, other) => rank(view, one) - rank(view, other));
}

/**
 * Citizens of the same owners as those `seat` stood up for its cube before in this crisis, at most `owed`. `told` is what the log tells,
 * oldest first. Empty before its second cube.
 */
export function asLastTime(view: View, told: readonly Told[], seat: number, owed: number): Stand[] {
  const crisis = told.slice(told.findLastIndex(({ type }) => type === 'crisis') + 1);
  const cubes = crisis.flatMap((event, at) => (event.type === 'consumed' && event.seat === seat ? [at] : []));
  const [from, to] = cubes.slice(-2);
  if (from === undefined || to === undefined) return [];
  const before = ownersStood(crisis.slice(from, to));
  const left = ownersStood(crisis.slice(to)).reduce(without, before);
  const nth = (at: number): number => left.slice(0, at).filter((owner) => owner === left[at]).length;
  return left.flatMap((owner, at) => lyingInOrder(view, owner)[nth(at)] ?? []).slice(0, owed);
}

/** The owners of the citizens that were stood up for a cube, one for each. */
const ownersStood = (told: readonly Told[]): number[] =>
  told.flatMap((event) => (event.type === 'stood' && event.by === 'cube' ? [event.owner] : []));

/** A list without the first of what equals `one`. */
const without = (list: number[], one: number): number[] =>
  list.includes(one) ? list.toSpliced(list.indexOf(one), 1) : list;

/** Whom a deal binds the player to stand first (ruling 102), then their own. Others are never put in an order: that is the bargain. */
function proposed(view: View, { bound }: Crisis, seat: number): Stand[] {
  const first = bound.flatMap(({ owner, left }) => lyingInOrder(view, owner).slice(0, left));
  const owed = bound.find(({ owner }) => owner === seat)?.left ?? 0;
  return [...first, ...lyingInOrder(view, seat).slice(owed)];
}

/**
 * Cubes given one after the other in a domestic crisis, each with whom it is proposed to stand up for it (rulebook 2.0, p. 7). It ends
 * with the cube for which too few are proposed, or for which everybody who is left stands up anyway.
 */
export function feed(view: View, frame: Crisis, seat: number, from: MoveOf<'consume'>['from'], cubes: number): Move[] {
  const who = proposed(view, frame, seat);
  const moves: Move[] = [];
  let down = lying(view);
  for (let cube = 0; cube < cubes && down > 0; cube++) {
    moves.push({ type: 'consume', from });
    if (down <= frame.amount) break;
    const standing = who.splice(0, frame.amount);
    moves.push(...standing);
    if (standing.length < frame.amount) break;
    down -= standing.length;
  }
  return moves;
}

/** Cubes for each of which all who stand up are proposed, or everybody who is left stands up. */
export function cubesProposed(view: View, frame: Crisis, seat: number): number {
  const full = Math.floor(proposed(view, frame, seat).length / frame.amount);
  const down = lying(view) - full * frame.amount;
  return full + Number(down > 0 && down <= frame.amount);
}
