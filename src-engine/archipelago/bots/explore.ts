import { defined } from '../../kernel/defined.ts';
import { sideOf, type BoxSide } from '../box.ts';
import { LEAST_NEIGHBOURS } from '../figures/exploration.ts';
import { movedTo } from '../figures/markers.ts';
import { opposite } from '../map/geometry.ts';
import { emptyPlaces, fits, sideAt, surroundingsOf } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { isFree } from '../figures/units.ts';
import { endGain } from './goals.ts';
import { leavingCost } from './control.ts';
import { ifGoesOn, memoWorth, pending, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { marketUnrestCost, stepPrice, surplusPrice } from './unrest.ts';
import { cubeWorth, tokenWorth } from './worth.ts';

/** Florins a step of rebellion costs in a colony that is not in danger. */
const USUAL_FEAR = 4;
/** Such steps beyond the usual fear that a token is held to prevent: as any cube it stands several citizens of a crisis. */
const INSURED_STEPS = 3.4;
/** Florins it is worth as such an insurance at the most. */
const MOST_INSURED = 23;
/** The chance that a tile not seen yet finds a place. */
const GAMBLE = 0.1;

/** What the surplus workers of its huts cost. */
const hutsCost = (evaluation: Evaluation, { huts }: BoxSide): number =>
  ifGoesOn(evaluation, huts * Math.max(0.2, 0.8 * surplusPrice(evaluation)));

/** Tells what the workers of huts cost, as far as the track goes. Gives what was told. */
function tellHuts({ box, state }: Evaluation, { huts }: BoxSide, cost: number, tell: Tell): number {
  const n = movedTo(box, state.surplus, { marker: 'surplus', by: huts }) - state.surplus;
  if (n === 0) return 0;
  tell('huts', -cost, { n });
  return -cost;
}

/** What a side offers to whoever lands there: work of several kinds, few surplus workers. */
function sideWorth(evaluation: Evaluation, side: BoxSide, part: number): number {
  const land = side.icons.filter((icon) => icon.land >= 0 && (part < 0 || icon.land === part));
  const fish = side.icons.filter((icon) => icon.water >= 0).length;
  const kinds = new Set(land.map(({ resource }) => resource)).size;
  const dear = land.filter(({ resource }) => resource === 'stone' || resource === 'iron').length;
  const work = land.length + 0.7 * kinds + 0.4 * dear + 0.5 * fish + (side.waters > 0 ? 0.5 : 0);
  return ifGoesOn(evaluation, work) - hutsCost(evaluation, side);
}

/** What a first region is worth in turn 0. */
export function discoverWorth(evaluation: Evaluation, { side: id }: MoveOf<'discover'>, tell?: Tell): number {
  const side = sideOf(evaluation.box, id);
  const worth = Math.max(...Array.from({ length: side.lands }, (_, part) => sideWorth(evaluation, side, part)));
  if (tell !== undefined) tellSide(evaluation, side, worth, tell);
  return worth;
}

/** Tells what a side is worth by the land with most work. */
function tellSide(evaluation: Evaluation, side: BoxSide, worth: number, tell: Tell): void {
  const lands = Array.from({ length: side.lands }, (_, part) => side.icons.filter(({ land }) => land === part));
  const best = lands.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const kinds = new Set(best.map(({ resource }) => resource)).size;
  const variety = kinds > 1 ? 0.7 * kinds : 0;
  const fish = side.icons.filter(({ water }) => water >= 0).length;
  tell('kinds-of-work', variety, { n: kinds });
  tell('shore', 0.5 * fish, { n: fish });
  const huts = tellHuts(evaluation, side, hutsCost(evaluation, side), tell);
  tell('work-on-side', worth - variety - 0.5 * fish - huts, { n: best.length });
}

/** Where the first citizens step ashore: where there is work, and together. */
export function disembarkWorth(evaluation: Evaluation, { part }: MoveOf<'disembark'>, tell?: Tell): number {
  const { box, state, seat } = evaluation;
  const frame = pending(evaluation);
  if (frame?.kind !== 'disembark') return 0;
  const { region } = frame;
  const icons = sideAt(box, state, region).icons.filter(({ land }) => land === part).length;
  const company = state.units.some(
    (unit) => unit.owner === seat && unit.region === region && unit.part === part && unit.kind === 'citizen',
  );
  tell?.('work-on-side', icons, { n: icons });
  if (company) tell?.('together', 2);
  return icons + (company ? 2 : 0);
}

/** The cube one has least use for goes to the market; if it is scarce there all the better. */
export function sendWorth(evaluation: Evaluation, { resource }: MoveOf<'send'>, tell?: Tell): number {
  const cube = cubeWorth(evaluation, resource);
  const lying = evaluation.state.domestic[resource];
  tell?.('cube-sent', -cube, { resource });
  tell?.('market-full', -0.2 * lying, { resource, n: lying });
  return -cube - 0.2 * lying - marketUnrestCost(evaluation, { market: 'domestic', resource }, 1, tell);
}

/** The cube one has most use for is kept. */
export function keepWorth(evaluation: Evaluation, { resource }: MoveOf<'keep'>, tell?: Tell): number {
  return cubeWorth(evaluation, resource, evaluation.screen.cubes[resource], tell);
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
export function takeHexWorth(evaluation: Evaluation, _: MoveOf<'take-hex'>, tell?: Tell): number {
  const fits = topFits(evaluation);
  tell?.(fits ? 'tile-fits' : 'tile-hoped-for', fits ? 1 : -1);
  return fits ? 1 : -1;
}

/** Whether the tile on top finds a place. */
function topFits(evaluation: Evaluation): boolean {
  const top = evaluation.state.tray.deck.at(-1);
  return top !== undefined && canLay(evaluation, top);
}

/** An explorer token stands for whatever cube the next crisis asks for: the more rebellion threatens, the dearer it is. */
const insurance = (evaluation: Evaluation): number =>
  ifGoesOn(evaluation, Math.max(0, Math.min(MOST_INSURED, INSURED_STEPS * (stepPrice(evaluation) - USUAL_FEAR))));

/** What a new region brings to its explorer, whichever it is. */
function regionWorth(evaluation: Evaluation, tell?: Tell): number {
  const token = evaluation.state.piles.some((left) => left > 0) ? foundTokenWorth(evaluation, tell) : 0;
  const nearer = endGain(evaluation, (end) => (end.kind === 'piles-empty' && token > 0 ? 1 : 0), tell);
  const land = ifGoesOn(evaluation, 3);
  tell?.('new-region', land);
  return token + nearer + land;
}

function foundTokenWorth(evaluation: Evaluation, tell?: Tell): number {
  const insured = insurance(evaluation);
  tell?.('token-in-need', insured);
  return tokenWorth(evaluation, tell) + insured;
}

/** What the action is worth: sure if the tile on top fits, else a gamble. */
export function explorationWorth(evaluation: Evaluation, tell?: Tell): number {
  return memoWorth(evaluation, explorationWorth, (listener) => worthOfExploration(evaluation, listener), tell);
}

function worthOfExploration(evaluation: Evaluation, tell?: Tell): number {
  const fits = topFits(evaluation);
  const place = ifGoesOn(evaluation, 1.5 - 0.35 * surplusPrice(evaluation));
  if (fits) {
    tell?.('tile-fits', place);
    return regionWorth(evaluation, tell) + place;
  }
  // What a tile would bring that is only hoped for is no reason by itself.
  const hoped = GAMBLE * (regionWorth(evaluation) + place);
  tell?.('tile-hoped-for', hoped);
  return hoped;
}

/** What laying a tile so, with that unit, is worth. */
export function layWorth(evaluation: Evaluation, { side: id, kind, from }: MoveOf<'lay-hex'>, tell?: Tell): number {
  const side = sideOf(evaluation.box, id);
  const cubes = ifGoesOn(evaluation, side.icons.length > 1 ? 3 : 0);
  const leaves = leavingCost(evaluation, from.region, from.place, tell);
  const region = regionWorth(evaluation, tell);
  const there = 0.6 * sideWorth(evaluation, side, -1);
  const afloat = ifGoesOn(evaluation, kind === 'ship' ? 0.5 : 0);
  if (tell !== undefined) {
    tell('first-cube', cubes);
    const huts = tellHuts(evaluation, side, 0.6 * hutsCost(evaluation, side), tell);
    tell('work-on-side', there + afloat - huts, { n: side.icons.length });
  }
  return region + cubes + there + afloat - leaves;
}
