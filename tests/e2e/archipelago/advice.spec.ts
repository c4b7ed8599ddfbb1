import { gameOf, readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryPosition } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { askFor, comeIn, getUp, shot } from '../sitting.ts';

const NAME = '000-2p-short-S6.json.gz';
const RECORD = readRecorded(NAME);

/** A round of a recorded game of two after some moves, and whose it is. */
function aRound(after: number): GalleryPosition & { seat: number } {
  const game = gameOf(RECORD);
  const state = game.schema.state.parse(RECORD.setup);
  for (const [entries, entry] of RECORD.entries.entries()) {
    const seat = game.deciders(state)[0];
    if (entries > after && state.frames.at(-1)?.kind === 'round' && seat !== undefined)
      return { name: 'advice', game: NAME, entries, seat };
    check(entry.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  throw new Error('no round in the recorded game');
}

test('one person among bots asks beside the decision, and is shown where', async ({ dataDir }) => {
  const round = aRound(60);
  const ids = layPositions(dataDir, [round], { alone: round.seat });
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get(round.name) ?? '');
  const slip = page.getByTestId('advice-slip');
  await askFor(page);
  await expect(slip).toBeFocused();
  await expect(slip.locator('li')).not.toHaveCount(0);
  await page.getByTestId('advice-chance-show-0').click();
  await shot(page, 'advice-alone');
  await page.getByTestId('advice-close').click();
  await expect(slip).toHaveCount(0);
  await getUp(opened);
});

test('one of two asks in their drawer, and what they are told goes with it', { tag: '@all' }, async ({ dataDir }) => {
  const round = aRound(60);
  const ids = layPositions(dataDir, [round]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get(round.name) ?? '');
  await page.getByTestId('slip').waitFor();
  await expect(page.getByTestId('advice-ask')).toHaveCount(0);
  const before = await page.getByTestId('slip').innerText();
  await page.keyboard.press(String(round.seat + 1));
  await page.waitForTimeout(700);
  await page.getByTestId('drawer-keep').click();
  await askFor(page);
  await expect(page.getByTestId('advice-chance')).not.toHaveCount(0);
  await expect(page.getByTestId('advice-chance-show-0')).toHaveCount(0);
  await shot(page, 'advice-drawer');
  const told = await page.getByTestId('advice-chance').first().innerText();
  await page.getByTestId('drawer-shut').click();
  await expect(page.getByTestId('advice-slip')).toHaveCount(0);
  expect(await page.getByTestId('slip').innerText()).toBe(before);
  expect(await page.locator('[role="status"]').allInnerTexts()).not.toContain(told);
  await getUp(opened);
});

test(
  'after the game, the decisions that cost most, and each can be looked at',
  { tag: '@all' },
  async ({ dataDir }) => {
    const name = '015-5p-short-independence.json.gz';
    const over = { name: 'over', game: name, entries: readRecorded(name).entries.length };
    const ids = layPositions(dataDir, [over]);
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    await page.evaluate((id) => sessionStorage.setItem('caravel-shown', id), ids.get(over.name) ?? '');
    await page.reload();
    await page.getByTestId('score-decisions').click();
    // Some are enough: a whole game takes a minute and a half.
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d$/, { timeout: 60_000 });
    await page.getByTestId('decisions-enough').click();
    await expect(page.getByTestId('decision-look').first()).toBeVisible();
    await shot(page, 'advice-decisions');
    await page.getByTestId('decision-look').first().click();
    await expect(page.getByTestId('history-banner')).toBeVisible();
    await shot(page, 'advice-look');
    await getUp(opened);
  },
);
