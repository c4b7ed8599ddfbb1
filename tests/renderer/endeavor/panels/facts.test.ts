import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { scoreSheet } from '#engine/endeavor/scoring/score.ts';
import { indexPack } from '#engine/endeavor/pack-index.ts';
import { blueTokens, factsOf, gloryNow, levelOfTile, tracksOf } from '#renderer/games/endeavor/panels/facts.ts';
import type { Table } from '#renderer/games/endeavor/types.ts';
import { playedGame, SEATS } from '../played.ts';

const tables = playedGame(5).map(({ state: { rng: _, ...view } }): Table => ({ seats: SEATS, view, pack: BASE_PACK }));

describe('the facts of a seat', () => {
  it('never say the same twice: what is told is listed by its words', () => {
    for (const table of tables) {
      const lines = factsOf(table, 0);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('name the score at which the next level begins, and none on the last', () => {
    for (const table of tables)
      for (const { score, next } of tracksOf(table, 0)) {
        if (score >= 10) expect(next).toBeUndefined();
        else expect(next).toBeGreaterThan(score);
      }
  });

  it('count glory as the sheet does', () => {
    const box = indexPack(BASE_PACK);
    for (const table of tables) {
      const sheet = scoreSheet(box, table.view).filter(({ seat }) => seat === 1);
      expect(gloryNow(table, 1)).toBe(sheet.reduce((sum, { points }) => sum + points, 0));
    }
  });

  it('list blue tokens alone', () => {
    const held = tables.flatMap((table) => blueTokens(table, 0));
    const blue = new Set(['attack', 'ship', 'pay', 'occupy-draw']);
    expect(held.length).toBeGreaterThan(0);
    expect(held.every(({ id, n }) => blue.has(id) && n > 0)).toBe(true);
  });

  it('know the level of a tile', () => {
    expect(levelOfTile(BASE_PACK, 'university')).toBe(4);
    expect(levelOfTile(BASE_PACK, 'colonial-house')).toBe(0);
  });
});
