import { describe, expect, test } from 'vitest';
import { eventsFor, mayRead, type Audience, type Emitted } from '#engine/kernel/events.ts';

const viewers = ['public', 0, 1, 2] as const;
const readers = (audience?: Audience) => viewers.filter((viewer) => mayRead(audience, viewer));

describe('who may read an event', () => {
  test.each([
    ['nothing said: everybody', undefined, ['public', 0, 1, 2]],
    ['only some: not the public', { only: [0, 2] }, [0, 2]],
    ['only nobody', { only: [] }, []],
    ['only everybody at the table is still not the public', { only: [0, 1, 2] }, [0, 1, 2]],
    ['except some: the public reads what is left for the rest', { except: [1] }, ['public', 0, 2]],
    ['except nobody', { except: [] }, ['public', 0, 1, 2]],
  ] satisfies [string, Audience | undefined, unknown[]][])('%s', (_, audience, expected) => {
    expect(readers(audience)).toEqual(expected);
  });
});

test('a secret told twice at its source is read once by everybody, in order', () => {
  type Drawn = { type: 'drawn'; card?: number };
  const log: Emitted<Drawn>[] = [
    { event: { type: 'drawn', card: 7 }, audience: { only: [1] } },
    { event: { type: 'drawn' }, audience: { except: [1] } },
    { event: { type: 'drawn', card: 9 } },
  ];
  expect(eventsFor(log, 1)).toEqual([
    { type: 'drawn', card: 7 },
    { type: 'drawn', card: 9 },
  ]);
  for (const viewer of ['public', 0, 2] as const) {
    expect(eventsFor(log, viewer)).toEqual([{ type: 'drawn' }, { type: 'drawn', card: 9 }]);
  }
});
