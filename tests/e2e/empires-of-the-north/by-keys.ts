import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { Page } from '@playwright/test';
import { until } from '../check.ts';
import type { TablePage } from '../person.ts';
import type { Sitting } from '../sitting.ts';
import { spread, toldPrivately, toKeep } from './manners.ts';
import { asksHand, canInTheOpen, type Hand } from './play.ts';

type Ours = Sitting<Move>;

/** The most presses of Tab on the way to something. */
const MOST_TABS = 260;

/** For so many milliseconds a move is waited for; after that it was not possible. */
const PLAYED = 2000;
/** For so many milliseconds ways are tried: most of what only a hand can tell about may turn out not to be possible. */
const TRIED = 240_000;

/** What has the focus. */
type Focused = {
  readonly testid: string;
  readonly move?: string;
  readonly choice?: string;
  readonly playable?: string;
};

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const { dataset } = (document.activeElement as HTMLElement | null) ?? document.body;
    return { ...dataset, testid: dataset['testid'] ?? '' } as Focused;
  });

/** Tabs on until something fits. @throws Error where nothing ever does */
async function tabTo(page: Page, what: string, fits: (at: Focused) => boolean): Promise<Focused> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const at = await focused(page);
    if (fits(at)) return at;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by keys to ${what}`);
}

const tabToTestid = (page: Page, testid: string): Promise<Focused> => tabTo(page, testid, (at) => at.testid === testid);

/** Sits down where the curtain calls somebody, by keys: two presses, each once it counts. */
export async function takeOverByKeys({ watched: { page }, person }: Ours): Promise<void> {
  const counts = page.locator('[data-testid="curtain-take-over"][aria-disabled="false"]');
  for (let before = await person.table(); ['covered', 'armed'].includes(before.curtain.state);) {
    await person.untilPressesCount();
    await counts.waitFor();
    await tabToTestid(page, 'curtain-take-over');
    await page.keyboard.press('Enter');
    const { state } = before.curtain;
    before = await until('the curtain to let go', async () => {
      const now = await person.table();
      return now.curtain.state === state ? undefined : now;
    });
  }
}

/** Keeps cards behind the curtain, by keys. */
export async function keepByKeys({ watched: { page }, person }: Ours): Promise<void> {
  const { seq } = await person.table();
  const { chosen } = await toKeep(person);
  await person.untilPressesCount();
  for (const at of chosen) {
    await tabToTestid(page, `look-${at}`);
    await page.keyboard.press('Space');
  }
  await page.locator('[data-testid=keep][aria-disabled=false]').waitFor();
  await tabToTestid(page, 'keep');
  await page.keyboard.press('Enter');
  await person.after(seq);
}

/** Plays a card out of the drawer: its key, Tab to what keeps it open, to the card, to the last word. */
async function fromHand({ watched: { page }, person }: Ours, table: TablePage, seat: number): Promise<boolean> {
  await until('the drawer to open', async () => {
    const drawer = page.getByTestId('drawer');
    if ((await drawer.count()) === 0) await page.keyboard.press(String(seat + 1));
    const depth = await drawer.getAttribute('data-depth', { timeout: 1000 }).catch(() => null);
    if (depth === 'hand') return true;
    if (depth === 'armed') {
      // Who is slow, on a computer that is busy, finds it shut again and begins anew.
      const there = await tabToTestid(page, 'drawer-keep').catch(() => undefined);
      if (there !== undefined) await page.keyboard.press('Enter');
    }
    return undefined;
  });
  await page.getByTestId('drawer').getByTestId('own').waitFor();
  const { moves } = await toldPrivately(person);
  if (!(moves as Move[]).some((move) => 'card' in move)) {
    await page.keyboard.press('Escape');
    await page.getByTestId('drawer').waitFor({ state: 'detached' });
    return false;
  }
  await tabTo(page, 'a card', ({ playable }) => playable === 'true');
  await page.keyboard.press('Enter');
  await page.getByTestId('held').waitFor();
  for (let step = 0; step < 5 && !(await page.getByTestId('held-commit').isVisible()); step++) {
    await tabTo(page, 'a way to play it', ({ testid }) => testid === 'choice');
    await page.keyboard.press('Enter');
  }
  await tabToTestid(page, 'held-commit');
  await page.keyboard.press('Enter');
  await person.after(table.seq);
  await page.getByTestId('drawer').waitFor({ state: 'detached' });
  return true;
}

/** What the slip offers that counts. */
const offered = (page: Page): Promise<readonly Focused[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-choice],[data-testid=commit],[data-testid=pass],[data-testid=done]',
      ),
    ]
      .filter((button) => button.ariaDisabled !== 'true')
      .map(({ dataset }) => ({ ...dataset, testid: dataset['testid'] ?? '' }) as Focused),
  );

/** The way on in the slip: the last word on a choice, a choice, or else giving up. None while another page is on its way. */
async function nextIn(page: Page, seq: number): Promise<Focused | undefined> {
  const shown = await offered(page);
  const choices = shown.filter(({ choice }) => choice !== undefined);
  return shown.find(({ testid }) => testid === 'commit') ?? choices[spread(seq, choices.length)] ?? shown[0];
}

/** With the keyboard alone: a card out of the drawer now and then, else what the slip offers. */
export const byKeyboard: Hand = async (sitting, table, seat) => {
  const { page } = sitting.watched;
  await sitting.person.untilPressesCount();
  if (asksHand(table, seat) && (!canInTheOpen(table) || table.seq % 4 === 0) && (await fromHand(sitting, table, seat)))
    return;
  // A Location that only the hand could tell about may turn out not to be possible; then the next choice is tried.
  let tries = 0;
  await until(
    'a move by keys',
    async () => {
      // A press while presses do not count makes them count later.
      await sitting.person.untilPressesCount();
      const way = await nextIn(page, table.seq + tries++);
      const moved = async (): Promise<boolean> => (await sitting.person.table()).seq > table.seq;
      if (way === undefined) return (await moved()) || undefined;
      const isWay = ({ testid, choice }: Focused): boolean => testid === way.testid && choice === way.choice;
      try {
        await tabTo(page, 'a choice', isWay);
      } catch (cause) {
        // What was answered a moment ago may have been on its way to other choices; what still stands must be found.
        if ((await offered(page)).some(isWay)) throw cause;
        return undefined;
      }
      await page.keyboard.press('Enter');
      if (way.choice !== undefined && way.move === undefined) return undefined;
      // A move may be on its way for long on a busy computer: whoever pressed again meanwhile would be told that the table has moved on.
      const answered = async (): Promise<true | undefined> =>
        (await moved()) || (way.testid !== 'commit' && (await offered(page)).some(({ testid }) => testid === 'commit'))
          ? true
          : undefined;
      await until('the move', answered, PLAYED).catch(() => undefined);
      return (await moved()) ? true : undefined;
    },
    TRIED,
  );
};
