import type { Message } from '#main/contract/messages.ts';
import type { LogLine, Told } from './log-line.ts';
import type { GameTypes } from './types.ts';

/** The table as it was after `at` moves, and what happened with the last of them. */
export type PastPosition<T extends GameTypes = GameTypes> = {
  readonly at: number;
  readonly view: T['view'];
  readonly deciders: readonly number[];
  readonly lines: readonly LogLine<T>[];
};

/** A move in force: the number its log lines carry, whose it is, and the events with it that begin a turn or a phase. */
export type IndexedMove<T extends GameTypes = GameTypes> = {
  readonly seq: number;
  readonly seat: number;
  readonly begins: readonly (Told<T> & { readonly turn: boolean })[];
};

/** What happened since a seat last looked. */
export type Recap<T extends GameTypes = GameTypes> = { readonly seat: number; readonly lines: readonly LogLine<T>[] };

/** Everything that was hidden, once the game is over: each seat's own part, and the log with nothing left out. */
export type RevealedSecrets<T extends GameTypes = GameTypes> = {
  readonly own: readonly T['own'][];
  readonly lines: readonly LogLine<T>[];
};

/** A move and the chance to win after it, from 0 to 1; `even` where it is told as equally good as the move advised. */
export type MoveChance<T extends GameTypes = GameTypes> = {
  readonly move: T['move'];
  readonly chance: number;
  readonly even: boolean;
};

/** What a bot would do in the place of a seat, and why. */
export type Advice<T extends GameTypes = GameTypes> = {
  readonly move: T['move'];
  readonly reasons: readonly Message[];
  readonly cost?: Message | undefined;
  /** The best of the other moves, where no coach knows chances. */
  readonly alternative?: T['move'] | undefined;
  /** The best moves by a coach, the advised one first; absent where no coach was asked. */
  readonly best?: readonly MoveChance<T>[] | undefined;
};

/** An advice that somebody asked for: under way, come, or not to be had. */
export type AskedAdvice<T extends GameTypes = GameTypes> = {
  readonly seat: number;
  readonly advice: Advice<T> | null;
  readonly failed: boolean;
};

/** What a decision has cost, by what its seat knew when it was made. */
export type JudgedDecision<T extends GameTypes = GameTypes> = {
  readonly seat: number;
  readonly at: number;
  readonly view: T['view'];
  readonly own: T['own'];
  readonly done: T['move'];
  /** Absent where it has cost nothing that is worth telling. */
  readonly cost?: { readonly better: T['move']; readonly chances: ComparedChances } | undefined;
};

/** The chances to win after the move that was made, and after the better one. */
export type ComparedChances = { readonly done: number; readonly better: number };

/** A question what a decision has cost: under way, answered, or why it cannot be. */
export type AskedCost<T extends GameTypes = GameTypes> = {
  readonly seat: number;
  readonly decision: JudgedDecision<T> | null;
  readonly why?: Message;
};

/** A decision that a bot would have made differently, and what was known then. */
export type ReviewedDecision<T extends GameTypes = GameTypes> = {
  readonly seat: number;
  readonly at: number;
  readonly turn: number;
  readonly view: T['view'];
  readonly own: T['own'];
  readonly done: T['move'];
  readonly advice: Advice<T>;
  /** As a coach sees it; absent where an adviser compares the two. */
  readonly chances?: ComparedChances | undefined;
};

/** What came of reading the decisions of a game. */
export type ReviewedDecisions<T extends GameTypes = GameTypes> = {
  readonly decisions: readonly ReviewedDecision<T>[];
  readonly read: number;
  readonly of: number;
};

/** What the host says a move would do; `barrier` where it would go on into what nobody has seen yet. */
export type MovePreview<T extends GameTypes = GameTypes> = {
  readonly move: T['move'];
  readonly told: readonly Told<T>[];
  readonly barrier?: string;
  /** The first barrier that shows something new, as far as public facts tell. */
  readonly ahead?: string;
};
