import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { has } from '#renderer/i18n/t.ts';
import { files, found, source, wordsIn } from './found.ts';
import { messagesIn } from './all-messages.ts';

const en = messagesIn('src-renderer/i18n/messages');

const HOUSE = [
  'app',
  'board',
  'components',
  'i18n',
  'icons',
  'panels',
  'rules',
  'screens',
  'session',
  'sound',
  'window',
] as const;
const components = HOUSE.flatMap((room) => files(`src-renderer/${room}`, '.svelte'));

const missing = (family: string, codes: readonly string[]): string[] =>
  codes.filter((code) => !has(`${family}.${code}`));

/** The file of messages of each game. */
const games = files('src-renderer/games', '.json')
  .filter((path) => /[\\/]messages[\\/]/.test(path))
  .map((path) => ({
    path,
    game: /games[\\/]([^\\/]+)/.exec(path)?.[1] ?? '',
    keys: Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object),
  }));

describe('messages of the house', () => {
  it('all parse', () => {
    for (const [key, message] of Object.entries(en))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
  });

  it('stand for every refusal the host and the kernel can give', () => {
    const kernel = found(
      source('src-engine/kernel'),
      /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g,
    );
    const host = found(source('src-main'), /(?:messageOf\(|new StorageError\()\s*'([a-z-]+)'/g);
    const named = found(source('src-main'), /^\s*(?:\||export type TroubleCode =)\s*'([a-z]+-[a-z-]+)';?$/gm);
    expect(host.length).toBeGreaterThan(40);
    expect(missing('refusal', [...kernel, ...host, ...named])).toEqual([]);
  });

  it('stand for every barrier of the host', () => {
    expect(missing('barrier', found(source('src-main/host'), /barrier: '([a-z-]+)'/g))).toEqual([]);
    expect(missing('barrier', found(source('src-main/host'), /return '([a-z]+-[a-z-]+)';/g))).toEqual([]);
  });

  it('exist where they are used', () => {
    const texts = [...components, ...HOUSE.flatMap((room) => files(`src-renderer/${room}`, '.ts'))];
    const used = found(texts.map((file) => readFileSync(file, 'utf8')).join('\n'), /(?<![\w.])t\(\s*'([^']+)'/g);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !has(key))).toEqual([]);
  });
});

describe('messages of the games', () => {
  it('have keys that begin with the name of their game: no two games share one', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const { path, game, keys } of games)
      expect(
        keys.filter((key) => !key.startsWith(`${game}.`)),
        path,
      ).toEqual([]);
  });

  it('stand in one file each', () => {
    const all = [...Object.keys(en), ...games.flatMap(({ keys }) => keys)];
    expect(all.filter((key, index) => all.indexOf(key) < index)).toEqual([]);
  });
});

it('components hold no words a player reads', () => {
  const all = [...components, ...files('src-renderer/games', '.svelte')];
  expect(all.length).toBeGreaterThan(60);
  expect(all.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual([]);
});
