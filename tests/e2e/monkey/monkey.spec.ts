import { layPositions, setSetting, setText } from '#tests/gallery/lay.ts';
import { openCampaign, show } from '#tests/gallery/open.ts';
import { expect, test } from '../fixtures.ts';
import { countFrames } from '../frames.ts';
import { comeIn, getUp } from '../sitting.ts';
import { GALLERY_GAMES } from '#tests/gallery/positions.ts';
import { markSecrets } from './secrets.ts';
import { pairwise, positionOf, type Start } from './plan.ts';
import { told, walk } from './walk.ts';

/** What chances are drawn from; a walk is repeated by its seed. */
const SEED = process.env['CARAVEL_SEED'] ?? 'monkey';
/** Steps of each walk in `npm test`, of the one on the model there, and of each of those in which every two of sizes, games, levels and so on meet. */
const SHORT = 67;
const SHORT_ON_MODEL = 12;
const LONG = Number(process.env['CARAVEL_STEPS'] ?? 20);

/** Walks from a start; gives what was found wrong. */
async function wander(dataDir: string, start: Start, seed: string, steps: number): Promise<readonly string[]> {
  const position = positionOf(start);
  const [hides, newcomers] = [start.level !== 'open' && start.people !== 'one', start.people !== 'old hands'];
  const people = { level: start.level, newcomers, ...(start.people === 'one' && { alone: 0 }) };
  const id = layPositions(dataDir, [position], people).get(position.name) ?? '';
  await setSetting(dataDir, 'board', start.board);
  await setSetting(dataDir, 'drawing', 'processor');
  await setText(dataDir, start.text);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  if (hides) await markSecrets(page, start.game);
  if (start.board === 'three') await page.addInitScript(countFrames);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const back = (): Promise<void> => openCampaign(page, id);
  await back();
  const [width, height] = start.size;
  await show(page, { width, height, text: start.text, board: start.board });
  const found = await walk({
    page,
    seed,
    steps,
    text: start.text,
    board: start.board,
    bots: start.people === 'one',
    hides,
    back,
  });
  await getUp(opened);
  return told(found);
}

test.use({ trace: 'off' });

/** Where the walks of `npm test` begin. */
const usual = (game: Start['game'], board: Start['board']): Start => ({
  game,
  seats: 'most',
  stage: 0.5,
  size: [1280, 720],
  text: 1,
  board,
  level: 'table',
  people: 'old hands',
});

for (const game of GALLERY_GAMES)
  test(`${game}: whatever is pressed, nothing is hidden that is needed`, async ({ dataDir }) => {
    expect(await wander(dataDir, usual(game, 'svg'), `${SEED} ${game}`, SHORT)).toEqual([]);
  });

test('on the model as well', async ({ dataDir }) => {
  expect(await wander(dataDir, usual('archipelago', 'three'), `${SEED} model`, SHORT_ON_MODEL)).toEqual([]);
});

for (const [at, start] of pairwise(SEED).entries())
  test(
    `walk ${at} of seed ${SEED}: ${start.game}, ${start.seats} seats at ${start.stage}, ${start.size.join('×')} with text at ${start.text}, ${start.board}, ${start.level}, ${start.people}`,
    { tag: '@walk' },
    async ({ dataDir }) => {
      expect(await wander(dataDir, start, `${SEED} ${at}`, LONG)).toEqual([]);
    },
  );
