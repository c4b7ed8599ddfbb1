import { describe, expect, it } from 'vitest';
import type { Campaign } from '#main/contract/messages.ts';
import { listedOf } from '#renderer/screens/home/campaign-summary.ts';
import { EVERYTHING, foundIn, isParticular, sizesOf, type Wanted } from '#renderer/screens/logbook/order.ts';
import { readNotes } from '#renderer/screens/logbook/read-notes.ts';
import { CAMPAIGNS } from './made-up/pages.ts';

const [like] = CAMPAIGNS;
const campaign = (id: string, change: Partial<Campaign>): Campaign => ({ ...(like as Campaign), id, ...change });
const seat = (name: string): Campaign['seats'][number] => ({ name, colour: 'red', player: 'person' });

const LISTED = listedOf([
  campaign('a', { played: '2026-01-01', title: 'Zürich again', game: 'toy', spent: 10, seats: [seat('Ada')] }),
  campaign('b', { played: '2026-01-03', game: 'archipelago', spent: 99, seats: [seat('Ida 🐙')], state: 'finished' }),
  campaign('c', { played: '2026-01-02', title: 'a quiet lake', game: 'toy', spent: 50, seats: [seat('نور الهدى')] }),
  campaign('d', { played: '2026-01-04', game: 'toy', spent: 1, seats: [seat('Ada')], state: 'given-up', noted: true }),
]);
const texts = {
  game: ({ game }: Campaign) => game,
  notes: ({ id }: Campaign) => (id === 'd' ? 'Marco owes two fish' : ''),
};
const found = (wanted: Partial<Wanted>): string =>
  foundIn(LISTED, { ...EVERYTHING, ...wanted }, texts)
    .map(({ campaign: { id } }) => id)
    .join('');

describe('the logbook', () => {
  it.each([
    ['newest', 'dbca'],
    ['oldest', 'acbd'],
    ['title', 'cadb'],
    ['game', 'bdca'],
    ['longest', 'bcad'],
  ] as const)('is sorted: %s', (order, ids) => expect(found({ order })).toBe(ids));

  it.each([
    ['zurich', 'a'],
    ['ADA', 'da'],
    ['fish', 'd'],
    ['owes marco', 'd'],
    ['archi', 'b'],
    ['🐙', 'b'],
    ['نور', 'c'],
    ['toy ada', 'da'],
    ['  ', 'dbca'],
    ['nobody', ''],
  ])('is searched in title, names, notes and game: %s', (words, ids) => expect(found({ words })).toBe(ids));

  it('has parts: open, finished, given up', () => {
    expect([found({ part: 'open' }), found({ part: 'finished' }), found({ part: 'given-up' })]).toEqual([
      'ca',
      'b',
      'd',
    ]);
    expect(sizesOf(LISTED)).toEqual({ all: 4, open: 2, finished: 1, 'given-up': 1 });
    expect(found({ part: 'open', words: 'ada', order: 'oldest' })).toBe('a');
  });

  it('shows everything as usual until somebody looks for something', () => {
    expect(isParticular(EVERYTHING)).toBe(false);
    for (const wanted of [{ words: 'a' }, { order: 'oldest' as const }, { part: 'open' as const }])
      expect(isParticular({ ...EVERYTHING, ...wanted })).toBe(true);
    expect(isParticular({ ...EVERYTHING, words: ' ' })).toBe(false);
  });

  it('reads each campaign’s notes once; what the host refuses is empty', async () => {
    const asked: string[] = [];
    const session = {
      ask: (request: { type: string; campaign?: string }) => {
        asked.push(request.campaign ?? '');
        const refused = { type: 'refused' as const, why: { code: 'campaign-damaged', params: {} } };
        return Promise.resolve(
          request.campaign === 'x' ? refused : { type: 'notes' as const, title: '', notes: 'fish' },
        );
      },
    };
    const first = await readNotes(session, ['d', 'x'], new Map());
    expect([...first]).toEqual([
      ['d', 'fish'],
      ['x', ''],
    ]);
    await readNotes(session, ['d', 'x', 'e'], first);
    expect(asked).toEqual(['d', 'x', 'e']);
  });
});
