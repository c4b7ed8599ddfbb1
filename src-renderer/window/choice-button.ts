import { beyondMarks } from '../components/beyond.ts';
import { follow, type Choice } from './choice.ts';
import { inspectChoice } from './inspection.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { GameTypes } from './types.ts';

/**
 * The attributes of every button that stands for a choice, in any layout: a press takes it, or says why it is not possible; the
 * pointer or the focus shows its place on the board. To be spread onto a `button`.
 */
export function choiceButton<M extends GameTypes['move'], P>(decision: DecisionState<M, P>, choice: Choice<M, P>) {
  const leave = (): void => decision.point(null);
  const { move, then } = follow(choice);
  return {
    type: 'button',
    'data-inspect': inspectChoice(choice.id),
    ...(choice.impossible === undefined
      ? {
          'data-testid': 'choice',
          'data-move': JSON.stringify(move),
          ...(then !== undefined && { 'data-then': JSON.stringify(then) }),
          'data-choice': choice.id,
        }
      : { 'data-testid': 'impossible', 'aria-disabled': true }),
    ...(choice.idle === true && { 'data-idle': true }),
    ...beyondMarks(decision.isBeyond(choice)),
    onclick: () => decision.choose(choice),
    onmouseenter: () => decision.point(choice),
    onmouseleave: leave,
    onfocus: () => decision.point(choice),
    onblur: leave,
  } as const;
}
