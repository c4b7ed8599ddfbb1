import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { askFor, comeIn, getUp, shot } from '../sitting.ts';

test('where nothing is hidden, advice is told beside the decision', { tag: '@all' }, async ({ dataDir }) => {
  const turn = galleryPositions('endeavor').find(({ name }) => name.startsWith('endeavor-turn'));
  check(turn !== undefined, 'no turn in the gallery');
  const ids = layPositions(dataDir, [turn]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get(turn.name) ?? '');
  await askFor(page);
  await expect(page.getByTestId('advice-slip').locator('li')).not.toHaveCount(0);
  await page.getByTestId('advice-chance-show-0').click();
  await shot(page, 'advice-endeavor');
  await getUp(opened);
});
