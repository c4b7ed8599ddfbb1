import { pop } from '../../kernel/frames.ts';
import type { FrameOf } from '../frames.ts';
import type { GameStep, MoveContext, RuleContext, RunContext, SeatContext } from '../rules/context.ts';
import { EFFECT_MOVES, next, type Asking, type Doing } from './word.ts';
import { could, wordOf } from './words.ts';

type Framed = { readonly frame: FrameOf<'effect'> };

const silent = (): void => undefined;

/** Its seat, as it knows its hand. */
const asSeat = ({ box, state, frame }: (RuleContext | SeatContext) & Framed): Asking => ({
  box,
  state,
  seat: frame.seat,
  frame,
  hand: 'known',
  could,
});
/** Everybody, who does not know the hand: finds who has to decide. */
const asAnybody = ({ box, state, frame, emit }: RuleContext & Framed & Partial<Pick<RunContext, 'emit'>>): Doing => ({
  box,
  state,
  seat: frame.seat,
  frame,
  hand: 'any',
  could,
  emit: emit ?? silent,
});

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
    const scene = asAnybody(context);
    return word.possible(scene, clause) && word.asks(scene, clause) ? [frame.seat] : [];
  },
  candidates(context) {
    const [clause] = context.frame.todo;
    return clause === undefined ? [] : wordOf(clause).moves(asSeat(context), clause);
  },
  refusal(context, move) {
    const [clause] = context.frame.todo;
    return clause === undefined ? undefined : wordOf(clause).refusal(asSeat(context), clause, move);
  },
  apply(context, move) {
    const [clause] = context.frame.todo;
    if (clause === undefined) return;
    const { emit }: Pick<MoveContext, 'emit'> = context;
    wordOf(clause).apply({ ...asSeat(context), emit }, clause, move);
  },
  run(context) {
    const { state, frame } = context;
    const [clause] = frame.todo;
    if (clause === undefined) {
      pop(state);
      return;
    }
    const word = wordOf(clause);
    const scene = asAnybody(context);
    if (word.possible(scene, clause)) word.run(scene, clause);
    else next(frame);
  },
};
