import type { ToyMove } from '#tests/engine/toy/types.ts';
import type { Curtain } from '#main/contract/messages.ts';
import { expect } from '@playwright/test';
import { check } from '../check.ts';
import { shot, type Sitting } from '../sitting.ts';
import { openDrawer } from './manners.ts';
import { deciding, told, type Stop } from './play.ts';

/** A token is put, taken back and put again; its line in the log lights the spot. */
export const undone: Stop = {
  name: 'a token that is taken back',
  at: ({ curtain, moves }, frame) => frame === 'build' && curtain.state !== 'covered' && putOf(moves) !== undefined,
  async run({ watched: { page }, person }, { moves }) {
    const put = putOf(moves);
    check(put?.type === 'put', 'no token can be put');
    const stands = page.getByTestId(`token-${put.spot}`);
    await person.choose(put);
    await stands.waitFor();
    await page.getByTestId('undo').click();
    await stands.waitFor({ state: 'detached' });
    await person.choose(put);
    await stands.waitFor();
    await page
      .getByRole('log')
      .getByText(`puts a token on spot ${put.spot + 1}.`)
      .last()
      .hover();
    await page.locator('.focus').first().waitFor();
    return undefined;
  },
};

function putOf(moves: readonly { readonly moves: readonly { readonly type: string }[] }[]): ToyMove | undefined {
  return moves.flatMap((owed) => owed.moves as ToyMove[]).find(({ type }) => type === 'put');
}

/** The table is looked at as it was at first, and comes back as it is. */
export const lookedBack: Stop = {
  name: 'a look back',
  at: ({ played, curtain }) =>
    played >= 6 && (curtain.state === 'open' || curtain.state === 'taken') && !isSecret(curtain),
  async run({ watched: { page } }) {
    const tokens = page.locator('[data-testid^="token-"]');
    const now = await tokens.count();
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-history').click();
    await page.getByTestId('history-first').click();
    await expect(tokens, 'the first table').toHaveCount(0);
    await expect(page.getByTestId('history-banner'), 'the word that it is past').toBeVisible();
    await page.getByTestId('history-now').click();
    await page.getByTestId('history-banner').waitFor({ state: 'detached' });
    await expect(tokens, 'the table of now').toHaveCount(now);
    return undefined;
  },
};

const isSecret = (curtain: Curtain): boolean => curtain.state !== 'open' && curtain.why === 'secret';

/** The one who decides looks at their purse, and then at all they have. */
export const purseSeen: Stop = {
  name: 'a look into the purse',
  at: ({ curtain }, frame) => frame === 'turn' && curtain.state === 'open',
  async run(sitting, table) {
    const { page } = sitting.watched;
    const drawer = `drawer-${deciding(table)}`;
    const { own } = await openDrawer(sitting.person, drawer);
    expect(own, 'what the purse brings along').not.toHaveProperty('hand');
    await expect(page.getByTestId('own'), 'the purse').toContainText(String(own['purse']));
    await shot(page, 'toy-purse');
    await page.getByTestId('drawer-shut').click();
    const all = await openDrawer(sitting.person, drawer, 'drawer-keep-objective');
    expect(all.own['hand'], 'the hand').not.toHaveLength(0);
    await page.getByTestId('drawer-shut').click();
    await page.getByTestId('drawer').waitFor({ state: 'detached' });
    return undefined;
  },
};

/** A value is claimed in the open, and a card of it is played out of the hand: until then nothing on the open table names it. */
export const playedOutOfTheHand: Stop = {
  name: 'a card played out of the open hand',
  at: ({ curtain }, frame) => frame === 'turn' && curtain.state !== 'covered',
  async run(sitting, table) {
    const { watched, person } = sitting;
    const { page } = watched;
    const drawer = `drawer-${deciding(table)}`;
    const before = await openDrawer(person, drawer);
    const claim = (before.moves as ToyMove[]).find(({ type }) => type === 'claim');
    check(claim !== undefined, 'no value can be claimed');
    await page.getByTestId('drawer-shut').click();
    expect(JSON.stringify(table.moves), 'the open table').not.toContain('"card"');
    await person.choose(claim);
    const claimed = await told(person, 'the claim', ({ seq }) => seq > table.seq);
    expect(await page.getByTestId('choice').count(), 'cards that the open table offers').toBe(0);
    const { moves } = await openDrawer(person, 'ask-drawer');
    const play = (moves as ToyMove[]).find(({ type }) => type === 'play');
    check(play?.type === 'play', 'no card can be played');
    await page.getByTestId(`card-${play.card}`).click();
    await page.getByTestId('held').waitFor();
    await shot(page, 'toy-held');
    const button = await page.getByTestId('held-commit').boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    check(button !== null && button.y + button.height <= height, 'the way on lies below the screen');
    await page.getByTestId('held-commit').click();
    const { log } = await told(person, 'the card to lie open', ({ seq }) => seq > claimed.seq);
    expect(
      log.flatMap(({ event }) => (event.type === 'played' ? [event['card']] : [])),
      'the cards that were played',
    ).toContain(play.card);
    await page.getByTestId('drawer').waitFor({ state: 'detached' });
    return undefined;
  },
};

/** Everything in the page that has to do with secrets: none of it is there where nothing is hidden. */
export const OF_SECRETS =
  '[data-testid="curtain"], [data-testid^="drawer"], [data-testid^="setup-level"], [data-testid="held"], [data-testid="score-reveal"]';

/** @throws Error where anything in the page has to do with secrets */
export async function nothingSecret(
  { watched: { page } }: Pick<Sitting, 'watched'>,
  at = 'at the table',
): Promise<void> {
  const found = await page.locator(OF_SECRETS).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 100)));
  expect(found, `secrets ${at}`).toEqual([]);
  if (at !== 'at the table') return;
  const heard = await page.evaluate(() => (window as unknown as { overheard?: object }).overheard);
  expect(heard, 'what the page heard').toBeDefined();
  for (const word of ['level', 'curtain']) expect(heard, 'what the page speaks of').not.toHaveProperty(word);
}
