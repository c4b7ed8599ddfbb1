import type { Event } from '#engine/archipelago/events.ts';
import { t } from '../t.ts';
import type { Table } from '../words.ts';
import { cardEvents } from './cards.ts';
import { mapEvents } from './map.ts';
import { roundEvents } from './rounds.ts';
import { speechAt, type EventWords, type Speech } from './speech.ts';
import { tradeEvents } from './trade.ts';
import { turnEvents } from './turns.ts';
import { unrestEvents } from './unrest.ts';

const WORDS: EventWords = {
  ...turnEvents,
  ...mapEvents,
  ...roundEvents,
  ...tradeEvents,
  ...unrestEvents,
  ...cardEvents,
  faded: ({ was, seat }, say) => t(`event.faded.${was}`, { seat: seat === null ? '' : say.seat(seat) }),
};

/** What happened, as a sentence. */
export function eventWords(table: Table, event: Event): string {
  // Each entry takes the events of its own type.
  const words = WORDS[event.type] as (event: Event, say: Speech) => string;
  return words(event, speechAt(table));
}
