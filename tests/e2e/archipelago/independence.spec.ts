import { canonicalJson } from '#engine/kernel/hash.ts';
import { readRecorded } from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** A recorded game that ended in independence, up to the move that brought it. */
const GAME = '012-2p-short-independence.json.gz';

test('a move that would bring independence says so and asks', async ({ dataDir }) => {
  const { entries } = readRecorded(GAME);
  const last = entries.at(-1);
  check(last?.kind === 'move', 'the game ends with a move');
  const ids = layPositions(dataDir, [{ name: 'last', game: GAME, entries: entries.length - 1 }]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get('last') ?? '');
  const carried = await page
    .locator('[data-move]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
  const at = carried.findIndex((move) => move !== null && canonicalJson(JSON.parse(move)) === canonicalJson(last.move));
  check(at >= 0, `no button for ${JSON.stringify(last.move)}`);
  await page.locator('[data-move]').nth(at).click();
  await expect(page.getByTestId('grave')).toBeVisible();
  await page.getByTestId('back').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await page.locator('[data-move]').nth(at).click();
  await page.getByTestId('commit').click();
  await expect(page.getByTestId('scoring')).toBeVisible();
  await getUp(opened);
});
