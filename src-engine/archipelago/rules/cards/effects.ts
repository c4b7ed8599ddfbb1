import { pop, push } from '../../../kernel/frames.ts';
import { automatic } from '../../../kernel/steps.ts';
import { cardOf } from '../../box.ts';

import type { GameStep } from '../step.ts';
import { carryOut } from './carry-out.ts';
import { manWonder } from './wonder.ts';
import { effectsOf } from '../../figures/prices.ts';

/**
 * The effects of a card used or a wonder built, in the order printed (rulebook 2.0, p. 14). Whatever pushes a frame goes
 * on when that is gone; an effect that changes nothing is passed over (ruling 92).
 */
export const effectsStep: GameStep<'effects'> = automatic('cards', (context) => {
  const { box, state, frame, emit } = context;
  const { seat, card, next } = frame;
  const effect = effectsOf(cardOf(box, card), frame.branch)[next];
  if (effect === undefined) {
    pop(state);
    manWonder(context);
  } else if (effect.do === 'choose') {
    push(state, { kind: 'branch', seat, card, effect: next });
  } else {
    frame.next++;
    if (!carryOut({ ...context, seat }, effect)) emit({ type: 'card-idle', seat, card });
  }
});
