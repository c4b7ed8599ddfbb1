/** A governor is told as it was won: who, which, where and by how many discs; and by whom it was lost to somebody else. */
import { describe, expect, it } from 'vitest';
import type { Event, EventOf } from '#engine/endeavor/events.ts';
import type { View } from '#engine/endeavor/state.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { effectsOf } from '#renderer/games/endeavor/choices/effects.ts';
import { eventWords } from '#renderer/games/endeavor/words/events.ts';
import { governedBy } from '#renderer/games/endeavor/words/governor.ts';
import { regionName } from '#renderer/games/endeavor/words/words.ts';
import type { Table } from '#renderer/games/endeavor/types.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/endeavor/recorded/files.ts';
import { SEATS } from './played.ts';

type Won = EventOf<'governor' | 'neutral-governor'>;
/** A governor that was given away: who sailed, and the table before, after, and when the game was over. */
type Told = { readonly event: Won; readonly mover: number; readonly before: Table; readonly after: Table; end: Table };

const isWon = (event: Event): event is Won => event.type === 'governor' || event.type === 'neutral-governor';

function governorsIn(name: string): Told[] {
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const pack = endeavorWindow.read.pack(record.pack) as Table['pack'];
  const tableNow = (): Table => ({ seats: SEATS, view: structuredClone(game.view(state, 'public')) as View, pack });
  const found: Told[] = [];
  for (const entry of record.entries) {
    if (entry.kind !== 'move') break;
    const before = tableNow();
    const events: Event[] = [];
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event) => void events.push(event));
    for (const event of events.filter(isWon))
      found.push({ event, mover: entry.seat, before, after: tableNow(), end: tableNow() });
  }
  for (const one of found) one.end = tableNow();
  return found;
}

/** The discs of each colour on a full track, counted here anew, and the last colour among those with most. */
function counted({ view, pack }: Table, card: string) {
  const region = pack.stacks.find(({ cards }) => cards.some(({ id }) => id === card))?.region ?? '';
  const at = pack.regions.findIndex(({ id }) => id === region);
  const track = (view.ships[at] ?? []).slice(0, pack.regions[at]?.berths ?? 0);
  const discs = new Map<number, number>();
  for (const owner of track) discs.set(owner, (discs.get(owner) ?? 0) + 1);
  const most = Math.max(...discs.values());
  const best = [...discs].filter(([, count]) => count === most).map(([owner]) => owner);
  return { region, berths: track.length, most, tied: best.length > 1, best };
}

const all = recordedNames().map((name) => ({ name, told: governorsIn(name) }));

describe.each(all)('the governors of $name', ({ told }) => {
  it('are told with their winner, their region and the discs that won them, then and at the end', () => {
    for (const { event, after, end } of told) {
      const { region, berths, most, tied, best } = counted(after, event.card);
      const winner = event.type === 'governor' ? event.seat : 2;
      const name = event.type === 'governor' ? (SEATS[winner]?.name ?? '') : 'the neutral colour';
      expect(best).toContain(winner);
      for (const table of [after, end]) {
        const sentence = eventWords(table, event);
        expect(sentence).toContain(name);
        expect(sentence).toContain(`Governor of ${regionName(region)}`);
        expect(sentence).toContain(tied ? `${most} of ${berths} discs` : `most discs`);
        expect(sentence).toContain(`${most} of ${berths}`);
        expect(sentence.includes('as many as others')).toBe(tied);
      }
    }
  });

  it('are foretold with their winner and region alone, for the ship has not sailed', () => {
    for (const { event, before } of told) {
      const sentence = eventWords(before, event);
      expect(sentence).toMatch(/^[^:]+\.$/);
      if (event.type === 'neutral-governor') continue;
      const [effect] = effectsOf(before, [event]);
      expect(effect?.words).toContain(SEATS[event.seat]?.name);
      expect(effect?.words).toContain(regionName(counted(before, event.card).region));
    }
  });
});

it('are many in all; some go to others than whoever sailed, some are ties, and some go to nobody', () => {
  const told = all.flatMap((game) => game.told);
  expect(told.length).toBeGreaterThan(20);
  expect(told.some(({ event, mover }) => event.type === 'governor' && event.seat !== mover)).toBe(true);
  expect(told.filter(({ event, after }) => counted(after, event.card).tied).length).toBeGreaterThan(5);
  expect(told.some(({ event }) => event.type === 'neutral-governor')).toBe(true);
});

it('nothing is said of discs that did not win', () => {
  const [{ event, after } = { event: undefined, after: undefined }] = all[0]?.told ?? [];
  if (event === undefined) throw new Error('no governor was won');
  const { best } = counted(after, event.card);
  const loser = [0, 1, 2].find((colour) => !best.includes(colour)) ?? 9;
  expect(governedBy(after, event.card, loser)).toMatchObject({ by: 'none' });
  expect(governedBy(after, 'no such card', 0)).toMatchObject({ by: 'none' });
});
