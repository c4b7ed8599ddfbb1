import { checkTabs, Listener, placesOf } from '../by-ear.ts';
import { expect, test } from '../fixtures.ts';

/** The table is read before every so many decisions. */
const EVERY = 4;
/** How many decisions are made; how an end is read is heard in the other games. */
const DECISIONS = 24;

test('empires by ear: two dozen decisions by keyboard and what is read out', { tag: '@long' }, async ({ page }) => {
  const player = new Listener(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await player.press(button('New table'));
  await player.press(button('Empires of the North'));
  await player.pick(page.getByRole('combobox', { name: 'Who plays seat 2' }), 'Drifter');
  await player.press(button('Set sail'));
  const table = page.getByRole('group', { name: 'The table', exact: true });
  const places = new Set<string>();
  const enough = (): Promise<boolean> => Promise.resolve(player.tabs.length >= DECISIONS);
  await player.play(enough, async () => {
    if (player.tabs.length % EVERY > 0) return;
    for (const place of await placesOf(table)) places.add(place);
    // The cards of another empire are told one by one once it is brought to the front.
    const other = table.getByRole('button', { name: /A press shows them large/ });
    if ((await other.count()) === 0) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    // Arrow keys lead from place to place; here it does not matter on which way.
    await other.first().focus();
    await page.keyboard.press('Enter');
    for (const place of await placesOf(table)) places.add(place);
    await page.keyboard.press('Escape');
    await before.asElement()?.focus();
  });
  expect(player.heard.length).toBeGreaterThan(20);
  checkTabs(player);
  const said = [...places].join(' | ');
  for (const one of [
    /^.*Near islands: \d+ left/,
    /Pillage: .* Conquered: /,
    // Which of the two is there to be heard in so few decisions is chance.
    /Exhausted\.|Ready\./,
    /clan \w+\. \d+ cards/,
  ])
    expect(said, 'places with what lies there').toMatch(one);
});
