import { checkTabs, Listener, placesOf } from '../by-ear.ts';
import { expect, test } from '../fixtures.ts';

/** What stands on a region of the map, as it is read out: “2 citizens, engaged, on wood; 1 ship”. */
const PIECES = /: (\d+ (?:citizens?|ships?)(?:, [^;.]+)*(?:; \d+ (?:citizens?|ships?)(?:, [^;.]+)*)*)\./g;

/** The board is read before every so many decisions. */
const EVERY = 4;

test('archipelago by ear: a whole game by keyboard and what is read out', { tag: '@all' }, async ({ page }) => {
  const player = new Listener(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await player.press(button('New table'));
  for (const seat of [2, 3])
    await player.pick(page.getByRole('combobox', { name: `Who plays seat ${seat}` }), 'Drifter');
  await player.press(button('Set sail'));
  const map = page.getByRole('group', { name: 'Map of the archipelago' });
  const pieces = new Set<string>();
  const headline = await player.playOut(async () => {
    if (player.tabs.length % EVERY > 0) return;
    for (const place of await placesOf(map)) for (const [, said = ''] of place.matchAll(PIECES)) pieces.add(said);
  });
  expect(headline).not.toBe('');
  expect(player.heard.length, 'what the live region told').toBeGreaterThan(20);
  checkTabs(player);
  const said = [...pieces].join(' | ');
  for (const one of [/\d citizen/, /\d ship/, /, engaged/, /, on (fish|wood|fruit|cattle|stone|iron)/])
    expect(said, 'pieces with their kind and state').toMatch(one);
});

test('archipelago by ear: the pilot, the rules, the map, the log and the speeds of the film have names and keys', async ({
  page,
}) => {
  const player = new Listener(page);
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await player.press(page.getByRole('button', { name: /First voyage.*Archipelago|Archipelago.*First voyage/i }));
  await keyboard.type('Ada');
  await player.press(button('Sail'));

  // The pilot speaks in a region of its own, and its note has buttons.
  const note = page.getByRole('note', { name: 'Pilot' });
  await note.waitFor();
  await expect(page.getByRole('status', { name: 'Pilot' })).not.toBeEmpty();
  await player.press(note.getByRole('button', { name: 'Rule', exact: true }));
  const rules = page.getByRole('dialog', { name: 'Rules of Archipelago' });
  await rules.waitFor();
  await expect(async () => expect(await player.focused(), 'what is read first').toMatch(/^- heading/)).toPass();
  await keyboard.press('Escape');
  await expect(rules).toBeHidden();

  // The places of the map, by Tab and arrow keys; F1 there asks the rules about what has the focus.
  await player.tabTo(page.getByRole('group', { name: 'Map of the archipelago' }).getByRole('button'));
  await keyboard.press('End');
  const last = await player.focused();
  expect(last).toMatch(/button/);
  await keyboard.press('Home');
  expect(await player.focused()).toMatch(/Ada|: \d+ (citizen|ship)|an empty place|\d (fish|wood|fruit)/);
  await keyboard.press('F1');
  await rules.waitFor();
  await player.tabTo(rules.getByRole('searchbox', { name: 'Ask the rules' }));
  await keyboard.type('can I move after harvesting');
  await keyboard.press('Enter');
  await expect(rules.getByRole('heading', { level: 2 })).toContainText(/harvest/i);
  await player.press(rules.getByRole('button', { name: 'Close the rules' }));
  await expect(rules).toBeHidden();

  // What the log tells is chosen in a menu.
  await player.press(button(/^Choose what the log tells/));
  const first = page.getByRole('menuitemcheckbox').first();
  await first.waitFor();
  await player.stepTo(first, 'ArrowDown');
  await keyboard.press('Enter');
  await expect(first).toBeChecked();
  await keyboard.press('Escape');
  await expect(button(/some of it is left out now/)).toBeVisible();

  // How fast the film runs is chosen in a menu of a menu.
  await player.press(button('What else can be done at the table'));
  const speed = page.getByRole('menuitem', { name: /How fast it shows what happened/ });
  await player.stepTo(speed, 'ArrowDown');
  await keyboard.press('ArrowRight');
  const step = page.getByRole('menuitemradio', { name: /One press each/ });
  await player.stepTo(step, 'ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
});
