import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileLog, redact } from '#main/log.ts';
import { findBrowser, profileFolder } from '#main/shell-browser/browsers.ts';
import { dataDirectory, makeDataDirectory } from '#main/shell-browser/data-dir.ts';
import { readOptions } from '#main/shell-browser/options.ts';
import { storageLine } from '#main/shell-browser/storage-line.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'caravel-around-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  const at = (platform: NodeJS.Platform, env: Record<string, string>) => ({ platform, env, home: '/home/ada' });

  test('is the platform’s own place', () => {
    expect(dataDirectory(undefined, at('linux', {}))).toBe('/home/ada/.local/share/caravel');
    expect(dataDirectory(undefined, at('linux', { XDG_DATA_HOME: '/data' }))).toBe('/data/caravel');
    expect(dataDirectory(undefined, at('linux', { XDG_DATA_HOME: 'data' }))).toBe('/home/ada/.local/share/caravel');
    expect(dataDirectory(undefined, at('darwin', {}))).toBe('/home/ada/Library/Application Support/Caravel');
  });

  test('or the one named, on the command line before the environment', () => {
    expect(dataDirectory(undefined, at('linux', { CARAVEL_DATA: '/mine' }))).toBe('/mine');
    expect(dataDirectory('/other', at('linux', { CARAVEL_DATA: '/mine' }))).toBe('/other');
  });
});

describe('what the terminal says of the storage', () => {
  const home = (notice?: object) => ({ type: 'home', campaigns: [], games: [], ...(notice && { notice }) });

  test('is nothing while it can be written', () => {
    expect(storageLine(home(), '/data')).toBeUndefined();
    expect(storageLine(home({ code: 'restored-from-backup', params: {} }), '/data')).toBeUndefined();
    expect(storageLine('rubbish', '/data')).toBeUndefined();
  });

  test('is where it lies and why it cannot be written, or be used at all', () => {
    const line = (why: string) => storageLine(home({ code: 'storage-read-only', params: { why } }), '/data');
    expect(line('full')).toMatch(/folder \/data: the disk is full\. .*looked at and exported/);
    expect(line('read-only')).toMatch(/folder \/data: the disk does not take it, or Caravel may not\./);
    const refused = { type: 'refused', why: { code: 'storage-newer', params: {} } };
    expect(storageLine(refused, '/data')).toMatch(/cannot use its folder \/data \(storage-newer\)/);
  });

  test('of a folder that cannot be made is one sentence', () => {
    writeFileSync(join(folder, 'file'), '');
    const path = join(folder, 'file', 'data');
    expect(() => makeDataDirectory(path)).toThrow(`Caravel cannot make its folder ${path}.`);
  });
});

