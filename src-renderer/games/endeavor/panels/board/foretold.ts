import type { Track } from '#engine/endeavor/data/schema.ts';
import type { Event, EventOf } from '#engine/endeavor/events.ts';

/** What the move pointed at would change on the board of a seat. */
export type Foretold = {
  /** Where markers would come to stand. */
  readonly tracks: Readonly<Partial<Record<Track, number>>>;
  /** A building that would be new. */
  readonly built: string | undefined;
  /** A building that would get a disc, and one whose disc would return. */
  readonly activated: string | undefined;
  readonly freed: string | undefined;
  /** Cards that would come, and cards that would leave or be turned. */
  readonly cards: readonly string[];
  readonly lost: readonly string[];
};

/** Reads what the events of a preview would change for `seat`. */
export function foretold(events: readonly Event[], seat: number): Foretold {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  /** The events of the seat of one type. */
  const all = <K extends Event['type']>(type: K): EventOf<K>[] =>
    own.filter((event): event is EventOf<K> => event.type === type);
  return {
    tracks: Object.fromEntries(all('status').map(({ track, after }) => [track, after])),
    built: all('built').at(-1)?.building,
    activated: all('activated').at(-1)?.building,
    freed: all('paid').at(-1)?.building ?? all('salaries').flatMap(({ buildings }) => buildings)[0],
    cards: own.flatMap((event) => (event.type === 'drew' || event.type === 'governor' ? [event.card] : [])),
    lost: [...all('discarded').map(({ card }) => card), ...all('turned-down').flatMap(({ cards }) => cards)],
  };
}
