import { describe, expect, it, test } from 'vitest';
import type { GameRecord } from '#main/contract/records.ts';
import {
  bestOf,
  closestOf,
  duelsOf,
  habitsOf,
  isCounted,
  sittingsOf,
  talliesBy,
  tallyOf,
} from '#renderer/screens/records/figures.ts';
import { ALL, chosenFrom, NO_FILTER, valuesIn } from '#renderer/screens/records/chosen.ts';
import { GameNames } from '#renderer/screens/records/game-names.svelte.ts';
import { monthsChapter, placesChapter, pointsChapter, turnsChapter } from '#renderer/screens/records/record-charts.ts';
import { inOrder, marksOf, timeWords } from '#renderer/screens/records/record-words.ts';
import { byLength, leadWords, likesOf, placesWords, pointsChart } from '#renderer/screens/persons/person-page.ts';
import { givenUp, personsOf, recordOf, recordsOf } from './made-up/records.ts';

const persons = personsOf(6);

/** A game with these points; the first seats are the persons p0, p1 and so on. */
function game(id: string, points: readonly number[], change: Partial<GameRecord> = {}): GameRecord {
  const seats = points.map((score, seat) => ({
    seat,
    name: persons[seat]?.name ?? '',
    colour: 'red',
    player: 'person',
    person: `p${seat}`,
    place: 1 + points.filter((other) => other > score).length,
    score,
  }));
  const won = seats.flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
  return { ...recordOf(1, persons), id, game: 'toy', players: points.length, seats, won, ...change };
}

describe('the games of a person', () => {
  const records = [
    game('a', [30, 20, 10]),
    game('b', [12, 14]),
    game('c', [7, 7]),
    givenUp(game('d', [50, 1])),
    game('e', [99, 1], { practice: true }),
    game('f', [99, 1], { from: 'position' }),
    game('g', [5, 9, 8], { from: 'imported' }),
  ];
  const own = sittingsOf(records, 'p0');

  it('leave out practice and what was played on from a position, and no others', () => {
    expect(own.map(({ record }) => record.id)).toEqual(['a', 'b', 'c', 'd', 'g']);
    expect(records.filter((record) => !isCounted(record)).map(({ id }) => id)).toEqual(['e', 'f']);
  });

  it('are added up: what was given up has neither places nor points', () => {
    expect(tallyOf(own)).toEqual({ games: 5, won: 2, finished: 4, places: [2, 1, 1], mean: 13.5, most: 30 });
    expect(placesWords(tallyOf(own))).toBe('1st: 2 times, 2nd: once, 3rd: once');
    expect(tallyOf([])).toEqual({ games: 0, won: 0, finished: 0, places: [] });
    const groups = talliesBy(own, ({ players }) => players);
    expect(groups.map(({ key, tally }) => [key, tally.games])).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });

  it('have a best and a closest one', () => {
    expect(bestOf(own)).toMatchObject({ record: { id: 'a' }, lead: 10 });
    expect(closestOf(own)).toMatchObject({ record: { id: 'c' }, lead: 0 });
    expect(bestOf(sittingsOf(records, 'p2'))).toBeUndefined();
    const lost = closestOf(sittingsOf(records, 'p2'));
    expect(lost && leadWords(lost)).toBe('1 point behind');
  });

  it('are set against each other person by places, not by points', () => {
    expect(duelsOf(own)).toEqual([
      { person: 'p1', together: 4, ahead: 1, behind: 2, level: 1 },
      { person: 'p2', together: 2, ahead: 1, behind: 1, level: 0 },
    ]);
    expect(duelsOf(sittingsOf(records, 'p2')).find(({ person }) => person === 'p0')).toEqual({
      person: 'p0',
      together: 2,
      ahead: 1,
      behind: 1,
      level: 0,
    });
  });

  it('show habits: what is done oftener than the others do it comes first', () => {
    const counted = game('h', [1, 2, 3], {
      counts: [
        { seat: 0, counter: 'acts', code: 'fish', n: 6 },
        { seat: 1, counter: 'acts', code: 'fish', n: 8 },
        { seat: 0, counter: 'acts', code: 'dive', n: 4 },
        { seat: 2, counter: 'acts', code: 'sing', n: 4 },
      ],
    });
    const [first, second, ...more] = habitsOf(sittingsOf([counted], 'p0'));
    expect([first, second]).toEqual([
      { counter: 'acts', code: 'dive', n: 4, each: 4, others: 0 },
      { counter: 'acts', code: 'fish', n: 6, each: 6, others: 4 },
    ]);
    expect(more).toEqual([]);
  });
});

