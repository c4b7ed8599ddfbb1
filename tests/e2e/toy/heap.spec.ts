import { expect, test } from '../fixtures.ts';
import { Heap, plant } from '../heap.ts';
import { getUp, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { deciding, setUp } from './play.ts';

test(
  'toy: the window keeps nothing of a purse once drawer or curtain is shut',
  { tag: '@all' },
  async ({ dataDir }) => {
    const sitting = await sitDown(dataDir, manners);
    const { person } = sitting;
    const { page } = sitting.watched;
    await plant(page, { ids: [], numbers: ['purse'] });
    await page.reload();
    await setUp(sitting, { form: 'toy', seats: 2, rounds: 2, level: 'table' });
    const heap = await Heap.of(page);
    const own = page.getByTestId('own');
    await heap.holdsNothingAfter(
      'a look behind the curtain',
      async () => {
        await person.takeOver();
        await own.waitFor();
      },
      async () => {
        await page.getByTestId('hand-on').click();
        await expect(own).toHaveCount(0);
      },
    );
    await person.toOpenTable();
    const drawer = page.getByTestId('drawer');
    await person.untilPressesCount();
    await heap.holdsNothingAfter(
      'a look into the drawer',
      async () => {
        await page.getByTestId(`drawer-${deciding(await person.table())}`).click();
        await page.getByTestId('drawer-keep-objective').click();
        await own.waitFor();
      },
      async () => {
        await page.getByTestId('drawer-shut').click();
        await expect(drawer).toHaveCount(0);
      },
    );
    await getUp(sitting);
  },
);
