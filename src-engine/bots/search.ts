import { defined } from '../kernel/defined.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { canonicalJson } from '../kernel/hash.ts';
import { shuffleWith, streamOf, type Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import { withDefaults, type FullMind, type Mind } from './mind.ts';
import { chanceAfter } from './playout.ts';
import { usefulMoves } from './random.ts';

/** How much is looked at: an amount of work, never of time. */
export type Effort = {
  /** Moves compared with the one of the fast policy. */
  readonly width: number;
  /** Deals on which every move that is left is tried. */
  readonly deals: number;
  /** By how many standard errors of the paired difference a move must be better than the fast policy's to be chosen. */
  readonly margin: number;
  /** Whether lines lead on to where the seat decides again, and not only to the end of what it is doing. */
  readonly far?: boolean;
};

/** What the search is asked about. */
export type Position<T extends GameTypes> = {
  readonly information: T['information'];
  readonly seat: Seat;
  /** What is believed of the others; by default all that agrees with the information is alike. */
  readonly belief?: object;
};

/** How a question may end early, and what must be looked at. */
export type Limits<T extends GameTypes> = {
  /** Asked between deals; true ends the search with what has been found. */
  readonly stop?: () => boolean;
  /** A legal move that is looked at to the end, whatever it seems to be worth. */
  readonly also?: T['move'];
  /**
   * Whether one move alone takes as much work as several, unless everybody can see that there is no other: then the time it takes tells
   * nothing of what the seat holds.
   */
  readonly evenly?: boolean;
};

/** A move that was looked at. */
export type Candidate<M> = {
  readonly move: M;
  /** The chance to win after it: the mean over its deals. */
  readonly chance: number;
  /** Standard error of the paired difference from the move that is chosen; 0 for that move. */
  readonly error: number;
};

/** What a search has found: the move, and all that were looked at to the end, the chosen one first. */
export type Thought<M> = {
  readonly move: M;
  readonly candidates: readonly Candidate<M>[];
  /** Positions valued. */
  readonly work: number;
  /** Whether it was ended before all its work was done. */
  readonly stopped: boolean;
};

/** A move and its results on the deals so far, in their order. */
type Tried<M> = { readonly move: M; readonly results: number[] };

/** Deals on which some moves are to be tried. Each has random numbers of its own, so that it does not matter who tries which. */
export type Trial<M> = {
  readonly seed: string;
  readonly moves: readonly M[];
  /** The first deal, and the one after the last. */
  readonly from: number;
  readonly until: number;
  /** See `Effort`. */
  readonly far: boolean;
};

/**
 * Compares the fast policy's move with the best others on the same deals and random numbers, halving what is left while the deals of
 * each round double (sequential halving). The fast policy's move is changed only on evidence. Deterministic: information,
 * seat, random numbers and effort decide alone. @throws RangeError if the seat owes no decision
 */
export function search<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  position: Position<T>,
  rng: Rng,
  effort: Effort,
  { stop, ...asked }: Limits<T> = {},
): Thought<T['move']> {
  const thinking = think(game, mind, position, rng, effort, asked);
  let step = thinking.next();
  while (step.done !== true) {
    const { from, until } = step.value;
    const rows: number[][] = [];
    // At least one deal is looked at, so that there is something to say of every move.
    for (let number = from; number < until && (number === 0 || stop?.() !== true); number++) {
      rows.push(resultsOn(game, mind, position, step.value, number));
    }
    step = thinking.next(rows);
  }
  return step.value;
}

/**
 * The same search for whoever tries the moves elsewhere: asks for trials, is given a row of results a deal, in the order of the deals,
 * and ends once it is given fewer. How the deals of a trial are divided among workers changes nothing.
 * @throws RangeError if the seat owes no decision
 */
export function* think<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  position: Position<T>,
  rng: Rng,
  { width, deals, margin, far = false }: Effort,
  { also, evenly = false }: Omit<Limits<T>, 'stop'> = {},
): Generator<Trial<T['move']>, Thought<T['move']>, readonly (readonly number[])[]> {
  const seed = String(rng.next());
  const full = withDefaults(game, mind);
  const found = candidates(game, full, position, seed, width, also);
  const alone = found.length === 1;
  if (alone && !(evenly && seemsFree(game, full, position, seed)))
    return { move: defined(found[0]).move, candidates: [], work: 0, stopped: false };
  const tried = alone ? copiesOf(defined(found[0]), width + 1) : found;
  const base = defined(tried[0]);
  const asked = also === undefined ? undefined : key(also);
  const ended = (): Pick<Thought<T['move']>, 'move' | 'candidates'> =>
    alone ? { move: base.move, candidates: [] } : chosenFrom(left, base, margin);
  let left = tried;
  let [from, work] = [0, 0];
  for (const until of rounds(deals, tried.length)) {
    if (from > 0) left = betterHalf(left, base, asked);
    const rows = yield { seed, moves: left.map(({ move }) => move), from, until, far };
    for (const row of rows) left.forEach(({ results }, index) => results.push(defined(row[index])));
    work += rows.length * left.length;
    if (rows.length < until - from) return { ...ended(), work, stopped: true };
    from = until;
  }
  return { ...ended(), work, stopped: false };
}

