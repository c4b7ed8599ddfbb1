import { defined } from '../../kernel/defined.ts';
import { shuffle } from '../../kernel/rng.ts';
import type { RunContext } from './context.ts';

/**
 * Draws up to `count` cards of the own deck into the hand; fewer if there are no more (ruling 39). `by` is the card that lets
 * them be drawn, null for an action tile.
 */
export function drawCards(context: RunContext, seat: number, count: number, by: string | null): void {
  const { hand } = defined(context.state.players[seat]);
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeTop(context, seat, true);
    if (card === undefined) return;
    hand.push(card);
    const barrier = 'card-drawn';
    context.emit({ type: 'drew', seat, card, by, barrier }, { only: [seat] });
    context.emit({ type: 'drew', seat, by, barrier }, { except: [seat] });
  }
}

/**
 * Takes the top card of a deck, which is made of the shuffled discard first where it is empty; undefined if there is none.
 * @param told whether everything but the discard lies in hand and empire, so that everybody can work out the hand then
 */
export function takeTop(context: RunContext, seat: number, told: boolean): string | undefined {
  const player = defined(context.state.players[seat]);
  if (player.deck.length === 0 && player.discard.length > 0) {
    reshuffle(context, seat);
    if (told) player.shown = [...player.hand].sort();
  }
  return player.deck.shift();
}

/** Makes the deck of the shuffled discard: when a card is needed, not before (ruling 39). */
export function reshuffle({ state, emit }: RunContext, seat: number): void {
  const player = defined(state.players[seat]);
  const deck = [...player.discard];
  shuffle(state.rng, deck);
  player.deck = [...player.deck, ...deck];
  player.discard = [];
  emit({ type: 'reshuffled', seat, cards: deck.length, barrier: 'deck-shuffled' });
}

/** Shuffles a deck that has been looked through (rulebook, "Chercher"). */
export function shuffleDeck({ state }: Pick<RunContext, 'state'>, seat: number): void {
  const { deck } = defined(state.players[seat]);
  const shuffled = [...deck];
  shuffle(state.rng, shuffled);
  shuffled.forEach((card, index) => (deck[index] = card));
}

/** Puts a card of which everybody knows into a hand. */
export function takeOpenly({ state }: Pick<RunContext, 'state'>, seat: number, card: string): void {
  const player = defined(state.players[seat]);
  player.hand.push(card);
  player.shown.push(card);
}

/** Takes a card out of a hand. @throws RangeError if it is not there */
export function dropFromHand({ state }: Pick<RunContext, 'state'>, seat: number, card: string): void {
  const { hand, shown } = defined(state.players[seat]);
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not in the hand`);
  hand.splice(at, 1);
  const known = shown.indexOf(card);
  if (known >= 0) shown.splice(known, 1);
}
