import { expect, test } from 'vitest';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { followedUp, type Look } from '../../bots/told-true.ts';
import { visitDecisions } from './advised.ts';
import { TRUTH } from './truths.ts';

/** Decisions that are followed up, and the moves of each beside the adviser's own. */
const [DECISIONS, OTHERS] = [120, 2];

test('what is said of 120 decisions is what then happens', () => {
  const visit = (look: Look<EmpiresTypes>): void => visitDecisions(look, 4);
  expect(followedUp(TRUTH, visit, { decisions: DECISIONS, others: OTHERS })).toEqual({ asked: DECISIONS, untrue: [] });
});
