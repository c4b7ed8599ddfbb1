import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';
import { shot } from '../sitting.ts';
import { manners } from './manners.ts';

/** Steps within which two people come to their first round. */
const STEPS = 60;

type Ledger = {
  promises: { words: string; status: string }[];
  standing: { leave: string }[];
  frames: { kind: string }[];
};

/** Two people play until one of them has a round. */
async function toFirstRound(person: Person): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const { curtain, view } = await person.table();
    if ((view as Ledger).frames.at(-1)?.kind === 'round') return;
    if (curtain.state === 'covered') await person.takeOver();
    else if (curtain.state === 'taken') await person.doPrivately();
    else await person.decide();
  }
  throw new Error('no round came');
}

/** One offers a deal with a promise, the other refuses it, offers otherwise, and both agree; the promise is kept. */
test('people strike a deal and remember it', { tag: '@all' }, async ({ page }) => {
  const press = (name: string): Promise<void> => page.getByTestId(name).click();
  await press('home-new');
  await press('setup-remove-2');
  await press('setup-start');
  await page.getByTestId('table').waitFor();
  const person = new Person(page, manners);
  await toFirstRound(person);
  const { seq, deciders } = await person.table();
  await press('deal-open');
  await page.getByTestId('deal-take-florins').fill('1');
  await press('deal-tab-promises');
  await page.getByTestId('promise-words').fill('builds no temple');
  await press('promise-add');
  await shot(page, 'deal-offer');
  await press('deal-send');
  const offered = await person.after(seq);
  expect(offered.deciders[0], 'who is asked about the offer').not.toBe(deciders[0]);
  await shot(page, 'deal-answer');
  await press('deal-open');
  await page.getByTestId('deal-give-florins').fill('0');
  await press('deal-send');
  const countered = await person.after(offered.seq);
  expect(countered.deciders[0], 'who is asked about the other offer').toBe(deciders[0]);
  await press('accept');
  const struck = await person.after(countered.seq);
  const { promises } = struck.view as Ledger;
  expect(
    promises.map(({ words }) => words),
    'what is written down',
  ).toEqual(['builds no temple']);
  await press('agreements-open');
  await page
    .getByTestId(/^standing-\d-always$/)
    .first()
    .click({ force: true });
  await until('the standing answer', async () => {
    const { view } = await person.table();
    return (view as Ledger).standing[0]?.leave === 'always' ? true : undefined;
  });
  await shot(page, 'deal-agreements');
});
