import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Effect } from '../data/effect.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { MoveContext, SeatContext } from '../rules/context.ts';

/** The moves that words ask for. */
export const EFFECT_MOVES = [
  'choose',
  'declare',
  'buy',
  'done',
  'pick',
  'assign',
  'release',
  'take',
  'find',
  'build',
  'move',
  'advance',
  'raid',
] as const;
/** A move that a word asks for. */
export type EffectMove = MoveOf<(typeof EFFECT_MOVES)[number]>;

/** What a word may read. `frame` is the effect it stands in. */
export type Asking = SeatContext & {
  readonly frame: FrameOf<'effect'>;
  /**
   * What is reckoned of the hand: what is in it; or that it may hold any cards; or that it holds none that helps. Who has to
   * decide is found with `any`, for it must not tell what is in a hand; what is possible with `none` is so for all to see.
   */
  readonly hand: 'known' | 'any' | 'none';
  /** `possible` of any effect: words that hold effects ask for them here. */
  readonly could: (scene: Asking, effect: Effect) => boolean;
};
/** The same, reckoning otherwise of the hand. */
export const reckoning = <S extends Asking>(scene: S, hand: Asking['hand']): S =>
  scene.hand === hand ? scene : { ...scene, hand };

/** What a word needs to happen. */
export type Doing = Asking & MoveContext;

/** A word of the grammar: what the clause `effect` of a card may do, asks for, and does. */
export type Word<E extends Effect> = {
  /** Anchor of its rule. */
  readonly rule: string;
  /** Whether it could change anything now (ruling 53). Copies nothing. */
  possible(scene: Asking, effect: E): boolean;
  /** Whether its seat decides; if not, `run` does it. Asked only while it is possible. */
  asks(scene: Asking, effect: E): boolean;
  /** The moves to ask `refusal` about; all that are legal, or refused for a secret reason only. */
  moves(scene: Asking, effect: E): EffectMove[];
  /** Why a move is not legal, or undefined. */
  refusal(scene: Asking, effect: E, move: EffectMove): Refusal | undefined;
  /** Does a legal move. */
  apply(scene: Doing, effect: E, move: EffectMove): void;
  /** Does what needs no decision. */
  run(scene: Doing, effect: E): void;
};

/** The clause of one word. */
export type Clause<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** The first clause is over. */
export function next(frame: FrameOf<'effect'>): void {
  frame.todo.shift();
  begin(frame);
}

/** Others take the place of the first clause. */
export function instead(frame: FrameOf<'effect'>, ...effects: Effect[]): void {
  frame.todo.splice(0, 1, ...effects);
  begin(frame);
}

function begin(frame: FrameOf<'effect'>): void {
  frame.times = 0;
  frame.taken = [];
}

/** The first clause has happened once more, of `n` times at most. */
export function onceMore(frame: FrameOf<'effect'>, n: number): void {
  if (frame.times + 1 >= n) next(frame);
  else frame.times++;
}

/** A word that never asks anything. `run` does it; the clause is over before. */
export function byItself<E extends Effect>(rule: string, possible: Word<E>['possible'], run: Word<E>['run']): Word<E> {
  return {
    rule,
    possible,
    asks: () => false,
    moves: () => [],
    refusal: () => refuse(rule, 'not-asked-now'),
    apply: () => undefined,
    run(scene, effect) {
      next(scene.frame);
      run(scene, effect);
    },
  };
}

/** The parts of a word whose moves are all open to see. */
export type Choosing<E extends Effect, M extends EffectMove> = {
  readonly rule: string;
  readonly takes: M['type'];
  possible(scene: Asking, effect: E): boolean;
  /** All legal moves but `done`. */
  choices(scene: Asking, effect: E): M[];
  /** Whether its seat may end it before all has happened. */
  optional(effect: E): boolean;
  refusal(scene: Asking, effect: E, move: M): Refusal | undefined;
  apply(scene: Doing, effect: E, move: M): void;
};

/**
 * A word that asks for one of several moves. With only one, and where nobody may do without, it happens by itself. `apply` says
 * itself when the clause is over, by `next` or `onceMore`.
 */
export function choosing<E extends Effect, M extends EffectMove>(word: Choosing<E, M>): Word<E> {
  const { rule, choices, optional, possible } = word;
  return {
    rule,
    possible,
    asks: (scene, effect) => optional(effect) || choices(scene, effect).length > 1,
    moves(scene, effect) {
      const moves: EffectMove[] = choices(scene, effect);
      if (optional(effect)) moves.push({ type: 'done' });
      return moves;
    },
    refusal(scene, effect, move) {
      if (move.type === 'done') return optional(effect) ? undefined : refuse('effects/up-to', 'cannot-be-left');
      return isOf(word, move) ? word.refusal(scene, effect, move) : refuse(rule, 'not-asked-now');
    },
    apply(scene, effect, move) {
      if (isOf(word, move)) word.apply(scene, effect, move);
      else next(scene.frame);
    },
    run(scene, effect) {
      const [only] = choices(scene, effect);
      if (only !== undefined) word.apply(scene, effect, only);
    },
  };
}

const isOf = <M extends EffectMove>({ takes }: { readonly takes: M['type'] }, move: EffectMove): move is M =>
  move.type === takes;
