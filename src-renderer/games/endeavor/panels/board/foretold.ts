import { TRACKS, type Track } from '#engine/endeavor/data/schema.ts';
import type { LogEvent } from '../../../../window/log-event.ts';

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
export function foretold(events: readonly LogEvent[], seat: number): Foretold {
  const own = events.filter((event) => event['seat'] === seat);
  const last = (type: string, key: string): string | undefined => {
    const value = own.findLast((event) => event.type === type)?.[key];
    return typeof value === 'string' ? value : undefined;
  };
  const all = (types: readonly string[], key: string): string[] =>
    own.filter(({ type }) => types.includes(type)).map((event) => String(event[key]));
  const turned = own
    .filter(({ type }) => type === 'turned-down')
    .flatMap(({ cards }) => (Array.isArray(cards) ? cards : []));
  return {
    tracks: tracksAfter(own),
    built: last('built', 'building'),
    activated: last('activated', 'building'),
    freed: last('paid', 'building') ?? own.flatMap(returned)[0],
    cards: all(['drew', 'governor'], 'card'),
    lost: [...all(['discarded'], 'card'), ...turned.map(String)],
  };
}

function tracksAfter(events: readonly LogEvent[]): Partial<Record<Track, number>> {
  const after: Partial<Record<Track, number>> = {};
  for (const event of events) {
    const track = event.type === 'status' ? TRACKS.find((one) => one === event['track']) : undefined;
    if (track !== undefined) after[track] = Number(event['after']);
  }
  return after;
}

const returned = ({ type, buildings }: LogEvent): string[] =>
  type === 'salaries' && Array.isArray(buildings) ? buildings.map(String) : [];
