import { defined } from '../../kernel/defined.ts';
import type { Effect, Filter } from '../data/effect.ts';
import type { Tile } from '../data/goods.ts';
import { isField } from '../figures/faces.ts';
import { fits, matches } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import type { Location } from '../state.ts';
import type { SeatContext } from './context.ts';

/**
 * How much of what the action of a tile needs (cards to place, fields, ships) the effect of a boost brings, less what it takes, if
 * each choice in it is made at its best (ruling 42). Cards drawn blind count for nothing, so nothing of the deck's order is told.
 */
export function broughtBy(context: SeatContext, tile: Tile, effect: Effect): number {
  switch (effect.do) {
    case 'all':
      return effect.effects.reduce((sum, one) => sum + broughtBy(context, tile, one), 0);
    case 'one':
      return Math.max(...effect.effects.map((one) => broughtBy(context, tile, one)));
    case 'may':
    case 'if':
    case 'times':
      return Math.max(0, broughtBy(context, tile, effect.effect));
    case 'search':
      return tile === 'construct' && canFind(context, effect.filter) ? 1 : 0;
    case 'lift':
    case 'drop':
      return broughtByLeaving(context, tile, effect);
    case 'ship':
      return tile === 'sail' ? 1 : 0;
    case 'voyage':
      return tile === 'sail' && context.state.queue.some(({ seat }) => seat === context.seat) ? 1 : 0;
    default:
      return 0;
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
function broughtByLeaving(
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
