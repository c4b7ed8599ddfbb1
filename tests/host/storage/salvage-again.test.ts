import { copyFileSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#main/app.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { appIn, copyOf, newFolder, seated, Sitter, TOY } from '#tests/host/host/support.ts';

const ASIDE = `${FILE}.damaged-2026-01-01T00-00-00-000Z`;

async function homeOf(dataDir: string, log = silentLog) {
  const port = openApp({ dataDir, log, games: [TOY], pause: 0, pace: 0, deadTime: 0 });
  const home = await new Sitter(port).ask('home');
  port.close();
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  return { notice: home.notice, ids: home.campaigns.map(({ id }) => id) };
}

/** The file of a campaign whose header says nothing of use. */
async function damagedFile(): Promise<{ file: string; campaign: string }> {
  const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'again');
  await sitter.play(rng, 8);
  port.close();
  const file = join(dataDir, FILE);
  writeFileSync(file, readFileSync(file).fill(0, 60, 72));
  return { file, campaign: sitter.now.campaign };
}

describe('a damaged file that could not be read', () => {
  it('is tried again at each start until it can be, with the cause in the log and a notice', async () => {
    const { file, campaign } = await damagedFile();
    const dataDir = newFolder();
    appIn(dataDir).close();
    // Reading a folder fails as a disk does.
    mkdirSync(join(dataDir, ASIDE));
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (code: string, detail?: object) => void errors.push({ code, ...detail }) };
    for (let start = 0; start < 2; start++)
      expect(await homeOf(dataDir, log)).toMatchObject({ notice: { code: 'salvaged-later', params: { failed: 1 } } });
    expect(errors[0]).toMatchObject({ code: 'salvage-failed', file: ASIDE, sqlite: 'EISDIR' });
    rmdirSync(join(dataDir, ASIDE));
    copyFileSync(file, join(dataDir, ASIDE));
    const { notice, ids } = await homeOf(dataDir);
    expect([notice, ids]).toEqual([
      { code: 'salvaged-later', params: { read: 1, unreadable: 0, failed: 0 } },
      [campaign],
    ]);
    expect((await homeOf(dataDir)).notice).toBeUndefined();
  });

  it('is not brought in again once players have deleted what came from it', async () => {
    const { file, campaign } = await damagedFile();
    const dataDir = newFolder();
    copyFileSync(file, join(dataDir, ASIDE));
    expect((await homeOf(dataDir)).ids).toEqual([campaign]);
    const port = appIn(dataDir);
    await new Sitter(port).ask('delete', { campaign });
    port.close();
    copyFileSync(file, join(dataDir, `${ASIDE}-2`));
    expect((await homeOf(dataDir)).ids).toEqual([]);
  });
});

describe('a damaged file in which players had deleted a campaign', () => {
  it('does not take it away where they have it back, and have played on', async () => {
    const { dataDir, port, sitter, rng } = await seated('toy', 'table', 'again');
    await sitter.play(rng, 8);
    const { campaign } = sitter.now;
    const elsewhere = copyOf(dataDir);
    const other = appIn(elsewhere);
    await new Sitter(other).ask('delete', { campaign });
    other.close();
    await sitter.play(rng, 2);
    port.close();
    copyFileSync(join(elsewhere, FILE), join(dataDir, ASIDE));
    expect((await homeOf(dataDir)).ids).toEqual([campaign]);
  });
});

describe('without room in the temporary folder', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('a damaged file is read all the same', async () => {
    const { file, campaign } = await damagedFile();
    const dataDir = newFolder();
    copyFileSync(file, join(dataDir, FILE));
    vi.stubEnv('TMPDIR', join(dataDir, 'not there'));
    expect((await homeOf(dataDir)).ids).toEqual([campaign]);
  });

  it('and where the folder cannot be written either, all is listed and exported, put together from what lies there', async () => {
    const { file, campaign } = await damagedFile();
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'backups'));
    copyFileSync(file, join(dataDir, ASIDE));
    // A folder at its place keeps the database from being written.
    mkdirSync(join(dataDir, `${FILE}.unfinished`));
    vi.stubEnv('TMPDIR', join(dataDir, 'not there'));
    const sitter = new Sitter(appIn(dataDir));
    expect(await sitter.ask('home')).toMatchObject({
      notice: { code: 'storage-read-only' },
      campaigns: [{ id: campaign, moves: 8 }],
    });
    expect((await sitter.ask('export', { campaign })).type).toBe('file');
    expect((await sitter.ask('open', { campaign })).type).toBe('table');
    const { curtain } = sitter.now;
    expect(await sitter.come(curtain.state === 'open' ? 0 : curtain.seat)).toMatchObject({
      why: { code: 'disk-read-only' },
    });
    rmSync(join(dataDir, `${FILE}.unfinished`), { recursive: true });
  });
});
