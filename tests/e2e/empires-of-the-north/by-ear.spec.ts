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
  });
  expect(player.heard.length).toBeGreaterThan(20);
  checkTabs(player);
  const said = [...places].join(' | ');
  for (const one of [
    /^.*Near islands: \d+ left/,
    /Pillage: .* Conquered: /,
    /Exhausted\./,
    /Ready\./,
    /clan \w+\. \d+ cards/,
  ])
    expect(said, 'places with what lies there').toMatch(one);
});
