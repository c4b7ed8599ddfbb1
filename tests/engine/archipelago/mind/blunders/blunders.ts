/** Visible blunders of Archipelago. */
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import type { Blunder } from '../../../bots/blunders.ts';
import { givingMore, keeping } from './crises.ts';
import { endingBehind, isEndingBehind, isNotEnding, notEnding } from './endings.ts';
import { acceptingLess, bidding, passing, placingNobody, sellingLow, spendingTokens } from './goods.ts';

export const BLUNDERS: readonly Blunder<ArchipelagoTypes>[] = [
  {
    id: 'a pass with a disc and a gain',
    why: 'Who does nothing in a round is out for the phase, and the disc is lost. A gain is an action worth 3 florins to a steward and half a point of chance to the value, beyond two standard errors.',
    wrong: passing,
  },
  {
    id: 'one’s own cube kept though it alone prevents independence',
    why: 'All but a Separatist lose by independence, which comes for sure without what lies behind the own screen, and not with it.',
    wrong: keeping,
  },
  {
    id: 'more given than is still wanted',
    why: 'What lies on the market or stands up by one’s own temple costs nothing and does the same.',
    wrong: givingMore,
  },
  {
    id: 'the game ended while behind by the sheet',
    why: 'In nineteen deals of twenty somebody else wins then, and another move offers at least ten points of chance more.',
    wrong: endingBehind,
    surely: isEndingBehind,
  },
  {
    id: 'the game not ended where that wins for sure',
    why: 'The end wins on every deal, and cannot be had any more at the next decision.',
    wrong: notEnding,
    surely: isNotEnding,
  },
  {
    id: 'a sale at the market that pays less',
    why: 'Both buy the same, neither row brings more unrest, and no crisis that shows asks for the resource.',
    wrong: sellingLow,
  },
  {
    id: 'a harvest with nobody placed',
    why: 'Somebody stands free beside an icon and leaves nothing that is worth as much as the cube.',
    wrong: placingNobody,
  },
  {
    id: 'a token spent where the cube is spare',
    why: 'A token is any cube; of the cube there are two at least, and it is worth less by a florin, goals and crises counted.',
    wrong: spendingTokens,
  },
  {
    id: 'a bid above what order can bring',
    why: 'Every bid is lost. More than the richest rival has and one is never needed, and who is first gets the best action at the most.',
    wrong: bidding,
  },
  {
    id: 'a deal accepted below the worth of one cube',
    why: 'What is handed over is worth more than what comes in by one of its cubes at least; nothing else is in the deal, and no crisis asks for it.',
    answers: true,
    wrong: acceptingLess,
  },
];
