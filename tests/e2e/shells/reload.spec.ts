import { expect, test } from '../fixtures.ts';
import { somebody } from '../first-game.ts';

/** As after a crash. */
test('a page loaded anew comes back to the curtain', async ({ page }) => {
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = somebody(page);
  const table = await person.toOpenTable();
  await page.reload();
  await page.getByTestId('table').waitFor();
  const after = await person.table();
  expect(after.campaign, 'the game that lies there').toBe(table.campaign);
  expect(after.curtain.state, 'the curtain').toBe('covered');
  await page.getByTestId('curtain-take-over').waitFor();
});
