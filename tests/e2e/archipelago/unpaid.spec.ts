import type { Page } from '@playwright/test';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { sameMove, unpaidMoves, type Unpaid } from '#tests/gallery/unpaid.ts';
import { enter, openPage, startApp } from '../app.ts';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';

/** What everybody at the table sees of the decision, and hears of it. */
function openSlip(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(
      (one) => one.outerHTML,
    );
    return [document.querySelector('[data-testid="slip"]')?.outerHTML, ...said].join('\n');
  });
}

/** Goes down the choices until the one that plays `move` is in sight; gives its index among the buttons. */
async function find(page: Page, { move }: Unpaid): Promise<number> {
  const seen = new Set<string>();
  for (;;) {
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-testid="slip"] [data-choice]')].map(({ dataset }) => ({
        move: dataset['move'] ?? '',
        choice: dataset['choice'] ?? '',
      })),
    );
    const at = shown.findIndex((one) => one.move !== '' && sameMove(move, one.move));
    if (at >= 0) return at;
    const next = shown.find((one) => one.move === '' && !seen.has(one.choice));
    if (next === undefined) {
      const back = page.getByTestId('back');
      if (!(await back.isVisible())) throw new Error(`no button for ${JSON.stringify(move)}`);
      await back.click();
      continue;
    }
    seen.add(next.choice);
    await page.locator(`[data-testid="slip"] [data-choice="${next.choice}"]`).click();
  }
}

/** Away from everything, so that no choice is pointed at. */
const rest = (page: Page): Promise<void> => page.mouse.move(2, 2);

const refusals = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { refusals: number }).refusals);

test('a move that cannot be paid leaves the open table as going back does', { tag: '@all' }, async ({ dataDir }) => {
  const moves = unpaidMoves();
  expect(moves.length, 'kinds of moves that may be beyond a purse').toBeGreaterThan(12);
  const ids = layPositions(dataDir, moves);
  const app = await startApp(dataDir);
  const { page } = await openPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, app.url);
  for (const unpaid of moves) {
    await openCampaign(page, ids.get(unpaid.name) ?? '');
    const button = page.locator('[data-testid="slip"] [data-choice]').nth(await find(page, unpaid));
    const before = await refusals(page);
    await rest(page);
    await page.getByTestId('decision-title').focus();
    const chosen = await openSlip(page);
    await button.click();
    const commit = page.getByTestId('commit');
    await until(`an answer to ${unpaid.name}`, async () =>
      (await refusals(page)) > before || (await commit.isVisible()) ? true : undefined,
    );
    let wanted = chosen;
    if (await commit.isVisible()) {
      await page.getByTestId('back').click();
      await rest(page);
      await page.getByTestId('decision-title').focus();
      wanted = await openSlip(page);
      await page
        .locator('[data-testid="slip"] [data-choice]')
        .nth(await find(page, unpaid))
        .click();
      await commit.click();
    }
    await until(`a refusal of ${unpaid.name}`, async () => ((await refusals(page)) > before ? true : undefined));
    await commit.waitFor({ state: 'hidden' });
    await rest(page);
    await page.getByTestId('decision-title').focus();
    expect(await openSlip(page), unpaid.name).toBe(wanted);
    await expect(page.getByTestId('refusal'), unpaid.name).toHaveCount(0);
  }
});
