import { gameOf, readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryPosition } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** A round of a recorded game of two: whose it is, and what lies behind their screen. */
function aRound(): GalleryPosition & { seat: number; florins: number } {
  const name = '000-2p-short-S6.json.gz';
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const [entries, entry] of record.entries.entries()) {
    const seat = game.deciders(state)[0];
    const florins = state.screens[seat ?? -1]?.florins ?? 0;
    if (state.frames.at(-1)?.kind === 'round' && seat !== undefined && florins > 3)
      return { name: 'alone', game: name, entries, seat, florins };
    check(entry.kind === 'move', 'a recorded game holds moves');
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
  throw new Error('no round in the recorded game');
}

test(
  'one person among bots sees their stock without a key, and can turn that off',
  { tag: '@all' },
  async ({ dataDir }) => {
    const round = aRound();
    const ids = layPositions(dataDir, [round], { alone: round.seat });
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    await openCampaign(page, ids.get(round.name) ?? '');
    const line = page.getByTestId('own-line');
    await expect(page.getByTestId('own-line-florins')).toHaveText(`${round.florins} f`);
    // What lies deeper takes a press, as ever.
    await expect(page.locator('[data-depth="objective"]')).toHaveCount(0);
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-people').click();
    const always = page.getByTestId('setup-own-stock-always');
    await always.click({ force: true });
    await expect(always).not.toBeChecked();
    await page.getByTestId('people-close').click();
    await expect(line).toHaveCount(0);
    await page.reload();
    await page.getByTestId('slip').waitFor();
    await expect(line).toHaveCount(0);
    await getUp(opened);
  },
);

test('two persons see nobody’s stock without a key', { tag: '@all' }, async ({ dataDir }) => {
  const round = aRound();
  const ids = layPositions(dataDir, [round]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get(round.name) ?? '');
  await page.getByTestId('slip').waitFor();
  await expect(page.getByTestId('own-line')).toHaveCount(0);
  await getUp(opened);
});
