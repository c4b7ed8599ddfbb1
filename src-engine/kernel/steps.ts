import { defined } from './defined.ts';
import type { Emit, GameEvent } from './events.ts';
import type { Frame, Framed } from './frames.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** Says why a candidate is no legal move, or nothing. Written as a method: a step is only ever asked about moves it takes. */
export type Judge<M> = { ask(candidate: M): Refusal | undefined }['ask'];

/**
 * One step of a game: a decision somebody owes, or something that happens by itself. `Box` is what the game was made
 * from (its compiled data), `S` the state, `F` the frame, `M` the moves it takes.
 *
 * A state has one stack. Where several seats decide at once, none of them may push a frame: it would lie on top of what the others
 * still owe. What each has decided is kept in the frame, and followed up once all have (in `run`, one frame after another).
 */
export type Step<Box, S, F extends Frame, M extends { type: string }, E extends GameEvent> = {
  /** Anchor of the rule in the rules reference. */
  readonly rule: string;
  /** The kinds of move it takes; every other is refused as not being asked for. */
  readonly takes: readonly M['type'][];
  /** Who owes a decision; nobody means the step goes on by itself with `run`. */
  deciders(box: Box, state: S, frame: F): readonly Seat[];
  /** Every move worth asking `refusal` about: contains each legal one, and each that only a secret forbids. */
  candidates(box: Box, state: S, frame: F, seat: Seat): M[];
  /** Why `seat` may not make `move`, or undefined. */
  refusal(box: Box, state: S, frame: F, seat: Seat, move: M): Refusal | undefined;
  /**
   * What is left to ask about the `candidates` of one listing; without it, `refusal` is asked. The answers are the same, but
   * what the candidates have in common is looked up once, and what each fulfils by the way it was found is not asked again.
   */
  judge?(box: Box, state: S, frame: F, seat: Seat): Judge<M>;
  /** Plays `move`; may pop its own frame and push others. */
  apply(box: Box, state: S, frame: F, seat: Seat, move: M, emit: Emit<E>): void;
  /** Goes on without a decision; must in the end pop its frame or push another. */
  run(box: Box, state: S, frame: F, emit: Emit<E>): void;
};

/** A step for any frame and move: how the flow sees them all. The kind of the frame picks the right one. */
type AnyStep<Box, S, F extends Frame, M extends { type: string }, E extends GameEvent> = Step<Box, S, F, M, E>;

/**
 * Moves made beside the pending decision, by whoever the rules let talk: deals and what goes with them. They are never
 * listed; whatever is pending goes on afterwards.
 */
export type OutOfTurnMoves<Box, S, M extends { type: string }, E extends GameEvent> = {
  readonly takes: readonly M['type'][];
  refusal(box: Box, state: S, seat: Seat, move: M): Refusal | undefined;
  apply(box: Box, state: S, seat: Seat, move: M, emit: Emit<E>): void;
};

/** The members a step needs not name when it only decides (no `run`) or only runs. */
export const runsAlone = {
  takes: [],
  deciders: () => [],
  candidates: () => [],
  refusal: () => undefined,
  apply: () => undefined,
} as const;

/** A step nobody decides in. */
export function automatic<Box, S, F extends Frame, E extends GameEvent>(
  rule: string,
  run: Step<Box, S, F, never, E>['run'],
): Step<Box, S, F, never, E> {
  return { ...runsAlone, rule, run };
}

/** The `run` of a step in which somebody always decides. @throws Error: a broken invariant. */
export function neverRuns(): never {
  throw new Error('a decision ran by itself');
}

/** Every member a step can have, in one order. */
const NO_STEP = { rule: '', ...runsAlone, judge: undefined, run: () => undefined };

/** The judge of a step whose candidates are all legal by the way they are found. */
export const allLegal = () => (): undefined => undefined;

