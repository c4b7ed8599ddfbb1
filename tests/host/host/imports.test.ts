import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashValue } from '#engine/kernel/hash.ts';
import type { CampaignRecord, Entry } from '#engine/kernel/record.ts';
import { openApp } from '#main/app.ts';
import { pushSchema } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { GAMES } from '#main/games.ts';
import { importInThread, type Importer } from '#main/importing/importer.ts';
import { readCampaign, type ImportStep } from '#main/importing/read-campaign.ts';
import { importInWorker, startImportWorkers } from '#main/importing/import-thread.ts';
import { silentLog } from '#main/log.ts';
import { readWhole } from '#tests/host/storage/read-whole-file.ts';
import { appIn, databaseText, codeOf, copyOf, newFolder, seated, Sitter, TOY, until } from './support.ts';

const games = [TOY, ...GAMES];

/** The file of a campaign of the house, so that a worker knows it, made long by undo and redo. */
async function fileOf(entries: number): Promise<CampaignRecord> {
  const { sitter, rng } = await seated('archipelago', 'open', 'import');
  await sitter.play(rng, 25);
  const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  const record = JSON.parse(reply.file) as CampaignRecord;
  const log: Entry[] = [...record.entries];
  const [before, last] = [log.at(-2)?.hash ?? '', log.at(-1)?.hash ?? ''];
  while (log.length < entries) {
    log.push({ seq: log.length + 1, kind: 'undo', hash: before });
    log.push({ seq: log.length + 1, kind: 'redo', hash: last });
  }
  return { ...record, entries: log };
}

let record: CampaignRecord;
let file: string;
beforeAll(async () => {
  record = await fileOf(2000);
  file = JSON.stringify(record);
});

/** An importer whose steps come one at a time, when the test lets them. */
function held(by: Importer = importInThread(games)) {
  const waiting: { step: ImportStep; go: () => void }[] = [];
  const ended: string[] = [];
  const importer: Importer = {
    async *read(text, signal) {
      try {
        for await (const step of by.read(text, signal)) {
          await new Promise<void>((go) => waiting.push({ step, go }));
          yield step;
        }
      } finally {
        ended.push(text);
      }
    },
  };
  /** Lets steps go until one of this kind is waiting. */
  const upTo = async (kind: string): Promise<void> => {
    for (;;) {
      await until(() => waiting.length > 0);
      if (waiting[0] !== undefined && kind in waiting[0].step) return;
      waiting.shift()?.go();
    }
  };
  return { importer, waiting, ended, upTo };
}

function open(dataDir: string, importer?: Importer): HostPort {
  return openApp({ dataDir, log: silentLog, games, pause: 0, pace: 0, deadTime: 0, ...(importer && { importer }) });
}

const progress = (sitter: Sitter): { done: number; of: number }[] =>
  sitter.pushes.flatMap((push) => {
    const said = pushSchema.parse(push);
    return said.type === 'import' ? [{ done: said.done, of: said.of }] : [];
  });

