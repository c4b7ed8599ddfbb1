import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, linkSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '#main/app.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { fileLog, logFiles, refusedLog } from '#main/log.ts';
import { newFolder, people, TOY } from '#tests/host/host/support.ts';

const OTHERS = 4321;
const isRoot = process.getuid?.() === 0;

// Windows lets nobody make such links without being asked.
describe.runIf(process.platform !== 'win32')('in the place of the log', () => {
  let dataDir = '';
  let target = '';
  let path = '';
  beforeEach(() => {
    [dataDir, target] = [newFolder(), join(newFolder(), 'letter.txt')];
    path = join(dataDir, 'caravel.log');
    writeFileSync(target, 'Dear Ada');
  });

  test('a link is not followed, whatever it leads to', () => {
    symlinkSync(target, path);
    fileLog(dataDir).warn('x');
    expect(readFileSync(target, 'utf8')).toBe('Dear Ada');
    expect([refusedLog(dataDir), logFiles(dataDir)]).toEqual([path, []]);

    const nowhere = newFolder();
    symlinkSync(join(nowhere, 'new'), join(nowhere, 'caravel.log'));
    fileLog(nowhere).warn('x');
    expect(existsSync(join(nowhere, 'new'))).toBe(false);
    expect(refusedLog(nowhere)).toBe(join(nowhere, 'caravel.log'));
  });

  test('a pipe that nobody reads holds nothing up', () => {
    execFileSync('mkfifo', [path]);
    fileLog(dataDir).warn('x');
    expect([refusedLog(dataDir), logFiles(dataDir)]).toEqual([path, []]);
  });

  test.runIf(isRoot)('another name of somebody else’s file is not written', () => {
    chownSync(target, OTHERS, OTHERS);
    linkSync(target, path);
    fileLog(dataDir).warn('x');
    expect(readFileSync(target, 'utf8')).toBe('Dear Ada');
    expect(refusedLog(dataDir)).toBe(path);
  });

  test('a file of one’s own is written, though a backup has given it a second name', () => {
    fileLog(dataDir).warn('one');
    linkSync(path, join(newFolder(), 'caravel.log'));
    fileLog(dataDir).warn('two');
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
    expect([refusedLog(dataDir), logFiles(dataDir)]).toEqual([undefined, [path]]);
  });

  test.each(['caravel.log.1', 'caravel.log.2'])(
    'and of %s, where full logs go, no link is followed or read',
    (name) => {
      symlinkSync(target, join(dataDir, name));
      const log = fileLog(dataDir, undefined, 500);
      for (let times = 0; times < 100; times++) {
        log.warn('turn', { times });
        expect(logFiles(dataDir).every((file) => lstatSync(file).isFile())).toBe(true);
      }
      expect(readFileSync(target, 'utf8')).toBe('Dear Ada');
      expect(logFiles(dataDir)).toHaveLength(3);
    },
  );

  test('a link keeps nobody from playing, and home says that there is no log', async () => {
    symlinkSync(target, path);
    const port = openApp({ dataDir, log: fileLog(dataDir), games: [TOY], pause: 0, pace: 0, deadTime: 0 });
    const ask = (message: object) => port.request('window', { contract: CONTRACT, ...message });
    const told = { type: 'create', game: 'toy', options: { rounds: 6 }, seats: people(3), level: 'table' };
    expect(await ask(told)).toMatchObject({ type: 'table' });
    expect(await ask({ type: 'home' })).toMatchObject({
      campaigns: [{ game: 'toy' }],
      notice: { code: 'log-refused', params: { file: path } },
    });
    port.close();
    expect(readFileSync(target, 'utf8')).toBe('Dear Ada');
  });
});
