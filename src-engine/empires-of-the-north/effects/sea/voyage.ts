import { defined } from '../../../kernel/defined.ts';
import { pop, push } from '../../../kernel/frames.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { allLegal } from '../../../kernel/steps.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import type { GameStep, RuleContext, RunContext } from '../../rules/context.ts';
import { takeIsland } from '../../rules/islands.ts';
import { islandsFor } from './islands.ts';

const RULE = 'voyage';
type Voyage = { readonly frame: FrameOf<'voyage'> };

const islands = ({ state, frame }: RuleContext & Voyage): MoveOf<'island'>[] => islandsFor(state, frame.fish);

/** The place of an open island stays empty (ruling 12); one taken unseen is turned over and must be taken (l. 374). */
function land({ state, frame, emit }: RunContext & Voyage, { pile, island: chosen }: MoveOf<'island'>): void {
  const { seat, common, raze, how, chain } = frame;
  pop(state);
  const instant = state.frames[state.frames.length - 1]?.kind !== 'expedition';
  emit({ type: 'voyage', seat, common, instant, pile, island: chosen });
  const island = chosen ?? defined(takeIsland(state, pile));
  if (chosen === null) emit({ type: 'found', seat, pile, island, barrier: 'island-turned' });
  else state[pile].open = state[pile].open.map((open) => (open === chosen ? null : open));
  push(state, { kind: 'landing', seat, common, raze, pile, island, how, chain: [...chain] });
}

/**
 * A ship that has left the queue takes an island, near or with a fish far, open or the top of a pile unseen (rulebook, "Phase
 * d'expédition"). It must take one if there is any (ruling 13); if not it comes back with nothing (ruling 11).
 */
export const voyageStep: GameStep<'voyage', 'island'> = {
  rule: RULE,
  takes: ['island'],
  deciders: (context) => (islands(context).length > 1 ? [context.frame.seat] : []),
  candidates: islands,
  refusal(context, { pile, island }) {
    if (pile === 'far' && !context.frame.fish) return refuse('voyage/far', 'no-fish-on-ship');
    const there = islands(context).some((move) => move.pile === pile && move.island === island);
    return there ? undefined : refuse(RULE, island === null ? 'no-island-left' : 'island-not-open');
  },
  judge: allLegal,
  apply: land,
  run(context) {
    const { state, frame, emit } = context;
    const [only] = islands(context);
    if (only !== undefined) return land(context, only);
    pop(state);
    defined(state.players[frame.seat]).ships[frame.common ? 'common' : 'clan']++;
    return emit({ type: 'returned', seat: frame.seat });
  },
};
