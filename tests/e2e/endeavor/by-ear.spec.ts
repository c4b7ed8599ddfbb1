import { checkTabs, Listener, placesOf } from '../by-ear.ts';
import { expect, test } from '../fixtures.ts';

/** The board is read before every so many decisions. */
const EVERY = 4;

test('endeavor by ear: a whole game by keyboard and what is read out', { tag: '@all' }, async ({ page }) => {
  const player = new Listener(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await player.press(button('New table'));
  await player.press(button('Endeavor'));
  for (const seat of [2, 3])
    await player.pick(page.getByRole('combobox', { name: `Who plays seat ${seat}` }), 'Drifter');
  await player.press(button('Set sail'));
  const chart = page.getByRole('group', { name: 'The chart', exact: true });
  const places = new Set<string>();
  const headline = await player.playOut(async () => {
    if (player.tabs.length % EVERY > 0) return;
    for (const place of await placesOf(chart)) places.add(place);
  });
  expect(headline).not.toBe('');
  expect(player.heard.length).toBeGreaterThan(20);
  checkTabs(player);
  const said = [...places].join(' | ');
  for (const one of [
    /Free; an? \w+ token/,
    /Held by Ines/,
    /holds both ends/,
    /berths taken: .*\d discs?/,
    /on top number \d, which asks for as many discs there: \d/,
  ])
    expect(said, 'places with what lies there').toMatch(one);
});
