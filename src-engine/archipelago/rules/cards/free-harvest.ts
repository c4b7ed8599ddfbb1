import { pop, push } from '../../../kernel/frames.ts';
import { neverRuns } from '../../../kernel/steps.ts';

import { harvestFrame, harvestAction } from '../actions/harvest.ts';
import type { GameStep } from '../step.ts';
import { RESOURCES } from '../../data/schema-common.ts';

/** A harvest that a card gives: its user names the resource, or does without. */
export const freeHarvestStep: GameStep<'free-harvest', 'choose-harvest' | 'done'> = {
  rule: 'cards',
  takes: ['choose-harvest', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: () => [...RESOURCES.map((resource) => ({ type: 'choose-harvest', resource }) as const), { type: 'done' }],
  refusal: (context, move) => (move.type === 'done' ? undefined : harvestAction(move.resource).refusal(context)),
  apply({ state, seat }, move) {
    pop(state);
    if (move.type === 'done') return;
    push(state, harvestFrame(seat, move.resource, false));
  },
  run: neverRuns,
};
