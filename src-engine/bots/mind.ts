import type { Game, GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Belief } from './belief.ts';
import { anyOf, usefulMoves } from './random.ts';

export type { Belief } from './belief.ts';

/** The chance of each seat to win, from 0 to 1. They sum to less than 1 where all may lose. */
export type Chances = readonly number[];

/** A move of a seat. */
export type Turn<M> = { readonly seat: Seat; readonly move: M };

/** An offer that waits for an answer. */
export type Waiting<M> = {
  readonly from: Seat;
  /** The yes; undefined where the seat would give its word for what it could not keep. */
  readonly accept: M | undefined;
  /** Offers that could be made in its place. */
  readonly counters: readonly M[];
};

/** How an answer compares with no deal: the chance to win it adds, of whoever answers and of the partner. */
export type Verdict = { readonly own: number; readonly partner: number };

/** What a game with deals tells of them. */
export type Bargaining<T extends GameTypes> = {
  /** The offer that waits for the answer of `seat`; undefined where none does. */
  waiting(state: T['state'], seat: Seat): Waiting<T['move']> | undefined;
  /** No to the offer that waits, with the reason that says most. */
  sayNo(state: T['state'], seat: Seat, verdict: Verdict): T['move'];
  /** What `seat` owes by its word, or says of the word of others, before anything else; undefined for nothing. */
  duty?(state: T['state'], seat: Seat): T['move'] | undefined;
  /** Makes words given in a sampled state as good as `seat` believes them: what is looked for later is handed over now. */
  believe?(state: T['state'], seat: Seat): void;
  /** What follows where a deal is not struck, and the fast policy would give for nothing what a price is asked for; none by default. */
  refused?(state: T['state']): readonly Turn<T['move']>[];
  /** Offers that `seat` might make now; none where it has made one already. */
  proposals(information: T['information'], state: T['state'], seat: Seat, rng: Rng): readonly T['move'][];
};

/**
 * What a game tells a search. Every member may be missing and has a neutral default. All of them are given states that were sampled
 * from the information of one seat, never the state that is played.
 */
export type Mind<T extends GameTypes> = {
  /**
   * How good each of `moves`, legal ones of `seat`, looks at once: larger is better, in any unit; minus infinity for one that is not
   * worth a look, because another does the same or more. Alike by default.
   */
  priors?(state: T['state'], seat: Seat, moves: readonly T['move'][]): readonly number[];
  /**
   * The fast policy: a legal move of `seat`, or a deal that `refusal` allows. It asks for nothing that `seat` cannot know, though the
   * state shows it: else a search takes for good what is right only if the world were known. Chance by default.
   */
  play?(state: T['state'], seat: Seat, rng: Rng): T['move'];
  /**
   * How a line is played on: the fast policy, with as much chance in it as players are unlike it, which is what makes the lines of
   * several deals differ where nothing is hidden. `play` by default.
   */
  follow?(state: T['state'], seat: Seat, rng: Rng): T['move'];
  /** Each seat's chance to win from here. By places on the score sheet by default. */
  value?(state: T['state']): Chances;
  /**
   * Whether a line that `seat` began at `start` may be cut at `state` and valued. By default where another seat decides. A line that is to
   * lead far goes on to where the seat decides again, in games that tell the two apart.
   */
  quiet?(state: T['state'], seat: Seat, start: T['state'], far?: boolean): boolean;
  /**
   * Whether everybody can see that `seat`, which has one move alone, has no other. By default where no other is public; asked only in games
   * that hide something.
   */
  forced?(state: T['state'], seat: Seat): boolean;
  /** What can be concluded from what others do; nothing by default. */
  readonly belief?: Belief<T>;
  /** Deals; nobody bargains by default. */
  readonly bargain?: Bargaining<T>;
};

type Optional = 'belief' | 'bargain';
/** A mind without gaps. */
export type FullMind<T extends GameTypes> = Required<Omit<Mind<T>, Optional>> & Pick<Mind<T>, Optional>;

/** `mind` with the neutral default in the place of whatever is missing. */
export function withDefaults<T extends GameTypes>(game: Game<T>, mind: Mind<T>): FullMind<T> {
  const play: FullMind<T>['play'] =
    mind.play?.bind(mind) ?? ((state, seat, rng) => anyOf(usefulMoves(game, game.legalMoves(state, seat)), rng));
  return {
    priors: mind.priors?.bind(mind) ?? ((_, __, moves) => moves.map(() => 0)),
    play,
    follow: mind.follow?.bind(mind) ?? play,
    value: mind.value?.bind(mind) ?? ((state) => chancesByScore(game, state)),
    quiet: mind.quiet?.bind(mind) ?? ((state, seat) => !game.deciders(state).includes(seat)),
    forced: mind.forced?.bind(mind) ?? ((state, seat) => game.publicMoves(game.view(state, 'public'), seat).length < 2),
    ...(mind.belief !== undefined && { belief: mind.belief }),
    ...(mind.bargain !== undefined && { bargain: mind.bargain }),
  };
}

/** Each seat's share of the win once the game is over: winners divide it, nobody has any where all have lost. */
export function winShares(seats: readonly { readonly won: boolean }[]): number[] {
  const winners = seats.filter(({ won }) => won).length;
  return seats.map(({ won }) => (won ? 1 / winners : 0));
}

/** Whoever leads on the score sheet shares the win. */
function chancesByScore<T extends GameTypes>(game: Game<T>, state: T['state']): Chances {
  const totals = new Map<Seat, number>();
  for (const { seat, points } of game.score(state)) totals.set(seat, (totals.get(seat) ?? 0) + points);
  const count = game.outcome(state)?.seats.length ?? Math.max(...totals.keys()) + 1;
  const points = Array.from({ length: count }, (_, seat) => totals.get(seat) ?? 0);
  const most = Math.max(...points);
  return winShares(points.map((own) => ({ won: own === most })));
}
