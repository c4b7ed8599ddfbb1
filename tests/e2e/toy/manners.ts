import type { PrivatePage } from '#main/contract/messages.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { check, until } from '../check.ts';
import type { Manners, Person } from '../person.ts';

/** Moves by how gladly they are made: what lets the game come to its end comes first. A claim is made on purpose alone. */
const GLADLY: readonly ToyMove['type'][] = [
  'done',
  'put',
  'accept',
  'allow',
  'build',
  'draw',
  'play',
  'shed',
  'take',
  'drain',
  'rest',
  'decline',
  'forbid',
];

/** How the toy is played. */
export const manners: Manners<ToyMove> = {
  order: (moves) => GLADLY.flatMap((type) => moves.filter((move) => move.type === type)),
  async privately(person) {
    const { curtain } = await person.table();
    check(curtain.state === 'taken' && curtain.why === 'secret', `the curtain is ${JSON.stringify(curtain)}`);
    await person.page.getByTestId(`stake-${curtain.seat}`).click();
  },
};

/** Opens a drawer, by a button that names it and the one that keeps it open; gives what the window was told with it. */
export async function openDrawer({ page }: Person<ToyMove>, by: string, keep = 'drawer-keep'): Promise<PrivatePage> {
  await page.getByTestId(by).click();
  await until('the drawer to open', async () => {
    const depth = await page.getByTestId('drawer').getAttribute('data-depth');
    if (depth !== 'armed') return true;
    await page.getByTestId(keep).click();
    return undefined;
  });
  await page.getByTestId('drawer').getByTestId('own').waitFor();
  const told = await page.evaluate(() => (window as unknown as { inPrivate?: unknown }).inPrivate);
  check(told !== undefined, 'nothing private was told');
  return told as PrivatePage;
}