/** Whether the others may think that the seat has a choice. */
function seemsFree<T extends GameTypes>(
  game: Game<T>,
  { forced }: FullMind<T>,
  { information, seat }: Position<T>,
  seed: string,
): boolean {
  return game.hides && !forced(game.sample(information, streamOf(`${seed} forced`)), seat);
}

const copiesOf = <M>({ move }: Tried<M>, count: number): Tried<M>[] =>
  Array.from({ length: count }, () => ({ move, results: [] }));

/** Where each round ends: the deals double as the moves halve, so that every round is about the same work. */
function rounds(deals: number, moves: number): number[] {
  const count = Math.max(1, Math.ceil(Math.log2(moves)));
  const ends = Array.from({ length: count }, (_, round) => Math.ceil(deals / 2 ** (count - 1 - round)));
  return [...new Set(ends)];
}

/** What each move of a trial brings on one of its deals. */
export function resultsOn<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  position: Position<T>,
  { seed, moves, far }: Pick<Trial<T['move']>, 'seed' | 'moves' | 'far'>,
  number: number,
): number[] {
  const full = withDefaults(game, mind);
  const start = deal(game, full, position, streamOf(`${seed} deal ${number}`));
  const dice = streamOf(`${seed} play ${number}`);
  return moves.map((move) => chanceAfter(game, full, { start, seat: position.seat, move, rng: dice.clone(), far }));
}

/** A full state that agrees with what the seat knows, by what it believes. */
export function deal<T extends GameTypes>(
  game: Game<T>,
  { belief: by }: FullMind<T>,
  { information, belief }: Position<T>,
  rng: Rng,
): T['state'] {
  return by === undefined || belief === undefined ? game.sample(information, rng) : by.sample(information, rng, belief);
}

/** The fast policy's move, then the best others by their priors; those that look alike in an order of chance. */
function candidates<T extends GameTypes>(
  game: Game<T>,
  mind: FullMind<T>,
  position: Position<T>,
  seed: string,
  width: number,
  also: T['move'] | undefined,
): Tried<T['move']>[] {
  const { seat } = position;
  const dice = streamOf(`${seed} candidates`);
  const state = deal(game, mind, position, dice);
  const moves = [...usefulMoves(game, game.legalMoves(state, seat))];
  if (moves.length === 0) throw new RangeError('the seat owes no decision');
  shuffleWith(dice, moves);
  const played = moves.length === 1 ? defined(moves[0]) : mind.play(state, seat, streamOf(`${seed} policy`));
  const priors = mind.priors(state, seat, moves);
  const order = moves
    .map((move, index) => ({ move, prior: defined(priors[index]) }))
    .filter(({ prior }) => prior > Number.NEGATIVE_INFINITY);
  const best = order.toSorted((one, other) => other.prior - one.prior).map(({ move }) => move);
  const base = startingPoint(played, moves, best);
  const others = best.filter((move) => key(move) !== key(base)).slice(0, width);
  const asked = also === undefined || [base, ...others].some((move) => key(move) === key(also)) ? [] : [also];
  return [base, ...others, ...asked].map((move) => ({ move, results: [] }));
}

/**
 * The fast policy's move, which may be a deal. One that is not worth a look gives way to the best that is: a policy that plays others in
 * lines may do what a seat should not begin with.
 */
function startingPoint<M extends object>(played: M, moves: readonly M[], best: readonly M[]): M {
  const isListed = moves.some((move) => key(move) === key(played));
  const isLooked = best.some((move) => key(move) === key(played));
  return isListed && !isLooked ? (best[0] ?? played) : played;
}

const key = (move: object): string => canonicalJson(move);

/** The better half by the means so far; the fast policy's move and the one that is asked about stay. */
function betterHalf<M extends object>(
  tried: readonly Tried<M>[],
  base: Tried<M>,
  asked: string | undefined,
): Tried<M>[] {
  const rest = tried.filter((one) => one !== base).toSorted((one, other) => mean(other.results) - mean(one.results));
  const kept = new Set(rest.slice(0, Math.ceil(rest.length / 2)));
  return tried.filter((one) => one === base || kept.has(one) || key(one.move) === asked);
}

/** The fast policy's move, unless another is better by the margin; and all that were looked at, measured against it. */
function chosenFrom<M extends object>(
  left: readonly Tried<M>[],
  base: Tried<M>,
  margin: number,
): Pick<Thought<M>, 'move' | 'candidates'> {
  const [best = base] = left.toSorted((one, other) => mean(other.results) - mean(one.results));
  const { mean: lead, error } = difference(best, base);
  const chosen = best !== base && lead > margin * error ? best : base;
  const candidates = left
    .map((one) => ({ move: one.move, chance: mean(one.results), error: difference(one, chosen).error }))
    .toSorted((one, other) => other.chance - one.chance);
  const first = candidates.filter(({ move }) => move === chosen.move);
  return { move: chosen.move, candidates: [...first, ...candidates.filter(({ move }) => move !== chosen.move)] };
}

/** Mean and standard error of how much more `one` brings than `other` on the same deals. */
export function difference(
  one: { readonly results: readonly number[] },
  other: { readonly results: readonly number[] },
): { mean: number; error: number } {
  const gaps = one.results.map((result, deal) => result - defined(other.results[deal]));
  const middle = mean(gaps);
  const spread = gaps.reduce((sum, gap) => sum + (gap - middle) ** 2, 0) / Math.max(1, gaps.length - 1);
  return { mean: middle, error: Math.sqrt(spread / gaps.length) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
