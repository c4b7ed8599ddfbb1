import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Level } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { picks } from '#tests/engine/picks/picks.ts';
import { CLOSES_IN, GAME, places } from './closing-table.ts';
import { PICKS, PicksTable } from './picks-table.ts';
import { people } from './support.ts';
import { twinTable, wholeGame } from './twins.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The same state with everything that lies behind screens behind that of one seat. */
function allBehind(state: object, rich: number): object {
  const twin = GAME.copy(state) as State;
  const to = elementAt(twin.screens, rich);
  for (const from of twin.screens) {
    if (from === to) continue;
    to.florins += from.florins;
    to.tokens += from.tokens;
    for (const kind of Object.keys(to.cubes) as (keyof typeof to.cubes)[]) to.cubes[kind] += from.cubes[kind];
    from.florins = from.tokens = 0;
    for (const kind of Object.keys(from.cubes) as (keyof typeof from.cubes)[]) from.cubes[kind] = 0;
  }
  return twin;
}

describe('what closes by itself', () => {
  it.each(['table', 'strict', 'open'] as const)('is the same for rich and poor, at level %s', async (level) => {
    const tables = [1, 2].map(() => twinTable('archipelago', level, people(3), { closeAfter: CLOSES_IN }));
    let [compared, closed] = [0, 0];
    const compare = async (state: object, seat: number): Promise<void> => {
      const texts = await Promise.all(
        tables.map(async ({ lay }, index) => {
          const sitter = await lay(allBehind(state, index === 0 ? seat : (seat + 1) % 3));
          await sitter.settle();
          if (sitter.now.closes !== undefined) expect([index, GAME.secret(state)]).toEqual([index, false]);
          closed += sitter.now.closes === undefined ? 0 : 1;
          return () => JSON.stringify([sitter.page, sitter.pushes]);
        }),
      );
      for (const later of [0, CLOSES_IN]) {
        vi.advanceTimersByTime(later);
        expect(texts[1]?.()).toBe(texts[0]?.());
      }
      compared++;
    };
    for (const seed of [`rich ${level}`, `poor ${level}`]) {
      for (const { after, seat } of places(seed)) await compare(after, seat);
      let at = 0;
      for (const state of wholeGame('archipelago', seed)) {
        const [seat] = GAME.deciders(state);
        if (at++ % 24 === 0 && seat !== undefined && !GAME.secret(state)) await compare(state, seat);
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(closed).toBeGreaterThan(10);
  });
});

/** A table of picks at which everything closes by itself that a host lets close. */
async function eager(more: object = {}, level: Level = 'open'): Promise<PicksTable> {
  const closing: AnyGame['closing'] = (_, __, [first]) => first ?? { type: 'pick', card: 0 };
  const game = { ...(picks as unknown as AnyGame), closing };
  const listed = { ...PICKS, make: () => game };
  const table = new PicksTable(undefined, { app: { games: [listed], closeAfter: CLOSES_IN } });
  await table.create({ level }, more);
  return table;
}

/** Plays all picks of a round. */
async function pickAll(table: PicksTable): Promise<void> {
  for (let person = 0; person < 3; person++) {
    await table.here.settle();
    for (const card of [0, 1, 2]) {
      vi.advanceTimersByTime(CLOSES_IN);
      expect(table.here.now.closes).toBeUndefined();
      await table.pick(card);
    }
  }
}

describe('a game that would let everything close by itself', () => {
  it('has its secret decisions wait for presses, and the public ones close one after another', async () => {
    const table = await eager();
    await pickAll(table);
    for (const seat of [0, 1, 2]) {
      expect(table.there.now).toMatchObject({ played: 9 + seat, closes: { seat, move: { type: 'tap' } } });
      vi.advanceTimersByTime(CLOSES_IN);
    }
    expect(table.there.now).toMatchObject({ played: 12, curtain: { state: 'taken', why: 'secret' } });
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(table.there.now.played).toBe(12);
  });

  it('has one undo lead back over all that closed by itself, and no further than a press of somebody else', async () => {
    const table = await eager();
    await pickAll(table);
    for (let closed = 0; closed < 2; closed++) vi.advanceTimersByTime(CLOSES_IN);
    expect(table.here.now).toMatchObject({ played: 11, deciders: [2] });
    await table.here.done('undo');
    expect(table.here.now).toMatchObject({ played: 9, deciders: [0], undo: { can: false } });
    await table.here.done('redo');
    expect(table.here.now).toMatchObject({ played: 11, deciders: [2] });
    await table.here.done('undo');
    await table.here.done('move', { seat: 0, move: { type: 'tap' } });
    vi.advanceTimersByTime(CLOSES_IN);
    expect(table.here.now).toMatchObject({ played: 11, deciders: [2] });
    await table.here.done('move', { seat: 2, move: { type: 'tap' } });
    expect(table.here.now.played).toBe(12);
    await table.here.done('undo');
    expect(table.here.now).toMatchObject({ played: 11, undo: { can: false, barrier: 'seat-changed' } });
  });

  it.each([
    ['table', { played: 10, deciders: [1] }],
    ['open', { played: 9, deciders: [0] }],
  ] as const)(
    'at level %s stops at what somebody who decided has looked at, unless nothing is hidden',
    async (level, left) => {
      const table = await eager({}, level);
      await pickAll(table);
      vi.advanceTimersByTime(CLOSES_IN);
      await table.here.at('open-drawer', { seat: 1, depth: 'stock' });
      vi.advanceTimersByTime(CLOSES_IN);
      expect(table.here.now).toMatchObject({ played: 11, deciders: [2] });
      await table.here.done('undo');
      expect(table.here.now).toMatchObject(left);
    },
  );

  it('leaves a decision to the person where the rules fail at what would close it', async () => {
    const closing: AnyGame['closing'] = () => ({ type: 'pick', card: 0 });
    const listed = { ...PICKS, make: () => ({ ...(picks as unknown as AnyGame), closing }) };
    const table = new PicksTable(undefined, { app: { games: [listed], closeAfter: CLOSES_IN } });
    await table.create({ level: 'open' });
    await pickAll(table);
    expect(table.here.now.closes).toBeDefined();
    vi.advanceTimersByTime(CLOSES_IN);
    expect(table.here.now).toMatchObject({ played: 9, deciders: [0] });
    expect(table.here.now.closes).toBeUndefined();
    await table.here.done('move', { seat: 0, move: { type: 'tap' } });
    expect(table.here.now.played).toBe(10);
  });
});
