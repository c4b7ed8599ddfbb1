import { flow, type Flow } from '../kernel/steps.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import { constructionWork } from './rules/actions/construction.ts';
import { explorations } from './rules/actions/exploration.ts';
import { harvest } from './rules/actions/harvest.ts';
import { migrationSteps } from './rules/actions/migration.ts';
import { payment } from './rules/actions/payment.ts';
import { recruitments } from './rules/actions/recruitment.ts';
import { reproductions } from './rules/actions/reproduction.ts';
import { transactions } from './rules/actions/transaction.ts';
import { branch } from './rules/cards/branch.ts';
import { effects } from './rules/cards/effects.ts';
import { fists } from './rules/cards/fists.ts';
import { freeHarvest } from './rules/cards/free-harvest.ts';
import { give } from './rules/cards/give.ts';
import { launch } from './rules/cards/launch.ts';
import { pillage } from './rules/cards/pillage.ts';
import { search } from './rules/cards/search.ts';
import { sink } from './rules/cards/sink.ts';
import { spy } from './rules/cards/spy.ts';
import { target } from './rules/cards/target.ts';
import { offer } from './rules/deals/offer.ts';
import { talk } from './rules/deals/talk.ts';
import { expulsion } from './rules/expulsion.ts';
import { permission } from './rules/actions/permission.ts';
import { trendVote } from './rules/trend-vote.ts';
import { balance } from './rules/balance.ts';
import { bids } from './rules/bids.ts';
import { disembark } from './rules/disembark.ts';
import { discover } from './rules/discover.ts';
import { discovery } from './rules/discovery.ts';
import { domesticCrisis } from './rules/domestic-crisis.ts';
import { watchEnds } from './rules/end.ts';
import { exportCrisis } from './rules/export-crisis.ts';
import { finds } from './rules/finds.ts';
import { objectives } from './rules/objectives.ts';
import { order } from './rules/order.ts';
import { populationEffects } from './rules/population-effects.ts';
import { purchase, purchases } from './rules/purchase.ts';
import { refill } from './rules/refill.ts';
import { round } from './rules/round.ts';
import { rounds } from './rules/rounds.ts';
import { turn } from './rules/turn.ts';
import type { State } from './state.ts';

/** The step for each kind of frame, in the order of the rulebook. */
export const gameFlow: Flow<Box, State, Move, Event> = flow<Box, Frame, State, Move, Event>(
  {
    turn,
    'trend-vote': trendVote,
    discovery,
    discover,
    disembark,
    finds,
    objectives,
    bids,
    order,
    population: populationEffects,
    balance,
    'domestic-crisis': domesticCrisis,
    expulsion,
    'export-crisis': exportCrisis,
    rounds,
    round,
    harvest,
    permission,
    transaction: transactions,
    exploration: explorations,
    reproduction: reproductions,
    recruitment: recruitments,
    migration: migrationSteps,
    construction: constructionWork,
    payment,
    effects,
    branch,
    'free-harvest': freeHarvest,
    search,
    target,
    spy,
    sink,
    give,
    fists,
    pillage,
    launch,
    offer,
    purchases,
    purchase,
    refill,
  },
  watchEnds,
  talk,
);
