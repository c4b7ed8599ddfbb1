import { defined } from '../../kernel/defined.ts';
import { sideOf, type BoxSide } from '../box.ts';
import { LEAST_NEIGHBOURS } from '../figures/exploration.ts';
import { opposite } from '../map/geometry.ts';
import { emptyPlaces, fits, sideAt, surroundingsOf } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { isFree } from '../figures/units.ts';
import { endGain } from './goals.ts';
import { memo, pending, type Evaluation } from './evaluation.ts';
import { marketUnrestCost, stepPrice, surplusPrice } from './unrest.ts';
import { cubeWorth, leavingCost, tokenWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

/** Florins a step of rebellion costs in a colony that is not in danger. */
const USUAL_FEAR = 4;
/** Such steps beyond the usual fear that a token is held to prevent: as any cube it stands several citizens of a crisis. */
const INSURED_STEPS = 3.4;
/** Florins it is worth as such an insurance at the most. */
const MOST_INSURED = 23;
/** The chance that a tile not seen yet finds a place. */
const GAMBLE = 0.1;

/** What a side offers to whoever lands there: work of several kinds, few surplus workers. */
function sideWorth(evaluation: Evaluation, side: BoxSide, part: number): number {
  const land = side.icons.filter((icon) => icon.land >= 0 && (part < 0 || icon.land === part));
  const fish = side.icons.filter((icon) => icon.water >= 0).length;
  const kinds = new Set(land.map(({ resource }) => resource)).size;
  const dear = land.filter(({ resource }) => resource === 'stone' || resource === 'iron').length;
  const huts = side.huts * Math.max(0.2, 0.8 * surplusPrice(evaluation));
  return land.length + 0.7 * kinds + 0.4 * dear + 0.5 * fish + (side.waters > 0 ? 0.5 : 0) - huts;
}

/** What a first region is worth in turn 0. */
export function discoverWorth(evaluation: Evaluation, { side: id }: MoveOf<'discover'>): number {
  const side = sideOf(evaluation.box, id);
  return Math.max(...Array.from({ length: side.lands }, (_, part) => sideWorth(evaluation, side, part)));
}

/** Where the first citizens step ashore: where there is work, and together. */
export function disembarkWorth(evaluation: Evaluation, { part }: MoveOf<'disembark'>): number {
  const { box, state, seat } = evaluation;
  const frame = pending(evaluation);
  if (frame?.kind !== 'disembark') return 0;
  const { region } = frame;
  const icons = sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
  const company = state.units.some(
    (unit) => unit.owner === seat && unit.region === region && unit.part === part && unit.kind === 'citizen',
  );
  return icons + (company ? 2 : 0);
}

/** The cube one has least use for goes to the market; if it is scarce there all the better. */
export function sendWorth(evaluation: Evaluation, resource: Resource): number {
  return (
    -cubeWorth(evaluation, resource) -
    0.2 * evaluation.state.domestic[resource] -
    marketUnrestCost(evaluation, 'domestic', resource, 1)
  );
}

/** Whether one of the seat's free units could come to a side of the tile, somewhere. */
function canLay(evaluation: Evaluation, tile: string): boolean {
  const { box, state, seat } = evaluation;
  const sides = sideOf(box, tile).faces.map((id) => sideOf(box, id));
  const units = state.units.filter((unit) => unit.owner === seat && isFree(unit));
  return emptyPlaces(state, LEAST_NEIGHBOURS).some(({ around }) => {
    const near = units.filter(({ region }) => around.includes(region));
    if (near.length === 0) return false;
    const surroundings = surroundingsOf(box, state, around);
    return sides.some((side) =>
      [0, 1, 2, 3, 4, 5].some(
        (turn) =>
          fits(side, turn, surroundings) &&
          near.some(({ kind, region, part }) => {
            const direction = around.indexOf(region);
            const doors = defined(sideAt(box, state, region).doors[kind][defined(state.regions[region]).turn]);
            return (
              defined(doors[opposite(direction)]) === part && defined(defined(side.doors[kind][turn])[direction]) >= 0
            );
          }),
      ),
    );
  });
}

/** The tile on top is taken if it finds a place, else the next one is hoped for. */
export function takeHexWorth(evaluation: Evaluation): number {
  const top = evaluation.state.tray.deck.at(-1);
  return top !== undefined && canLay(evaluation, top) ? 1 : -1;
}

/** An explorer token stands for whatever cube the next crisis asks for: the more rebellion threatens, the dearer it is. */
export const insurance = (evaluation: Evaluation): number =>
  Math.max(0, Math.min(MOST_INSURED, INSURED_STEPS * (stepPrice(evaluation) - USUAL_FEAR)));

/** What a new region brings to its explorer, whichever it is. */
export function regionWorth(evaluation: Evaluation): number {
  const token = evaluation.state.piles.some((left) => left > 0) ? tokenWorth(evaluation) + insurance(evaluation) : 0;
  const nearer = endGain(evaluation, (end) => (end.kind === 'piles-empty' && token > 0 ? 1 : 0));
  return token + nearer + 3;
}

/** The chance that a region is found: sure if the tile on top fits. */
export function explorationChance(evaluation: Evaluation): number {
  return takeHexWorth(evaluation) > 0 ? 1 : GAMBLE;
}

/** What the action is worth: sure if the tile on top fits, else a gamble. */
export function explorationWorth(evaluation: Evaluation): number {
  return memo(evaluation, explorationWorth, () => {
    const chance = explorationChance(evaluation);
    return chance * (regionWorth(evaluation) + 1.5 - 0.35 * surplusPrice(evaluation));
  });
}

/** What laying a tile so, with that unit, is worth. */
export function layWorth(evaluation: Evaluation, { side: id, kind, from }: MoveOf<'lay-hex'>): number {
  const side = sideOf(evaluation.box, id);
  const cubes = side.icons.length > 1 ? 3 : 0;
  const leaves = leavingCost(evaluation, from.region, from.place);
  return regionWorth(evaluation) + cubes + 0.6 * sideWorth(evaluation, side, -1) + (kind === 'ship' ? 0.5 : 0) - leaves;
}
