import { join } from 'node:path';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import type { GalleryGame, GalleryPosition } from '#tests/gallery/positions.ts';
import { manners as atArchipelago } from './archipelago/manners.ts';
import { check } from './check.ts';
import { manners as atEmpires } from './empires-of-the-north/manners.ts';
import { byMouse } from './empires-of-the-north/play.ts';
import { manners as atEndeavor } from './endeavor/manners.ts';
import { expect, test } from './fixtures.ts';
import { keepAt, replayOf } from './keep.ts';
import { getUp, sitDown, type Sitting } from './sitting.ts';

/** Decisions within which a game must be over from there on, whatever is chosen. */
const MOST = 120;

/** The first recorded game of that name, so many of its entries before its end. */
function late(of: GalleryGame, files: typeof archipelago | typeof empires | typeof endeavor, back: number) {
  const [game] = files.recordedNames();
  check(game !== undefined, `no recorded game of ${of}`);
  const position: GalleryPosition = { name: 'late', of, game, entries: files.readRecorded(game).entries.length - back };
  return position;
}

/** Lays a position, sits down at it, and plays with `decide` until the game is over. Gives the sitting, at the scores. */
async function playOut<M extends { readonly type: string }>(
  dataDir: string,
  position: GalleryPosition,
  sit: (dataDir: string) => Promise<Sitting<M>>,
  decide: (sitting: Sitting<M>) => Promise<unknown>,
): Promise<Sitting<M>> {
  const id = layPositions(dataDir, [position], { level: 'table' }).get(position.name) ?? '';
  const sitting = await sit(dataDir);
  await openCampaign(sitting.watched.page, id);
  for (let step = 0; step < MOST; step++) {
    const table = await sitting.person.table();
    if (table.outcome !== undefined) return sitting;
    if (table.curtain.state === 'covered') await sitting.person.takeOver();
    else if (table.curtain.state === 'taken') await sitting.person.doPrivately();
    else await decide(sitting);
  }
  throw new Error('the game came to no end');
}

/** The sheet counts what a replay of the exported file counts. */
async function isCounted(
  { watched, person }: Pick<Sitting, 'watched'> & { person: Pick<Sitting['person'], 'table'> },
  dataDir: string,
) {
  const { page } = watched;
  const { outcome } = await person.table();
  check(outcome !== undefined, 'the game came to no end');
  await page.getByTestId('scoring').waitFor();
  const totals = await Promise.all(outcome.seats.map((_, seat) => page.getByTestId(`score-total-${seat}`).innerText()));
  expect(totals.map(Number)).toEqual(outcome.seats.map(({ points }) => points));
  await page.getByTestId('leave').first().click();
  const file = join(dataDir, 'exported.json');
  await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
  expect(replayOf(file), 'what the screen counts').toContain(`"${outcome.code}", points by seat: ${totals.join(', ')}`);
}

test('archipelago: the end of a game is played at the table and behind the curtain, and counted', async ({
  dataDir,
}) => {
  const position = late('archipelago', archipelago, 8);
  const sitting = await playOut(
    dataDir,
    position,
    (to) => sitDown(to, atArchipelago),
    ({ person }) => person.decide(),
  );
  await isCounted(sitting, dataDir);
  await getUp(sitting);
});

test('endeavor: the end of a game is played, and counted', async ({ dataDir }) => {
  const position = late('endeavor', endeavor, 6);
  const sitting = await playOut(
    dataDir,
    position,
    (to) => sitDown(to, atEndeavor),
    ({ person }) => person.decide(),
  );
  await isCounted(sitting, dataDir);
  await getUp(sitting);
});

test('empires: the end of a game is played out of the open and out of hands, and counted', async ({ dataDir }) => {
  const position = late('empires-of-the-north', empires, 6);
  const sitting = await playOut(
    dataDir,
    position,
    (to) => sitDown(to, atEmpires),
    async (at) => {
      const table = await at.person.table();
      await byMouse(at, table, table.deciders[0] ?? 0);
    },
  );
  await isCounted(sitting, dataDir);
  await getUp(sitting);
});
