import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { keepAt } from '../keep.ts';
import { getUp, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { playOut, resumed, score, setUp, type SetUp, type Stop } from './play.ts';
import { noTrace } from './traces.ts';
import { lookedBack, nothingSecret, playedOutOfTheHand, purseSeen, undone } from './table.ts';

/** Plays a whole game as it is set up, with some stops on the way; the first option, the last score. */
async function whole(
  dataDir: string,
  set: SetUp,
  stops: readonly Stop[],
  also: (options: unknown) => void = () => undefined,
): Promise<void> {
  const begun = await sitDown(dataDir, manners);
  await setUp(begun, set);
  const { view, level } = await begun.person.table();
  expect(level, 'the level').toBe(set.level);
  also(view);
  const resume: Stop = {
    name: 'a new start',
    // Not while a bot decides, who would play on until the window is closed.
    at: ({ played, curtain, deciders, seats }) =>
      played >= 8 &&
      curtain.state !== 'covered' &&
      curtain.state !== 'armed' &&
      deciders.every((seat) => seats[seat]?.player === 'person'),
    run: resumed(dataDir),
  };
  const sitting = await playOut(begun, [...stops, resume]);
  await score(sitting);
  await getUp(sitting);
}

function settled(view: unknown): void {
  const { lake, rounds, seats } = view as { lake: string; rounds: number; seats: { clan: string }[] };
  const clans = seats.map(({ clan }) => clan);
  expect({ lake, rounds, clan: clans[0] }, 'what is set up').toEqual({ lake: 'deep', rounds: 2, clan: 'pike' });
  expect(new Set(clans).size, `different clans of ${clans.join()}`).toBe(clans.length);
}

test('toy: amounts behind screens, a whole game of three', { tag: '@all' }, ({ dataDir }) =>
  whole(
    dataDir,
    { form: 'toy', seats: 3, rounds: 2, level: 'table', lake: 'deep', clan: 'pike' },
    [purseSeen, undone, lookedBack],
    settled,
  ),
);

test('toy: a card is played out of the open hand, a whole game of two', { tag: '@all' }, ({ dataDir }) =>
  whole(dataDir, { form: 'toy-hand', seats: 2, rounds: 2, level: 'strict' }, [playedOutOfTheHand, undone, lookedBack]),
);

/** No curtain, drawer or level from the set-up to the file that is taken home. */
test('toy: nothing is hidden, a whole game of two', { tag: '@all' }, async ({ dataDir }) => {
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
  expect(await readFile(file, 'utf8'), 'the file').not.toMatch(/"level"|"curtain"/);
  await getUp(sitting);
});

test('toy: alone at the lake', { tag: '@all' }, ({ dataDir }) =>
  whole(dataDir, { form: 'toy-hand', seats: 1, rounds: 4, level: 'table', lake: 'deep' }, [playedOutOfTheHand]),
);

test('toy: a person and three bots', { tag: '@all' }, ({ dataDir }) =>
  whole(dataDir, { form: 'toy', seats: 4, rounds: 2, level: 'table', lake: 'deep', bots: [1, 2, 3] }, []),
);

test('toy: no trace of it in the product, nor of the product’s games in it', () => noTrace());
