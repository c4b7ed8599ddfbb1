import { describe, expect, it } from 'vitest';
import { pick as anyBelow, streamOf } from '#engine/kernel/rng.ts';
import { PicksTable } from './picks-table.ts';
import { codeOf, copyOf, secondConnection, until } from './support.ts';

const LEVELS = ['table', 'strict', 'open'] as const;
const page = (table: PicksTable): string => JSON.stringify(table.there.now);
/** The same without the numbers of the lines in the log, which go up while somebody who has handed on is still to finish. */
const unnumbered = (table: PicksTable): string => page(table).replaceAll(/"seq":\d+,"seat"/g, '"seat"');

/** A table at which the first person sits at the screen and has made these picks. */
async function inside(cards: number[] = [], more: object = {}): Promise<PicksTable> {
  const table = new PicksTable();
  await table.create({}, more);
  await table.here.settle();
  for (const card of cards) await table.pick(card);
  return table;
}

/** The same campaign as another start finds it. */
async function again(table: PicksTable): Promise<PicksTable> {
  const later = new PicksTable(copyOf(table.dataDir));
  for (const sitter of [later.here, later.there]) await sitter.ask('open', { campaign: table.here.now.campaign });
  return later;
}

/** Whoever is called picks until nobody owes a pick; `card` says which. */
async function pickAll(table: PicksTable, card: () => number): Promise<void> {
  for (let pick = 0; pick < 9 && table.here.now.view['turn'] === null; pick++) {
    await table.here.settle();
    const { curtain } = table.here.now;
    if (table.here.own === undefined && curtain.state === 'taken')
      await table.here.at('take-over', { seat: curtain.seat });
    const reply = await table.pick(card());
    if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
  }
}

