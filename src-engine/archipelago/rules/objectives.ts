import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse, refusePrivately } from '../../kernel/refusal.ts';
import { shuffle } from '../../kernel/rng.ts';
import { automatic } from '../../kernel/steps.ts';
import { objectiveDeck } from '../box.ts';
import { laidObjectives } from '../pieces/laid.ts';
import type { State } from '../state.ts';
import type { RunContext } from './context.ts';
import type { GameStep } from './step.ts';
import { objectivesEach } from '../figures/objectives.ts';

const RULE = 'objectives';

/**
 * Deals the secret objectives (rulebook 2.0, p. 4); one too many each with more-spice (our ruling H). With no-secrets as many as there
 * are players lie open, and nobody has anything to read (p. 16).
 */
export function dealObjectives({ box, state, emit }: RunContext): void {
  const { options } = state;
  const deck = laidObjectives(
    objectiveDeck(box, options).map(({ id }) => id),
    options,
  );
  shuffle(state.rng, deck);
  if (options.variants.includes('no-secrets')) {
    state.common = deck.slice(0, options.players);
    emit({ type: 'common-objectives', objectives: [...state.common] });
    return;
  }
  const spare = options.variants.includes('more-spice');
  const each = objectivesEach(options) + (spare ? 1 : 0);
  state.objectives = state.order.map((_, seat) => deck.slice(seat * each, (seat + 1) * each));
  state.objectives.forEach((objectives, seat) =>
    emit({ type: 'objectives', seat, objectives: [...objectives] }, { only: [seat] }),
  );
  push(state, { kind: 'objectives', read: state.order.map(() => false), spare });
}

/** Whether somebody still holds an objective too many: what is put back was never in play (our ruling D). */
export function choosingObjectives({ frames }: State): boolean {
  const top = frames.at(-1);
  return top?.kind === 'objectives' && top.spare && top.read.includes(false);
}

/**
 * Everybody reads the objective just dealt, unseen by the others (rulebook 2.0, p. 5), or, dealt one too many, puts
 * one back (p. 16).
 */
export const objectivesStep: GameStep<'objectives', 'look' | 'discard-objective'> = {
  ...automatic(RULE, ({ state }) => pop(state)),
  takes: ['look', 'discard-objective'],
  deciders: ({ frame }) => frame.read.flatMap((read, seat) => (read ? [] : [seat])),
  candidates({ box, state: { options }, frame: { spare } }) {
    if (!spare) return [{ type: 'look' }];
    // Any of the deck: which of them the seat holds is its secret.
    return objectiveDeck(box, options).map(({ id }) => ({ type: 'discard-objective', objective: id }));
  },
  refusal({ state, frame: { spare }, seat }, move) {
    if ((move.type === 'look') === spare) return refuse(RULE, 'not-asked-now');
    if (move.type === 'look' || defined(state.objectives[seat]).includes(move.objective)) return undefined;
    return refusePrivately(RULE, 'objective-not-held');
  },
  apply({ state, frame, seat, emit }, move) {
    frame.read[seat] = true;
    if (move.type === 'look') return;
    const { type: _type, objective } = move;
    state.objectives[seat] = defined(state.objectives[seat]).filter((held) => held !== objective);
    defined(state.discarded[seat]).push(objective);
    emit({ type: 'objective-discarded', seat, objective }, { only: [seat] });
    emit({ type: 'objective-discarded', seat, objective: null }, { except: [seat] });
  },
};
