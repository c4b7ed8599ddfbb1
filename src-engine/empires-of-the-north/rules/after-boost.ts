import { defined } from '../../kernel/defined.ts';
import type { Effect, Filter } from '../data/effect.ts';
import type { Tile } from '../data/goods.ts';
import { isField } from '../figures/faces.ts';
import { fits, matches } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import type { Location } from '../state.ts';
import type { SeatContext } from './context.ts';

/**
 * Whether the declared action of a tile can still be done, or can then be done, after the effect of a boost, if its choices are
 * made that way (ruling 42). What such an action needs is counted (cards to place, fields, ships), and the words that bring or
 * take it away are followed, each choice at its best. Cards drawn blind count for nothing, so nothing of the deck's order is told.
 */
export function isPossibleAfter(context: SeatContext, tile: Tile, effect: Effect): boolean {
  return left(context, tile, effect, needed(context, tile)) > 0;
}

/** How much there is of what the action of a tile needs. */
function needed({ box, state, seat }: SeatContext, tile: Tile): number {
  const { hand, empire, ships } = defined(state.players[seat]);
  let count = 0;
  if (tile === 'construct') for (const id of hand) if (cardOf(box, id).location) count++;
  if (tile === 'harvest') for (const location of empire) if (isField(box, state, location)) count++;
  return tile === 'sail' ? ships.clan + ships.common : count;
}

/** How much of it is left after an effect at best. */
function left(context: SeatContext, tile: Tile, effect: Effect, has: number): number {
  switch (effect.do) {
    case 'all':
      return effect.effects.reduce((rest, one) => left(context, tile, one, rest), has);
    case 'one':
      return Math.max(...effect.effects.map((one) => left(context, tile, one, has)));
    case 'may':
    case 'if':
    case 'times':
      return Math.max(has, left(context, tile, effect.effect, has));
    case 'play':
      return effect.tiles.every((one) => one === tile) ? has - 1 : has;
    case 'search':
      return tile === 'construct' && canFind(context, effect.filter) ? has + 1 : has;
    case 'lift':
    case 'drop':
      return has + afterLeaving(context, tile, effect);
    case 'ship':
      return tile === 'sail' ? has + 1 : has;
    case 'voyage':
      return tile === 'sail' && context.state.queue.some(({ seat }) => seat === context.seat) ? has + 1 : has;
    default:
      return has;
  }
}

/** Whether the own deck holds such a Location: whoever owns it knows what is in it, though not in which order. */
function canFind({ box, state, seat }: SeatContext, filter: Filter): boolean {
  return defined(state.players[seat]).deck.some((id) => {
    const card = cardOf(box, id);
    return card.location && fits(card, filter);
  });
}

/** A Location that leaves may come to the hand, or may be a field: 1, 0 or −1, whichever choice is best. */
function afterLeaving(
  { box, state, seat }: SeatContext,
  tile: Tile,
  { do: word, filter }: { readonly do: 'lift' | 'drop'; readonly filter: Filter },
): number {
  const worth = (location: Location): number => {
    if (tile === 'construct') return word === 'lift' && cardOf(box, location.card).location ? 1 : 0;
    return tile === 'harvest' && isField(box, state, location) ? -1 : 0;
  };
  let best: number | undefined;
  for (const location of defined(state.players[seat]).empire) {
    const { origin } = cardOf(box, location.card);
    const stays = word === 'lift' ? origin !== 'deck' : origin === 'base';
    if (stays || !matches(box, state, location, filter, null)) continue;
    best = Math.max(best ?? -1, worth(location));
  }
  return best ?? 0;
}
