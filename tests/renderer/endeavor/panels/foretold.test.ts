import { describe, expect, it } from 'vitest';
import type { Track } from '#engine/endeavor/data/schema.ts';
import type { Event } from '#engine/endeavor/events.ts';
import { foretold } from '#renderer/games/endeavor/panels/board/foretold.ts';

const status = (seat: number, track: Track, before: number, after: number): Event => ({
  type: 'status',
  seat,
  track,
  before,
  after,
});

describe('what is foretold of a board', () => {
  it('is nothing without events', () => {
    expect(foretold([], 0)).toEqual({
      tracks: {},
      built: undefined,
      activated: undefined,
      freed: undefined,
      cards: [],
      lost: [],
    });
  });

  it('takes the last place of a marker, of this seat alone', () => {
    const events = [status(0, 'finance', 2, 3), status(1, 'finance', 5, 6), status(0, 'finance', 3, 4)];
    expect(foretold(events, 0).tracks).toEqual({ finance: 4 });
  });

  it('names buildings and cards that would come and go', () => {
    const events: Event[] = [
      { type: 'activated', seat: 0, building: 'market' },
      { type: 'drew', seat: 0, card: 'europe-5' },
      { type: 'turned-down', seat: 0, cards: ['slavery-1', 'slavery-2'] },
      { type: 'turned-down', seat: 1, cards: ['slavery-3'] },
      { type: 'governor', seat: 1, card: 'india-governor' },
    ];
    expect(foretold(events, 0)).toMatchObject({
      activated: 'market',
      cards: ['europe-5'],
      lost: ['slavery-1', 'slavery-2'],
    });
    expect(foretold(events, 1)).toMatchObject({ cards: ['india-governor'], lost: ['slavery-3'] });
  });

  it('frees the building of a payment, or of salaries', () => {
    expect(foretold([{ type: 'paid', seat: 0, building: 'docks' }], 0).freed).toBe('docks');
    expect(foretold([{ type: 'salaries', seat: 0, discs: 1, buildings: ['guild'] }], 0).freed).toBe('guild');
  });
});
