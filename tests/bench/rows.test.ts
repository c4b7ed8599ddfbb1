import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS, ROWS } from './benches.ts';
import { figure, type Row } from './figure.ts';

/** The speed table in the docs: name, floor and goal of each row. */
function promised(): { name: string; floor: number; goal: number }[] {
  const page = readFileSync(new URL('../../docs/speed.md', import.meta.url), 'utf8');
  const number = (cell: string) => Number.parseFloat(cell.replaceAll(' ', ''));
  return [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(([, name = '', floor = '', goal = '']) => ({
    name,
    floor: number(floor),
    goal: number(goal),
  }));
}

describe('the rows of the bench', () => {
  test('are those the speed page promises, with its floors and goals', () => {
    const rows = Object.entries(ROWS).map(([name, { floor, goal }]) => ({ name, floor, goal }));
    expect(promised()).toEqual(rows);
  });

  test('are measured by one group each', () => {
    expect(GROUPS.flatMap(({ rows }) => rows).sort()).toEqual(Object.keys(ROWS).sort());
  });

  test('a floor is never easier to reach than nothing, nor harder than the goal', () => {
    for (const { better, floor, goal } of Object.values<Row>(ROWS))
      expect(better === 'higher' ? goal - floor : floor - goal).toBeGreaterThanOrEqual(0);
  });
});

describe('a figure', () => {
  const row = { unit: 'ms', better: 'lower', floor: 30, goal: 5 } as const;
  const against = { unit: 'moves/s', better: 'higher', floor: 8, goal: 15, peer: 'another' } as const;

  test('meets the goal, the floor or none of them', () => {
    const meets = (value: number) => figure('undo', row, { value }).meets;
    expect([5, 5.1, 30, 31].map(meets)).toEqual(['goal', 'floor', 'floor', 'none']);
  });

  test('is held against floor and goal by its ratio, where it has a peer', () => {
    const { meets, ratio, peer } = figure('play', against, { value: 900, peer: 100 });
    expect([meets, ratio, peer]).toEqual(['floor', 9, { name: 'another', value: 100 }]);
    expect(figure('play', against, { value: 790, peer: 100 }).meets).toBe('none');
  });
});