/** What drives a stack of frames. */
export type Flow<Box, S, M extends { type: string }, E extends GameEvent> = {
  deciders(box: Box, state: S): readonly Seat[];
  legalMoves(box: Box, state: S, seat: Seat): M[];
  /** The moves that nothing public forbids; asked on a state whose screens hold plenty. */
  openMoves(box: Box, state: S, seat: Seat): M[];
  refusal(box: Box, state: S, seat: Seat, move: M): Refusal | undefined;
  /** Plays a move, then lets everything happen that needs no decision. */
  apply(box: Box, state: S, seat: Seat, move: M, emit: Emit<E>): void;
  /** Runs steps until somebody owes a decision or the stack is empty. */
  settle(box: Box, state: S, emit: Emit<E>): void;
};

/**
 * The flow over a table of steps, one for each kind of frame.
 * @param after is called when a move has been played and after each step that ran: the place for rules that hold at any
 * moment (an end condition met, a revolt). It may change the stack.
 * @param aside the moves that are made beside the pending decision, if the game has any.
 */
export function flow<Box, F extends Frame, S extends Framed<F>, M extends { type: string }, E extends GameEvent>(
  steps: { readonly [K in F['kind']]: AnyStep<Box, S, Extract<F, { kind: K }>, M, E> },
  after: (box: Box, state: S, emit: Emit<E>) => void,
  aside?: OutOfTurnMoves<Box, S, M, E>,
): Flow<Box, S, M, E> {
  // All steps in one shape: whichever lies on top is then read the same way, which is far quicker than one way for each.
  // This is the one place where the kind of a frame is trusted to pick the step that was written for it.
  const table = new Map<string, AnyStep<Box, S, F, M, E>>();
  for (const [kind, step] of Object.entries<object>(steps)) {
    table.set(kind, { ...NO_STEP, ...step } as unknown as AnyStep<Box, S, F, M, E>);
  }
  const stepFor = (frame: F) => defined(table.get(frame.kind));
  const top = (state: S): F | undefined => state.frames[state.frames.length - 1];

  const refusalOf = (box: Box, state: S, frame: F, seat: Seat, move: M): Refusal | undefined => {
    const step = stepFor(frame);
    if (!step.takes.includes(move.type)) return refuse(step.rule, 'not-asked-now');
    return step.refusal(box, state, frame, seat, move);
  };

  /** The candidates nothing forbids; with `plenty`, nothing public. */
  const movesOf = (box: Box, state: S, seat: Seat, plenty: boolean): M[] => {
    const moves: M[] = [];
    const frame = top(state);
    if (frame === undefined) return moves;
    const step = stepFor(frame);
    if (!step.deciders(box, state, frame).includes(seat)) return moves;
    const judge = step.judge?.(box, state, frame, seat);
    for (const move of step.candidates(box, state, frame, seat)) {
      const refusal = judge === undefined ? step.refusal(box, state, frame, seat, move) : judge(move);
      if (refusal === undefined || (plenty && !refusal.public)) moves.push(move);
    }
    return moves;
  };

  const self: Flow<Box, S, M, E> = {
    deciders(box, state) {
      const frame = top(state);
      return frame === undefined ? [] : stepFor(frame).deciders(box, state, frame);
    },
    legalMoves: (box, state, seat) => movesOf(box, state, seat, false),
    openMoves: (box, state, seat) => movesOf(box, state, seat, true),
    refusal(box, state, seat, move) {
      const frame = top(state);
      if (frame === undefined) return refuse('end-of-game', 'game-over');
      if (aside?.takes.includes(move.type)) return aside.refusal(box, state, seat, move);
      if (!self.deciders(box, state).includes(seat)) return refuse(stepFor(frame).rule, 'not-your-decision');
      return refusalOf(box, state, frame, seat, move);
    },
    apply(box, state, seat, move, emit) {
      const frame = defined(state.frames[state.frames.length - 1]);
      if (aside?.takes.includes(move.type)) aside.apply(box, state, seat, move, emit);
      else stepFor(frame).apply(box, state, frame, seat, move, emit);
      after(box, state, emit);
      self.settle(box, state, emit);
    },
    settle(box, state, emit) {
      for (let frame = top(state); frame !== undefined; frame = top(state)) {
        const step = stepFor(frame);
        if (step.deciders(box, state, frame).length > 0) return;
        step.run(box, state, frame, emit);
        after(box, state, emit);
      }
    },
  };
  return self;
}
