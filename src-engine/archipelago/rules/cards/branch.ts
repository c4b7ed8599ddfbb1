import { pop } from '../../../kernel/frames.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import { cardOf, type Box } from '../../box.ts';
import type { FrameOf } from '../../frames.ts';
import type { GameStep } from '../step.ts';

const RULE = 'cards';

/** How many branches the effect in question has. */
function branches(box: Box, { card, effect }: FrameOf<'branch'>): number {
  const chosen = cardOf(box, card).effect[effect];
  return chosen?.do === 'choose' ? chosen.of.length : 0;
}

/** A card that lets its user choose what it does. Each branch may be chosen, a useless one too (ruling 92). */
export const branchStep: GameStep<'branch', 'choose'> = {
  rule: RULE,
  takes: ['choose'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box, frame }) =>
    Array.from({ length: branches(box, frame) }, (_, index) => ({ type: 'choose', branch: index }) as const),
  refusal: ({ box, frame }, move) => (move.branch < branches(box, frame) ? undefined : refuse(RULE, 'no-such-choice')),
  apply({ state }, move) {
    pop(state);
    const card = state.frames.at(-1);
    if (card?.kind === 'effects') card.branch = move.branch;
  },
  run: neverRuns,
};
