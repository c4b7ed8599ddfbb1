import type { Page } from '@playwright/test';
import { brokenOn } from './axe.ts';
import { expect } from './fixtures.ts';
import { shot } from './sitting.ts';

/** Opens the rules of a game at home, asks, and expects to be led to a paragraph. */
export async function findsParagraph(page: Page, game: string, question: string, anchor: string): Promise<void> {
  await page.getByTestId(`rules-open-${game}`).click();
  await page.getByTestId('rules-search').fill(question);
  await page.getByTestId('rules-search').press('Enter');
  await expect(page.getByTestId('rules')).toHaveAttribute('data-anchor', anchor);
}

/**
 * Turns over every page of the rules of a game, from home: none is too wide, axe finds nothing on those with pictures, and every
 * picture is drawn at least `height` pixels high. Gives the names of the pictures.
 */
export async function everyPage(page: Page, game: string, height: number): Promise<ReadonlySet<string>> {
  await page.getByTestId(`rules-open-${game}`).click();
  const topic = page.getByTestId('rules-page');
  await expect(topic).toBeVisible();
  const heading = topic.getByRole('heading', { level: 2 });
  const pictures = new Set<string>();
  for (let at = 1; ; at++) {
    const title = (await heading.textContent()) ?? '';
    await shot(page, `${game}-rules-${String(at).padStart(2, '0')}`);
    expect(await topic.evaluate((one) => one.scrollWidth - one.clientWidth), `“${title}” too wide`).toBeLessThanOrEqual(
      0,
    );
    const figures = await topic.locator('[data-figure]').all();
    if (figures.length > 0 || at === 1) expect(await brokenOn(page), title).toEqual([]);
    for (const figure of figures) {
      const name = (await figure.getAttribute('data-figure')) ?? '';
      pictures.add(name);
      await figure.scrollIntoViewIfNeeded();
      expect((await figure.boundingBox())?.height ?? 0, title).toBeGreaterThan(height);
      await shot(page, `${game}-rules-picture-${name}`);
    }
    const next = page.getByTestId('rules-next');
    if ((await next.count()) === 0) return pictures;
    await next.click();
    await expect(heading).not.toHaveText(title);
  }
}
