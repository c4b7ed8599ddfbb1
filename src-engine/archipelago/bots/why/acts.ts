/** Why a disc goes to a space of the wheel, by what it opens there. */
import { scaled, term, type Term } from '../../../bots/advice.ts';
import { canonicalJson } from '../../../kernel/hash.ts';
import { paidByBank } from '../../figures/bank.ts';
import { TAXES_REBELLION, taxesDue } from '../../figures/taxes.ts';
import { BUILDING_CUBES, BUILDING_FEE } from '../../figures/use-building.ts';
import type { Resource } from '../../data/schema.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { Action } from '../../state.ts';
import { buildShipWorth, buildWorth } from '../build.ts';
import type { Evaluation } from '../evaluation.ts';
import { explorationWorth } from '../explore.ts';
import { migrateWorth } from '../migrate.ts';
import { birthWorth, recruitWorth } from '../recruit.ts';
import {
  actionWorth,
  fearToBuild,
  harvestOf,
  hiredWeight,
  HIRING,
  movesOpened,
  PUT_OFF,
  TRADING,
  useBuildingWorth,
} from '../round.ts';
import { tradeWorth } from '../trade.ts';
import { countsCubes } from '../worth.ts';
import { regionTerms } from './explores.ts';
import { crisisTerm, florinsTerms, goalTerms, rest, unrestTerms } from './parts.ts';
import { tradeTerms } from './trades.ts';
import { birthTerms, buildShipTerms, buildTerms, migrateTerms, recruitTerms } from './work.ts';

/** Worths that differ by less are the same. */
const ALIKE = 1e-9;

function highest<M>(moves: readonly M[], worth: (move: M) => number): M | undefined {
  return moves.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** What speaks for the best of some moves. Where several are as good, what does not hold for all of them has no words. */
function bestTerms<M>(moves: readonly M[], worth: (move: M) => number, termsOf: (move: M) => Term[]): Term[] {
  const best = highest(moves, worth);
  if (best === undefined) return [];
  const ties = moves.filter((move) => move !== best && worth(move) > worth(best) - ALIKE).map(termsOf);
  const isShared = ({ code, params }: Term): boolean =>
    ties.every((terms) =>
      terms.some((one) => one.code === code && canonicalJson(one.params) === canonicalJson(params)),
    );
  return termsOf(best).map((one) => (isShared(one) ? one : term('', one.weight)));
}

const only = <T extends Move['type']>(moves: readonly Move[], type: T): MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

function taxesTerms(evaluation: Evaluation): Term[] {
  const { box, state, seat } = evaluation;
  const n = paidByBank(state, taxesDue(box, state, seat));
  const paid = florinsTerms(evaluation, n).map((one) => (one.code === 'florins' ? { ...one, code: 'taxes' } : one));
  return [...paid, ...unrestTerms(evaluation, TAXES_REBELLION)];
}

function harvestTerms(evaluation: Evaluation, resource: Resource): Term[] {
  const { cubes, asked, worth } = harvestOf(evaluation, resource);
  if (cubes === 0) return [term('may-harvest', worth, { resource })];
  const each = [crisisTerm(evaluation, resource), ...goalTerms(evaluation, countsCubes(resource))];
  const parts = [...scaled(each, cubes), term('may-harvest', asked, { resource })];
  return rest(worth, parts, 'harvest', { n: cubes, resource });
}

function hiringTerms(evaluation: Evaluation): Term[] {
  const places = only(movesOpened(evaluation, 'recruitment'), 'recruit');
  const best = highest(places, (move) => recruitWorth(evaluation, move));
  if (best === undefined || recruitWorth(evaluation, best) <= 0) return [];
  const terms = bestTerms(
    places,
    (move) => recruitWorth(evaluation, move),
    (move) => recruitTerms(evaluation, move),
  );
  return scaled(terms, HIRING * hiredWeight(evaluation, places.length));
}

function buildingTerms(evaluation: Evaluation): Term[] {
  const moves = movesOpened(evaluation, 'construction');
  const builds = only(moves, 'build');
  const best = highest(builds, (move) => buildWorth(evaluation, move));
  const ship = only(moves, 'build-ship').length > 0;
  const afloat = ship && (best === undefined || buildShipWorth(evaluation) > buildWorth(evaluation, best));
  const what = afloat
    ? buildShipTerms(evaluation)
    : bestTerms(
        builds,
        (move) => buildWorth(evaluation, move),
        (move) => buildTerms(evaluation, move),
      );
  return [...what, term('unsafe', -PUT_OFF * fearToBuild(evaluation))];
}

function tradingTerms(evaluation: Evaluation): Term[] {
  const trades = only(movesOpened(evaluation, 'transaction'), 'trade');
  const terms = bestTerms(
    trades,
    (move) => tradeWorth(evaluation, move),
    (move) => tradeTerms(evaluation, move),
  );
  return scaled(terms, TRADING);
}

function explorationTerms(evaluation: Evaluation): Term[] {
  const { terms, chance } = regionTerms(evaluation);
  // What a tile would bring that is only hoped for is no reason by itself.
  if (chance < 1) return [term('tile-hoped-for', explorationWorth(evaluation))];
  return rest(explorationWorth(evaluation), terms, 'tile-fits');
}

/** Of actions of several moves the first: what the others bring depends on it. */
const ACTIONS: Readonly<Partial<Record<Action, (evaluation: Evaluation) => Term[]>>> = {
  taxes: taxesTerms,
  transaction: tradingTerms,
  exploration: explorationTerms,
  recruitment: hiringTerms,
  construction: buildingTerms,
  reproduction: (evaluation) =>
    bestTerms(
      only(movesOpened(evaluation, 'reproduction'), 'reproduce'),
      (move) => birthWorth(evaluation, move),
      (move) => birthTerms(evaluation, move),
    ),
  migration: (evaluation) =>
    bestTerms(
      only(movesOpened(evaluation, 'migration'), 'migrate'),
      (move) => migrateWorth(evaluation, move),
      (move) => migrateTerms(evaluation, move),
    ),
};

/** Why an action of the wheel is taken. */
export function actTerms(evaluation: Evaluation, action: Action): Term[] {
  const terms = ACTIONS[action]?.(evaluation) ?? harvestTerms(evaluation, action.slice('harvest-'.length) as Resource);
  return rest(actionWorth(evaluation, action), terms, '');
}

/** Why a port or a market is used. */
export function useBuildingTerms(evaluation: Evaluation, move: MoveOf<'use-building'>): Term[] {
  const fee = florinsTerms(evaluation, -BUILDING_FEE);
  return rest(useBuildingWorth(evaluation, move), fee, 'trades', { n: BUILDING_CUBES });
}
