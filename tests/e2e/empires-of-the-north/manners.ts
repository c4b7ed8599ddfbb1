import type { PrivatePage } from '#main/contract/messages.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { check, until } from '../check.ts';
import type { Manners, Person } from '../person.ts';

/** Moves by how gladly they are made in the open: what changes the table first, so that every kind of decision comes up. */
const GLADLY: readonly Move['type'][] = [
  ...(['buy', 'choose', 'declare', 'pick', 'assign', 'release', 'take', 'move', 'advance', 'next'] as const),
  ...(['voyage', 'island', 'land', 'sail', 'harvest', 'populate', 'explore'] as const),
  ...(['use', 'pawn', 'raid', 'done', 'pass'] as const),
];

/** A number that goes with a page, so that games differ but a page is always answered alike. */
export const spread = (seq: number, length: number): number => (seq * 7919) % Math.max(1, length);

/** Cards that are kept of those looked at: not all, so that workers are left for the Actions. */
const KEPT = 2;

/** How Empires of the North is played: of the first kind there is, another each time; behind the curtain the first cards are kept. */
export const manners: Manners<Move> = {
  order(moves, { seq }) {
    const kinds = GLADLY.filter((type) => moves.some((move) => move.type === type));
    // A turn begins now with a pawn, now with a Location of one's own.
    const [first, second] = kinds;
    const turned = first === 'use' && second === 'pawn' && seq % 2 === 0 ? [second, first, ...kinds.slice(2)] : kinds;
    return turned.flatMap((kind) => {
      const alike = moves.filter(({ type }) => type === kind);
      const from = spread(seq, alike.length);
      return [...alike.slice(from), ...alike.slice(0, from)];
    });
  },
  async privately(person) {
    const { cards, chosen } = await toKeep(person);
    for (const at of chosen) await person.page.getByTestId(`look-${at}`).check();
    check(cards.length > 0 || chosen.length === 0, 'no cards to look at');
    await pressKeep(person);
  },
};

/** What the window was told last in private. */
export async function toldPrivately({ page }: Pick<Person<Move>, 'page'>): Promise<PrivatePage> {
  return until('a private page', async () => {
    const told = await page.evaluate(() => (window as unknown as { inPrivate?: unknown }).inPrivate);
    return (told as PrivatePage | undefined) ?? undefined;
  });
}

/** The cards somebody looks at, and the places of those they keep: as many as must be, else two where that is possible. */
export async function toKeep(person: Person<Move>): Promise<{ cards: readonly string[]; chosen: readonly number[] }> {
  await person.page.getByTestId('keep').waitFor();
  const { own, moves } = await toldPrivately(person);
  const cards = (own['look'] as { cards: string[] }).cards;
  const keeps = (moves as Move[]).flatMap((move) => (move.type === 'keep' ? [move.cards] : []));
  const most = Math.max(...keeps.map(({ length }) => length));
  const least = Math.min(...keeps.map(({ length }) => length));
  const n = Math.max(least, Math.min(most, KEPT));
  return { cards, chosen: Array.from({ length: n }, (_, at) => at) };
}

/** Presses the button that keeps the chosen cards, once it counts. */
async function pressKeep({ page }: Person<Move>): Promise<void> {
  const keep = page.getByTestId('keep');
  await until('the button to count', async () =>
    (await keep.getAttribute('aria-disabled')) === 'true' ? undefined : true,
  );
  await keep.click();
}
