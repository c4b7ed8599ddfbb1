import { cardOf, type PackIndex } from '../pack-index.ts';
import type { Player } from '../state.ts';
import { gainOf } from './levels.ts';

/** How many cards of each kind a player holds face up. */
export type Held = { readonly normal: number; readonly slavery: number; readonly governors: number };

/** Counts the face-up cards of a player. */
export function heldCards(box: PackIndex, { cards }: Pick<Player, 'cards'>): Held {
  let slavery = 0;
  let governors = 0;
  for (const id of cards) {
    const card = cardOf(box, id);
    if (card.governor) governors++;
    else if (card.slavery) slavery++;
  }
  return { normal: cards.length - slavery - governors, slavery, governors };
}

/** How many cards count against the limit and how many may. Where each card lies is no state (rulings 38 and 39). */
export type Places = { readonly used: number; readonly most: number };

/** The places of a player: one governor has a place of its own, one slavery card may be more than the limit allows. */
export function cardPlaces(box: PackIndex, player: Pick<Player, 'cards' | 'status'>): Places {
  const { normal, slavery, governors } = heldCards(box, player);
  const limit = gainOf(box, player, 'cards') + (slavery > 0 ? 1 : 0);
  return {
    used: normal + slavery + Math.max(0, governors - 1),
    most: Math.min(box.pack.supply.cardPlaces, limit),
  };
}

/** Whether a player holds more cards than they may keep after passing. */
export function isOverLimit(box: PackIndex, player: Pick<Player, 'cards' | 'status'>): boolean {
  const { used, most } = cardPlaces(box, player);
  return used > most;
}

/** Whether the governor place can stay empty: no governor, or all of them fit into normal places (ruling 39). */
export function hasEmptyPlace(box: PackIndex, player: Pick<Player, 'cards' | 'status'>): boolean {
  return heldCards(box, player).governors === 0 || player.cards.length <= cardPlaces(box, player).most;
}
