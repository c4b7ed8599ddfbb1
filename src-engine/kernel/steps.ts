import type { FrameContext, MoveContext, RuleContext, RunContext, SeatContext } from './context.ts';
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
  deciders(context: RuleContext<Box, S> & FrameContext<F>): readonly Seat[];
  /** Every move worth asking `refusal` about: contains each legal one, and each that only a secret forbids. */
  candidates(context: SeatContext<Box, S> & FrameContext<F>): M[];
  /** Why the seat may not make `move`, or undefined. */
  refusal(context: SeatContext<Box, S> & FrameContext<F>, move: M): Refusal | undefined;
  /**
   * What is left to ask about the `candidates` of one listing; without it, `refusal` is asked. The answers are the same, but
   * what the candidates have in common is looked up once, and what each fulfils by the way it was found is not asked again.
   */
  judge?(context: SeatContext<Box, S> & FrameContext<F>): Judge<M>;
  /** Plays `move`; may pop its own frame and push others. */
  apply(context: MoveContext<Box, S, E> & FrameContext<F>, move: M): void;
  /** Goes on without a decision; must in the end pop its frame or push another. */
  run(context: RunContext<Box, S, E> & FrameContext<F>): void;
};

/** A step for any frame and move: how the flow sees them all. The kind of the frame picks the right one. */
type AnyStep<Box, S, F extends Frame, M extends { type: string }, E extends GameEvent> = Step<Box, S, F, M, E>;

/**
 * Moves made beside the pending decision, by whoever the rules let talk: deals and what goes with them. They are never
 * listed; whatever is pending goes on afterwards.
 */
export type OutOfTurnMoves<Box, S, M extends { type: string }, E extends GameEvent> = {
  readonly takes: readonly M['type'][];
  refusal(context: SeatContext<Box, S>, move: M): Refusal | undefined;
  apply(context: MoveContext<Box, S, E>, move: M): void;
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
 * All that a step can be told. Each is written `{ box, state, frame, seat, emit }`, with every member in this order, also where
 * some are not asked for: objects of one shape are read far quicker than objects of several.
 */
type Context<Box, S, F extends Frame, E extends GameEvent> = MoveContext<Box, S, E> & FrameContext<F>;

/** The seat of a context in which nobody is asked. */
const NOBODY: Seat = -1;
/** What a context reports to while something is only asked. */
const silent = (): void => undefined;

/**
 * The flow over a table of steps, one for each kind of frame.
 * @param after is called when a move has been played and after each step that ran: the place for rules that hold at any
 * moment (an end condition met, a revolt). It may change the stack.
 * @param aside the moves that are made beside the pending decision, if the game has any.
 */
export function flow<Box, F extends Frame, S extends Framed<F>, M extends { type: string }, E extends GameEvent>(
  steps: { readonly [K in F['kind']]: AnyStep<Box, S, Extract<F, { kind: K }>, M, E> },
  after: (context: RunContext<Box, S, E>) => void,
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

  /** The candidates nothing forbids; with `plenty`, nothing public. */
  const movesOf = (box: Box, state: S, seat: Seat, plenty: boolean): M[] => {
    const moves: M[] = [];
    const frame = top(state);
    if (frame === undefined) return moves;
    const step = stepFor(frame);
    const context: Context<Box, S, F, E> = { box, state, frame, seat, emit: silent };
    if (!step.deciders(context).includes(seat)) return moves;
    const judge = step.judge?.(context);
    for (const move of step.candidates(context)) {
      const refusal = judge === undefined ? step.refusal(context, move) : judge(move);
      if (refusal === undefined || (plenty && !refusal.public)) moves.push(move);
    }
    return moves;
  };

  const self: Flow<Box, S, M, E> = {
    deciders(box, state) {
      const frame = top(state);
      if (frame === undefined) return [];
      const context: Context<Box, S, F, E> = { box, state, frame, seat: NOBODY, emit: silent };
      return stepFor(frame).deciders(context);
    },
    legalMoves: (box, state, seat) => movesOf(box, state, seat, false),
    openMoves: (box, state, seat) => movesOf(box, state, seat, true),
    refusal(box, state, seat, move) {
      const frame = top(state);
      if (frame === undefined) return refuse('end-of-game', 'game-over');
      const context: Context<Box, S, F, E> = { box, state, frame, seat, emit: silent };
      if (aside?.takes.includes(move.type)) return aside.refusal(context, move);
      const step = stepFor(frame);
      if (!step.deciders(context).includes(seat)) return refuse(step.rule, 'not-your-decision');
      return step.takes.includes(move.type) ? step.refusal(context, move) : refuse(step.rule, 'not-asked-now');
    },
    apply(box, state, seat, move, emit) {
      const frame = defined(state.frames[state.frames.length - 1]);
      const context: Context<Box, S, F, E> = { box, state, frame, seat, emit };
      if (aside?.takes.includes(move.type)) aside.apply(context, move);
      else stepFor(frame).apply(context, move);
      after(context);
      self.settle(box, state, emit);
    },
    settle(box, state, emit) {
      for (let frame = top(state); frame !== undefined; frame = top(state)) {
        const step = stepFor(frame);
        const context: Context<Box, S, F, E> = { box, state, frame, seat: NOBODY, emit };
        if (step.deciders(context).length > 0) return;
        step.run(context);
        after(context);
      }
    },
  };
  return self;
}
