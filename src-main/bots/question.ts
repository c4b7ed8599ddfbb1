import type { Watched } from '#engine/bots/belief.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Asked } from './answers.ts';

/** Everything a bot is given. It must hold nothing that is hidden from its seat. */
export type Question = {
  readonly game: string;
  /** By default a move. */
  readonly asked?: Asked;
  /** Hash of the game's pack. */
  readonly pack: string;
  readonly level: string;
  readonly seat: Seat;
  /** What the seat knows by the rules of the game. */
  readonly information: object;
  /** Seed of the bot's random numbers in this decision. */
  readonly seed: string;
  /** Of a thought: a legal move that must be looked at. Of an advice: the legal move that reasons are wanted for. */
  readonly also?: { readonly type: string };
  /** Of a thought: the milliseconds after which the best so far is wanted, where its level may take longer. */
  readonly within?: number;
  /** Of a thought: whether deals are left aside. */
  readonly quietly?: boolean;
  /** What the bot believed so far: for a move, all it has concluded; absent where nothing is, or where a belief begins. */
  readonly belief?: object;
  /** Where it is asked for its belief: the open moves it has not watched yet. `information` is then what the seat knew before them. */
  readonly watched?: readonly Watched<GameTypes>[];
};

/** Asks bots for moves, advice, worths, or thoughts. */
export type BotPool = {
  /**
   * Resolves to the bot's answer, which the caller must check. `pack` is called if the pack is not known yet.
   * Rejects with the signal's reason once it is aborted, with a BotHang if the bot works on and gives no answer, and with a BotFault
   * if it fails otherwise. Once `now` is aborted, a bot that thinks answers with the best it has found, and hangs if it does not heed that.
   */
  ask(question: Question, pack: () => unknown, signal: AbortSignal, now?: AbortSignal): Promise<unknown>;
  /** Ends all workers; open questions reject. */
  close(): void;
};

/** A question that got no answer. The message is for the log: it says where the bot failed, never what it knew. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BotFault';
  }
}

/** A question whose worker had time enough of its own and gave no answer. */
export class BotHang extends BotFault {
  constructor() {
    super('no answer in time');
    this.name = 'BotHang';
  }
}

/** Key of the game and pack of a question. */
export function packKey({ game, pack }: Pick<Question, 'game' | 'pack'>): string {
  return `${game} ${pack}`;
}
