import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { storageLine } from '#main/shell-browser/storage-line.ts';
import { FILE } from '#main/storage/database.ts';
import { newFolder, Sitter, TOY } from '#tests/host/host/support.ts';
import { secret } from '#tests/secret.ts';
import { mounted } from '#tests/torture/disks.ts';

const mayMount = mounted('size=64k', () => Promise.resolve()) !== undefined;

const openIn = (dataDir: string): Sitter =>
  new Sitter(openApp({ dataDir, log: silentLog, games: [TOY], pause: 0, pace: 0, deadTime: 0, secret }));

/** A folder with a campaign of nine moves, closed, or as a kill leaves it. */
async function left(how: 'closed' | 'killed'): Promise<string> {
  const dataDir = newFolder();
  const sitter = openIn(dataDir);
  await sitter.create('toy', 'open', 'left', [], { undo: 'practice' });
  await sitter.play(streamOf('left'), 9);
  const copy = newFolder();
  if (how === 'killed') cpSync(dataDir, copy, { recursive: true });
  sitter.port.close();
  return how === 'killed' ? copy : dataDir;
}

/** What home and terminal say of a folder, and how many moves its campaign has. */
async function said(dataDir: string) {
  const sitter = openIn(dataDir);
  const home = await sitter.ask('home');
  sitter.port.close();
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  return { notice: home.notice, line: storageLine(home, dataDir), moves: home.campaigns.map(({ moves }) => moves) };
}

describe.skipIf(!mayMount)('a folder that cannot be written', () => {
  it.each([
    ['closed', 'read-only', /does not take it/],
    ['killed', 'read-only', /does not take it/],
    ['closed', 'full', /disk is full/],
    ['killed', 'full', /disk is full/],
  ] as const)('is told of at home and in the terminal: %s, %s', async (how, why, line) => {
    const folder = await left(how);
    await mounted('size=2m', async (disk) => {
      const dataDir = join(disk, 'data');
      cpSync(folder, dataDir, { recursive: true });
      if (why === 'full') spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=4096']);
      else spawnSync('mount', ['-o', 'remount,ro', disk]);
      const seen = await said(dataDir);
      expect(seen.notice).toEqual({ code: 'storage-read-only', params: { why } });
      expect(seen.line).toMatch(line);
      expect(seen.moves).toEqual([9]);
    });
  });

  it('is read with every frame of its journal, although a bit of it is flipped', async () => {
    const folder = await left('killed');
    const journal = readFileSync(join(folder, `${FILE}-wal`));
    journal.writeUInt8(journal.readUInt8(32 + 24 + 4000) ^ 4, 32 + 24 + 4000);
    writeFileSync(join(folder, `${FILE}-wal`), journal);
    await mounted('size=2m', async (disk) => {
      cpSync(folder, join(disk, 'data'), { recursive: true });
      spawnSync('mount', ['-o', 'remount,ro', disk]);
      expect((await said(join(disk, 'data'))).moves).toEqual([9]);
    });
  });
});

describe('a folder left by a kill', () => {
  it('is only read where it does not take a file', async () => {
    const folder = await left('killed');
    mkdirSync(join(folder, 'caravel.probe'));
    const seen = await said(folder);
    expect(seen.notice).toEqual({ code: 'storage-read-only', params: { why: 'error' } });
    expect(seen.moves).toEqual([9]);
  });
});
