import { defined } from '../kernel/defined.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { streamOf, type Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import { withDefaults, type Bargaining, type Chances, type FullMind, type Mind, type Verdict } from './mind.ts';
import { finish } from './playout.ts';
import { deal, difference, type Effort, type Position } from './search.ts';

/** By how many standard errors of the paired difference a deal must be better than none. */
const CAUTION = 1;
/** The least of what the partner gets that must come to oneself: whoever gives more away than that is milked. */
const SHARE = 0.45;
/** Offers that are compared. */
const WIDTH = 3;

/** Moves that are played one after the other before the fast policy plays on; none is no deal at all. */
type Opening<M> = (state: object) => readonly { readonly seat: Seat; readonly move: M }[];

/** What a deal adds to the chances of both, and how sure that is. */
type Compared = Verdict & { readonly sure: boolean };

/** A search about deals at one position. */
type Talk<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly mind: FullMind<T>;
  readonly bargain: Bargaining<T>;
  readonly position: Position<T>;
  readonly effort: Effort;
  readonly seed: string;
};

/**
 * The answer of a seat to the offer that waits for it: yes, another offer, or no; undefined where none waits. A deal is compared with
 * none on the same deals of what is hidden. It is struck only if it surely brings the seat something, and enough of what
 * it brings the partner.
 */
export function answerOffer<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  effort: Effort,
): T['move'] | undefined {
  const talk = begin(game, given, position, rng, effort);
  if (talk === undefined) return undefined;
  const { bargain, seed } = talk;
  const { seat } = position;
  const state = deal(game, talk.mind, position, streamOf(`${seed} talk`));
  const offer = bargain.waiting(state, seat);
  if (offer === undefined) return undefined;
  const no = (world: T['state']): T['move'] => bargain.sayNo(world, seat, { own: 0, partner: 0 });
  const against = (moves: Opening<T['move']>): Compared =>
    compared(talk, offer.from, moves, (world) => [{ seat, move: no(world) }]);
  const now = against(() => [{ seat, move: offer.accept }]);
  const possible = game.refusal(state, seat, offer.accept) === undefined;
  if (possible && isGood(now)) return offer.accept;
  const counter = bestOffer(talk, state, offer.counters, against);
  return counter ?? bargain.sayNo(state, seat, now);
}

/** What a seat owes by its word before it decides anything; undefined for nothing. */
export function dutyOf<T extends GameTypes>(
  game: Game<T>,
  { bargain }: Pick<Mind<T>, 'bargain'>,
  { information, seat }: Position<T>,
  rng: Rng,
): T['move'] | undefined {
  if (bargain?.duty === undefined) return undefined;
  const state = game.sample(information, rng);
  const move = bargain.duty(state, seat);
  return move !== undefined && game.refusal(state, seat, move) === undefined ? move : undefined;
}

/** The offer that a seat makes of its own accord; undefined where none is worth it. */
export function ownOffer<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  effort: Effort,
): T['move'] | undefined {
  const talk = begin(game, given, position, rng, effort);
  if (talk === undefined) return undefined;
  const { seat, information } = position;
  const state = deal(game, talk.mind, position, streamOf(`${talk.seed} talk`));
  const ideas = talk.bargain.proposals(information, state, seat, streamOf(`${talk.seed} ideas`));
  return bestOffer(talk, state, ideas, (moves, partner) => compared(talk, partner, moves, () => []));
}

function begin<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  effort: Effort,
): Talk<T> | undefined {
  if (given.bargain === undefined) return undefined;
  const mind = withDefaults(game, given);
  return { game, mind, bargain: given.bargain, position, effort, seed: String(rng.next()) };
}

const isGood = ({ own, partner, sure }: Compared): boolean => sure && own >= SHARE * partner;

/** The best of some offers for the seat, among those that the partner would be glad of. */
function bestOffer<T extends GameTypes>(
  { game, bargain, position }: Talk<T>,
  state: T['state'],
  offers: readonly T['move'][],
  against: (moves: Opening<T['move']>, partner: Seat) => Compared,
): T['move'] | undefined {
  const { seat } = position;
  let best: { readonly move: T['move']; readonly own: number } | undefined;
  for (const move of offers.slice(0, WIDTH)) {
    if (game.refusal(state, seat, move) !== undefined) continue;
    const partner = partnerOf(game, state, seat, move);
    const found = against((world) => struck(game, bargain, world, seat, move), partner);
    const wanted = isGood(found) && found.partner > 0 && found.partner >= SHARE * found.own;
    if (wanted && found.own > (best?.own ?? 0)) best = { move, own: found.own };
  }
  return best?.move;
}

/** Whoever has to answer an offer. */
function partnerOf<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, move: T['move']): Seat {
  const asked = game.copy(state);
  game.apply(asked, seat, move, ignore);
  return defined(game.deciders(asked)[0]);
}

/** An offer and the yes to it; nothing where the partner could not give what it asks for. */
function struck<T extends GameTypes>(
  game: Game<T>,
  bargain: Bargaining<T>,
  world: T['state'],
  seat: Seat,
  move: T['move'],
): { seat: Seat; move: T['move'] }[] {
  if (game.refusal(world, seat, move) !== undefined) return [];
  const asked = game.copy(world);
  game.apply(asked, seat, move, ignore);
  const to = defined(game.deciders(asked)[0]);
  const yes = bargain.waiting(asked, to)?.accept;
  if (yes === undefined || game.refusal(asked, to, yes) !== undefined) return [];
  return [
    { seat, move },
    { seat: to, move: yes },
  ];
}

/** What `moves` bring the seat and its partner beyond what `otherwise` brings, on the same deals and random numbers. */
function compared<T extends GameTypes>(
  talk: Talk<T>,
  partner: Seat,
  moves: Opening<T['move']>,
  otherwise: Opening<T['move']>,
): Compared {
  const { game, mind, position, effort, seed } = talk;
  const { seat } = position;
  const [yes, no]: [number[], number[]] = [[], []];
  let gained = 0;
  for (let count = 0; count < effort.deals; count++) {
    const world = deal(game, mind, position, streamOf(`${seed} deal ${count}`));
    const instead = otherwise(world);
    const opening = moves(world);
    const without = played(talk, world, instead, count);
    const impossible = opening.length === 0 || game.refusal(world, defined(opening[0]).seat, defined(opening[0]).move);
    const after = impossible ? without : played(talk, world, opening, count);
    yes.push(defined(after[seat]));
    no.push(defined(without[seat]));
    gained += defined(after[partner]) - defined(without[partner]);
  }
  const { mean, error } = difference({ results: yes }, { results: no });
  return { own: mean, partner: gained / effort.deals, sure: mean > CAUTION * error };
}

function played<T extends GameTypes>(
  { game, mind, bargain, position, effort, seed }: Talk<T>,
  world: T['state'],
  opening: readonly { readonly seat: Seat; readonly move: T['move'] }[],
  count: number,
): Chances {
  const state = game.copy(world);
  for (const { seat, move } of opening) game.apply(state, seat, move, ignore);
  bargain.believe?.(state);
  const { far = false } = effort;
  return finish(game, mind, state, { start: world, seat: position.seat, rng: streamOf(`${seed} play ${count}`), far });
}

const ignore = (): void => undefined;
