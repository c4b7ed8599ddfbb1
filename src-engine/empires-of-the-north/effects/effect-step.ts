import { pop } from '../../kernel/frames.ts';
import type { FrameOf } from '../frames.ts';
import type { GameStep, RuleContext } from '../rules/context.ts';
import { EFFECT_MOVES, next, type Asking } from './word.ts';
import { could, wordOf } from './words.ts';

type Framed = { readonly frame: FrameOf<'effect'> };

/** Its seat, as it knows its hand; or everybody, who does not know it: that finds who has to decide. */
function sceneOf({ box, state, frame }: RuleContext & Framed, hand: 'known' | 'any'): Asking {
  return { box, state, seat: frame.seat, frame, hand, could };
}

/**
 * What is left of the effect of a card: one clause after the other, each as far as possible (ruling 53). A clause that nothing is
 * to choose in happens by itself.
 */
export const effectStep: GameStep<'effect', (typeof EFFECT_MOVES)[number]> = {
  rule: 'effects',
  takes: EFFECT_MOVES,
  deciders(context) {
    const { frame } = context;
    const [clause] = frame.todo;
    if (clause === undefined) return [];
    const word = wordOf(clause);
    const scene = sceneOf(context, 'any');
    return word.possible(scene, clause) && word.asks(scene, clause) ? [frame.seat] : [];
  },
  candidates(context) {
    const [clause] = context.frame.todo;
    return clause === undefined ? [] : wordOf(clause).moves(sceneOf(context, 'known'), clause);
  },
  refusal(context, move) {
    const [clause] = context.frame.todo;
    return clause === undefined ? undefined : wordOf(clause).refusal(sceneOf(context, 'known'), clause, move);
  },
  apply(context, move) {
    const [clause] = context.frame.todo;
    if (clause === undefined) return;
    wordOf(clause).apply({ ...sceneOf(context, 'known'), emit: context.emit }, clause, move);
  },
  run(context) {
    const { state, frame } = context;
    const [clause] = frame.todo;
    if (clause === undefined) {
      pop(state);
      return;
    }
    const word = wordOf(clause);
    const scene = { ...sceneOf(context, 'any'), emit: context.emit };
    if (word.possible(scene, clause)) word.run(scene, clause);
    else next(frame);
  },
};
