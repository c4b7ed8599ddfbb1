import type { Page } from '@playwright/test';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { faultsOf } from '#tests/gallery/faults.ts';
import { until } from '../check.ts';
import { shot } from '../sitting.ts';
import { CONTROLS, OVER, PRESSABLE, findControls, type Control } from './controls.ts';
import { findWrong } from './look.ts';

/** A walk: where it goes, how far, and what its chances are drawn from. */
export type Walk = {
  readonly page: Page;
  readonly seed: string;
  readonly steps: number;
  /** Brings the table back where the page has left it. */
  readonly back: () => Promise<void>;
};

/** What was found wrong, how often, and the presses that led to the first of each. */
export type Found = { times: number; readonly step: number; readonly after: readonly string[] };

/** How often what is pressed belongs where: mostly to the decision, so that the game goes on. */
const SHARES: readonly (readonly [Control['of'], number])[] = [
  ['decision', 50],
  ['board', 15],
  ['panel', 20],
  ['rest', 15],
];
/** Keys that are pressed now and then, wherever the focus is. */
const KEYS = ['Escape', 'u', 'r', 'l', 'h', '1', '2', '?', '+', '-', 'ArrowDown'];
/** Of how many steps one is a key of the table, and one goes out of what lies open. */
const ONE_KEY_IN = 12;
const ONE_EXIT_IN = 3;
/** The presses told with what was found. */
const TOLD = 6;

/** Presses at random, and looks at the page after each press. Gives what was wrong, by what it is. @throws Error where the page is lost */
export async function walk({ page, seed, steps, back }: Walk): Promise<Map<string, Found>> {
  const rng = streamOf(seed);
  const found = new Map<string, Found>();
  const pressed: string[] = [];
  for (let step = 0; step < steps; step++) {
    if (!(await page.getByTestId('table').isVisible())) await back();
    const { said, unanswered } = await act(page, rng);
    pressed.push(said);
    const wrong = await wrongAtRest(page);
    if (unanswered) wrong.push(`no answer to ${said}`);
    if (wrong.some((one) => !found.has(one))) await shot(page, `wrong-${seed}-${step}`);
    for (const one of wrong) {
      const before = found.get(one);
      if (before !== undefined) before.times++;
      else found.set(one, { times: 1, step, after: pressed.slice(-TOLD) });
    }
  }
  return found;
}

/** What was found, a line each, with the presses that led to the first of each kind. */
export function told(found: ReadonlyMap<string, Found>): string[] {
  const kinds = new Set<string>();
  return [...found].map(([what, { times, step, after }]) => {
    const [kind = ''] = what.split(/[:“]/);
    const way = kinds.has(kind) ? '' : `, after ${after.join(' → ')}`;
    kinds.add(kind);
    return `${what} (${times}× from step ${step}${way})`;
  });
}

/** Everything wrong with the page once it has come to rest, and presses count. */
async function wrongAtRest(page: Page): Promise<string[]> {
  for (;;) {
    await settled(page);
    await page.evaluate(watchDead);
    const wrong = await wrongWith(page);
    // A bot or the end of a film may have called somebody else meanwhile, and presses may count again by now.
    if (!(await page.evaluate(() => (window as unknown as { dead?: boolean }).dead))) return wrong;
  }
}

/** Runs in the page: notes whether no press counts, now or at any time from now on. */
function watchDead(): void {
  const at = window as unknown as { dead: boolean; watchesDead?: MutationObserver };
  const root = document.documentElement;
  at.dead = root.dataset['dead'] !== undefined;
  at.watchesDead ??= new MutationObserver(() => (at.dead = true));
  at.watchesDead.observe(root, { attributeFilter: ['data-dead'] });
}

/** Everything wrong with the page as it stands. */
async function wrongWith(page: Page): Promise<string[]> {
  const wrong = await page.evaluate(findWrong, { over: OVER, pressable: PRESSABLE });
  const over = await page.locator(OVER).count();
  return over > 0 ? wrong : [...wrong, ...(await faultsOf(page))];
}

/** One press, by mouse or by keyboard; gives what it was, and whether nothing came of it. */
async function act(page: Page, rng: Rng): Promise<{ said: string; unanswered: boolean }> {
  const controls = await page.evaluate(findControls, CONTROLS);
  if (pick(rng, ONE_KEY_IN) === 0 || controls.length === 0) {
    const key = KEYS[pick(rng, KEYS.length)] ?? 'Escape';
    await page.keyboard.press(key);
    return { said: `key ${key}`, unanswered: false };
  }
  const control = choose(controls, rng);
  await page.evaluate(listen);
  const byKey = pick(rng, 3) === 0;
  if (byKey) await pressByKey(page, controls.indexOf(control));
  else await page.mouse.click(control.x, control.y);
  const answered = control.settled || (await isAnswered(page));
  return { said: `${byKey ? 'Enter on' : 'press'} ${control.of} ${control.name}`, unanswered: !answered };
}

/** What is pressed next. */
function choose(controls: readonly Control[], rng: Rng): Control {
  const leaves = controls.filter((control) => control.leaves && control.of !== 'decision');
  const any = (some: readonly Control[]): Control => some[pick(rng, some.length)] as Control;
  if (leaves.length > 0 && pick(rng, ONE_EXIT_IN) === 0) return any(leaves);
  let drawn = pick(
    rng,
    SHARES.reduce((sum, [, share]) => sum + share, 0),
  );
  for (const [of, share] of SHARES) {
    const some = controls.filter((control) => control.of === of);
    if (drawn < share && some.length > 0) return any(some);
    drawn -= share;
  }
  return any(controls);
}

async function pressByKey(page: Page, at: number): Promise<void> {
  // After a key the focus is shown wherever it goes.
  await page.keyboard.press('Shift');
  await page.evaluate((index) => document.querySelector<HTMLElement>(`[data-monkey="${index}"]`)?.focus(), at);
  await page.keyboard.press('Enter');
}

/** Runs in the page: notes whether anything changes from now on. */
function listen(): void {
  const at = window as unknown as { changed: boolean; watch?: MutationObserver };
  at.changed = false;
  document.addEventListener('focusin', () => (at.changed = true), { once: true });
  at.watch ??= new MutationObserver((changes) => {
    // What the walk itself writes is no answer.
    if (changes.some(({ attributeName }) => attributeName !== 'data-monkey')) at.changed = true;
  });
  at.watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Whether something has changed since, within a second: where presses do not count yet, that is seen as well. */
function isAnswered(page: Page): Promise<boolean> {
  const look = async (): Promise<true | undefined> =>
    (await page.evaluate(() => (window as unknown as { changed?: boolean }).changed)) === false ? undefined : true;
  return until('an answer', look, 1000).catch(() => false);
}

/** Waits until everything has its place, and presses count: what fits itself to its room does so in the two frames after. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['dead'] === undefined &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
    undefined,
    { timeout: 10_000 },
  );
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}
