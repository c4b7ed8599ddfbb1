import type { FrameContext, MoveContext, RuleContext, RunContext, SeatContext } from './context.ts';
import { defined } from './defined.ts';
import type { Emit, GameEvent } from './events.ts';
import type { Frame, Framed } from './frames.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** Gives the reason why a candidate is not legal, or undefined. Typed as a method, because a step is only asked about moves it takes. */
export type Judge<M> = { ask(candidate: M): Refusal | undefined }['ask'];

/**
 * One step of a game: a decision that seats owe, or something that happens by itself. `Box` is the compiled data of the game,
 * `S` the state, `F` the frame, `M` the moves it takes.
 *
 * A state has one stack. Where several seats decide at once, none of their moves may push a frame: it would cover the decisions
 * the others still owe. The frame keeps what each has decided, and `run` acts on it once all have.
 */
export type Step<Box, S, F extends Frame, M extends { type: string }, E extends GameEvent> = {
  /** Anchor of the rule in the rules reference. */
  readonly rule: string;
  /** The types of move it takes; all others are refused with `not-asked-now`. */
  readonly takes: readonly M['type'][];
  /** The seats that owe a decision; if there are none, the flow calls `run`. */
  deciders(context: RuleContext<Box, S> & FrameContext<F>): readonly Seat[];
  /** The moves to ask `refusal` about: at least every legal one and every one that is refused for a secret reason only. */
  candidates(context: SeatContext<Box, S> & FrameContext<F>): M[];
  /** Why the seat may not make `move`, or undefined if it may. */
  refusal(context: SeatContext<Box, S> & FrameContext<F>, move: M): Refusal | undefined;
  /**
   * A faster `refusal` for the `candidates` of one listing, with the same answers: it looks up once what they have in common and
   * skips conditions that every candidate meets. Without it, `refusal` is asked.
   */
  judge?(context: SeatContext<Box, S> & FrameContext<F>): Judge<M>;
  /** Plays `move`; may pop its own frame and push others. */
  apply(context: MoveContext<Box, S, E> & FrameContext<F>, move: M): void;
  /** Does what needs no decision; must pop its frame or push another, at the latest after finitely many calls. */
  run(context: RunContext<Box, S, E> & FrameContext<F>): void;
};

/** A step of any frame and move, as the flow sees it. The kind of the frame selects the right one. */
type AnyStep<Box, S, F extends Frame, M extends { type: string }, E extends GameEvent> = Step<Box, S, F, M, E>;

/**
 * Moves that a seat may make while another one owes the pending decision: deals, and what belongs to them. They are never
 * listed, and they leave the pending decision as it is.
 */
export type OutOfTurnMoves<Box, S, M extends { type: string }, E extends GameEvent> = {
  readonly takes: readonly M['type'][];
  refusal(context: SeatContext<Box, S>, move: M): Refusal | undefined;
  apply(context: MoveContext<Box, S, E>, move: M): void;
};

/** The members of a step in which nobody decides, apart from `rule` and `run`. */
export const runsAlone = {
  takes: [],
  deciders: () => [],
  candidates: () => [],
  refusal: () => undefined,
  apply: () => undefined,
} as const;

/** A step in which nobody decides. */
export function automatic<Box, S, F extends Frame, E extends GameEvent>(
  rule: string,
  run: Step<Box, S, F, never, E>['run'],
): Step<Box, S, F, never, E> {
  return { ...runsAlone, rule, run };
}

/** The `run` of a step in which somebody always decides. @throws Error always: being called is a broken invariant */
export function neverRuns(): never {
  throw new Error('a decision ran by itself');
}

/** Every member a step can have, so that all steps get the same members in the same order. */
const NO_STEP = { rule: '', ...runsAlone, judge: undefined, run: () => undefined };

/** The judge of a step whose candidates are always legal. */
export const allLegal = () => (): undefined => undefined;

/** What runs the steps of a stack of frames. */
export type Flow<Box, S, M extends { type: string }, E extends GameEvent> = {
  deciders(box: Box, state: S): readonly Seat[];
  legalMoves(box: Box, state: S, seat: Seat): M[];
  /** The moves that no public reason forbids, for a state with plenty behind every screen. */
  openMoves(box: Box, state: S, seat: Seat): M[];
  refusal(box: Box, state: S, seat: Seat, move: M): Refusal | undefined;
  /** Plays a move, then runs steps until somebody owes a decision; `between` is called before each of these steps. */
  apply(box: Box, state: S, seat: Seat, move: M, emit: Emit<E>, between?: () => void): void;
  /** Runs steps until somebody owes a decision or the stack is empty; `between` is called before each. */
  settle(box: Box, state: S, emit: Emit<E>, between?: () => void): void;
};

/**
 * The widest context. The flow always writes all its members in the order `{ box, state, frame, seat, emit }`, also where some are
 * not needed: reading objects of one shape is much faster than reading objects of several.
 */
type Context<Box, S, F extends Frame, E extends GameEvent> = MoveContext<Box, S, E> & FrameContext<F>;

/** The seat of a context that is about no seat. */
const NOBODY: Seat = -1;
/** The `emit` of a context in which nothing happens. */
const silent = (): void => undefined;

/**
 * The flow over a table of steps, one for each kind of frame.
 * @param after called after each move and each `run`, for rules that apply at any moment (an end condition met, a revolt); it may
 * change the stack
 * @param outOfTurn the out-of-turn moves, if the game has any
 */
export function flow<Box, F extends Frame, S extends Framed<F>, M extends { type: string }, E extends GameEvent>(
  steps: { readonly [K in F['kind']]: AnyStep<Box, S, Extract<F, { kind: K }>, M, E> },
  after: (context: RunContext<Box, S, E>) => void,
  outOfTurn?: OutOfTurnMoves<Box, S, M, E>,
): Flow<Box, S, M, E> {
  // All steps get one shape, which is much faster to read than several. The cast is safe because the type of `steps` pairs each kind
  // of frame with a step written for it.
  const table = new Map<string, AnyStep<Box, S, F, M, E>>();
  for (const [kind, step] of Object.entries<object>(steps)) {
    table.set(kind, { ...NO_STEP, ...step } as unknown as AnyStep<Box, S, F, M, E>);
  }
  const stepFor = (frame: F) => defined(table.get(frame.kind));
  const top = (state: S): F | undefined => state.frames[state.frames.length - 1];

  /** The candidates that are not refused; with `plenty`, those not refused for a public reason. */
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
      if (outOfTurn?.takes.includes(move.type)) return outOfTurn.refusal(context, move);
      const step = stepFor(frame);
      if (!step.deciders(context).includes(seat)) return refuse(step.rule, 'not-your-decision');
      return step.takes.includes(move.type) ? step.refusal(context, move) : refuse(step.rule, 'not-asked-now');
    },
    apply(box, state, seat, move, emit, between) {
      const frame = defined(state.frames[state.frames.length - 1]);
      const context: Context<Box, S, F, E> = { box, state, frame, seat, emit };
      if (outOfTurn?.takes.includes(move.type)) outOfTurn.apply(context, move);
      else stepFor(frame).apply(context, move);
      after(context);
      self.settle(box, state, emit, between);
    },
    settle(box, state, emit, between) {
      for (let frame = top(state); frame !== undefined; frame = top(state)) {
        const step = stepFor(frame);
        const context: Context<Box, S, F, E> = { box, state, frame, seat: NOBODY, emit };
        if (step.deciders(context).length > 0) return;
        between?.();
        step.run(context);
        after(context);
      }
    },
  };
  return self;
}
