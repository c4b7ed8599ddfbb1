import { defined } from '../kernel/defined.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { streamOf, type Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import { beginTalk, comparedOf, ideaOf, isGood, isWanted, tryOn, type Idea, type Talk } from './compared-deals.ts';
import { withDefaults, type Bargaining, type Mind, type Turn } from './mind.ts';
import { deal, type Effort, type Position } from './search.ts';

/** Offers that are looked at, and those of them that are compared to the end. */
const WIDTH = 6;
const LEFT = 2;
/** The part of the deals of what is hidden on which all of them are tried. */
const FIRST = 1 / 3;

/** What a seat says in a bargain: a move, or nothing; and whether it was told to stop before all was compared. */
export type Said<M> = { readonly move: M | undefined; readonly stopped: boolean };

/** How much is looked at, and who may end it. */
export type Care = { readonly effort: Effort; readonly stop?: () => boolean };

const NOTHING = { move: undefined, stopped: false } as const;

/**
 * The answer of a seat to the offer that waits for it: yes, another offer, or no; nothing where none waits. A deal is compared with
 * none on the same deals of what is hidden. It is struck only if it surely brings the seat something, and enough of what
 * it brings the partner. Told to stop, a seat says no unless enough is known.
 */
export function answerOffer<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  care: Care,
): Said<T['move']> {
  const { seat } = position;
  const talk = beginTalk(game, given, position, rng, {
    ...care,
    whose: 'other',
    instead: (world) => [{ seat, move: defined(given.bargain).sayNo(world, seat, { own: 0, partner: 0 }) }],
  });
  if (talk === undefined) return NOTHING;
  const { bargain, deals, wasStopped } = talk;
  const state = firstLook(talk);
  const offer = bargain.waiting(state, seat);
  if (offer === undefined) return NOTHING;
  const { accept } = offer;
  const canAccept = (world: T['state']): boolean =>
    accept !== undefined && game.refusal(world, seat, accept) === undefined;
  const now = ideaOf<T>((world) => (canAccept(world) ? [{ seat, move: defined(accept) }] : []), offer.from);
  if (canAccept(state)) tryOn(talk, now, deals);
  if (isGood(comparedOf(now))) return { move: accept, stopped: wasStopped() };
  const counter = bestOffer(talk, state, offer.counters);
  return { move: counter ?? bargain.sayNo(state, seat, comparedOf(now)), stopped: wasStopped() };
}

/** What a seat owes by its word before it decides anything; undefined for nothing. */
export function dutyOf<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
): T['move'] | undefined {
  const { bargain } = given;
  if (bargain?.duty === undefined) return undefined;
  const { seat } = position;
  const state = deal(game, withDefaults(game, given), position, rng);
  const move = bargain.duty(state, seat);
  return move !== undefined && game.refusal(state, seat, move) === undefined ? move : undefined;
}

/** The offer that a seat makes of its own accord; nothing where none is worth it, or too little is known of all. */
export function ownOffer<T extends GameTypes>(
  game: Game<T>,
  given: Mind<T>,
  position: Position<T>,
  rng: Rng,
  care: Care,
): Said<T['move']> {
  const talk = beginTalk(game, given, position, rng, { ...care, whose: 'own', instead: () => [] });
  if (talk === undefined) return NOTHING;
  const { seat, information } = position;
  const state = firstLook(talk);
  const ideas = talk.bargain.proposals(information, state, seat, streamOf(`${talk.seed} ideas`));
  return { move: bestOffer(talk, state, ideas), stopped: talk.wasStopped() };
}

const firstLook = <T extends GameTypes>({ game, mind, position, seed }: Talk<T>): T['state'] =>
  deal(game, mind, position, streamOf(`${seed} talk`));

/** The best of some offers for the seat, among those that the partner would be glad of. */
function bestOffer<T extends GameTypes>(
  talk: Talk<T>,
  state: T['state'],
  offers: readonly T['move'][],
): T['move'] | undefined {
  const { game, bargain, position, deals } = talk;
  const { seat } = position;
  const ideas = offers
    .filter((move) => game.refusal(state, seat, move) === undefined)
    .slice(0, WIDTH)
    .map((move) => ({
      move,
      idea: ideaOf<T>((world) => struck(game, bargain, world, seat, move), partnerOf(game, state, seat, move)),
    }));
  for (const { idea } of ideas) tryOn(talk, idea, Math.ceil(deals * FIRST));
  const left = ideas
    .filter(({ idea }) => lesser(idea) > 0)
    .toSorted((one, other) => lesser(other.idea) - lesser(one.idea))
    .slice(0, LEFT);
  for (const { idea } of left) tryOn(talk, idea, deals);
  const good = left.filter(({ idea }) => isGood(comparedOf(idea)) && isWanted(idea));
  return good.toSorted((one, other) => comparedOf(other.idea).own - comparedOf(one.idea).own)[0]?.move;
}

/** What the one of the two gains who gains less. */
function lesser<T extends GameTypes>(idea: Idea<T>): number {
  const { own, partner } = comparedOf(idea);
  return Math.min(own, partner);
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
): Turn<T['move']>[] {
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

const ignore = (): void => undefined;
