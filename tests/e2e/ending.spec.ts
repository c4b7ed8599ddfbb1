import type { Page } from '@playwright/test';
import { canonicalJson } from '#engine/kernel/hash.ts';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';
import { layPositions, setSetting } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryGame } from '#tests/gallery/positions.ts';
import { check } from './check.ts';
import { expect, test } from './fixtures.ts';
import { comeIn, getUp, shot, type Opened } from './sitting.ts';

/** A recorded game of each kind, whose last move is a button. */
const GAMES: readonly { of: GalleryGame; game: string; files: { readRecorded: typeof archipelago.readRecorded } }[] = [
  { of: 'archipelago', game: '007-5p-medium-M10.json.gz', files: archipelago },
  { of: 'archipelago', game: '012-2p-short-independence.json.gz', files: archipelago },
  { of: 'endeavor', game: '12-5p-one-by-one.json.gz', files: endeavor },
  { of: 'empires-of-the-north', game: '01-2p.json.gz', files: empires },
];

const SIZES = [
  [1920, 1080],
  [640, 360],
  [1280, 720],
] as const;

/** Comes in at the last decision of a recorded game, and makes it. */
async function endOf(
  dataDir: string,
  { of, game, files }: (typeof GAMES)[number],
  speed: 'step' | 'fast',
): Promise<Opened> {
  const { entries } = files.readRecorded(game);
  const last = entries.at(-1);
  check(last?.kind === 'move', 'the game ends with a move');
  await setSetting(dataDir, 'film-speed', speed);
  const ids = layPositions(dataDir, [{ name: 'last', of, game, entries: entries.length - 1 }]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get('last') ?? '');
  const buttons = page.locator('[data-move]');
  await buttons.first().waitFor();
  const carried = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
  const at = carried.findIndex((move) => move !== null && canonicalJson(JSON.parse(move)) === canonicalJson(last.move));
  check(at >= 0, `no button for ${JSON.stringify(last.move)}`);
  await buttons.nth(at).click();
  const commit = page.getByTestId('commit');
  const film = page.getByTestId('film');
  const ending = page.getByTestId('ending');
  await expect(async () => {
    if (await commit.isVisible()) await commit.click();
    if (await film.isVisible()) await page.getByTestId('film-skip').click();
    expect(await ending.isVisible()).toBe(true);
  }).toPass();
  return opened;
}

const toldSeats = (page: Page): Promise<number> => page.locator('[data-testid^="ending-seat-"][data-told]').count();

for (const one of GAMES) {
  test(
    `${one.game} of ${one.of}: the end is told over the table beat by beat, then come the scores`,
    { tag: '@all' },
    async ({ dataDir }) => {
      const opened = await endOf(dataDir, one, 'step');
      const { page } = opened.watched;
      await expect(page.getByTestId('table')).toBeVisible();
      expect(await toldSeats(page)).toBe(0);
      await shot(page, `ending-${one.of}-${one.game.slice(0, 3)}-0`);
      const seats = await page.locator('[data-testid^="ending-seat-"]').count();
      let told = 0;
      for (const next = page.getByTestId('ending-next'); await next.isVisible(); await next.click()) {
        const now = await toldSeats(page);
        expect(now).toBeGreaterThanOrEqual(told);
        told = now;
        if (now > 0 && now < seats) await shot(page, `ending-${one.of}-${one.game.slice(0, 3)}-1`);
      }
      expect(await toldSeats(page)).toBe(seats);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const id of ['ending-sheet', 'ending-seat-0'])
          await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
        await shot(page, `ending-${one.of}-${one.game.slice(0, 3)}-${width}`);
      }
      await page.getByTestId('ending-sheet').click();
      await page.getByTestId('scoring').waitFor();
      await shot(page, `ending-${one.of}-${one.game.slice(0, 3)}-3`);
      // However much is told under the sheet: what it comes to is in sight, and in any window the way out.
      for (const seat of Array(seats).keys())
        await expect(page.getByTestId(`score-total-${seat}`)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 640, height: 360 });
      await expect(page.getByTestId('leave')).toBeInViewport({ ratio: 1 });
      await getUp(opened);
    },
  );
}

test(
  'after the end a position is played on, and the same people sit down again in turned seats',
  { tag: '@all' },
  async ({ dataDir }) => {
    const [one] = GAMES;
    check(one !== undefined, 'a game');
    const opened = await endOf(dataDir, one, 'fast');
    const { page } = opened.watched;
    await page.keyboard.press('Escape');
    await page.getByTestId('scoring').waitFor();
    const over = await page.evaluate(() => sessionStorage.getItem('caravel-shown'));
    await page.getByTestId('score-history').click();
    const on = page.getByTestId('history-play-on');
    await expect(on).toBeDisabled();
    await page.getByTestId('history-at').fill('40');
    await expect(page.getByTestId('history-banner')).toBeVisible();
    await on.click();
    await expect(page.getByTestId('playon-anew')).toContainText('objectives');
    await shot(page, 'playon');
    await page.setViewportSize({ width: 640, height: 360 });
    for (const id of ['playon-close', 'playon-start']) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
    await shot(page, 'playon-small');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByTestId('playon-name-0').fill('Somebody else');
    await page.getByTestId('playon-start').click();
    await expect(page.getByTestId('playon')).toBeHidden();
    await expect(page.getByTestId('table')).toContainText('Played on from move 40');
    await expect(page.getByTestId('table')).toContainText('Somebody else');
    await shot(page, 'played-on');
    expect(await page.evaluate(() => sessionStorage.getItem('caravel-shown'))).not.toBe(over);
    await page.evaluate((id) => sessionStorage.setItem('caravel-shown', id ?? ''), over);
    await page.reload();
    await page.getByTestId('score-turned').click();
    await expect(page.getByTestId('setup-name-0')).toHaveValue('Bernadette');
    await shot(page, 'turned');
    await page.getByTestId('setup-start').click();
    await page.getByTestId('table').waitFor();
    await getUp(opened);
  },
);
