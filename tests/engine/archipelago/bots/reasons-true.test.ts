import { expect, test } from 'vitest';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { defined } from '#engine/kernel/defined.ts';
import { followedUp, type Look } from '../../bots/told-true.ts';
import { RECORDED_GAME, RECORDED_PACK, visitDecisions } from './advised.ts';
import { truthOf } from './truths.ts';

/** Decisions that are followed up, how many there are for one of them, and the moves of each beside the adviser's own. */
const [DECISIONS, EVERY, OTHERS] = [150, 60, 2];
const TRUTH = truthOf(RECORDED_GAME, defined(stewards(RECORDED_PACK)[0]), openBox(RECORDED_PACK));

test('what is said of 150 decisions is what then happens', () => {
  const visit = (look: Look<ArchipelagoTypes>): void => visitDecisions(EVERY, look);
  expect(followedUp(TRUTH, visit, { decisions: DECISIONS, others: OTHERS })).toEqual({ asked: DECISIONS, untrue: [] });
});
