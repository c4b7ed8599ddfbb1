import { expect, test } from '../fixtures.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { Person, type Manners } from '../person.ts';
import { readAim } from '../sitting.ts';
import { manners } from './manners.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
/** Ends rounds and series of moves as soon as that is possible, so that turns go by. */
const SHORT: readonly Move['type'][] = ['end-round', 'done', 'decline'];
const hurried: Manners<Move> = {
  ...manners,
  order(moves, page) {
    const ending = moves.filter(({ type }) => SHORT.includes(type));
    return [...ending, ...manners.order(moves, page)];
  },
};
/** Lines that everybody hears in the first two turns. */
const CORE = ['aim', 'first-tile', 'cube', 'objective', 'bid', 'round', 'purchase', 'crisis', 'trend', 'cycle'];
/** Decisions after which the cycle must be over. */
const MOST = 120;

/** Runs in the page: notes every line of the pilot in `window.lines`, also one that stands too briefly for a test to see it. */
function noteLines(): void {
  const lines: string[] = [];
  Object.assign(window, { lines });
  const look = () => {
    const line = document.querySelector<HTMLElement>('[data-testid="pilot"]')?.dataset['lesson'];
    if (line !== undefined && line !== lines.at(-1)) lines.push(line);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test(
  'a first voyage alone: the pilot speaks, is kept for later, goes on, and is silenced',
  { tag: '@all' },
  async ({ page }) => {
    const person = new Person(page, hurried);
    const note = page.getByTestId('pilot');
    await page.evaluate(noteLines);
    /** What has been said so far, in order; each line once. */
    const heard = async (): Promise<string[]> => {
      const lines = await page.evaluate(() => (window as unknown as { lines: string[] }).lines);
      expect(lines, 'each line is said once').toEqual([...new Set(lines)]);
      return lines;
    };
    const pictured: string[] = [];
    /** What is said now; a picture of it is kept the first time. */
    const listen = async (): Promise<string | null> => {
      if (!(await note.isVisible())) return null;
      const lesson = await note.getAttribute('data-lesson', { timeout: 500 }).catch(() => null);
      if (lesson === null || pictured.includes(lesson)) return lesson;
      pictured.push(lesson);
      if (SHOTS !== undefined) {
        const show = page.getByTestId('pilot-show');
        if (await show.isVisible()) await show.click({ timeout: 1000 }).catch(() => undefined);
        await page.screenshot({ path: `${SHOTS}/beat-${String(pictured.length).padStart(2, '0')}-${lesson}.png` });
      }
      return lesson;
    };
    /** Goes on until a person decides at the open table. */
    const next = async (): Promise<void> => {
      for (;;) {
        await listen();
        const { curtain, deciders } = await person.table();
        if (curtain.state === 'covered') await person.takeOver();
        else if (curtain.state === 'taken') {
          // What is told behind the curtain is told there alone.
          await note.waitFor({ timeout: 1500 }).catch(() => undefined);
          await listen();
          await person.doPrivately();
        } else if (deciders.includes(0)) return;
        else await page.waitForTimeout(100);
      }
    };

    await page.getByTestId('home-voyage-archipelago').click();
    await page.keyboard.type('Ada');
    await page.getByTestId('voyage-sail').click();
    await page.getByTestId('table').waitFor();
    // The aim stands from the first picture on, under the film of two tiles, and is there when the person is asked.
    await note.waitFor();
    await next();
    await expect(note).toHaveAttribute('data-lesson', 'aim');
    expect(await readAim(page)).toBe(true);
    await expect(note).toHaveAttribute('data-lesson', 'first-tile');
    for (let decided = 0; decided < MOST && !(await heard()).includes('cycle'); decided++) {
      await next();
      if ((await listen()) !== 'cycle') await person.decide();
    }
    expect(await heard()).toEqual(expect.arrayContaining(CORE));

    await page.getByTestId('pilot-rule').click();
    await expect(page.getByTestId('rules')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByTestId('pilot-later').click();
    await page.getByTestId('home-continue-0').click();
    await page.getByTestId('table').waitFor();
    await next();
    await expect(note).toHaveAttribute('data-lesson', 'cycle');
    await page.getByTestId('pilot-on').click();
    await expect(note).toBeHidden();

    await next();
    for (let decided = 0; decided < MOST && !(await note.isVisible()); decided++) {
      await person.decide();
      await next();
    }
    await page.getByTestId('pilot-quiet').click();
    await next();
    await person.decide();
    await next();
    await expect(note).toBeHidden();
    // The menu wakes it, and shows the aim and all that was said.
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('menu-pilot')).toContainText('speaks again');
    await page.getByTestId('menu-pilot').click();
    const sayings = page.getByTestId('pilot-words').locator('li');
    await expect(sayings.first()).toHaveAttribute('data-saying', 'aim');
    for (const lesson of await heard())
      await expect(sayings.and(page.locator(`[data-saying="${lesson}"]`))).toHaveCount(1);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/pilot-words.png` });
    await page.getByTestId('pilot-words-close').click();
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('menu-pilot')).not.toContainText('speaks again');
  },
);
