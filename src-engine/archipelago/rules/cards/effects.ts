import { pop, push } from '../../../kernel/frames.ts';
import { automatic } from '../../../kernel/steps.ts';
import { cardOf } from '../../box.ts';
import { effectsOf } from '../../figures/prices.ts';
import type { GameStep } from '../step.ts';
import { carryOut } from './carry-out.ts';
import { manWonder } from './wonder.ts';

/**
 * The effects of a card used or a wonder built, in the order printed (rulebook 2.0, p. 14). Whatever pushes a frame goes
 * on when that is gone; an effect that changes nothing is passed over (ruling 92).
 */
export const effects: GameStep<'effects'> = automatic('cards', (box, state, frame, emit) => {
  const { seat, card, next } = frame;
  const effect = effectsOf(cardOf(box, card), frame.branch)[next];
  if (effect === undefined) {
    pop(state);
    manWonder(box, state, frame, emit);
  } else if (effect.do === 'choose') {
    push(state, { kind: 'branch', seat, card, effect: next });
  } else {
    frame.next++;
    if (!carryOut({ box, state, frame, emit }, effect)) emit({ type: 'card-idle', seat, card });
  }
});
