import * as recorded from '#tests/engine/empires-of-the-north/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { check } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Heap, plant } from '../heap.ts';
import { Person } from '../person.ts';
import { firstDecisions } from '../recorded-decisions.ts';
import { comeIn, getUp } from '../sitting.ts';
import { manners } from './manners.ts';

test(
  'empires: the window keeps nothing of a hand once drawer or curtain is shut',
  { tag: '@all' },
  async ({ dataDir }) => {
    const name = recorded.recordedNames().find((one) => recorded.readRecorded(one).seats.length === 2);
    check(name !== undefined, 'no recorded game of two');
    const positions = firstDecisions('empires-of-the-north', recorded, name, ['observation', 'turn']);
    const ids = layPositions(dataDir, positions, { level: 'table' });
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    const person = new Person(page, manners);
    await plant(page, { ids: ['clans', '*', 'cards'], numbers: [] });
    await openCampaign(page, ids.get('observation') ?? '');
    const heap = await Heap.of(page);
    const keep = page.getByTestId('keep');
    await heap.holdsNothingAfter(
      'a look behind the curtain',
      async () => {
        await person.takeOver();
        await keep.waitFor();
      },
      async () => {
        await page.getByTestId('hand-on').click();
        await expect(keep).toHaveCount(0);
      },
    );
    await openCampaign(page, ids.get('turn') ?? '');
    heap.anew();
    await person.takeOver();
    await person.untilPressesCount();
    const [seat] = (await person.table()).deciders;
    const drawer = page.getByTestId('drawer');
    // By a selector: what a regular expression is compared with last in the page stays in its memory.
    const card = drawer.locator('[data-testid^="card-"][data-testid$="8732987"]').first();
    const open = async (): Promise<void> => {
      await page.getByTestId(`drawer-${seat}`).click();
      await page.getByTestId('drawer-keep').click();
      await card.waitFor();
    };
    const shut = async (): Promise<void> => {
      await page.getByTestId('drawer-shut').click();
      await expect(drawer).toHaveCount(0);
    };
    await heap.holdsNothingAfter('a look into the drawer', open, shut);
    await heap.holdsNothingAfter(
      'a card that was asked about and pressed',
      async () => {
        await open();
        await card.focus();
        await page.keyboard.press('?');
        await page.getByTestId('inspect').waitFor();
        await card.click();
        await drawer.locator('[data-testid="held"]').waitFor();
      },
      async () => {
        await shut();
        await expect(page.getByTestId('inspect')).toHaveCount(0);
        await expect(page.getByTestId('refusal')).toHaveCount(0);
      },
    );
    await getUp(opened);
  },
);
