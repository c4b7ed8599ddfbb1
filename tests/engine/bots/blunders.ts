/** Visible blunders: what nobody who understands a game does. Each is declared once, and counted among its occasions. */
import type { Bot } from '#engine/bots/bot.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** What a seat that decides can know. Nothing else is judged by, so that no blunder is one only because of what is hidden. */
export type Known<T extends GameTypes> = {
  /** A state that agrees with all the seat knows. */
  readonly state: T['state'];
  readonly seat: Seat;
  readonly moves: readonly T['move'][];
  /** So many states that agree with it, always the same. */
  readonly deals: (count: number) => readonly T['state'][];
};

/** A kind of blunder. */
export type Blunder<T extends GameTypes> = {
  readonly id: string;
  /** Why it is one: the rule, and what is taken as the measure. */
  readonly why: string;
  /** Whether it is an answer to an offer; elsewhere what is asked for is the move, whatever is offered before it. */
  readonly answers?: true;
  /** Those of the legal moves that are the blunder. It is an occasion for it where there are some, and others beside them. */
  wrong(known: Known<T>): readonly T['move'][];
  /** Asked where one of those was made and not each of them was looked at: whether that one is the blunder. */
  surely?(known: Known<T>, move: T['move']): boolean;
};

/** A position in which `seat` owes a decision. */
export type Asked<T extends GameTypes> = { readonly state: T['state']; readonly seat: Seat };

/** A kind of blunder that can be made in a position, and which moves would be it. */
export type Occasion<T extends GameTypes> = {
  readonly blunder: Blunder<T>;
  readonly isMade: (move: T['move']) => boolean;
};

/** Decisions that could be a blunder, and those that were. */
export type Tally = { occasions: number; made: number };

/** The kinds among `blunders` that the decision which is owed could be. */
export function occasionsAt<T extends GameTypes>(
  game: Game<T>,
  blunders: readonly Blunder<T>[],
  { state: truth, seat }: Asked<T>,
  seed: string,
): Occasion<T>[] {
  const information = game.information(truth, seat);
  const dealt = (number: number): T['state'] => game.sample(information, streamOf(`${seed} deal ${number}`));
  const state = dealt(0);
  const moves = game.legalMoves(state, seat);
  if (moves.length < 2) return [];
  const deals = (count: number) => Array.from({ length: count }, (_, number) => dealt(number + 1));
  const known = { state, seat, moves, deals };
  return blunders.flatMap((blunder) => {
    const wrong = blunder.wrong(known);
    if (wrong.length === 0 || wrong.length === moves.length) return [];
    const keys = new Set(wrong.map(key));
    const isMade = (move: T['move']) => keys.has(key(move)) && blunder.surely?.(known, move) !== false;
    return [{ blunder, isMade }];
  });
}

const key = (move: object): string => canonicalJson(move);

/** What a bot decides where these blunders could be made. */
export function decision<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T>,
  { state, seat }: Asked<T>,
  occasions: readonly Occasion<T>[],
  rng: Rng,
): T['move'] {
  const information = game.information(state, seat);
  const talks = occasions.some(({ blunder }) => blunder.answers === true);
  if (talks || bot.think === undefined) return bot.decide(game, information, seat, rng);
  return bot.think(game, information, seat, rng, { quietly: true }).move;
}

/** How often each of some blunders could be made, and was. */
export class BlunderCount<T extends GameTypes> {
  readonly #tallies: ReadonlyMap<string, Tally>;

  constructor(blunders: readonly Blunder<T>[]) {
    this.#tallies = new Map(blunders.map(({ id }) => [id, { occasions: 0, made: 0 }]));
  }

  /** The tally of each kind, by its id. */
  get tallies(): ReadonlyMap<string, Readonly<Tally>> {
    return this.#tallies;
  }

  /** Counts a decision, and gives the blunders that it is. An offer in the place of a move decides nothing yet. */
  add(game: Game<T>, { state, seat }: Asked<T>, occasions: readonly Occasion<T>[], move: T['move']): string[] {
    const made = key(move);
    if (!game.legalMoves(state, seat).some((legal) => key(legal) === made)) return [];
    const found: string[] = [];
    for (const { blunder, isMade } of occasions) {
      const tally = this.#tallies.get(blunder.id);
      if (tally === undefined) continue;
      tally.occasions += 1;
      if (!isMade(move)) continue;
      tally.made += 1;
      found.push(blunder.id);
    }
    return found;
  }
}

/** What is to be counted, and how much of it. */
export type Inquiry<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly blunders: readonly Blunder<T>[];
  readonly positions: Iterable<Asked<T>>;
  readonly bots: readonly Bot<T>[];
  /** Occasions of each kind after which no more of it are looked for. */
  readonly occasions: number;
  /** Positions after which it ends, whatever has come up. */
  readonly positionsAtMost: number;
  readonly seed: string;
  /** Told of every blunder. */
  readonly tell?: (bot: Bot<T>, asked: Asked<T>, ids: readonly string[], move: T['move']) => void;
};

/** Asks each of `bots` what it would do at the occasions for blunders among `positions`, without playing it. A count for each bot. */
export function askAround<T extends GameTypes>(inquiry: Inquiry<T>): BlunderCount<T>[] {
  const { game, blunders, positions, bots, seed } = inquiry;
  const counts = bots.map(() => new BlunderCount(blunders));
  // An offer in the place of a move is no occasion, so that those that count are counted.
  const counted = (id: string): number => counts[0]?.tallies.get(id)?.occasions ?? 0;
  let number = 0;
  for (const asked of positions) {
    const open = blunders.filter(({ id }) => counted(id) < inquiry.occasions);
    if (open.length === 0 || number >= inquiry.positionsAtMost) break;
    number++;
    const occasions = occasionsAt(game, open, asked, `${seed} ${number}`);
    if (occasions.length === 0) continue;
    bots.forEach((bot, index) => {
      const move = decision(game, bot, asked, occasions, streamOf(`${seed} ${number} ${bot.level}`));
      const made = counts[index]?.add(game, asked, occasions, move) ?? [];
      if (made.length > 0) inquiry.tell?.(bot, asked, made, move);
    });
  }
  return counts;
}
