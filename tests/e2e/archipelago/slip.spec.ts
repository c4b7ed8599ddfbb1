import type { Page } from '@playwright/test';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { galleryPositions } from '#tests/gallery/positions.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { comeIn, getUp } from '../sitting.ts';

/** How often the page searches its document within ten frames. */
const looksInTenFrames = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const search = document.querySelectorAll.bind(document);
    let looks = 0;
    document.querySelectorAll = (selectors: string) => {
      looks++;
      return search(selectors);
    };
    for (let frame = 0; frame < 10; frame++) await new Promise((next) => requestAnimationFrame(next));
    document.querySelectorAll = search;
    return looks;
  });

test('a choice far down stays under the pointer that is about to press it', { tag: '@all' }, async ({ dataDir }) => {
  const pillage = galleryPositions().find(({ name }) => name === 'pillage-5');
  check(pillage !== undefined, 'a pillage of five is among the recorded positions');
  const ids = layPositions(dataDir, [pillage]);
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await openCampaign(page, ids.get(pillage.name) ?? '');
  const list = page.getByRole('group', { name: 'Choices' });
  const place = () => list.evaluate(({ scrollTop, clientHeight }) => ({ scrollTop, clientHeight }));
  const { scrollTop, clientHeight } = await place();
  expect(scrollTop).toBe(0);

  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(page.getByTestId('more-below')).toBeHidden();
  const end = await place();
  expect(end.clientHeight, 'at the end the list is as high as before').toBe(clientHeight);

  // Whoever points at a choice is told what it would do; that must not take the choice away.
  const answer = page.waitForResponse((response) => response.url().includes('/api/request'));
  await page.getByTestId('choice').last().hover();
  await answer;
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await place()).toEqual(end);
  // No part of the board is free there for what is said of it: whoever looks for one must not look for ever.
  expect(await looksInTenFrames(page), 'looks at the document while nothing happens').toBe(0);
  await getUp(opened);
});

test(
  'the slip of an offer stands still and can be answered, however little room there is',
  { tag: '@all' },
  async ({ dataDir }) => {
    const offer = galleryPositions().find(({ name }) => name === 'offer-5');
    check(offer !== undefined, 'an offer among five is among the recorded positions');
    const ids = layPositions(dataDir, [offer]);
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    await openCampaign(page, ids.get(offer.name) ?? '');
    for (let height = 526; height <= 620; height += 6) {
      await page.setViewportSize({ width: 1280, height });
      await page.waitForTimeout(150);
      const tops = await page.evaluate(async () => {
        const seen: string[] = [];
        for (let frame = 0; frame < 8; frame++) {
          await new Promise((next) => requestAnimationFrame(next));
          const choices = [...document.querySelectorAll('[data-choice]')];
          seen.push(choices.map((choice) => choice.getBoundingClientRect().top.toFixed(1)).join(' '));
        }
        return seen;
      });
      expect(new Set(tops.slice(-4)).size, `places of the choices at ${height}`).toBe(1);
      for (const choice of await page.getByTestId('choice').all()) await choice.click({ trial: true, timeout: 5000 });
    }
    await getUp(opened);
  },
);

test(
  'a log without room has its newest line on the board, where it covers nothing, and gets the whole column for a key',
  { tag: '@all' },
  async ({ dataDir }) => {
    const round = galleryPositions().find(({ name }) => name === 'round-5');
    check(round !== undefined, 'a round of five is among the recorded positions');
    const ids = layPositions(dataDir, [round]);
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    await openCampaign(page, ids.get(round.name) ?? '');
    const [line, log, pass] = [page.getByTestId('log-line'), page.getByRole('log'), page.getByTestId('choice').last()];

    await expect(log, 'the log beside a long list').toBeHidden();
    await expect(line).toHaveText(/\w+ \w+/);
    const words = await line.innerText();
    await line.click({ trial: true });
    await pass.click({ trial: true });
    const [one, other] = await Promise.all([line, page.locator('[data-board]')].map((box) => box.boundingBox()));
    check(one !== null && other !== null && one !== undefined && other !== undefined, 'line and board are there');
    expect(one.y + one.height, 'the line ends at the foot of the board').toBeGreaterThan(other.y + other.height - 40);

    await page.keyboard.press('l');
    await expect(log.locator('[data-line]').last()).toBeInViewport();
    expect(words).toContain(await log.locator('[data-line]').last().innerText());
    await expect(pass).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(pass).toBeVisible();
    await expect(page.getByTestId('decision-title'), 'what has the focus then').toBeFocused();

    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(log, 'with more room it lies under the decision').toBeVisible();
    await expect(line).toBeHidden();
    await page.getByTestId('deal-open').click();
    await expect(page.getByTestId('deal-close')).toBeVisible();
    await expect(log, 'and under what lies over the decision').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('deal-open')).toBeFocused();
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size, 'the text keeps its size').toBe('16px');
    await getUp(opened);
  },
);
