import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toyShell } from '#tests/toy/shell.ts';
import { check, until, type Suite } from '../check.ts';
import { keepAt } from '../keep.ts';
import { getUp, onNewFolder, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { playOut, resumed, score, setUp, type SetUp, type Stop } from './play.ts';
import { noTrace } from './traces.ts';
import { lookedBack, nothingSecret, playedOutOfTheHand, purseSeen, undone } from './table.ts';

/** Plays a whole game as it is set up, with some stops on the way; the first option, the last score. */
const whole = (set: SetUp, stops: readonly Stop[], also: (options: unknown) => void = () => undefined) =>
  onNewFolder(async (dataDir) => {
    const begun = await sitDown(dataDir, manners);
    await setUp(begun, set);
    const { view, level } = await begun.person.table();
    check(level === set.level, `the level is ${level}`);
    also(view);
    const resume: Stop = {
      name: 'a new start',
      at: ({ played, curtain }) => played >= 8 && curtain.state !== 'covered' && curtain.state !== 'armed',
      run: resumed(dataDir),
    };
    const sitting = await playOut(begun, [...stops, resume]);
    await score(sitting);
    await getUp(sitting);
  });

function settled(view: unknown): void {
  const { lake, rounds, seats } = view as { lake: string; rounds: number; seats: { clan: string }[] };
  const clans = seats.map(({ clan }) => clan);
  check(lake === 'deep' && rounds === 2 && clans[0] === 'pike', `set up as ${lake}, ${rounds}, ${clans.join()}`);
  check(new Set(clans).size === clans.length, `the clans are ${clans.join()}`);
}

/** The form that hides nothing: no curtain, drawer or level from the set-up to the file that is taken home. */
const open = () =>
  onNewFolder(async (dataDir) => {
    const begun = await sitDown(dataDir, manners);
    await begun.watched.page.getByTestId('home-new').click();
    await begun.watched.page.getByTestId('setup-game-toy-open').click();
    await nothingSecret(begun, 'in the set-up');
    await begun.watched.page.getByTestId('setup-back').click();
    await setUp(begun, { form: 'toy-open', seats: 2, rounds: 3, lake: 'deep', clan: 'frog' });
    await nothingSecret(begun);
    const resume: Stop = {
      name: 'a new start',
      at: ({ played }) => played >= 5,
      async run(sitting, table) {
        const anew = await resumed(dataDir)(sitting, table);
        if (anew !== undefined) await nothingSecret(anew);
        return anew;
      },
    };
    const sitting = await playOut(begun, [undone, resume, lookedBack]);
    await score(sitting);
    await nothingSecret(sitting, 'at the end');
    const { page } = sitting.watched;
    await page.getByTestId('leave').click();
    const file = join(dataDir, 'exported.json');
    await keepAt(page, () => page.getByTestId('home-export-0').click(), file);
    const text = await readFile(file, 'utf8');
    for (const word of ['"level"', '"curtain"']) check(!text.includes(word), `the file holds ${word}`);
    await getUp(sitting);
  });

/** The window of the game does not come: the table says so and gives a copy away, and once it comes the table is laid. */
const unloaded = () =>
  onNewFolder(async (dataDir) => {
    const { app, watched } = await sitDown(dataDir, manners);
    const { page } = watched;
    const chunk = /\/assets\/window-[^/]*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.getByTestId('home-new').click();
    await page.getByTestId('setup-start').click();
    await page.getByTestId('unloaded').waitFor();
    await page.getByTestId('unloaded-retry').click();
    await page.getByTestId('unloaded').waitFor();
    await keepAt(page, () => page.getByTestId('unloaded-export').click(), join(dataDir, 'kept.json'));
    const kept: unknown = JSON.parse(await readFile(join(dataDir, 'kept.json'), 'utf8'));
    check(typeof kept === 'object' && kept !== null && 'seats' in kept, 'the copy is no campaign');
    await page.unroute(chunk);
    await until('the table', async () => {
      if (await page.getByTestId('table').isVisible()) return true;
      await page
        .getByTestId('unloaded-retry')
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return undefined;
    });
    const other = watched.trouble.filter((line) => !/ERR_FAILED|dynamically imported/.test(line));
    await getUp({ app, watched: { ...watched, trouble: other } });
  });

/** The toy in its three forms, played through the interface that the product's games are played through. */
export const suite: Suite = {
  ownShell: toyShell,
  tests: [
    {
      name: 'toy: amounts behind screens, a whole game of three',
      run: () =>
        whole(
          { form: 'toy', seats: 3, rounds: 2, level: 'table', lake: 'deep', clan: 'pike' },
          [purseSeen, undone, lookedBack],
          settled,
        ),
    },
    {
      name: 'toy: a card is played out of the open hand, a whole game of two',
      run: () =>
        whole({ form: 'toy-hand', seats: 2, rounds: 2, level: 'strict' }, [playedOutOfTheHand, undone, lookedBack]),
    },
    { name: 'toy: nothing is hidden, a whole game of two', run: open },
    {
      name: 'toy: alone at the lake',
      run: () => whole({ form: 'toy-hand', seats: 1, rounds: 4, level: 'table', lake: 'deep' }, [playedOutOfTheHand]),
    },
    {
      name: 'toy: a person and three bots',
      run: () => whole({ form: 'toy', seats: 4, rounds: 2, level: 'table', lake: 'deep', bots: [1, 2, 3] }, []),
    },
    { name: 'toy: a window that cannot be loaded', run: unloaded },
    { name: 'toy: no trace of it in the product, nor of the product’s games in it', run: noTrace },
  ],
};
