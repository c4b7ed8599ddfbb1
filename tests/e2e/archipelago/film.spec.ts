import type { Page } from '@playwright/test';
import { gameOf, readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions, setSetting } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryPosition } from '#tests/gallery/positions.ts';
import type { FilmSpeed } from '#main/contract/settings.ts';
import { check, until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp, type Opened } from '../sitting.ts';

/** A round of the second turn of a recorded game of three, and whose it is. */
function aRound(): GalleryPosition & { seat: number } {
  const name = '005-3p-medium-M4.json.gz';
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const [entries, entry] of record.entries.entries()) {
    const [seat] = game.deciders(state);
    if (state.turn === 2 && state.frames.at(-1)?.kind === 'round' && seat !== undefined)
      return { name: 'round', game: name, entries, seat };
    check(entry.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  throw new Error('no round in the recorded game');
}

type Heard = {
  readonly seq: number;
  readonly played: number;
  readonly deciders: readonly number[];
  readonly log: readonly unknown[];
};
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { overheard: Heard }).overheard);

/** One person among bots at a round of their own, with a film of that speed. */
async function atRound(dataDir: string, speed: FilmSpeed): Promise<Opened & { readonly seat: number }> {
  const round = aRound();
  const ids = layPositions(dataDir, [round], { alone: round.seat });
  await setSetting(dataDir, 'film-speed', speed);
  const opened = await comeIn(dataDir);
  await openCampaign(opened.watched.page, ids.get('round') ?? '');
  return { ...opened, seat: round.seat };
}

/** Ends the round, and waits until the bots have played and the person is asked again; the film is still running. */
async function endRound(page: Page, seat: number): Promise<Heard> {
  const { seq } = await heard(page);
  // What lies behind the screen is asked for as the table comes up, and the page that follows asks anew.
  await page.getByTestId('own-line').waitFor();
  await until('the round to end', async () => {
    if (await page.getByTestId('film').isVisible()) return true;
    for (const button of ['commit', 'end-round'])
      if (await page.getByTestId(button).isVisible())
        await page
          .getByTestId(button)
          .click({ timeout: 1000 })
          .catch(() => undefined);
    return undefined;
  });
  return until('the bots to have played', async () => {
    const now = await heard(page);
    return now.seq > seq + 4 && now.deciders.includes(seat) ? now : undefined;
  });
}

const lines = (page: Page): Promise<number> => page.getByRole('log').locator('[data-line]').count();

test.setTimeout(120_000);

test('bots are seen move by move; Escape ends it at the decision, and commits nothing', async ({ dataDir }) => {
  const { seat, ...opened } = await atRound(dataDir, 'slow');
  const { page } = opened.watched;
  const now = await endRound(page, seat);
  const shown = await lines(page);
  await expect(page.locator('[data-move]'), 'choices while something is still to be seen').toHaveCount(0);
  // Whoever presses in haste has not chosen yet.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('film-skip')).toHaveCount(0);
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await lines(page), 'lines of the log after the film').toBeGreaterThan(shown);
  await page.waitForTimeout(700);
  expect((await heard(page)).played, 'moves after the presses').toBe(now.played);
  await getUp(opened);
});

test('held Space runs through it, and takes no choice that comes up under it', { tag: '@all' }, async ({ dataDir }) => {
  // By presses it would never end unless the key is held.
  const { seat, ...opened } = await atRound(dataDir, 'step');
  const { page } = opened.watched;
  const now = await endRound(page, seat);
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await expect(page.getByTestId('film-skip')).toHaveCount(0);
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await page.waitForTimeout(700);
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect((await heard(page)).played, 'moves after the presses').toBe(now.played);
  await getUp(opened);
});

test(
  'the speed is chosen by table; the past plays; the log is filtered and keeps its place',
  { tag: '@all' },
  async ({ dataDir }) => {
    const { seat, ...opened } = await atRound(dataDir, 'instant');
    const { page } = opened.watched;
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-film').hover();
    await page.getByTestId('film-step').click();
    await page.keyboard.press('Escape');
    await endRound(page, seat);
    const steps = await page.getByTestId('film').getAttribute('data-left');
    await page.getByTestId('film-step').click();
    await expect(page.getByTestId('film')).toHaveAttribute('data-left', `${Number(steps) - 1}`);
    await page.getByTestId('film-skip').click();

    await page.getByTestId('menu').click();
    await page.getByTestId('menu-history').click();
    const at = page.getByTestId('history-at');
    await page.getByTestId('history-turn-back').click();
    const turn = await at.inputValue();
    await at.press(' ');
    await expect(at).not.toHaveValue(turn);
    await at.press(' ');
    await page.getByTestId('history-now').click();

    await expect(page.getByTestId('history-banner')).toHaveCount(0);
    const box = page.getByRole('log');
    // The log of now is there once it lies at its newest line; below what is read then there must be lines enough to fill the box.
    await expect(box.locator('[data-line]').last()).toBeInViewport();
    await box.evaluate((log) => log.scrollTo({ top: log.scrollHeight / 4 }));
    await expect(box.locator('[data-line]').last()).not.toBeInViewport();
    const read = (): Promise<{ order: number; top: number }> =>
      box.evaluate((log) => {
        const edge = log.getBoundingClientRect().top;
        const all = [...log.querySelectorAll<HTMLElement>('[data-line]')];
        // A box scrolls by whole pixels: less than one of a line is none.
        const first = all.find((line) => line.getBoundingClientRect().bottom > edge + 1);
        return { order: Number(first?.dataset['line']), top: (first?.getBoundingClientRect().top ?? 0) - edge };
      });
    const before = await read();
    await page.getByTestId('log-filter').click();
    await page.getByTestId('log-kind-unrest').click();
    await page.getByTestId('log-kind-map').click();
    await page.keyboard.press('Escape');
    const after = await read();
    expect(after.order, 'the line that is read').toBeGreaterThanOrEqual(before.order);
    await page.getByTestId('log-filter').click();
    await page.getByTestId('log-all').click();
    const again = await read();
    expect(again.order, 'the line that is read once everything is told').toBeLessThanOrEqual(after.order);
    expect(Math.abs(again.order - after.order) < 1000 || again.top <= 0).toBe(true);
    await getUp(opened);
  },
);