describe('the browser', () => {
  const around = (platform: NodeJS.Platform, there: string, env: Record<string, string> = {}) => ({
    platform,
    env,
    home: '/home/ada',
    runs: (path: string) => path === there,
  });

  test('is found where each platform keeps it', () => {
    expect(findBrowser(around('linux', '/opt/bin/brave', { PATH: '/bin:/opt/bin' }))?.name).toBe('Brave');
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(around('darwin', mac))?.path).toBe(mac);
    expect(findBrowser(around('linux', '/nowhere'))).toBeUndefined();
  });

  // Each browser of the family where its own installer puts it, on each system.
  const PLACES: [NodeJS.Platform, string, string, Record<string, string>?][] = [
    ['linux', 'Chromium', '/usr/bin/chromium'],
    ['linux', 'Chromium', '/usr/bin/chromium-browser'],
    ['linux', 'Chromium', '/snap/bin/chromium'],
    ['linux', 'Google Chrome', '/usr/bin/google-chrome'],
    ['linux', 'Google Chrome', '/usr/bin/google-chrome-stable'],
    ['linux', 'Brave', '/usr/bin/brave-browser'],
    ['linux', 'Microsoft Edge', '/usr/bin/microsoft-edge'],
    ['linux', 'Vivaldi', '/usr/bin/vivaldi'],
    ['darwin', 'Google Chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', 'Chromium', '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['darwin', 'Brave Browser', '/Applications/Brave Browser.app/Contents/MacOS/Brave Browser'],
    ['darwin', 'Microsoft Edge', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['darwin', 'Vivaldi', '/Applications/Vivaldi.app/Contents/MacOS/Vivaldi'],
    ['win32', 'Google Chrome', 'C:\\P\\Google\\Chrome\\Application\\chrome.exe', { PROGRAMFILES: 'C:\\P' }],
    ['win32', 'Google Chrome', 'C:\\L\\Google\\Chrome\\Application\\chrome.exe', { LOCALAPPDATA: 'C:\\L' }],
    ['win32', 'Chromium', 'C:\\L\\Chromium\\Application\\chrome.exe', { LOCALAPPDATA: 'C:\\L' }],
    [
      'win32',
      'Brave',
      'C:\\P\\BraveSoftware\\Brave-Browser\\Application\\brave.exe',
      { PROGRAMFILES: 'C:\\P', LOCALAPPDATA: 'C:\\L' },
    ],
    ['win32', 'Microsoft Edge', 'C:\\X\\Microsoft\\Edge\\Application\\msedge.exe', { 'PROGRAMFILES(X86)': 'C:\\X' }],
    ['win32', 'Vivaldi', 'C:\\L\\Vivaldi\\Application\\vivaldi.exe', { LOCALAPPDATA: 'C:\\L' }],
  ];
  test.each(PLACES)('%s: %s at %s', (platform, name, path, env = {}) => {
    expect(findBrowser(around(platform, path, env))).toEqual({ name, path });
  });

  test('named in CARAVEL_BROWSER is taken unchecked', () => {
    expect(findBrowser(around('linux', '/nowhere', { CARAVEL_BROWSER: '/my/own' }))?.path).toBe('/my/own');
  });

  test('keeps the table in a folder of its own, where it may write', () => {
    expect(profileFolder({ name: 'Chromium', path: '/usr/bin/nothing-here' }, '/data', '/home/ada')).toBe(
      '/data/browser',
    );
    expect(profileFolder({ name: 'Chromium', path: '/snap/bin/chromium' }, '/data', '/home/ada')).toContain('/snap/');
  });
});

describe('the command line', () => {
  test('is read, and refused in plain words', () => {
    expect(readOptions(['--no-open', '--data', 'x', '--port', '4000'])).toEqual({ open: false, data: 'x', port: 4000 });
    expect(readOptions([])).toEqual({ open: true, data: undefined, port: 0 });
    expect(() => readOptions(['--port', 'many'])).toThrow('is no port');
    expect(() => readOptions(['--wat'])).toThrow('Caravel understands');
  });
});

describe('the log', () => {
  const clock = () => new Date('2026-01-02T03:04:05Z');
  const lines = () => readFileSync(join(folder, 'caravel.log'), 'utf8').trim().split('\n');

  test('writes codes and small facts', () => {
    fileLog(folder, clock).warn('disk-full', { bytes: 3 });
    expect(JSON.parse(lines()[0] ?? '')).toEqual({
      time: '2026-01-02T03:04:05.000Z',
      level: 'warn',
      code: 'disk-full',
      detail: { bytes: 3 },
    });
  });

  test('never holds messages, secrets, structures or the name of the home folder', () => {
    const detail = {
      message: 'harvest',
      token: 'abc',
      view: 1,
      hand: { florins: 7 },
      list: [7],
      path: `${homedir()}/x`,
    };
    const written = JSON.stringify(redact({ ...detail, error: new Error('disk') }));
    for (const secret of ['harvest', 'abc', 'florins', '7431', homedir()]) expect(written).not.toContain(secret);
    expect(written).toContain('disk');
  });

  test('stays small: full files are rotated, the oldest is deleted', () => {
    const log = fileLog(folder, clock, 500);
    for (let i = 0; i < 100; i++) log.info('turn', { number: i });
    expect(readdirSync(folder).sort()).toEqual(['caravel.log', 'caravel.log.1', 'caravel.log.2']);
    expect(lines().at(-1)).toContain('"number":99');
  });

  test('a folder that cannot be written does no harm', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => fileLog(join(folder, 'file', 'deeper')).error('x')).not.toThrow();
  });
});
