import type { Page } from '@playwright/test';

/**
 * What stands on the table besides the decision, the log and what speaks: what is called where, a line each; undefined while something
 * beside the board shows what a move would change.
 */
export const pictureOf = (page: Page): Promise<string[] | undefined> => page.evaluate(readTable);

/** What can be picked on the board, by what it is called; undefined within a decision, and where the board is not in sight. */
export const targetsOf = (page: Page): Promise<string[] | undefined> => page.evaluate(readTargets);

/** Runs in the page. */
function readTargets(): string[] | undefined {
  const board = document.querySelector('[data-board]');
  const within = document.querySelector('[data-testid="back"]') !== null;
  if (within || board?.checkVisibility({ visibilityProperty: true }) !== true) return undefined;
  return [...board.querySelectorAll('[data-target]')].map((one) => one.getAttribute('aria-label') ?? '').sort();
}

/** Runs in the page. */
function readTable(): string[] | undefined {
  if ([...document.querySelectorAll('[data-ghost]')].some((one) => one.closest('[data-board]') === null))
    return undefined;
  const parts = ['.top', '.left', '.map', '.lower'].flatMap((part) => [
    ...document.querySelectorAll(`[data-testid="table"] > ${part}`),
  ]);
  // Whose board lies large below the chart is somebody's own choice, a preview goes with where pointer and focus are, and what was asked
  // about closes at the next press on the board.
  const passing =
    '[data-testid="board"], [data-testid="aside"], [data-testid="hex-large"], [data-testid="place-label"], [data-testid="board-kind"], [data-ghost], [data-target], [data-badge], [data-letter], [data-testid="turn-offer"], .visually-hidden, .pin, menu, [role="menu"]';
  return parts.flatMap((part) =>
    [...part.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.closest(passing) === null && (one.children.length === 0 || one.hasAttribute('data-place')))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
      .filter((said) => said !== ''),
  );
}

/** The first line in which two pictures differ; undefined where they are the same, and where there is none of the two to compare. */
export function firstDifference(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string | undefined {
  if (before === undefined || after === undefined) return undefined;
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
    (_, index) => before[index] !== after[index],
  );
  return at < 0 ? undefined : `“${before[at] ?? ''}” became “${after[at] ?? ''}”`;
}
