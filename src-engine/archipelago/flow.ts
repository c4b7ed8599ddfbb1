import { flow, type Flow } from '../kernel/steps.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import { constructionStep } from './rules/actions/construction.ts';
import { explorationStep } from './rules/actions/exploration.ts';
import { harvestStep } from './rules/actions/harvest.ts';
import { migrationStep } from './rules/actions/migration.ts';
import { paymentStep } from './rules/actions/payment.ts';
import { recruitmentStep } from './rules/actions/recruitment.ts';
import { reproductionStep } from './rules/actions/reproduction.ts';
import { transactionStep } from './rules/actions/transaction.ts';
import { branchStep } from './rules/cards/branch.ts';
import { effectsStep } from './rules/cards/effects.ts';
import { fistsStep } from './rules/cards/fists.ts';
import { freeHarvestStep } from './rules/cards/free-harvest.ts';
import { giveStep } from './rules/cards/give.ts';
import { launchStep } from './rules/cards/launch.ts';
import { pillageStep } from './rules/cards/pillage.ts';
import { searchStep } from './rules/cards/search.ts';
import { sinkStep } from './rules/cards/sink.ts';
import { spyStep } from './rules/cards/spy.ts';
import { targetStep } from './rules/cards/target.ts';
import { offerStep } from './rules/deals/offer.ts';
import { talkMoves } from './rules/deals/talk.ts';
import { expulsionStep } from './rules/expulsion.ts';
import { permissionStep } from './rules/actions/permission.ts';
import { trendVoteStep } from './rules/trend-vote.ts';
import { balanceStep } from './rules/balance.ts';
import { bidStep } from './rules/bids.ts';
import { disembarkStep } from './rules/disembark.ts';
import { discoverStep } from './rules/discover.ts';
import { discoveryStep } from './rules/discovery.ts';
import { domesticCrisisStep } from './rules/domestic-crisis.ts';
import { watchEnds } from './rules/end.ts';
import { exportCrisisStep } from './rules/export-crisis.ts';
import { findsStep } from './rules/finds.ts';
import { objectivesStep } from './rules/objectives.ts';
import { orderStep } from './rules/order.ts';
import { populationEffectsStep } from './rules/population-effects.ts';
import { purchaseStep, purchasesStep } from './rules/purchase.ts';
import { refillStep } from './rules/refill.ts';
import { roundStep } from './rules/round.ts';
import { roundsStep } from './rules/rounds.ts';
import { turnStep } from './rules/turn.ts';
import type { State } from './state.ts';

/** The step for each kind of frame, in the order of the rulebook. */
export const gameFlow: Flow<Box, State, Move, Event> = flow<Box, Frame, State, Move, Event>(
  {
    turn: turnStep,
    'trend-vote': trendVoteStep,
    discovery: discoveryStep,
    discover: discoverStep,
    disembark: disembarkStep,
    finds: findsStep,
    objectives: objectivesStep,
    bids: bidStep,
    order: orderStep,
    population: populationEffectsStep,
    balance: balanceStep,
    'domestic-crisis': domesticCrisisStep,
    expulsion: expulsionStep,
    'export-crisis': exportCrisisStep,
    rounds: roundsStep,
    round: roundStep,
    harvest: harvestStep,
    permission: permissionStep,
    transaction: transactionStep,
    exploration: explorationStep,
    reproduction: reproductionStep,
    recruitment: recruitmentStep,
    migration: migrationStep,
    construction: constructionStep,
    payment: paymentStep,
    effects: effectsStep,
    branch: branchStep,
    'free-harvest': freeHarvestStep,
    search: searchStep,
    target: targetStep,
    spy: spyStep,
    sink: sinkStep,
    give: giveStep,
    fists: fistsStep,
    pillage: pillageStep,
    launch: launchStep,
    offer: offerStep,
    purchases: purchasesStep,
    purchase: purchaseStep,
    refill: refillStep,
  },
  watchEnds,
  talkMoves,
);
