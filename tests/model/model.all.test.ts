import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicSight } from '#tests/gallery/positions.ts';
import { openModelPage, type ModelPage } from './browser.ts';
import type { Shot } from './shot.ts';

/** A late position of the most people for each game with a board in depth. */
const LATE = [
  { game: 'archipelago', file: '211-5p-medium-M2.json.gz', pieces: 40 },
  { game: 'endeavor', file: '12-5p-one-by-one.json.gz', pieces: 40 },
  { game: 'empires-of-the-north', file: '08-4p.json.gz', pieces: 12 },
] as const;
/** Eight directions from the near side of the table, at three heights. */
const FROM = [22, 40, 60].flatMap((polar) => [-35, -25, -15, -5, 5, 15, 25, 35].map((round) => ({ polar, round })));
/** The stage of a table in a window of 1280 by 720, and the least size of a symbol there, in pixels. */
const STAGE = { width: 744, height: 522 };
const SYMBOL = 8;
/** By then everything is painted, in milliseconds, where other programs want the computer too: what comes later would count as another picture. */
const PAINTED = 9000;
/** How much of a piece must be seen, itself or by its rim. */
const SEEN = 0.6;
/** What a late table may cost, shadow pass included. */
const BUDGETS = {
  processor: { triangles: 60_000, draws: 45, megabytes: 32 },
  middle: { triangles: 150_000, draws: 60, megabytes: 64 },
  high: { triangles: 450_000, draws: 100, megabytes: 96 },
} as const;

let page: ModelPage;
beforeAll(async () => {
  page = await openModelPage({ width: 320, height: 200 });
}, 120_000);
afterAll(() => page.close());

const shotOf = ({ game, file }: (typeof LATE)[number], more: Partial<Shot> = {}): Shot => ({
  game,
  ...publicSight(game, file, 0.93),
  tier: 'processor',
  width: 320,
  height: 200,
  round: 0,
  far: 1,
  ratio: 1,
  wait: 300,
  rounds: 1,
  ...more,
});

describe.each(LATE)('$game, late, with the most people', (late) => {
  test('of every piece enough is seen from all sides, or its rim', { timeout: 120_000 }, async () => {
    const all = await page.identities(
      FROM.map((from) => shotOf(late, { ...from, far: 1.3, width: 1280, height: 800 })),
    );
    const hidden = all.flatMap((pieces, at) =>
      pieces
        .filter(({ alone, seen, rim }) => !(seen + rim >= SEEN * alone) || alone === 0)
        .map((piece) => ({ ...FROM[at], ...piece })),
    );
    expect(all[0]?.length).toBeGreaterThanOrEqual(late.pieces);
    expect(hidden).toEqual([]);
  });

  test.each(['processor', 'middle', 'high'] as const)(
    'costs no more than there is in the tier %s',
    { timeout: 120_000 },
    async (tier) => {
      const { triangles, draws, megabytes } = await page.draw(shotOf(late, { tier, wait: 3000 }));
      expect(triangles).toBeLessThanOrEqual(BUDGETS[tier].triangles);
      expect(draws).toBeLessThanOrEqual(BUDGETS[tier].draws);
      expect(megabytes).toBeLessThanOrEqual(BUDGETS[tier].megabytes);
      // What is painted beside is there, and counted.
      expect(megabytes).toBeGreaterThan(1);
    },
  );

  test(
    'close by the symbol of a seat is large enough on every piece from all sides',
    { timeout: 120_000 },
    async () => {
      const least = await page.symbols(FROM.map((from) => shotOf(late, { ...from, ...STAGE })));
      expect(least.filter(({ pixels }) => !(pixels >= SYMBOL))).toEqual([]);
    },
  );

  test.each(['processor', 'middle', 'high'] as const)(
    'looks as before once a lost graphics card is there again, in the tier %s',
    { timeout: 120_000 },
    async (tier) => {
      expect(await page.regain(shotOf(late, { tier, wait: PAINTED }))).toBeLessThan(0.001);
    },
  );

  test('fifty openings leave no memory behind', { timeout: 240_000 }, async () => {
    const shot = shotOf(late, { wait: 20 });
    const before = await page.openAgain(shot, 10);
    const after = await page.openAgain(shot, 40);
    expect(after / before).toBeLessThan(1.1);
  });
});
