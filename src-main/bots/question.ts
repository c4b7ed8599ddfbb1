import type { Seat } from '#engine/kernel/seat.ts';

/** All a bot is asked with. Nothing in it comes from behind the screen of another seat. */
export type Question = {
  readonly game: string;
  /** Hash of the data the game is played with. */
  readonly pack: string;
  readonly level: string;
  readonly seat: Seat;
  /** What the seat has seen, by the rules of the game. */
  readonly information: object;
  /** What the bot's own numbers are drawn from in this decision. */
  readonly seed: string;
};

/** Where bots think. */
export type BotPool = {
  /**
   * The move the bot wants; whoever asks checks it. `pack` fetches the data where they are not known yet.
   * Rejects with the signal's reason once that is aborted: then no answer will come; and with a BotFault where the bot
   * found none, or did not answer in time.
   */
  ask(question: Question, pack: () => unknown, signal: AbortSignal): Promise<unknown>;
  /** Ends all thinking; what is still open rejects. */
  close(): void;
};

/** A question to which no answer came. The message is made for the log: it says where, never what a bot knew. */
export class BotFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BotFault';
  }
}

/** Names the data of a question. */
export function packKey({ game, pack }: Pick<Question, 'game' | 'pack'>): string {
  return `${game} ${pack}`;
}
