import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { publicSight, recordedGames } from '#tests/gallery/positions.ts';
import { enter, openPage, startApp } from '../app.ts';
import { check, until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { atRest, countFrames, framesDrawn, framesRun } from '../frames.ts';
import { Person } from '../person.ts';
import { getUp, shot } from '../sitting.ts';
import { manners } from './manners.ts';

const OF = 'empires-of-the-north';

test('empires: the table in depth is printed, rests, and follows a move', { tag: '@all' }, async ({ dataDir }) => {
  const found = recordedGames(OF).find(({ game }) => publicSight(OF, game, 0).seats.length === 4);
  check(found !== undefined, 'no recorded game of four');
  const position = { name: 'late', of: found.of, game: found.game, entries: Math.round(0.7 * found.entries) };
  const id = layPositions(dataDir, [position]).get('late') ?? '';
  const app = await startApp(dataDir);
  const watched = await openPage({ width: 1280, height: 720 });
  const { page } = watched;
  await page.addInitScript(countFrames);
  await enter(page, app.url);
  await openCampaign(page, id);
  await page.getByTestId('board-kind').first().click();
  await until('a first frame', async () => ((await framesDrawn(page)) > 0 ? true : undefined), 60_000);
  const rested = await atRest(page);
  const drawn = await framesDrawn(page);
  await page.waitForTimeout(2000);
  expect((await framesRun(page)).run, 'frames run while nobody does anything').toBe(rested);
  expect(await framesDrawn(page), 'frames drawn while nobody does anything').toBe(drawn);
  expect(await page.locator('[data-printing]').count(), 'prints left in the page').toBe(0);
  await shot(page, 'empires-depth');
  await new Person(page, manners).decide();
  await atRest(page);
  expect(await framesDrawn(page), 'frames drawn after a move').toBeGreaterThan(drawn);
  await shot(page, 'empires-depth-moved');
  await getUp({ app, watched });
});
