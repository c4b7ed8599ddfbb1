import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import type { Effect, Tile, Trigger } from '../data/schema.ts';
import type { Frame } from '../frames.ts';
import { phaseOf } from '../figures/phase.ts';
import type { Location, Player, State } from '../state.ts';
import type { AnyCard } from '../pack-index.ts';
import { demandOf, type Demand } from './demand.ts';
import { roundsLeft } from './rounds-left.ts';
import { PLAIN, type Temperament } from './temperament.ts';

/** A Special of the own empire that may fire, and the Location it stands on. */
export type Waiting = { readonly location: Location; readonly trigger: Trigger };

/** Where an effect stands. */
export type Standing = {
  /** The Location it stands on; null for a boost, an island that is pillaged, or a card that is not there yet. */
  readonly by: number | null;
  /** A card that counts as if it lay in the empire. */
  readonly extra: AnyCard | null;
  /** Whether the voyage it answers goes far. */
  readonly far: boolean | null;
};

/** What an effect is worth now. Those whom effects lead back to ask the evaluation for it, and so import no word. */
export type EffectNow = (evaluation: Evaluation, effect: Effect, standing: Standing) => number;

/**
 * One decision of one seat: all that the functions which value moves may read. Worths are points at the end of the game. Of
 * `state` they read nothing that the seat does not know: no other hand, and no order of a deck or a pile.
 */
export type Evaluation = {
  readonly box: Box;
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly temper: Temperament;
  /** Rounds expected after this one. */
  readonly left: number;
  /** How much of its Actions of this round the seat has before it: 1, or 0 once it has passed. */
  readonly now: 0 | 1;
  readonly effectNow: EffectNow;
  /** What the seat will want to pay. */
  readonly demand: Demand;
  /** What has been worked out in this decision, by what it is about. */
  readonly tiles: Map<Tile, number>;
  readonly uses: Map<number, number>;
  readonly cards: Map<string, number>;
  readonly known: Map<string, number>;
  readonly specials: { list: readonly Waiting[] | undefined };
};

/** Begins the evaluation of a decision of `seat`. */
export function evaluateWith(
  effectNow: EffectNow,
  box: Box,
  state: State,
  seat: Seat,
  temper: Temperament,
): Evaluation {
  const player = defined(state.players[seat]);
  const phase = phaseOf(state);
  const left = roundsLeft(box, state);
  const now = phase === 'opening' || phase === 'observation' || (phase === 'actions' && !player.passed) ? 1 : 0;
  return {
    box,
    state,
    seat,
    player,
    // What one likes is what is to come of it.
    temper: left === 0 ? PLAIN : temper,
    left,
    now,
    effectNow,
    demand: demandOf(box, state, player, left + now),
    tiles: new Map(),
    uses: new Map(),
    cards: new Map(),
    known: new Map(),
    specials: { list: undefined },
  };
}

/** The number `work` gives, worked out once in a decision and kept under `key`, which must say all that it depends on. */
export function memo({ known }: Evaluation, key: string, work: () => number): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = work();
  known.set(key, made);
  return made;
}

/** Whether the seat has nothing more to do but to be counted: its Actions of the last round are over. */
export const isOnlyCounted = ({ left, now }: Evaluation): boolean => left === 0 && now === 0;

/** The evaluation of what happens after the Actions: in the last round it is only counted any more. */
export const afterActions = (evaluation: Evaluation): Evaluation =>
  evaluation.left === 0 && evaluation.now === 1 ? { ...evaluation, now: 0 } : evaluation;

/** What is pending on top. */
export const pending = ({ state }: Evaluation): Frame | undefined => state.frames[state.frames.length - 1];
