import { follow, type Choice } from './choice.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { GameTypes } from './types.ts';

/**
 * What every button that stands for a choice carries, however the choices are laid out: a press chooses, and the pointer
 * or the focus shows on the board what the choice is about. Spread onto a `button`.
 */
export function choiceButton<M extends GameTypes['move'], P>(decision: DecisionState<M, P>, choice: Choice<M, P>) {
  const leave = (): void => decision.point(null);
  return {
    type: 'button',
    'data-testid': 'choice',
    'data-move': JSON.stringify(follow(choice).move),
    'data-choice': choice.id,
    onclick: () => decision.choose(choice),
    onmouseenter: () => decision.point(choice),
    onmouseleave: leave,
    onfocus: () => decision.point(choice),
    onblur: leave,
  } as const;
}
