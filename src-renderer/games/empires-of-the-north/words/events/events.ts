import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Table } from '../../types.ts';
import { cardEvents } from './cards.ts';
import { goodsEvents } from './goods.ts';
import { seaEvents } from './sea.ts';
import { speechAt, type EventWords, type Speech } from './speech.ts';
import { turnEvents } from './turns.ts';

const WORDS: EventWords = { ...turnEvents, ...cardEvents, ...goodsEvents, ...seaEvents };

/** What happened, as a sentence. */
export function eventWords(table: Table, event: Event): string {
  // Each entry takes the events of its own type.
  const words = WORDS[event.type] as (event: Event, say: Speech) => string;
  return words(event, speechAt(table));
}
