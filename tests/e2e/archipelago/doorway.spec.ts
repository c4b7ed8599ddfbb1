import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';
import { manners } from './manners.ts';

/** The most presses from the empty app to the first move, and the most seconds until it is asked for. */
const [PRESSES, SECONDS] = [6, 60];

test('from the empty app to the first move of a first voyage', async ({ page }) => {
  const began = Date.now();
  const person = new Person(page, manners);
  await page.getByTestId('home-voyage-archipelago').click();
  await page.keyboard.type('Ada');
  await page.getByTestId('voyage-sail').click();
  await page.getByTestId('table').waitFor();
  await until('Ada to be asked', async () => ((await person.table()).deciders.includes(0) ? true : undefined));
  await person.untilPressesCount();
  expect((Date.now() - began) / 1000, 'seconds').toBeLessThan(SECONDS);
  await person.decide();
  expect(2 + (person.decided[0]?.presses ?? PRESSES), 'presses').toBeLessThanOrEqual(PRESSES);
});
