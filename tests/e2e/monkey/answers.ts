import type { Page } from '@playwright/test';
import { until } from '../check.ts';
import { drawn } from './model.ts';

/** What the page keeps of changes since a press. What stands in a field is no part of the document that an observer sees. */
type Watched = { changed: boolean; watch?: MutationObserver; fields: () => string; written: string };

/** Runs in the page: notes whether anything changes from now on. */
export function listen(): void {
  const at = window as unknown as Watched;
  at.changed = false;
  at.fields = () => JSON.stringify([...document.querySelectorAll('input')].map(({ value }) => value));
  at.written = at.fields();
  document.addEventListener('focusin', () => (at.changed = true), { once: true });
  at.watch ??= new MutationObserver((changes) => {
    // What the walk itself writes is no answer, nor is one more picture of the model.
    const answers = ({ attributeName, target }: MutationRecord): boolean =>
      attributeName !== 'data-monkey' && !(target instanceof Element && target.closest('.relief') !== null);
    if (changes.some(answers)) at.changed = true;
  });
  at.watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Runs in the page: whether what was listed so can be pressed still. On a busy computer the answer to the press before may come after the list. */
export function isThere(at: number): boolean {
  return document.querySelector(`[data-monkey="${at}"]`)?.checkVisibility({ visibilityProperty: true }) === true;
}

/** Whether something has changed since: where presses do not count yet, that is seen as well. A busy computer takes its time. */
export function isAnswered(page: Page): Promise<boolean> {
  const answered = (): boolean => {
    const at = window as unknown as Partial<Watched>;
    return at.changed !== false || at.fields?.() !== at.written;
  };
  const look = async (): Promise<true | undefined> => ((await page.evaluate(answered)) ? true : undefined);
  return until('an answer', look, 5000).catch(() => false);
}

/** Waits until everything has its place, and presses count: what fits itself to its room does so in the two frames after. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['dead'] === undefined &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
    undefined,
    { timeout: 30_000 },
  );
  await drawn(page);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}
