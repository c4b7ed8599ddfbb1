import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#main/contract/settings.ts';
import { appIn, newFolder, secondConnection, Sitter } from './support.ts';

/** A value that each setting takes, and one that it does not. */
const VALUES: Record<keyof typeof SETTINGS, readonly [unknown, unknown]> = {
  board: ['three', 'four'],
  drawing: ['middle', 'fast'],
  'board-of': [{ one: 'three' }, { one: 'auto' }],
  drawer: ['toggle', true],
  'drawer-seconds': [20, 1.5],
  'text-size': [1.25, 50],
  motion: ['less', 1],
  level: ['strict', 'none'],
  undo: ['practice', 'all'],
  'own-stock': [{ one: false }, { one: 1 }],
  'chart-turned': [{ one: true }, { one: 1 }],
  'film-speed': ['fast', 'faster'],
  film: [{ one: 'step' }, { one: 1 }],
  sound: ['off', false],
  'sound-table': [0, 101],
  'sound-bed': [100, 0.5],
  'sound-bell': [20, -1],
};
const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

describe('settings', () => {
  it.each(names)('%s is kept over a restart, refuses what it cannot be, and is forgotten', async (name) => {
    const [good, bad] = VALUES[name];
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    expect(await sitter.ask('settings')).toEqual({ type: 'settings', settings: {} });
    expect(await sitter.ask('set', { name, value: good })).toEqual({ type: 'settings', settings: { [name]: good } });
    expect(await sitter.ask('set', { name, value: bad })).toMatchObject({
      type: 'refused',
      why: { code: 'wrong-setting', params: { name } },
    });
    sitter.port.close();
    const again = new Sitter(appIn(dataDir));
    expect(await again.ask('settings')).toEqual({ type: 'settings', settings: { [name]: good } });
    expect(await again.ask('set', { name, value: null })).toEqual({ type: 'settings', settings: {} });
    expect(await again.ask('settings')).toEqual({ type: 'settings', settings: {} });
  });

  it('nobody knows are refused', async () => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    for (const name of ['colour', 'constructor', '__proto__', 'toString'])
      for (const value of [1, null])
        expect(await sitter.ask('set', { name, value })).toEqual({
          type: 'refused',
          why: { code: 'unknown-setting', params: { name } },
        });
    expect(secondConnection(dataDir).prepare('SELECT count(*) FROM setting').pluck().get()).toBe(0);
  });

  it('that were damaged are passed over, and the others hold', async () => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    await sitter.ask('set', { name: 'board', value: 'three' });
    const db = secondConnection(dataDir);
    const put = db.prepare('INSERT INTO setting (name, value) VALUES (?, ?)');
    for (const [name, value] of [
      ['drawer', '"hol'],
      ['text-size', '"large"'],
      ['of-old', '1'],
      ['__proto__', '{"x":1}'],
    ])
      put.run(name, value);
    expect(await sitter.ask('settings')).toEqual({ type: 'settings', settings: { board: 'three' } });
  });
});
