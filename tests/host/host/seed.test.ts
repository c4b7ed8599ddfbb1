import { describe, expect, it } from 'vitest';
import { eventsFor } from '#engine/kernel/events.ts';
import { openApp, type AppOptions } from '#main/app.ts';
import { questionOf } from '#main/host/bots.ts';
import type { HostPort } from '#main/contract/port.ts';
import { GAMES } from '#main/games.ts';
import { silentLog } from '#main/log.ts';
import { readWhole } from '#tests/host/storage/read-whole-file.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { KINDS, newFolder, secondConnection, Sitter, tableOf, TOY } from './support.ts';

const WORDS = 'the sea of last winter';
const KEPT = '0123456789abcdef0123456789abcdef';

function appWith(more: Partial<AppOptions> = {}): { dataDir: string; port: HostPort } {
  const dataDir = newFolder();
  return {
    dataDir,
    port: openApp({ dataDir, log: silentLog, games: [TOY, ...GAMES], pause: 0, pace: 0, deadTime: 0, ...more }),
  };
}

/** The seeds in the rows of a folder, oldest first. */
function seedsIn(dataDir: string): string[] {
  const db = secondConnection(dataDir);
  const rows = db.prepare('SELECT seed FROM campaign ORDER BY rowid').pluck().all();
  db.close();
  return rows.map(String);
}

/** A campaign as its file has it. */
async function exported(sitter: Sitter): Promise<string> {
  const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  return reply.file;
}

describe('two campaigns on the same sea', () => {
  it('show the same first page, byte for byte, and hold other secrets', async () => {
    const { dataDir, port } = appWith();
    const sitter = new Sitter(port);
    const first = [];
    const records = [];
    for (let number = 0; number < 2; number++) {
      first.push(await sitter.create('archipelago', 'open', WORDS));
      records.push(JSON.parse(await exported(sitter)) as { setup: { evolution: object; tray: object; rng: number[] } });
      await sitter.ask('leave');
    }
    const [one, other] = [elementAt(first, 0), elementAt(first, 1)];
    expect(tableOf({ ...one, campaign: other.campaign })).toBe(tableOf(other));
    const [seed, another] = seedsIn(dataDir);
    for (const text of [seed, another]) expect(text).toMatch(new RegExp(`^${WORDS}\n[0-9a-f]{32}$`));
    expect(seed).not.toBe(another);
    const [setup, twin] = records.map((record) => record.setup);
    expect(setup?.tray).toEqual(twin?.tray);
    expect(setup?.evolution).not.toEqual(twin?.evolution);
    expect(setup?.rng).not.toEqual(twin?.rng);
    port.close();
  });

  it('are told of by the same public events, and their files come back whole', async () => {
    const { port } = appWith();
    const sitter = new Sitter(port);
    const logs = [];
    for (let number = 0; number < 2; number++) {
      await sitter.create('archipelago', 'open', 'x'.repeat(200));
      const file = await exported(sitter);
      const read = readWhole(file, GAMES);
      if ('code' in read) throw new Error(JSON.stringify(read));
      logs.push(JSON.stringify(eventsFor(read.setup.events, 'public')));
      expect(await sitter.ask('import', { file })).toMatchObject({ type: 'home' });
      await sitter.ask('leave');
    }
    expect(logs[0]).toBe(logs[1]);
    port.close();
  });

  it('without words no two seas are alike', async () => {
    const { dataDir, port } = appWith();
    const sitter = new Sitter(port);
    for (let number = 0; number < 2; number++) {
      await sitter.create('toy', 'open', undefined, [], { seed: undefined });
      await sitter.ask('leave');
    }
    const halves = seedsIn(dataDir).flatMap((seed) => seed.split('\n'));
    expect(new Set(halves).size).toBe(4);
    port.close();
  });
});

/** Everything that goes to a window, and every line of the log. */
function overheard(): { heard: string[]; port: HostPort } {
  const heard: string[] = [];
  const write = (...line: unknown[]): void => void heard.push(JSON.stringify(line));
  const { port } = appWith({ log: { info: write, warn: write, error: write }, secret: () => KEPT });
  return {
    heard,
    port: {
      ...port,
      request: async (window, message) => {
        const reply = await port.request(window, message);
        heard.push(JSON.stringify(reply));
        return reply;
      },
      connect: (window, push) =>
        port.connect(window, (message) => {
          heard.push(JSON.stringify(message));
          push(message);
        }),
    },
  };
}

describe('the secret of a campaign', () => {
  it.each(['toy', 'archipelago'] as const)('reaches no window and no log: %s', async (name) => {
    const { heard, port } = overheard();
    const sitter = new Sitter(port);
    const rng = streamOf('secret');
    await sitter.create(name, 'table', WORDS);
    const { campaign } = sitter.now;
    await sitter.play(rng, 25);
    for (const type of ['undo', 'redo', 'recap', 'history']) await sitter.at(type, { at: 1 });
    await sitter.ask('pack', { campaign });
    await sitter.ask('leave');
    await sitter.ask('home');
    await sitter.ask('open', { campaign });
    expect(heard.length).toBeGreaterThan(40);
    for (const line of heard) {
      expect(line).not.toContain(KEPT);
      expect(line).not.toContain(WORDS);
    }
    // A file holds everything: it can be played again.
    expect(await exported(sitter)).toContain(JSON.stringify(`${WORDS}\n${KEPT}`));
    port.close();
  });

  it('is what the numbers of bots come from, which nobody tells from the words', () => {
    const { listed, options } = KINDS.toy;
    const game = listed.make(listed.basePack);
    const state = game.setup(game.schema.options.parse(options), WORDS, () => undefined);
    const asked = (seed: string) => {
      const head = { id: 'same', seed, seats: [], game: 'toy' } as unknown as Parameters<typeof questionOf>[0]['head'];
      const history = { setup: { state }, live: [], undone: [], notes: [], seq: 3 };
      return questionOf({ head, game, history, thinkers: [] } as unknown as Parameters<typeof questionOf>[0], 0).seed;
    };
    expect(asked(`${WORDS}\n${KEPT}`)).toBe(asked(`${WORDS}\n${KEPT}`));
    expect(asked(`${WORDS}\n${KEPT}`)).not.toBe(asked(`${WORDS}\nanother`));
    expect(asked(`${WORDS}\n${KEPT}`)).not.toBe(asked(WORDS));
    expect(asked(`${WORDS}\n${KEPT}`)).not.toContain(KEPT);
  });
});
