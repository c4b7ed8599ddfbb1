import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { getUp, keptForLater, readAim, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { inTheSlip } from './play.ts';

/** Decisions within which the first lines have been said. */
const MOST = 14;
const CARD = '[data-testid^="own-card-"]';
const FIRST = ['aim', 'opening', 'lookout', 'turn'];

test(
  'a first voyage of Empires of the North: lines of the pilot, kept for later, and not said again',
  { tag: '@all' },
  async ({ dataDir }) => {
    const sitting = await sitDown(dataDir, manners);
    const { person, watched } = sitting;
    const { page } = watched;
    const note = page.getByTestId('pilot');
    const heard = new Set<string>();
    /** Goes on until Ada decides, behind the curtain or at the open table; gives whether it is behind it. */
    const next = (): Promise<boolean> =>
      until('Ada to be asked', async () => {
        if (await note.isVisible()) {
          const lesson = (await note.getAttribute('data-lesson', { timeout: 500 }).catch(() => null)) ?? '';
          if (!heard.has(lesson)) await shot(page, `empires-beat-${lesson}`);
          heard.add(lesson);
        }
        // It may have come after the note was looked for.
        if (await readAim(page)) {
          heard.add('aim');
          return undefined;
        }
        const { curtain, deciders } = await person.table();
        if (curtain.state === 'taken') return true;
        if (curtain.state !== 'open') await person.takeOver();
        else if (deciders.includes(0)) return false;
        return undefined;
      });
    const decide = async (): Promise<void> => {
      await next();
      await note.waitFor({ timeout: 2000 }).catch(() => undefined);
      await ((await next()) ? person.doPrivately() : inTheSlip(sitting, await person.table(), 0));
    };

    await page.getByTestId('home-voyage-empires-of-the-north').click();
    await page.keyboard.type('Ada');
    await page.getByTestId('voyage-sail').click();
    await page.getByTestId('table').waitFor();
    for (let decided = 0; decided < MOST && FIRST.some((lesson) => !heard.has(lesson)); decided++) await decide();
    expect(FIRST.filter((lesson) => !heard.has(lesson))).toEqual([]);

    await next();
    await keptForLater(page);
    heard.clear();
    for (let decided = 0; decided < 3; decided++) await decide();
    await next();
    expect(FIRST.filter((lesson) => heard.has(lesson))).toEqual([]);

    // What was asked about takes the focus once, and not again from whoever goes on over the cards.
    await until('cards in the slip', async () => {
      if (await next()) await person.doPrivately();
      return (await page.locator(CARD).count()) > 0 ? true : undefined;
    });
    await page.locator(CARD).first().focus();
    await page.keyboard.press('?');
    await expect(page.getByTestId('inspect')).toBeFocused();
    await page.locator(CARD).first().focus();
    for (let tabs = 0; tabs < 3; tabs++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(100);
      await expect(page.getByTestId('inspect')).not.toBeFocused();
    }
    await getUp(sitting);
  },
);
