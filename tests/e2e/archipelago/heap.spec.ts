import * as recorded from '#tests/engine/archipelago/recorded/files.ts';
import { layPositions } from '#tests/gallery/lay.ts';
import { openCampaign } from '#tests/gallery/open.ts';
import { expect, test } from '../fixtures.ts';
import { Heap, plant } from '../heap.ts';
import { firstDecisions } from '../recorded-decisions.ts';
import { comeIn, getUp } from '../sitting.ts';
import { Person } from '../person.ts';
import { manners } from './manners.ts';

test(
  'archipelago: the window keeps nothing of stock and objectives once drawer or curtain is shut',
  {
    tag: '@all',
  },
  async ({ dataDir }) => {
    const ids = layPositions(
      dataDir,
      firstDecisions('archipelago', recorded, '000-2p-short-S6.json.gz', ['bids', 'round']),
      { level: 'table' },
    );
    const opened = await comeIn(dataDir);
    const { page } = opened.watched;
    const person = new Person(page, manners);
    await plant(page, {
      ids: ['objectives'],
      numbers: ['florins', 'tokens', 'fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'],
    });
    await openCampaign(page, ids.get('bids') ?? '');
    const heap = await Heap.of(page);
    const bid = page.getByTestId('bid-input');
    await heap.holdsNothingAfter(
      'a look behind the curtain',
      async () => {
        await person.takeOver();
        await bid.waitFor();
      },
      async () => {
        await page.getByTestId('hand-on').click();
        await expect(bid).toHaveCount(0);
      },
    );
    await openCampaign(page, ids.get('round') ?? '');
    heap.anew();
    await person.takeOver();
    await person.untilPressesCount();
    const [seat] = (await person.table()).deciders;
    const drawer = page.getByTestId('drawer');
    for (const [keep, shown] of [
      ['drawer-keep', page.getByTestId('own-florins')],
      ['drawer-keep-objective', drawer.locator('.goals > *').first()],
    ] as const)
      await heap.holdsNothingAfter(
        keep,
        async () => {
          await page.getByTestId(`drawer-${seat}`).click();
          await page.getByTestId(keep).click();
          await shown.waitFor();
        },
        async () => {
          await page.getByTestId('drawer-shut').click();
          await expect(drawer).toHaveCount(0);
        },
      );
    await getUp(opened);
  },
);
