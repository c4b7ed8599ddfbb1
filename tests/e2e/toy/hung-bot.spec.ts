import type { ToyMove } from '#tests/engine/toy/types.ts';
import { HUNG_MAIN, makeHungShell } from '#tests/toy/hung-shell.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, shot, sitDown, type Sitting } from '../sitting.ts';
import { manners } from './manners.ts';
import { playOut } from './play.ts';

test.use({ shell: { main: HUNG_MAIN } });
test.beforeAll(makeHungShell);

/** A person and an admiral, whose worker hangs, at a table where nothing is hidden. */
async function begin({ watched: { page } }: Sitting<ToyMove>): Promise<void> {
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-game-toy-open').click();
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId('setup-player-1').click();
  await page.getByTestId('setup-player-1-admiral').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
}

/**
 * Plays on, the bot told to decide whenever it thinks, until another one has its seat or the game is over: a worker told to decide on
 * a computer that is busy counts as waiting for a core, not as hanging. Gives how long each such move took.
 */
async function untilReplaced({ watched: { page }, person }: Sitting<ToyMove>): Promise<number[]> {
  const took: number[] = [];
  for (;;) {
    const { seq, thinks, replaced, deciders, outcome } = await person.table();
    if (replaced !== undefined || outcome !== undefined) return took;
    if (thinks !== undefined) {
      await page.getByTestId('decide-now').click();
      const begun = performance.now();
      await person.after(seq);
      took.push(performance.now() - begun);
    } else if (deciders.includes(0)) await person.decide();
    else await person.after(seq);
  }
}

/** It decides when it is told to; then the level below has its seat, the log says why, and the seat is given back. */
test(
  'toy: a bot whose worker hangs is told to decide, loses its seat, and is given it back',
  { tag: '@all' },
  async ({ dataDir }) => {
    const sitting = await sitDown(dataDir, manners);
    const { watched, person } = sitting;
    const { page } = watched;
    await begin(sitting);
    const took = await untilReplaced(sitting);
    expect(took.length, 'moves that a press brought about').toBeGreaterThanOrEqual(2);
    // A second, and what a busy computer adds; left alone, it would be eleven seconds, twice.
    expect(Math.max(...took), `milliseconds until it moved: ${took.join()}`).toBeLessThan(6000);
    const says = page.getByRole('log').getByText(/\(Admiral\) twice gave no answer\. .*\(Captain\)/);
    await expect(says, 'the line of the log').toBeVisible();
    await shot(page, 'toy-hung');

    await page.getByTestId('menu').click();
    await page.getByTestId('menu-people').click();
    await expect(page.getByTestId('people'), 'who plays').toContainText('Captain, in place of Admiral');
    await shot(page, 'toy-hung-people');
    await page.getByTestId('people-again-1').click();
    await expect(page.getByTestId('people-again-1'), 'once it plays again').toHaveCount(0);
    await page.getByTestId('people-close').click();
    await expect(page.getByRole('log'), 'the log').toContainText(/A bot \(Admiral\) now plays for/);
    await untilReplaced(sitting);
    const { outcome } = await person.table();
    if (outcome === undefined) {
      await playOut(sitting);
      expect((await person.table()).seats.map(({ player }) => player)).toEqual(['person', 'captain']);
    }
    await getUp(sitting);
  },
);
