import { defined } from '../../kernel/defined.ts';
import { generatorOf, pick, shuffleWith, type Rng } from '../../kernel/rng.ts';
import type { Emit } from '../../kernel/events.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { gameFlow } from '../flow.ts';
import { keepMoves, tellLooks } from '../rules/keep.ts';
import type { State } from '../state.ts';
import { assemble, type Dealt } from './assemble.ts';
import { takeOut, unseenCards, unseenIslands } from '../figures/unseen.ts';
import type { Information, View } from './view-schema.ts';
import { lookOf, viewOf } from './view.ts';

/** How often a hand is dealt anew until it has what is pending; then a card that will do is looked for. */
const TRIES = 40;

/**
 * A state that agrees with what the owner of `information` knows: the order of its own deck, other hands and decks, what others
 * look at and keep, and the order of the islands are drawn from `rng`.
 */
export function sampleState(box: Box, information: Information, rng: Rng): State {
  const { view } = information;
  const state = assemble(view, {
    rng: generatorOf(rng),
    seats: view.players.map((_, seat) => deal(box, information, seat, rng)),
    near: mixed(unseenIslands(box, view, 'near'), rng),
    far: mixed(unseenIslands(box, view, 'far'), rng),
  });
  const top = state.frames[state.frames.length - 1];
  if (top?.kind !== 'tile') return state;
  for (const seat of view.deciders) if (seat !== view.viewer) makeFit(box, information, state, { seat, rng });
  return state;
}

/**
 * The position for others to play on: all hands but what everybody has seen go there, all decks, what is looked at, the order of the
 * islands and the generator are drawn anew.
 */
export function drawnAnew(box: Box, state: State, rng: Rng, emit: Emit<Event>): State {
  const known = state.players.map(({ shown }) => shown);
  const anew = sampleState(box, { view: viewOf(box, state, 'public'), known }, rng);
  const top = anew.frames[anew.frames.length - 1];
  if (top?.kind === 'opening' || top?.kind === 'observation') tellLooks({ emit }, top.looks);
  return anew;
}

function mixed<T>(list: T[], rng: Rng): T[] {
  shuffleWith(rng, list);
  return list;
}

/** The hand, the deck and what is looked at of one seat. */
function deal(box: Box, { view, known }: Information, seat: number, rng: Rng): Dealt {
  const { hand: own, cards, deck: left } = defined(view.players[seat]);
  const hand = own ?? defined(known[seat]);
  const look = seat === view.viewer ? lookOf(view, seat) : null;
  const rest = unseenCards(box, view, seat);
  takeOut(rest, hand);
  takeOut(rest, look?.cards ?? []);
  shuffleWith(rng, rest);
  const dealt = [...hand, ...rest.splice(0, cards - hand.length)];
  const deck = rest.splice(0, left);
  return look === null
    ? { hand: dealt, deck, look: rest, kept: keptOf(box, view, { seat, look: rest, rng }) }
    : { hand: dealt, deck, look: look.cards, kept: look.kept };
}

/** What another seat keeps of the cards it looks at: null while it has not chosen. */
function keptOf(
  box: Box,
  { deciders, frames, players }: View,
  { seat, look, rng }: { readonly seat: number; readonly look: readonly string[]; readonly rng: Rng },
): string[] | null {
  if (deciders.includes(seat)) return null;
  const opening = frames[frames.length - 1]?.kind === 'opening';
  const most = opening ? box.pack.supply.opening.kept : defined(players[seat]).workers;
  const range = { least: opening ? Math.min(most, look.length) : 0, most };
  const moves = keepMoves(look, range);
  return [...defined(moves[pick(rng, moves.length)]).cards];
}

/** Whether a seat that has declared an action can go on with it; it is not to give it up. */
const fits = (box: Box, state: State, seat: number): boolean =>
  gameFlow.legalMoves(box, state, seat).some(({ type }) => type !== 'done');

/**
 * Deals the hand of a seat that has declared an action until it can go on: whoever has declared Construct holds a Location. Where
 * chance does not find such a hand, one of its cards is changed for one that will do. Other decisions are possible with any hand.
 */
function makeFit(
  box: Box,
  information: Information,
  state: State,
  { seat, rng }: { readonly seat: number; readonly rng: Rng },
): void {
  const player = defined(state.players[seat]);
  for (let tried = 0; tried < TRIES; tried++) {
    if (fits(box, state, seat)) return;
    const { hand, deck } = deal(box, information, seat, rng);
    player.hand = [...hand];
    player.deck = [...deck];
  }
  const known = defined(information.known[seat]).length;
  if (player.hand.length === known) return;
  const last = defined(player.hand.pop());
  for (let at = 0; at < player.deck.length; at++) {
    const card = defined(player.deck[at]);
    player.hand.push(card);
    player.deck[at] = last;
    if (fits(box, state, seat)) return;
    player.hand.pop();
    player.deck[at] = card;
  }
  player.hand.push(last);
}
