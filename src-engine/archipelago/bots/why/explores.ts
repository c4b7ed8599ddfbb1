/** Why a region is looked for, and where the first people step ashore. */
import { term, type Term } from '../../../bots/advice.ts';
import { sideOf } from '../../box.ts';
import { movedTo } from '../../figures/markers.ts';
import { sideAt } from '../../map/regions.ts';
import type { MoveOf } from '../../moves.ts';
import type { Resource } from '../../data/schema.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import {
  disembarkWorth,
  discoverWorth,
  explorationChance,
  insurance,
  layWorth,
  regionWorth,
  sendWorth,
  takeHexWorth,
} from '../explore.ts';
import { surplusPrice } from '../unrest.ts';
import { cubesTerms, endTerms, leavingTerms, rest, rowTerm, tokenTerms } from './parts.ts';

/** What a region brings to its explorer, and how likely it is found. */
export function regionTerms(evaluation: Evaluation): { terms: Term[]; chance: number } {
  const left = evaluation.state.piles.some((pile) => pile > 0);
  const parts = left
    ? [
        ...tokenTerms(evaluation),
        term('token-in-need', insurance(evaluation)),
        ...endTerms(evaluation, ({ kind }) => (kind === 'piles-empty' ? 1 : 0)),
      ]
    : [];
  return { terms: rest(regionWorth(evaluation), parts, 'new-region'), chance: explorationChance(evaluation) };
}

/** The surplus workers that huts bring, as far as the track goes. */
function hutsTerm({ box, state }: Evaluation, huts: number, cost: number): Term {
  const n = movedTo(box, state.surplus, { marker: 'surplus', by: huts }) - state.surplus;
  return term(n === 0 ? '' : 'huts', -cost, { n });
}

/** Why a first region: the work on its best land, less its huts. */
export function discoverTerms(evaluation: Evaluation, move: MoveOf<'discover'>): Term[] {
  const side = sideOf(evaluation.box, move.side);
  const huts = side.huts * Math.max(0.2, 0.8 * surplusPrice(evaluation));
  const lands = Array.from({ length: side.lands }, (_, part) => side.icons.filter(({ land }) => land === part));
  const best = lands.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const kinds = new Set(best.map(({ resource }) => resource)).size;
  const fish = side.icons.filter(({ water }) => water >= 0).length;
  const parts = [
    hutsTerm(evaluation, side.huts, huts),
    term('shore', 0.5 * fish, { n: fish }),
    ...(kinds > 1 ? [term('kinds-of-work', 0.7 * kinds, { n: kinds })] : []),
  ];
  return rest(discoverWorth(evaluation, move), parts, 'work-on-side', { n: best.length });
}

/** Why ashore there. */
export function disembarkTerms(evaluation: Evaluation, move: MoveOf<'disembark'>): Term[] {
  const frame = pending(evaluation);
  if (frame?.kind !== 'disembark') return [];
  const here = sideAt(evaluation.box, evaluation.state, frame.region).icons.filter(({ land }) => land === move.part);
  return rest(disembarkWorth(evaluation, move), [term('work-on-side', here.length, { n: here.length })], 'together');
}

/** Why that cube goes to the market: what it costs to part with it. */
export function sendTerms(evaluation: Evaluation, resource: Resource): Term[] {
  const lying = evaluation.state.domestic[resource];
  const parts = [
    term('market-full', -0.2 * lying, { resource, n: lying }),
    rowTerm(evaluation, 'domestic', resource, 1),
  ];
  return rest(sendWorth(evaluation, resource), parts, 'cube-sent', { resource });
}

/** Why the tile on top is taken. */
export function takeHexTerms(evaluation: Evaluation): Term[] {
  const worth = takeHexWorth(evaluation);
  return [term(worth > 0 ? 'tile-fits' : '', worth)];
}

/** Why the tile is laid so. */
export function layTerms(evaluation: Evaluation, move: MoveOf<'lay-hex'>): Term[] {
  const side = sideOf(evaluation.box, move.side);
  const parts = [
    ...regionTerms(evaluation).terms,
    ...(side.icons.length > 1 ? [term('first-cube', 3)] : []),
    hutsTerm(evaluation, side.huts, 0.6 * side.huts * Math.max(0.2, 0.8 * surplusPrice(evaluation))),
    ...leavingTerms(evaluation, move.from.region, move.from.place),
  ];
  return rest(layWorth(evaluation, move), parts, 'work-on-side', { n: side.icons.length });
}

/** Why that cube is kept. */
export function keepTerms(evaluation: Evaluation, resource: Resource): Term[] {
  return cubesTerms(evaluation, resource, 1);
}