describe('a step inside a secret decision', () => {
  it.each(LEVELS)('turns no page, is pushed to nobody and shows in no list, at level %s', async (level) => {
    const table = new PicksTable();
    await table.create({ level });
    await table.here.settle();
    const [before, row, played] = [page(table), await table.row(), await table.played()];
    const heard = table.here.pushes.length + table.there.pushes.length;
    for (const made of [1, 2]) {
      expect(await table.pick(made)).toMatchObject({ type: 'private', page: { step: made, back: true } });
      expect(table.private.own['picks']).toHaveLength(made);
      expect(table.here.pushes.length + table.there.pushes.length).toBe(heard);
      expect(page(table)).toBe(before);
      expect([await table.row(), await table.played()]).toEqual([row, played]);
    }
  });

  it('is written down before it is shown', async () => {
    const table = await inside([2, 1]);
    const db = secondConnection(table.dataDir);
    expect(db.prepare('SELECT seq, move FROM entry WHERE seq > 0 ORDER BY seq').all()).toHaveLength(2);
    db.close();
    const later = await again(table);
    await later.here.settle();
    expect(later.private).toMatchObject({ step: 0, back: false, own: { picks: [2, 1] } });
  });

  it('counts the moves of the decision once it is made, and then for everybody alike', async () => {
    const table = await inside([2, 1]);
    expect(table.there.now).toMatchObject({ played: 0, unseen: [0, 0, 0] });
    expect(await table.pick(0)).toEqual({ type: 'done' });
    expect(table.there.now).toMatchObject({ played: 3, unseen: [0, 3, 3] });
    expect(await table.row()).toMatchObject([{ moves: 3 }]);
  });

  it('made twice from one press is made once', async () => {
    const table = await inside();
    const press = { seat: 0, move: { type: 'pick', card: 1 } };
    const twice = await Promise.all([table.here.at('move', press), table.here.at('move', press)]);
    expect(twice.map(codeOf)).toEqual(['private', 'stale-page']);
    expect(codeOf(await table.here.at('preview', { ...press, step: 0 }))).toBe('stale-page');
    expect(codeOf(await table.here.at('preview', { ...press, step: 1 }))).toBe('preview');
    expect(codeOf(await table.here.at('move', { ...press, step: 2 }))).toBe('stale-page');
    expect(table.private.own['picks']).toEqual([1]);
  });

  it('that cannot be written is not made, tells the table alike whichever it was, and goes through afterwards', async () => {
    const seen = await Promise.all(
      [[], [1]].map(async (cards) => {
        const table = await inside(cards);
        const other = secondConnection(table.dataDir);
        other.exec('BEGIN IMMEDIATE');
        expect(codeOf(await table.pick(2))).toBe('disk-busy');
        expect(table.there.now).toMatchObject({ trouble: { code: 'disk-busy' }, played: 0 });
        const refused = page(table);
        other.exec('ROLLBACK');
        expect(await table.there.at('retry')).toEqual({ type: 'done' });
        expect(table.there.now.trouble).toBeUndefined();
        const later = await again(table);
        await later.here.settle();
        expect(later.private.own['picks']).toEqual([...cards, 2]);
        return [refused, page(table)].map((text) => text.replaceAll(table.here.now.campaign, ''));
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
  });

  it('is nothing another window is told of by what it is refused', async () => {
    const replies = await Promise.all(
      [[], [0], [2, 2]].map(async (cards) => {
        const { there } = await inside(cards);
        const asked = [
          await there.at('move', { seat: 0, move: { type: 'tap' } }),
          await there.at('preview', { seat: 0, move: { type: 'pick', card: 0 } }),
          await there.at('undo'),
          await there.at('undo', { step: cards.length }),
          await there.at('restart'),
          await there.at('redo'),
          await there.at('history', { at: 1 }),
          await there.at('history', { at: 0 }),
          await there.at('recap', { seat: 1 }),
        ];
        return JSON.stringify(asked);
      }),
    );
    expect(new Set(replies).size).toBe(1);
  });

  it('is not there for whoever looks back, until the decision is made', async () => {
    const table = await inside([1, 1]);
    expect(codeOf(await table.here.at('history', { at: 1 }))).toBe('no-such-move');
    await table.pick(0);
    expect(await table.there.at('history', { at: 3 })).toMatchObject({ lines: [{ event: { type: 'chosen' } }] });
  });
});

describe('what everybody is told of a secret decision', () => {
  it.each(LEVELS)('is the same at every moment whatever is chosen, at level %s', async (level) => {
    const tables = [new PicksTable(), new PicksTable()];
    const told: string[][] = [[], []];
    for (const [twin, table] of tables.entries()) {
      await table.create({ level });
      const rng = streamOf(`twin ${twin}`);
      // Up to the last pick, after which the cards are shown.
      for (let pick = 0; pick < 8; pick++) {
        await table.here.settle();
        await table.pick(anyBelow(rng, 3));
        told[twin]?.push(
          JSON.stringify([table.there.pushes, await table.row()]).replaceAll(table.here.now.campaign, ''),
        );
      }
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('is the same after a reload, whatever was chosen and however far it had come', async () => {
    const pages = [];
    for (const cards of [[], [0], [2], [0, 0], [1, 2]]) {
      const later = await again(await inside(cards));
      pages.push(page(later).replaceAll(later.there.now.campaign, ''));
      await later.here.settle();
      expect(later.private.own['picks']).toEqual(cards);
      pages.push(page(later).replaceAll(later.there.now.campaign, '').replaceAll('"taken"', '"covered"'));
    }
    expect(new Set(pages.filter((_, at) => at % 2 === 0)).size).toBe(1);
    expect(new Set(pages.filter((_, at) => at % 2 === 1)).size).toBe(1);
  });

  it('is the same where it is handed on in the middle, and taken up again', async () => {
    const unfinished = [];
    const last = [];
    for (const cards of [[], [2], [0, 1]]) {
      const table = await inside(cards);
      await table.here.done('hand-on', { seat: 0 });
      for (let pick = 0; pick < 6; pick++) {
        await table.here.settle();
        await table.pick(pick % 3);
        unfinished.push(unnumbered(table).replaceAll(table.there.now.campaign, ''));
      }
      await table.here.settle();
      expect(table.private).toMatchObject({ seat: 0, back: false, own: { picks: cards } });
      expect(page(await again(table)).length).toBeGreaterThan(0);
      for (const card of [0, 1, 2].slice(cards.length)) await table.pick(card);
      last.push(table.there.now.played);
    }
    expect(unfinished.slice(6, 12)).toEqual(unfinished.slice(0, 6));
    expect(unfinished.slice(12)).toEqual(unfinished.slice(0, 6));
    expect(last).toEqual([9, 9, 9]);
  });
});

describe('a step taken back', () => {
  it('is undone without any push, and leaves no gap in the log', async () => {
    const [plain, undone] = [await inside([0, 1]), await inside([0, 2])];
    const heard = undone.there.pushes.length;
    expect(await undone.privately('undo')).toMatchObject({ type: 'private', page: { step: 3, own: { picks: [0] } } });
    expect(await undone.privately('restart')).toMatchObject({ page: { step: 4, back: false, own: { picks: [] } } });
    expect(codeOf(await undone.privately('undo'))).toBe('nothing-to-undo');
    expect(undone.there.pushes).toHaveLength(heard);
    for (const card of [0, 1]) await undone.pick(card);
    for (const table of [plain, undone]) await pickAll(table, () => 0);
    const [one, other] = [plain, undone].map((table) => page(table).replaceAll(table.there.now.campaign, ''));
    expect(other).toBe(one);
    const later = await again(undone);
    expect(later.there.now.log).toEqual(undone.there.now.log);
  });

  it('is not taken back twice from one press', async () => {
    const table = await inside([0, 1]);
    const { step } = table.private;
    const twice = await Promise.all([table.here.at('undo', { step }), table.here.at('undo', { step })]);
    expect(twice.map(codeOf)).toEqual(['private', 'stale-page']);
    expect(table.private.own['picks']).toEqual([0]);
  });

  it('stays where the person has left the screen since, or nothing may be taken back', async () => {
    const table = await again(await inside([0, 1]));
    await table.here.settle();
    expect(codeOf(await table.privately('undo'))).toBe('nothing-to-undo');
    expect(codeOf(await (await inside([0], { undo: 'off' })).privately('undo'))).toBe('nothing-to-undo');
  });

  it('goes with the move before it where everybody takes that one back', async () => {
    const pages = [];
    for (const cards of [[], [1], [2, 0]]) {
      const table = await inside();
      await pickAll(table, () => 1);
      for (const seat of [0, 1, 2]) await table.here.done('move', { seat, move: { type: 'tap' } });
      await table.here.settle();
      for (let seat = 0; seat < 3 && table.private.seat !== 2; seat++) {
        await table.here.done('hand-on', { seat: table.private.seat });
        await table.here.settle();
      }
      for (const card of cards) await table.pick(card);
      pages.push(JSON.stringify(await table.there.at('undo')) + page(table).replaceAll(table.there.now.campaign, ''));
      expect(table.there.now.view['turn'] ?? 2).toBe(2);
      const later = await again(table);
      expect(later.there.now.log).toEqual(table.there.now.log);
      expect(later.there.now.played).toBe(table.there.now.played);
    }
    expect(new Set(pages).size).toBe(1);
  });
});

describe('bots that decide in secret', () => {
  it('turn one page each, however many moves their decision takes', async () => {
    const table = new PicksTable();
    await table.create({ bots: [1, 2] });
    await table.here.settle();
    for (const card of [0, 1]) await table.pick(card);
    const before = table.there.pushes.length;
    await table.pick(2);
    await until(() => table.here.now.view['turn'] !== null);
    expect(table.there.pushes.slice(before)).toHaveLength(3);
    expect(table.there.now.played).toBe(9);
  });

  it('take up a decision they had begun when the table was cleared', async () => {
    const table = new PicksTable();
    await table.create({ bots: [1, 2] });
    await table.here.settle();
    for (const card of [0, 1, 2]) await table.pick(card);
    table.app.close();
    const later = await again(table);
    await later.here.settle();
    await until(() => later.here.now.view['turn'] !== null);
    expect(later.there.now.played).toBe(9);
  });
});

describe('whatever is asked inside secret decisions', () => {
  it.each([1, 2, 3, 4, 5, 6])('twins that differ in what is chosen are told the same (walk %i)', async (seed) => {
    const told = await Promise.all([0, 1].map((twin) => walk(`walk ${seed}`, streamOf(`choice ${twin}`))));
    expect(told[1]).toEqual(told[0]);
  });
});

/** Whether the next pick would be the last of all, after which the cards are shown. */
function isLastPick(table: PicksTable): boolean {
  return table.here.now.deciders.length === 1 && (table.private.own['picks'] as unknown[]).length === 2;
}

/** What the looker-on heard on a random walk: what is asked comes from `seed`, what is chosen from `choices`. */
async function walk(seed: string, choices: ReturnType<typeof streamOf>): Promise<string[]> {
  const rng = streamOf(seed);
  let table = await inside();
  const told: string[] = [];
  for (let asked = 0; asked < 60 && table.here.now.view['turn'] === null; asked++) {
    const { curtain } = table.here.now;
    const kind = anyBelow(rng, 8);
    if (curtain.state !== 'taken') await table.here.settle();
    else if (table.here.own === undefined) await table.here.at('take-over', { seat: curtain.seat });
    else if (kind === 0) await table.here.at('hand-on', { seat: curtain.seat });
    else if (kind === 1) await table.privately('undo');
    else if (kind === 2) await table.privately('restart');
    else if (kind === 3) await table.there.at(['undo', 'redo', 'restart'][anyBelow(rng, 3)] ?? 'undo');
    else if (kind === 4) table = await again(table);
    else if (!isLastPick(table)) await table.pick(anyBelow(choices, 3));
    told.push(page(table).replaceAll(table.there.now.campaign, '') + JSON.stringify(await table.row()));
  }
  return told.map((text) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ''));
}
