import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { allLegal } from '../../kernel/steps.ts';
import { happened } from '../effects/specials.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { GameStep, RunContext, SeatContext } from './context.ts';
import { takeTop } from './draw.ts';
import { choose, keepMoves, keepRefusal, settle, tellLooks, undecided, type Range } from './keep.ts';
import { newTurn } from './new-turn.ts';
import { openStorages } from './storage.ts';

const RULE = 'observation';

/** Everybody looks at cards of their deck. Without a ready worker nothing can be kept, and nobody is asked (ruling 38). */
export function openObservation(context: RunContext): void {
  const { box, state, emit } = context;
  emit({ type: 'phase', phase: 'observation' });
  newTurn(state);
  const looks = state.players.map((_, seat) => look(context, seat, box.pack.supply.looked));
  const kept = state.players.map(({ workers }, seat) => (workers === 0 || looks[seat]?.length === 0 ? [] : null));
  push(state, { kind: 'observation', looks, kept });
  tellLooks(context, looks);
}

function look(context: RunContext, seat: number, most: number): string[] {
  const cards: string[] = [];
  while (cards.length < most) {
    const card = takeTop(context, seat, cards.length === 0);
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

const looksOf = ({ seat }: SeatContext, { looks }: FrameOf<'observation'>): string[] => defined(looks[seat]);

/** Any number, a ready worker each. */
function range({ state, seat }: SeatContext, looks: readonly string[]): Range {
  return { least: 0, most: Math.min(defined(state.players[seat]).workers, looks.length) };
}

/**
 * The Observation (rulebook, "Phase d'observation"): all choose at once and in secret what they keep, a worker for each card
 * (ruling 38); then Specials answer, and Storage pays (ruling 41).
 */
export const observationStep: GameStep<'observation', 'keep'> = {
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
    const { state } = context;
    pop(state);
    settle(context, context.frame, true);
    openStorages(context);
    const first = { ...context, seat: state.first };
    for (const seat of seatsFrom(state, state.first).reverse()) happened(first, { seat, on: 'lookout' });
  },
};
