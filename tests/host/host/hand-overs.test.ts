import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Level } from '#main/contract/messages.ts';
import { appIn, KINDS, newFolder, people, Sitter } from './support.ts';

const LEVELS: Level[] = ['table', 'strict', 'open'];
const { listed } = KINDS.archipelago;

/** The seats the curtain calls through the first two secret decisions of a game, in order: everybody owes both. */
async function called(count: number, level: Level, places: readonly number[]): Promise<number[]> {
  const sitter = new Sitter(appIn(newFolder(), [listed]));
  const seats = people(count).map((person, seat) => ({ ...person, place: places[seat] ?? seat }));
  const options = { players: count, length: 'short' };
  await sitter.ask('create', { game: listed.id, options, seats, level, seed: `hand over ${count}` });
  const rng = streamOf(`hand over ${count}`);
  const order: number[] = [];
  while (order.length < 2 * count) {
    const { curtain } = sitter.now;
    const asks = level === 'open' ? 'taken' : 'covered';
    if (curtain.state === asks && curtain.why === 'secret') order.push(curtain.seat);
    else if (order.length > 0) throw new Error('something public between the two');
    await sitter.step(rng);
    if (sitter.now.deciders.length === 0) throw new Error('it ended before');
  }
  return order;
}

describe('before the first action', () => {
  it.each([
    ['table', 10],
    ['strict', 20],
    ['open', 0],
  ] as const)('at level %s the curtain of five persons takes %i steps', async (level, most) => {
    const sitter = new Sitter(appIn(newFolder(), [listed]));
    const options = { players: 5, length: 'short' };
    await sitter.ask('create', { game: listed.id, options, seats: people(5), level, seed: 'calls' });
    const rng = streamOf('calls');
    let steps = 0;
    sitter.onPage = ({ curtain }) => {
      // At level open nobody presses for it.
      if (level !== 'open' && ['armed', 'taken'].includes(curtain?.state ?? 'open')) steps++;
    };
    while (!JSON.stringify(sitter.now.view).includes('"kind":"round"')) {
      if (level === 'open') expect(['open', 'taken']).toContain(sitter.now.curtain.state);
      await sitter.step(rng);
    }
    expect(steps).toBe(most);
  });
});

describe('between one secret decision and the next', () => {
  it.each([2, 3, 4, 5])('the screen goes round once for each, with %i persons', async (count) => {
    for (const level of LEVELS) {
      for (const places of [[], [3, 0, 4, 1, 2]]) {
        const order = await called(count, level, places);
        const [first, second] = [order.slice(0, count), order.slice(count)];
        expect(new Set(first).size).toBe(count);
        // Whoever was last is asked first; from them the screen goes round the table in the same direction.
        const last = first[count - 1] ?? -1;
        expect([level, second]).toEqual([level, [last, ...first.slice(0, count - 1)]]);
        const handed = order.filter((seat, index) => index > 0 && seat !== order[index - 1]);
        expect(handed).toHaveLength(2 * (count - 1));
      }
    }
  });
});
