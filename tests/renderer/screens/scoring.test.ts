import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { headline } from '#renderer/games/archipelago/ending/headline.ts';
import { sheetOf } from '#renderer/games/archipelago/ending/sheet.ts';
import { totalOf, type ScoreLines, type SheetRow } from '#renderer/window/score-sheet.ts';
import { SEATS } from './made-up/page.ts';
import { madeUpView } from './made-up/view.ts';

const screen = (florins: number) => ({
  florins,
  tokens: 0,
  cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 },
});
const table = {
  seats: SEATS,
  pack: BASE_PACK,
  view: madeUpView({
    revealed: { screens: [3, 8, 1, 0].map(screen), discarded: [], objectives: [['S9'], ['S4'], [], ['S7']] },
  }),
};
/** Ranks and points of all seats in one line of the sheet. */
const ranked = (id: string, ranks: readonly number[], points: readonly number[]): ScoreLines =>
  ranks.map((rank, seat) => ({
    seat,
    code: 'objective',
    params: { id, rank, value: 7 - rank },
    points: points[seat] ?? 0,
  }));

describe('the sheet of Archipelago', () => {
  const rows = sheetOf(table, [
    ...ranked('S9', [1, 2, 0, 3], [3, 2, 0, 1]),
    { seat: 1, code: 'medals', params: { id: 'great-lighthouse' }, points: 1 },
  ]);

  it('has a row for each thing counted, with who held it and what each got', () => {
    expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
      ['line', 'held by Ines'],
      ['line', ''],
      ['tie', ''],
    ]);
    expect(rows[0]?.cells.map((cell) => cell?.small)).toEqual([
      '6 counted: 1st',
      '5 counted: 2nd',
      'not ranked',
      '4 counted: 3rd',
    ]);
    expect(rows[1]?.cells).toEqual([null, { points: 1, small: '' }, null, null]);
  });

  it('sums up what was counted, and not what decides a tie', () => {
    expect(SEATS.map((_, seat) => totalOf(rows, seat))).toEqual([3, 3, 0, 1]);
    const tie: SheetRow = { key: 'tie', kind: 'tie', title: '', note: '', cells: [{ points: 9, small: '9' }] };
    expect(totalOf([tie], 0)).toBe(0);
  });

  it('tells florins where points are shared at the top, and only there', () => {
    expect(rows.at(-1)?.cells.map((cell) => cell?.small)).toEqual(['3', '8', '1', '0']);
    const clear = sheetOf(table, ranked('S9', [1, 2, 0, 3], [3, 2, 0, 1]));
    expect(clear.filter(({ kind }) => kind === 'tie')).toEqual([]);
  });

  it('is empty where nothing is counted', () => {
    expect(sheetOf(table, [])).toEqual([]);
  });
});

describe('the headline of Archipelago', () => {
  it('says who won, and whose objective ended it', () => {
    const told = headline(table, { code: 'S4', winners: [1] });
    expect(told).toMatchObject({ title: 'Marco is the grand winner', tone: 'plain' });
    expect(told.why).toMatch(/^It ended because .*, as the objective of Marco had it\.$/);
  });

  it('says whom a declaration of independence has left', () => {
    const lost = headline(table, { code: 'independence', winners: [] });
    expect(lost).toMatchObject({ tone: 'danger', why: expect.stringMatching(/Everybody has lost/) });
    expect(headline(table, { code: 'independence', winners: [2] }).why).toMatch(/Leif had worked for it/);
  });

  it('says that it was given up', () => {
    expect(headline(table, undefined)).toMatchObject({ title: 'The voyage was given up', tone: 'plain' });
  });
});
