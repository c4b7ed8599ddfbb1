/** Why a disc goes to a space of the wheel, by what it opens there. */
import { scaled, term, type Term } from '../../../bots/advice.ts';
import { paidByBank } from '../../figures/bank.ts';
import { TAXES_REBELLION, taxesDue } from '../../figures/taxes.ts';
import { BUILDING_CUBES, BUILDING_FEE } from '../../figures/use-building.ts';
import type { Resource } from '../../data/schema.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { Action } from '../../state.ts';
import { buildShipWorth, buildWorth } from '../build.ts';
import type { Evaluation } from '../evaluation.ts';
import { explorationWorth } from '../explore.ts';
import { bestMigrations } from '../migrate.ts';
import { recruitWorth } from '../recruit.ts';
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
import { crisisDemand, countsCubes } from '../worth.ts';
import { regionTerms } from './explores.ts';
import { florinsTerms, goalTerms, rest, unrestTerms } from './parts.ts';
import { tradeTerms } from './trades.ts';
import { birthTerms, buildShipTerms, buildTerms, migrateTerms, recruitTerms } from './work.ts';

function highest<M>(moves: readonly M[], worth: (move: M) => number): M | undefined {
  return moves.toSorted((a, b) => worth(b) - worth(a))[0];
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
  const each = [
    term('crisis-needs', crisisDemand(evaluation, resource), { resource }),
    ...goalTerms(evaluation, countsCubes(resource)),
  ];
  const parts = [...scaled(each, cubes), term('may-harvest', asked, { resource })];
  return rest(worth, parts, 'harvest', { n: cubes, resource });
}

function hiringTerms(evaluation: Evaluation): Term[] {
  const places = only(movesOpened(evaluation, 'recruitment'), 'recruit');
  const best = highest(places, (move) => recruitWorth(evaluation, move));
  if (best === undefined || recruitWorth(evaluation, best) <= 0) return [];
  return scaled(recruitTerms(evaluation, best), HIRING * hiredWeight(evaluation, places.length));
}

function buildingTerms(evaluation: Evaluation): Term[] {
  const moves = movesOpened(evaluation, 'construction');
  const builds = only(moves, 'build');
  const best = highest(builds, (move) => buildWorth(evaluation, move));
  const ship = only(moves, 'build-ship').length > 0;
  const afloat = ship && (best === undefined || buildShipWorth(evaluation) > buildWorth(evaluation, best));
  const what = afloat ? buildShipTerms(evaluation) : best === undefined ? [] : buildTerms(evaluation, best);
  return [...what, term('unsafe', -PUT_OFF * fearToBuild(evaluation))];
}

function tradingTerms(evaluation: Evaluation): Term[] {
  const trades = only(movesOpened(evaluation, 'transaction'), 'trade');
  const best = highest(trades, (move) => tradeWorth(evaluation, move));
  return best === undefined ? [] : scaled(tradeTerms(evaluation, best), TRADING);
}

function explorationTerms(evaluation: Evaluation): Term[] {
  const { terms, chance } = regionTerms(evaluation);
  return rest(explorationWorth(evaluation), scaled(terms, chance), chance === 1 ? 'tile-fits' : 'tile-hoped-for');
}

const ACTIONS: Readonly<Partial<Record<Action, (evaluation: Evaluation) => Term[]>>> = {
  taxes: taxesTerms,
  transaction: tradingTerms,
  exploration: explorationTerms,
  recruitment: hiringTerms,
  construction: buildingTerms,
  reproduction: (evaluation) =>
    only(movesOpened(evaluation, 'reproduction'), 'reproduce').flatMap((move) => birthTerms(evaluation, move)),
  migration: (evaluation) =>
    bestMigrations(evaluation, only(movesOpened(evaluation, 'migration'), 'migrate')).flatMap(({ move }) =>
      migrateTerms(evaluation, move),
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
