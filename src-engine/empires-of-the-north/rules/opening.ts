import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { allLegal } from '../../kernel/steps.ts';
import type { FrameOf } from '../frames.ts';
import type { GameStep, SeatContext } from './context.ts';
import { choose, keepMoves, keepRefusal, settle, undecided, type Range } from './keep.ts';

const RULE = 'setup/opening-hand';

const looksOf = ({ seat }: SeatContext, { looks }: FrameOf<'opening'>): string[] => defined(looks[seat]);

/** So many are kept, no more and no fewer. */
function range({ box }: SeatContext, looks: readonly string[]): Range {
  const kept = Math.min(box.pack.supply.opening.kept, looks.length);
  return { least: kept, most: kept };
}

/** The opening hand (rulebook, "Mise en place"): all choose at once and in secret what they keep (ruling 38). */
export const openingStep: GameStep<'opening', 'keep'> = {
  rule: RULE,
  takes: ['keep'],
  deciders: ({ frame }) => undecided(frame),
  candidates(context) {
    const looks = looksOf(context, context.frame);
    return keepMoves(looks, range(context, looks));
  },
  refusal(context, move) {
    const looks = looksOf(context, context.frame);
    return keepRefusal(RULE, looks, range(context, looks), move);
  },
  judge: allLegal,
  apply: (context, { cards }) => choose(context, context.frame, cards),
  run(context) {
    pop(context.state);
    settle(context, context.frame, false);
  },
};
