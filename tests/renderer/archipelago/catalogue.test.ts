import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { CATALOGUE } from '#renderer/games/archipelago/rules/catalogue.ts';
import { region, sampleTable } from '#renderer/games/archipelago/rules/figures/sample-table.ts';
import type { CatalogueEntry } from '#renderer/window/rules.ts';

const entries = (kind: string): readonly CatalogueEntry[] =>
  CATALOGUE.find((one) => one.kind === kind)?.entries(BASE_PACK) ?? [];
const entry = (kind: string, id: string): CatalogueEntry | undefined => entries(kind).find((one) => one.id === id);

describe('the catalogue of Archipelago', () => {
  test('holds the whole box', () => {
    expect(Object.fromEntries(CATALOGUE.map(({ kind }) => [kind, entries(kind).length]))).toEqual({
      card: 48,
      back: 21,
      objective: 30,
      trend: 12,
      region: 50,
      building: 5,
      variant: 6,
    });
    expect(entries('back').reduce((sum, { count = 1 }) => sum + count, 0)).toBe(48);
    for (const { kind } of CATALOGUE)
      for (const { id, title, lines, source } of entries(kind)) {
        expect(
          [title, source, ...lines].filter((text) => text.trim() === ''),
          `${kind}/${id}`,
        ).toEqual([]);
        expect(source, `${kind}/${id}`).not.toMatch(/[.]{2}|undefined/);
      }
  });

  test('says where values come from, by the labels of the data', () => {
    expect(entry('card', 'thief')?.source).toBe(
      'From the rulebook (p. 13–17): name and effect. Deduced: points. Reconstructed: number, cost of use, who may use it, and prices. The two fists are deduced from the special case of a victim with a single cube.',
    );
    expect(entry('trend', 'towns')?.source).toBe('Reconstructed.');
    expect(entry('building', 'town')?.source).toBe('From a public source.');
  });

  test('says for every number of players what ends the game', () => {
    expect(entry('objective', 'S7')?.lines).toEqual([
      'Short game.',
      'With 3 players the game ends when the population reaches 22.',
      'With 4 players the game ends when the population reaches 29.',
      'With 5 players the game ends when the population reaches 36.',
      'Alone 3 points if the population is more than 15 above the rebellion at the end.',
    ]);
    expect(entry('objective', 'S1')?.lines[1]).toBe('The game ends when 2 piles of explorer tokens are empty.');
  });

  test('tells what is out of the box by what lies open, and nothing more', () => {
    const { seats, view } = sampleTable({
      regions: [region('open-sea', 0, 0), region('h18a', 0, 1)],
      hands: [['h03b'], [], [], []],
      trends: ['temples'],
      common: ['S1'],
      met: [{ objective: 'S2', seats: [] }],
      cards: [{ card: 'pope', owner: 0, engaged: false, built: false, since: 1, by: -1 }],
      evolution: { top: null, left: 40, row: [{ card: 'spy', turned: 0 }, null], discards: ['king'] },
      tray: { top: 'h01a', left: 5, discards: ['h10b'] },
    });
    const table = { seats, view, pack: BASE_PACK };
    expect(Object.fromEntries(CATALOGUE.map(({ kind, out }) => [kind, [...(out?.(table) ?? [])].sort()]))).toEqual({
      card: ['king', 'pope', 'spy'],
      back: [],
      objective: ['S1', 'S2'],
      trend: ['temples'],
      region: ['desert-village', 'h03a', 'h03b', 'h10a', 'h10b', 'h18a', 'h18b', 'open-sea'],
      building: [],
      variant: [],
    });
  });
});
