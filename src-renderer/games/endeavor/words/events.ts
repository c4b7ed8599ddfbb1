import type { Event, EventOf } from '#engine/endeavor/events.ts';
import { NEUTRAL_COLOUR } from '#engine/endeavor/figures/colours.ts';
import type { Table } from '../types.ts';
import { list, t } from './t.ts';
import { governedBy } from './governor.ts';
import { buildingName, cardName, cityName, regionName, seatName, spaceName, tokenName, trackName } from './words.ts';

/** How what events speak of is called at a table, where that needs the table. */
type Speech = ReturnType<typeof speechAt>;

const speechAt = (table: Table) => ({
  seat: (seat: number) => seatName(table.seats, seat),
  card: (card: string) => cardName(table, card),
  space: (from: EventOf<'token'>['from'], at: string) => spaceName(table, from, at),
  governed: (card: string, colour: number) => ({ card: cardName(table, card), ...governedBy(table, card, colour) }),
});

/** What each event says, as a sentence; `say` calls what it speaks of. */
const WORDS: { readonly [K in Event['type']]: (event: EventOf<K>, say: Speech) => string } = {
  round: ({ round, first }, say) => t('event.round', { round, first: say.seat(first) }),
  built: ({ seat, building }, say) => t('event.built', { seat: say.seat(seat), building: buildingName(building) }),
  grew: ({ seat, discs }, say) => t('event.grew', { seat: say.seat(seat), discs }),
  salaries: ({ seat, discs, buildings }, say) =>
    t('event.salaries', { seat: say.seat(seat), discs, buildings: list(buildings.map(buildingName)) }),
  activated: ({ seat, building }, say) =>
    t('event.activated', { seat: say.seat(seat), building: buildingName(building) }),
  idled: ({ seat }, say) => t('event.idled', { seat: say.seat(seat) }),
  spent: ({ seat, token }, say) => t('event.spent', { seat: say.seat(seat), token: tokenName(token) }),
  shipped: ({ seat, region, beside }, say) =>
    t('event.shipped', { seat: say.seat(seat), region: regionName(region), beside }),
  opened: ({ region }) => t('event.opened', { region: regionName(region) }),
  governor: ({ seat, card }, say) => t('event.governor', { seat: say.seat(seat), ...say.governed(card, seat) }),
  occupied: ({ seat, city }, say) => t('event.occupied', { seat: say.seat(seat), city: cityName(city) }),
  attacked: ({ seat, city, from }, say) =>
    t('event.attacked', {
      seat: say.seat(seat),
      city: cityName(city),
      from: from === null ? t('neutral') : say.seat(from),
    }),
  paid: ({ seat, building }, say) => t('event.paid', { seat: say.seat(seat), building: buildingName(building) }),
  drew: ({ seat, card }, say) => t('event.drew', { seat: say.seat(seat), card: say.card(card) }),
  token: ({ seat, token, from, at }, say) =>
    t('event.token', { seat: say.seat(seat), token: tokenName(token), at: say.space(from, at) }),
  status: ({ seat, track, before, after }, say) =>
    t('event.status', { seat: say.seat(seat), track: trackName(track), before, after }),
  abolition: () => t('event.abolition'),
  'turned-down': ({ seat, cards }, say) =>
    t('event.turned-down', { seat: say.seat(seat), cards: list(cards.map(say.card)) }),
  dropped: ({ seat }, say) => t('event.dropped', { seat: say.seat(seat) }),
  passed: ({ seat, forced }, say) => t('event.passed', { seat: say.seat(seat), forced }),
  discarded: ({ seat, card, to }, say) =>
    // A message can tell apart only names of letters.
    t('event.discarded', { seat: say.seat(seat), card: say.card(card), to: to === 'face-down' ? 'down' : to }),
  'neutral-shipped': ({ seat, region, beside }, say) =>
    t('event.neutral-shipped', { seat: say.seat(seat), region: regionName(region), beside }),
  'neutral-occupied': ({ seat, city }, say) =>
    t('event.neutral-occupied', { seat: say.seat(seat), city: cityName(city) }),
  'neutral-drew': ({ seat, card }, say) => t('event.neutral-drew', { seat: say.seat(seat), card: say.card(card) }),
  'neutral-governor': ({ card }, say) => t('event.neutral-governor', say.governed(card, NEUTRAL_COLOUR)),
  'neutral-token': ({ token, from, at }, say) =>
    t('event.neutral-token', { token: tokenName(token), at: say.space(from, at) }),
  ended: () => t('event.ended'),
};

/** What happened, as a sentence. */
export function eventWords(table: Table, event: Event): string {
  // Each entry takes the events of its own type.
  const words = WORDS[event.type] as (event: Event, say: Speech) => string;
  return words(event, speechAt(table));
}
