import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, openPage, startApp } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { Person } from '../person.ts';
import { manners } from './manners.ts';

const SHOTS = process.env['CARAVEL_SHOTS'];
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
async function strikeADeal(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  const press = (name: string) => page.getByTestId(name).click();
  const shot = (name: string) =>
    SHOTS === undefined ? undefined : page.screenshot({ path: join(SHOTS, `deal-${name}.png`) });
  await enter(page, app.url);
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
  await shot('offer');
  await press('deal-send');
  const offered = await person.after(seq);
  check(offered.deciders[0] !== deciders[0], 'nobody was asked about the offer');
  await shot('answer');
  await press('deal-open');
  await page.getByTestId('deal-give-florins').fill('0');
  await press('deal-send');
  const countered = await person.after(offered.seq);
  check(countered.deciders[0] === deciders[0], 'the other offer was not brought back');
  await press('accept');
  const struck = await person.after(countered.seq);
  const { promises } = struck.view as Ledger;
  check(promises.length === 1 && promises[0]?.words === 'builds no temple', 'the promise was not written down');
  await press('agreements-open');
  await page
    .getByTestId(/^standing-\d-always$/)
    .first()
    .check({ force: true });
  await until('the standing answer', async () => {
    const { view } = await person.table();
    return (view as Ledger).standing[0]?.leave === 'always' ? true : undefined;
  });
  await shot('agreements');
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** The end-to-end test of deals between people at one screen. */
export const dealTests: readonly EndToEnd[] = [{ name: 'people strike a deal and remember it', run: strikeADeal }];