describe('what records say', () => {
  const likes = [{ counter: 'acts', code: 'dive', name: 'Diving' }];
  const words = {
    feat: ({ feat, seat }: { feat: string; seat: number }, name: (seat: number) => string) =>
      feat === 'deep' ? `${name(seat)} dived` : undefined,
    length: (code: string) => (code === 'long' ? 'A long night' : undefined),
    likes,
  };
  const card = { id: 'toy', name: 'The lake', records: () => Promise.resolve(words) };

  it('is in the game’s own words, and plain where a game, a length or a feat is not known here', async () => {
    const names = new GameNames([card as never]);
    const feats = [
      { feat: 'deep', seat: 1, params: {} },
      { feat: 'forgotten', seat: 0, params: {} },
    ];
    const record = game('a', [3, 2], { feats, length: 'long' });
    expect([names.game('toy'), names.game('lagoon-of-mirrors')]).toEqual(['The lake', 'Lagoon of mirrors']);
    expect(names.feats(record)).toEqual([]);
    await names.load(['toy', 'lagoon-of-mirrors']);
    expect(names.feats(record)).toEqual([{ seat: 1, text: 'Marco dived' }]);
    expect(names.length(record)).toBe('A long night');
    expect(names.length({ game: 'toy', length: 'moon-lit' })).toBe('Moon lit');
    expect(names.length({ game: 'toy' })).toBeUndefined();
    expect(byLength(sittingsOf([record], 'p0'), names).map(({ label }) => label)).toEqual(['The lake, A long night']);
    const dived = { ...record, counts: [{ seat: 0, counter: 'acts', code: 'dive', n: 2 }] };
    expect(likesOf(sittingsOf([dived], 'p0'), names)).toEqual([
      { game: 'The lake', likes: [{ name: 'Diving', each: 2, others: 0 }] },
    ]);
    expect(likesOf(sittingsOf([dived], 'p1'), names)).toEqual([]);
  });

  it('tells of nobody that they do oftener what is told with the same figure of the others', async () => {
    const names = new GameNames([{ ...card, records: () => Promise.resolve(words) } as never]);
    await names.load(['toy']);
    const counts = [0, 1].map((seat) => ({ seat, counter: 'acts', code: 'dive', n: 2 }));
    const games = Array.from({ length: 30 }, (_, at) => game(`same${at}`, [2, 1], { counts }));
    const once = game('once', [2, 1], {
      counts: [{ seat: 0, counter: 'acts', code: 'dive', n: 3 }, ...counts.slice(1)],
    });
    expect(likesOf(sittingsOf([...games, once], 'p0'), names)).toEqual([]);
  });

  it('is loaded once, however often it is asked for, and again where that failed', async () => {
    let asked = 0;
    const records = () => (++asked === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(words));
    const names = new GameNames([{ ...card, records } as never]);
    await names.load(['other']);
    expect(asked).toBe(0);
    for (let times = 0; times < 3; times++) await Promise.all([names.load(['toy']), names.load(['toy'])]);
    expect(asked).toBe(2);
    expect(names.length({ game: 'toy', length: 'long' })).toBe('A long night');
  });

  it('keeps plain names where the words of a game cannot be loaded', async () => {
    const names = new GameNames([{ ...card, records: () => Promise.reject(new Error('gone')) } as never]);
    await names.load(['toy']);
    expect(names.length({ game: 'toy', length: 'long' })).toBe('Long');
  });

  it('marks what was given up, brought in, practice, and from a position', () => {
    const all = game('a', [1, 2], { how: 'given-up', from: 'imported', practice: true });
    expect(marksOf(all)).toEqual(['Given up', 'Brought in', 'Practice']);
    expect(marksOf(game('b', [1], { from: 'position' }))).toEqual(['From a position']);
    expect(marksOf(game('c', [1]))).toEqual([]);
  });

  it('tells seats from the first place to the last', () => {
    expect(inOrder(game('a', [1, 9, 5])).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(inOrder(givenUp(game('a', [1, 9, 5]))).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});

describe('filters', () => {
  const records = recordsOf(200, persons);

  it('part the records into those that count and those that stand apart, and lose none', () => {
    const counted = chosenFrom(records, NO_FILTER, false);
    const apart = chosenFrom(records, NO_FILTER, true);
    expect(counted.length + apart.length).toBe(200);
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.every(({ practice, from }) => practice || from === 'position')).toBe(true);
  });

  it.each(['game', 'players', 'length', 'person'] as const)('let through what has the value of %s', (key) => {
    const values = valuesIn(records, key);
    expect(values.size).toBeGreaterThan(1);
    for (const [value, n] of values) {
      const shown = [false, true].flatMap((apart) => chosenFrom(records, { ...NO_FILTER, [key]: value }, apart));
      expect(shown).toHaveLength(n);
      expect(n).toBeLessThan(200);
    }
    expect(chosenFrom(records, { ...NO_FILTER, [key]: ALL }, false).length).toBeGreaterThan(100);
  });
});

describe('charts of the records', () => {
  const names = new GameNames([]);
  const records = [
    game('c', [3, 8], { ended: '2026-03-02T10:00:00.000Z' }),
    game('b', [6, 2, 4], { ended: '2026-02-20T10:00:00.000Z' }),
    game('a', [5, 1], { ended: '2026-02-01T10:00:00.000Z', game: 'other' }),
  ];

  it('count places of each person; whoever won most stands first', () => {
    const plot = placesChapter(records, persons).views[0]?.plot;
    expect(plot?.columns.map(({ label }) => label)).toEqual(['Ada', 'Marco', 'Nils']);
    expect(plot?.series.map(({ label, values }) => [label, ...values])).toEqual([
      ['1st', 2, 1, 0],
      ['2nd', 1, 1, 1],
      ['3rd', 0, 1, 0],
    ]);
    expect(placesChapter([], persons).views).toEqual([]);
  });

  it('draw points game by game, from the first to the last, for a game that was played twice', () => {
    const [view, ...more] = pointsChapter(records, names).views;
    expect(more).toEqual([]);
    expect(view?.plot.series.map(({ values }) => values)).toEqual([
      [6, 8],
      [4, 5.5],
      [2, 3],
    ]);
    const own = pointsChart(sittingsOf(records, 'p0'), 'Ada', names).views[0]?.plot.series;
    expect(own?.map(({ values }) => values)).toEqual([
      [6, 3],
      [4, 8],
    ]);
  });

  it('count games by month, the last one first', () => {
    const plot = monthsChapter(records, names).views[0]?.plot;
    expect(plot?.columns.map(({ label }) => label)).toEqual(['Mar 2026', 'Feb 2026']);
    expect(plot?.series.map(({ label, values }) => [label, ...values])).toEqual([
      ['Other', 0, 1],
      ['Toy', 1, 1],
    ]);
  });

  it('draw the points of one game turn by turn', () => {
    const marks = [
      { turn: 1, points: [1, 0] },
      { turn: 2, points: [3, 8] },
    ];
    const plot = turnsChapter(game('a', [3, 8], { marks })).views[0]?.plot;
    expect(plot?.columns.map(({ label }) => label)).toEqual(['Turn 1', 'End']);
    expect(plot?.series.map(({ values }) => values)).toEqual([
      [1, 3],
      [0, 8],
    ]);
  });
});

test('how long a game took is told in hours and minutes, and not at all where nobody sat at it here', () => {
  expect(timeWords({ seconds: 7800 })).toBe('2 h 10 min');
  expect(timeWords({ seconds: 120 })).toBe('2 min');
  expect(timeWords({ seconds: 12 })).toBe('');
});
