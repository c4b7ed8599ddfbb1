import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { gloryOfTrack } from '#engine/endeavor/figures/levels.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import { GAIN_OF } from '#renderer/games/endeavor/panels/board/track.ts';
import { SPACES } from '#renderer/games/endeavor/rules/figures/levels.ts';
import { buildingName, cityName, symbolWords, tokenName } from '#renderer/games/endeavor/words/words.ts';
import { trackSpaces } from '#renderer/games/endeavor/panels/board/track.ts';
import { linesOf } from '#renderer/rules/tree.ts';
import { book } from './the-book.ts';

/** The lines of a section, cells of a table with a dash between them. */
const linesIn = (anchor: string): string[] => linesOf(book.find(anchor)?.section.blocks ?? []);
const { levels, buildings, tokens, cities, regions, supply, stacks } = BASE_PACK;

/** The scores of each level, as the text says them. */
const STEPS = ((): string[] => {
  const last = (level: number): number => (levels.from[level + 1] ?? 0) - 1;
  return levels.from.map((from, level) => (level === 4 ? String(from) : `${from}–${last(level)}`));
})();

describe('the text says what the data says', () => {
  test.each(TRACKS)('of the levels of %s', (track) => {
    const [head = ''] = linesIn('tracks/levels');
    expect(head).toBe(`Marker at – ${[...STEPS.slice(0, 4), '10–15'].join(' – ')}`);
    const row = linesIn('tracks/levels').find((line) => line.startsWith(track));
    expect(row?.split(' – ').slice(1)).toEqual(levels[GAIN_OF[track]].map(String));
  });

  test.each([
    ['phases/build/level', 'industry', 'level '],
    ['phases/growth/how-many', 'culture', ''],
    ['phases/salaries/how-many', 'finance', ''],
    ['pass/limit', 'politics', ''],
  ] as const)('of what each level gives in %s', (anchor, track, before) => {
    const said = linesIn(anchor).join(' ');
    const gains = levels[GAIN_OF[track]];
    const pattern = STEPS.map(
      (step, level) => `${step}\\b[^,.]*? ${level === 0 ? before : ''}(?:level )?${gains[level]}\\b`,
    );
    expect(said).toMatch(new RegExp(pattern.join('.*?')));
  });

  test('of every building', () => {
    for (const { id, level, symbols, glory } of buildings) {
      const row = linesIn(`buildings/level-${level}`).find((line) => line.includes(buildingName(id)));
      expect(row, id).toContain(glory > 0 ? `${glory} glory at the end` : symbolWords(symbols) || ' – – – ');
    }
    for (const level of [1, 2, 3, 4, 5]) {
      const kinds = buildings.filter((one) => one.level === level);
      const row = linesIn('set-up/buildings').find((line) => line.startsWith(`${level} – `));
      expect(row).toBe(`${level} – ${kinds[0]?.copies} – ${kinds.map(({ id }) => buildingName(id)).join(', ')}`);
    }
  });

  test('of the glory of tracks', () => {
    const [head = '', row = ''] = linesIn('score/tracks').slice(1, 3);
    const spans = head.split(' – ').slice(1);
    const worth = row.split(' – ').slice(1).map(Number);
    for (let score = 0; score <= levels.last; score++) {
      const at = spans.findIndex((span) => {
        const [from = 0, to = from] = span.split('–').map(Number);
        return from <= score && score <= to;
      });
      const status = { industry: score, culture: score, finance: score, politics: score };
      expect(worth[at], `at ${score}`).toBe(gloryOfTrack(packIndexOf(BASE_PACK), status, 'industry'));
    }
    expect(SPACES).toEqual(trackSpaces(levels));
  });

  test('of cities worth 2, tokens and counts', () => {
    const rich = cities.filter(({ glory }) => glory === 2).map(({ id }) => cityName(id));
    for (const name of rich) expect(linesIn('score/cities').join()).toContain(name);
    expect(rich).toHaveLength(4);
    const counts = linesIn('tokens/counts').join();
    expect(tokens.map(({ id, copies }) => [tokenName(id), copies])).toEqual([
      ['industry', 18],
      ['culture', 18],
      ['finance', 17],
      ['politics', 17],
      ['Attack', 6],
      ['Occupy or Draw', 6],
      ['Ship', 7],
      ['Pay', 6],
    ]);
    expect(counts).toMatch(/Industry and culture 18 each, finance and politics 17 each; Ship 7; .* 6 each: 95/);
    expect([supply.rounds, supply.discs, supply.emptyPlace, supply.discsForGlory]).toEqual([7, 30, 3, 3]);
    expect([regions.length, stacks.length, buildings.length]).toEqual([7, 8, 15]);
  });

  test('of an example that adds up', () => {
    const rows = linesIn('score/example').map((line) => Number(line.split(' – ').at(-1)?.replace('−', '-')));
    const [sum = NaN, ...parts] = rows.slice(1).reverse();
    expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
  });
});
