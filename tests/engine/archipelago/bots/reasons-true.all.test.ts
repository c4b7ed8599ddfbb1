import { expect, test } from 'vitest';
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { defined } from '#engine/kernel/defined.ts';
import { followedUp, untrueIn, type Look } from '../../bots/told-true.ts';
import { rareDecisions, RECORDED_GAME, RECORDED_PACK, visitDecisions } from './advised.ts';
import { truthOf } from './truths.ts';
import { SMALL_BOX, SMALL_GAME } from '../table.ts';
import { SMALL_PACK } from '../small-pack.ts';

/** Decisions that are followed up, how many there are for one of them, and the moves of each beside the adviser's own. */
const [DECISIONS, EVERY, OTHERS] = [2000, 6, 6];
const TRUTH = truthOf(RECORDED_GAME, defined(stewards(RECORDED_PACK)[0]), openBox(RECORDED_PACK));

test('what is said of 2000 decisions is what then happens', () => {
  const visit = (look: Look<ArchipelagoTypes>): void => visitDecisions(EVERY, look);
  expect(followedUp(TRUTH, visit, { decisions: DECISIONS, others: OTHERS })).toEqual({ asked: DECISIONS, untrue: [] });
});

test('what is said of rare decisions is what then happens', () => {
  const small = truthOf(SMALL_GAME, defined(stewards(SMALL_PACK)[0]), SMALL_BOX);
  expect(rareDecisions().flatMap(({ state, seat }) => untrueIn(small, state, seat, 8))).toEqual([]);
});
