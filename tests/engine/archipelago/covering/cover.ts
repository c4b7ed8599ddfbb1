/** Curious and driven play: games go on until everything asked for has changed a state so many times. */
import { dealOffers } from '#engine/kernel/deals.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { lengthSchema, VARIANTS, type Options, type State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { game } from '../twin.ts';
import { aimAt, type Aim } from './aims.ts';
import { shownAtEnd, shownBy } from './wanted.ts';

/** What is to happen how often, and in how many games at most. */
export type Task = { readonly asked: readonly string[]; readonly times: number; readonly games: number };
/** How often everything has happened, what of it too seldom, and in how many games. */
export type Covered = { readonly counts: Counts; readonly missing: readonly string[]; readonly games: number };
type Counts = ReadonlyMap<string, number>;

/** One decision in so many is made out of curiosity, by turns in every game, and hardly ever in driven ones. */
const CURIOUS = { always: 3, driven: 25 } as const;
const steward = elementAt(stewards(BASE_PACK), 0);

/** How often things happened, and moves of a kind were tried. */
type Tally = { readonly happened: Map<string, number>; readonly tried: Map<string, number> };
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** A move by what is special in it, so that the rarest can be picked. */
function kindOf(move: Move, { evolution }: State): string {
  if (move.type === 'buy' || move.type === 'rotate') return `${move.type} ${evolution.row[move.slot]?.card ?? ''}`;
  const { type, ...rest } = move;
  const words = Object.values(rest).filter((value) => typeof value === 'string');
  return [type, ...words].join(' ');
}

/** The rarest of the moves and offers a seat may make. */
function rarest(state: State, seat: Seat, tried: Counts, rng: Rng): Move {
  const offers = pick(rng, 4) === 0 ? dealOffers(game, game.information(state, seat), rng) : [];
  const standing: Move = { type: 'standing', to: (seat + 1) % state.options.players, leave: 'price', price: 1 };
  const said: Move[] = [
    ...offers,
    ...state.promises.map((_, promise): Move => ({ type: 'settle', promise, kept: pick(rng, 2) === 0 })),
    standing,
  ];
  const talk = said.filter((move) => pick(rng, 3) === 0 && game.refusal(state, seat, move) === undefined);
  const moves = [...game.legalMoves(state, seat), ...talk];
  const seen = moves.map((move) => tried.get(kindOf(move, state)) ?? 0);
  const least = Math.min(...seen);
  const best = moves.filter((_, index) => seen[index] === least);
  return elementAt(best, pick(rng, best.length));
}

/** Who moves now, and what: now and then somebody takes his offer back. */
function next(state: State, { tried }: Tally, aim: Aim | undefined, rng: Rng): { seat: Seat; move: Move } {
  const top = state.frames.at(-1);
  if (top?.kind === 'offer' && pick(rng, 6) === 0) {
    return { seat: top.from, move: { type: 'withdraw', offer: top.offer } };
  }
  const seat = elementAt(game.deciders(state), 0);
  if (pick(rng, aim === undefined ? CURIOUS.always : CURIOUS.driven) === 0) {
    return { seat, move: rarest(state, seat, tried, rng) };
  }
  const move = aim?.move?.(state, seat) ?? steward.decide(game, game.information(state, seat), seat, rng);
  return { seat, move };
}

/** Plays one game; with an aim everybody works for it. */
function play(options: Options, seed: string, tally: Tally, aim?: Aim): void {
  const rng = streamOf(seed);
  let events: Event[] = [];
  const note = () => {
    shownBy(events).forEach((name) => count(tally.happened, name));
    events = [];
  };
  const state = game.setup(options, seed, (event) => events.push(event));
  note();
  while (game.deciders(state).length > 0) {
    const { seat, move } = next(state, tally, aim, rng);
    count(tally.tried, kindOf(move, state));
    game.apply(state, seat, move, (event) => events.push(event));
    note();
  }
  shownAtEnd(state).forEach((name) => count(tally.happened, name));
}

/** The table of game `number`, unless the aim asks for another. */
function tableOf(number: number, aim: Aim | undefined): Options {
  const variant = elementAt(VARIANTS, Math.floor(number / 2) % VARIANTS.length);
  return {
    players: 2 + (number % 4),
    length: elementAt(lengthSchema.options, Math.floor(number / 4) % 3),
    variants: [variant],
    ...aim?.table,
  };
}

/** Plays until nothing asked for is missing: by turns curiously, and for one thing that is missing. */
export function cover({ asked, times, games }: Task): Covered {
  const tally: Tally = { happened: new Map(), tried: new Map() };
  let missing = asked;
  let number = 0;
  for (; number < games && missing.length > 0; number++) {
    const aim = number % 2 === 1 ? aimAt(elementAt(missing, Math.floor(number / 2) % missing.length)) : undefined;
    play(tableOf(number, aim), `curious ${number}`, tally, aim);
    missing = asked.filter((name) => (tally.happened.get(name) ?? 0) < times);
  }
  return { counts: tally.happened, missing, games: number };
}
