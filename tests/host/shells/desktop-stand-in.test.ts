import { EventEmitter } from 'node:events';
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { registerSchemes, toApp, toChromium, withLinks } from '#tests/e2e/stand-in/addresses.ts';
import { bridgeEnd } from '#tests/e2e/stand-in/bridge.ts';
import { takeLock } from '#tests/e2e/stand-in/instance.ts';
import { emitsOnly, loud, onlyKnown } from '#tests/e2e/stand-in/loud.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { eventually } from '#tests/eventually.ts';

const PRIVILEGES = { standard: true, secure: true, supportFetchAPI: true };

describe('the stand-in for Electron’s binary', () => {
  test('is loud about whatever it lacks', () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const part: { there: number; missing?: number } = loud('app', { there: 1 });
    expect(part.there).toBe(1);
    expect(() => part.missing).toThrow('has no app.missing');
    expect(() => onlyKnown('BrowserWindow', { width: 1, kiosk: true }, ['width'])).toThrow('BrowserWindow: kiosk');
    const emitter = new EventEmitter();
    emitsOnly('app', emitter, ['ready']);
    emitter.on('ready', () => undefined);
    expect(() => emitter.on('activate', () => undefined)).toThrow("event app 'activate'");
    expect(said).toHaveBeenCalledTimes(3);
    said.mockRestore();
  });

  test('knows the app’s own scheme under a name Chromium can load, and no other', () => {
    registerSchemes([{ scheme: 'app', privileges: PRIVILEGES }]);
    for (const url of ['app://game/index.html', 'app://game/a?b#c']) expect(toApp(toChromium(url))).toBe(url);
    expect(toChromium('app://game/a')).toBe('https://game.app.invalid/a');
    expect(toApp('blob:https://game.app.invalid/0b2f')).toBe('blob:app://game/0b2f');
    for (const url of [
      'https://example.org/',
      'https://game.other.invalid/',
      'data:,a',
      'https://game.app.invalid.org/',
    ])
      expect(toApp(url)).toBe(url);
    expect(withLinks('<a href="app://game/x">app://game/x</a>')).toBe(
      '<a href="https://game.app.invalid/x">app://game/x</a>',
    );
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => registerSchemes([{ scheme: 'other', privileges: { ...PRIVILEGES, corsEnabled: true } }])).toThrow();
    said.mockRestore();
  });

  test('gives the lock to one process, tells it of the next, and takes it from a dead one', async () => {
    const userData = join(newFolder(), 'electron');
    const heard: unknown[] = [];
    const first = takeLock(userData, (said) => heard.push(said));
    expect(first).toHaveProperty('release');
    const second = takeLock(userData, () => undefined);
    expect(second).toBeInstanceOf(Promise);
    await second;
    await eventually(() => expect(heard).toEqual([{ argv: process.argv, workingDirectory: process.cwd() }]));
    if ('release' in first) first.release();
    symlinkSync(`${hostname()}-${2 ** 22 + 1}`, join(userData, 'SingletonLock'));
    const third = takeLock(userData, () => undefined);
    expect(readlinkSync(join(userData, 'SingletonLock'))).toBe(`${hostname()}-${process.pid}`);
    if ('release' in third) third.release();
  });

  test('gives no lock where the folder cannot be', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(takeLock(join(folder, 'file', 'electron'), () => undefined)).toBeInstanceOf(Promise);
    mkdirSync(join(folder, 'other'));
    const taken = takeLock(join(folder, 'other'), () => undefined);
    expect(taken).toHaveProperty('release');
    if ('release' in taken) taken.release();
  });

  test('its bridge copies values, freezes what is exposed and carries functions and promises both ways', async () => {
    const page = Object.assign(new EventTarget(), {}) as EventTarget & Record<string, unknown>;
    vi.stubGlobal('window', page);
    bridgeEnd('secret ', 'page');
    const { expose } = bridgeEnd('secret ', 'preload');
    const heard: unknown[] = [];
    expose('api', {
      twice: (value: number) => 2 * value,
      later: async (value: unknown) => ({ value }),
      fails: () => Promise.reject(new Error('refused')),
      listen: (listener: (told: unknown) => void) => {
        listener({ told: [1, null] });
        return () => heard.push('over');
      },
      date: () => new Date(),
    });
    type Api = Record<string, (value?: unknown) => unknown>;
    const api = page['api'] as Api;
    expect(Object.isFrozen(api)).toBe(true);
    expect(api['twice']?.(4)).toBe(8);
    await expect(api['later']?.('a')).resolves.toEqual({ value: 'a' });
    await expect(api['fails']?.()).rejects.toThrow('refused');
    const end = api['listen']?.((told: unknown) => void heard.push(told)) as () => void;
    end();
    expect(heard).toEqual([{ told: [1, null] }, 'over']);
    expect(() => api['date']?.()).toThrow('cannot carry');
    expect(() => expose('api', {})).toThrow('existing property');
    vi.unstubAllGlobals();
  });
});