describe('a file that is brought in by a worker', () => {
  it('becomes the campaign that this thread reads in it, and the window hears how far it is', async () => {
    const dataDir = newFolder();
    const port = openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
    const [reader, other] = [new Sitter(port, 'reader'), new Sitter(port, 'other')];
    const home = await reader.ask('import', { file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    const [campaign] = home.campaigns;
    expect(campaign).toMatchObject({ game: 'archipelago', moves: 25 });
    expect((await reader.ask('open', { campaign: campaign?.id })).type).toBe('table');
    const again = await reader.ask('export', { campaign: campaign?.id });
    expect(again.type === 'file' && hashValue(JSON.parse(again.file))).toBe(hashValue(record));
    const heard = progress(reader);
    expect(heard.length).toBeGreaterThan(0);
    for (const { done, of } of heard) expect(of === 0 ? done === 0 : of === 2001 && done <= of).toBe(true);
    expect(heard.map(({ done }) => done)).toEqual(heard.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(progress(other)).toEqual([]);
    port.close();
    const here = readWhole(file, games);
    if ('code' in here) throw new Error(here.code);
    const bytes = databaseText(dataDir);
    const missing = [...here.rows.map(({ events }) => events), ...here.snapshots.map(({ state }) => state)].filter(
      (text) => !bytes.includes(JSON.stringify(text)),
    );
    expect(missing).toEqual([]);
    expect(bytes.includes('incoming:')).toBe(false);
  });

  const ways: [string, string][] = [
    ['throws', `throw new Error('broken');`],
    ['exits', `process.exit(3);`],
    ['uses up its memory', `const all = []; for (;;) all.push(new Array(1e5).fill(1.5));`],
    ['hangs', `for (;;);`],
    ['talks nonsense', `postMessage({ batch: 3 });`],
    ['gives some rows and dies', `if (told === 'on') process.exit(1); postMessage({ batch: rows });`],
    ['gives some rows and hangs', `if (told === 'on') for (;;); postMessage({ batch: rows });`],
    ['leaves rows out', `postMessage(told === 'on' ? { campaign } : { batch: rows });`],
  ];
  it.each(ways)('that %s leaves nothing behind, and the next file is taken', async (_, code) => {
    const read = readWhole(file, games);
    if ('code' in read) throw new Error(read.code);
    const { rows, snapshots, ...campaign } = read;
    const given = JSON.stringify({ rows: { entries: rows.slice(0, 9), snapshots: snapshots.slice(0, 1) }, campaign });
    const script = join(newFolder(), 'worker.mjs');
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads';
       const { rows, campaign } = ${given};
       const postMessage = (message) => parentPort.postMessage(message);
       parentPort.on('message', (told) => { ${code} });`,
    );
    let broken = true;
    const [bad, good] = [importInWorker(startImportWorkers(script), 500), importInWorker()];
    const importer: Importer = { read: (...of) => (broken ? bad : good).read(...of) };
    const dataDir = newFolder();
    const sitter = new Sitter(open(dataDir, importer));
    const before = databaseText(dataDir);
    expect(['import-failed', 'disk-error']).toContain(codeOf(await sitter.ask('import', { file })));
    expect(databaseText(dataDir)).toBe(before);
    broken = false;
    expect(codeOf(await sitter.ask('import', { file }))).toBe('home');
  });
});

describe('an import that is stopped', () => {
  const stops: [string, (sitter: Sitter) => unknown][] = [
    ['by its window', (sitter) => sitter.ask('cancel-import')],
    ['by closing its window', (sitter) => sitter.disconnect()],
  ];
  for (const kind of ['of', 'batch', 'campaign'])
    it.each(stops)(`%s, with the next step one with "${kind}", leaves nothing behind`, async (_, stop) => {
      const { importer, ended, waiting, upTo } = held();
      const dataDir = newFolder();
      const sitter = new Sitter(open(dataDir, importer));
      const before = databaseText(dataDir);
      const reply = sitter.ask('import', { file });
      await upTo(kind);
      await stop(sitter);
      waiting.shift()?.go();
      expect(codeOf(await reply)).toBe('import-cancelled');
      expect(ended).toHaveLength(1);
      expect(databaseText(dataDir)).toBe(before);
      const again = new Sitter(sitter.port, 'again').ask('import', { file });
      await upTo('campaign');
      waiting.shift()?.go();
      expect(codeOf(await again)).toBe('home');
    });

  it.each(['of', 'batch', 'campaign'])('by closing the app at a step with "%s" leaves nothing behind', async (kind) => {
    const { importer, waiting, upTo } = held();
    const dataDir = newFolder();
    open(dataDir).close();
    const before = databaseText(dataDir);
    const sitter = new Sitter(open(dataDir, importer));
    const reply = sitter.ask('import', { file });
    await upTo(kind);
    sitter.port.close();
    expect(databaseText(dataDir)).toBe(before);
    waiting.shift()?.go();
    expect(codeOf(await reply)).toBe('import-cancelled');
    expect(databaseText(dataDir)).toBe(before);
  });

  it('by a worker that is ended at once, whatever it does', async () => {
    const script = join(newFolder(), 'worker.mjs');
    writeFileSync(script, `for (;;);`);
    const sitter = new Sitter(open(newFolder(), importInWorker(startImportWorkers(script))));
    const reply = sitter.ask('import', { file });
    await sitter.ask('cancel-import');
    expect(codeOf(await reply)).toBe('import-cancelled');
  });

  it('by the end of the program leaves rows that nobody sees, and that are gone at the next start', async () => {
    const { importer, upTo } = held();
    const dataDir = newFolder();
    const sitter = new Sitter(open(dataDir, importer));
    void sitter.ask('import', { file });
    await upTo('campaign');
    const killed = copyOf(dataDir);
    expect(databaseText(killed).includes('incoming:')).toBe(true);
    const again = new Sitter(open(killed));
    expect(await again.ask('home')).toMatchObject({ campaigns: [] });
    expect(databaseText(killed)).toBe(databaseText(emptyFolder()));
    sitter.port.close();
  });

  const emptyFolder = (): string => {
    const dataDir = newFolder();
    open(dataDir).close();
    return dataDir;
  };
});

describe('other things go on while a file is brought in', () => {
  it('a game is played and saved', async () => {
    const { importer, waiting, upTo } = held();
    const dataDir = newFolder();
    const port = open(dataDir, importer);
    const [reader, player] = [new Sitter(port, 'reader'), new Sitter(port, 'player')];
    let read = false;
    const reply = reader.ask('import', { file }).finally(() => (read = true));
    await player.create('toy');
    for (const kind of ['of', 'batch', 'campaign']) {
      await upTo(kind);
      await player.settle();
      const turn = await player.turn();
      await player.done('move', { seat: turn?.seat, move: turn?.moves[0] });
    }
    expect(read).toBe(false);
    expect(player.now.played).toBeGreaterThanOrEqual(3);
    waiting.shift()?.go();
    expect(await reply).toMatchObject({
      campaigns: [{ game: 'archipelago' }, { game: 'toy', moves: player.now.played }],
    });
    port.close();
    const home = await new Sitter(open(dataDir)).ask('home');
    expect(home).toMatchObject({ campaigns: [{ game: 'archipelago' }, { game: 'toy', moves: player.now.played }] });
  });

  it('two windows bring files in at once; a third, and a second file of one window, are told to wait', async () => {
    const dataDir = newFolder();
    const port = open(dataDir, importInWorker());
    const [one, two, three] = ['one', 'two', 'three'].map((window) => new Sitter(port, window));
    const replies = [one, two].map((sitter) => sitter?.ask('import', { file }));
    expect(codeOf(await (one as Sitter).ask('import', { file }))).toBe('import-running');
    expect(codeOf(await (three as Sitter).ask('import', { file }))).toBe('import-running');
    for (const reply of await Promise.all(replies)) expect(reply?.type).toBe('home');
    expect(await three?.ask('home')).toMatchObject({ campaigns: [{ moves: 25 }, { moves: 25 }] });
    expect(codeOf(await (three as Sitter).ask('import', { file }))).toBe('home');
  });

  it('stopping where nothing is brought in does nothing', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    expect(await sitter.ask('cancel-import')).toEqual({ type: 'done' });
    await yieldToEventLoop();
    expect(codeOf(await sitter.ask('import', { file }))).toBe('home');
  });
});

describe('what no campaign has', () => {
  it.each<[string, () => object, string]>([
    [
      'more entries than any',
      () => ({ entries: Array.from({ length: 20_001 }, (_, index) => ({ ...record.entries[0], seq: index + 1 })) }),
      'import-too-long',
    ],
    ['a table larger than any', () => ({ setup: { ...record.setup, more: 'x'.repeat(300_000) } }), 'import-too-wide'],
    [
      'a table taken over that the rules do not know',
      () => {
        const setup = { ...record.setup, population: 999 };
        return { setup, setupHash: hashValue(setup), carried: true, entries: [] };
      },
      'import-differs',
    ],
  ])('%s: is refused', (_, change, code) => {
    expect(readWhole(JSON.stringify({ ...record, ...change() }), games)).toMatchObject({ code });
  });

  it('rows come in batches that are written quickly', () => {
    const sizes: number[] = [];
    for (const step of readCampaign(file, games)) {
      if (!('batch' in step)) continue;
      const { entries, snapshots } = step.batch;
      sizes.push(entries.length + snapshots.length);
      const characters = JSON.stringify(step.batch).length;
      expect(characters < 250_000 || entries.length + snapshots.length === 1).toBe(true);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(150);
    expect(sizes.length).toBeGreaterThan(10);
  });
});
