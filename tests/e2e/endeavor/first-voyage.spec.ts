import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';
import { keptForLater, readAim } from '../sitting.ts';
import { manners } from './manners.ts';

/** Decisions within which the first lines have been said. */
const MOST = 12;
const FIRST = ['aim', 'build', 'growth', 'ship'];

test(
  'a first voyage of Endeavor: the aim and three lines of the pilot, kept for later, and not said again',
  { tag: '@all' },
  async ({ page }) => {
    const person = new Person(page, manners);
    const note = page.getByTestId('pilot');
    const heard = new Set<string>();
    const next = (): Promise<true> =>
      until('Ada to be asked', async () => {
        if (await note.isVisible())
          heard.add((await note.getAttribute('data-lesson', { timeout: 500 }).catch(() => null)) ?? '');
        // It may have come after the note was looked for.
        if (await readAim(page)) heard.add('aim');
        return (await person.table()).deciders.includes(0) ? true : undefined;
      });

    await page.getByTestId('home-voyage-endeavor').click();
    await page.keyboard.type('Ada');
    await page.getByTestId('voyage-sail').click();
    await page.getByTestId('table').waitFor();
    for (let decided = 0; decided < MOST && FIRST.some((lesson) => !heard.has(lesson)); decided++) {
      await next();
      await note.waitFor({ timeout: 2000 }).catch(() => undefined);
      await next();
      await person.decide();
    }
    expect(FIRST.filter((lesson) => !heard.has(lesson))).toEqual([]);

    await next();
    await keptForLater(page);
    heard.clear();
    for (let decided = 0; decided < 4; decided++) {
      await next();
      await person.decide();
    }
    await next();
    expect(FIRST.filter((lesson) => heard.has(lesson))).toEqual([]);
  },
);
