import type { Locator } from '@playwright/test';
import type { Move } from '#engine/archipelago/moves.ts';
import type { PrivatePage } from '#main/contract/messages.ts';
import { check, until } from '../check.ts';
import type { Manners, Person } from '../person.ts';
import { bidOf, inOrderOfAppetite } from './policy.ts';

/** What the curtain can hold, by the button that ends it or the field to be filled. */
const PAPERS = ['objective-read', 'bid-input', 'fists-close', 'lift-screen', 'objective-discard'] as const;

/** How a careful player of Archipelago plays. */
export const manners: Manners<Move> = { order: (moves, { view }) => inOrderOfAppetite(moves, view), privately };

/** Reads, bids, closes fists or puts an objective back: whatever the curtain holds. */
async function privately(person: Person<Move>): Promise<void> {
  const { page } = person;
  const { seq, curtain, view } = await person.table();
  const [read, bid, fists, lift, spare] = PAPERS.map((paper) => page.getByTestId(paper));
  const again = page.getByTestId('curtain-take-over');
  const shown = await until('the private part', async () => {
    for (const paper of [read, bid, fists, lift, spare]) if (paper && (await paper.isVisible())) return paper;
    // Whoever sits at the screen already and owes one more secret says so once more.
    if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
    return undefined;
  });
  if (shown === bid) {
    await closeFist(person, shown, curtain.state === 'taken' ? bidOf(Number(view['turn']), curtain.seat) : 0);
    return;
  }
  if (shown === fists) await fillFists(person, view);
  if (shown === spare) await page.locator('[data-testid^="spare-"]').first().check({ force: true });
  await until('time to read', async () => {
    if ((await person.table()).seq > seq) return true;
    await shown.click({ timeout: 1000 }).catch(() => undefined);
    return undefined;
  });
}

/** Puts a cube in each fist, as a careful player would. */
async function fillFists({ page }: Person<Move>, view: object): Promise<void> {
  const told = await page.evaluate(() => (window as unknown as { inPrivate?: unknown }).inPrivate);
  const [best] = inOrderOfAppetite((told as PrivatePage).moves as Move[], view);
  check(best?.type === 'close-fists', `no fists to close in ${JSON.stringify(told)}`);
  for (const fist of ['left', 'right'] as const)
    await page.getByTestId(`fist-${fist}-${best[fist] ?? 'empty'}`).check({ force: true });
}

/** Bids `amount`, or nothing where the purse does not hold so much. */
async function closeFist(person: Person<Move>, bid: Locator, amount: number): Promise<void> {
  const { seq } = await person.table();
  await person.untilPressesCount();
  await bid.fill(String(amount));
  await bid.press('Enter');
  const refused = await until('the fist to close', async () => {
    if ((await person.table()).seq > seq) return false;
    return (await person.page.getByRole('alert').allInnerTexts()).some((text) => text !== '') ? true : undefined;
  });
  if (!refused) return;
  await bid.fill('0');
  await bid.press('Enter');
}
