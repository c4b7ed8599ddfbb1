import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#main/games.ts';
import { CARDS } from '#renderer/games/index.ts';
import config from '../../vite.config.ts';

type Chunk = Rolldown.OutputChunk;

/** The most a card may weigh, compressed, with all that comes with it of its own game. */
const LARGEST_CARD = 15_000;
const ROOT = resolve('.');

/** Builds without writing anything, and gives the chunks by their name. */
async function chunksOf(options: NonNullable<typeof config.build>): Promise<Map<string, Chunk>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, ...options, write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
}

/** The files of the project in some chunks and in all they load at once. */
function filesIn(chunks: ReadonlyMap<string, Chunk>, starts: readonly Chunk[]): Set<string> {
  const seen = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) walk(chunks.get(name));
  };
  starts.forEach(walk);
  const ids = [...seen].flatMap((chunk) => Object.keys(chunk.modules));
  return new Set(ids.map((id) => relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/')));
}

/** The game a file belongs to, of its window or of its engine; nothing for the house's. */
const gameOf = (file: string): string | undefined =>
  GAMES.map(({ id }) => id).find((id) =>
    [`src-renderer/games/${id}/`, `src-engine/${id}/`].some((room) => file.startsWith(room)),
  );

const isChart = (file: string): boolean => /node_modules\/(layerchart|d3-)/.test(file);

describe('the bundle', () => {
  let chunks: Map<string, Chunk>;
  let first: Set<string>;
  beforeAll(async () => {
    chunks = await chunksOf({});
    first = filesIn(
      chunks,
      [...chunks.values()].filter(({ isEntry }) => isEntry),
    );
  }, 120_000);

  /** What comes with a game's window. */
  const windowOf = (id: string): Set<string> =>
    filesIn(
      chunks,
      [...chunks.values()].filter(
        ({ facadeModuleId }) => facadeModuleId === resolve(`src-renderer/games/${id}/window.ts`),
      ),
    );

  test('has a card and a window of every game the host plays', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { id } of CARDS) {
      expect(first).toContain(`src-renderer/games/${id}/card.ts`);
      expect(windowOf(id)).toContain(`src-renderer/games/${id}/window.ts`);
    }
  });

  test('loads no rules, no data, no board and no panels of any game at first: its card and no more', () => {
    const own = [...first].filter((file) => gameOf(file) !== undefined);
    const much = own.filter((file) => !/\/(card|home|thumbnail|icons|words|messages)[/.]/.test(file));
    expect(own.length).toBeGreaterThan(2);
    // What reads a thumbnail needs to know where a tile lies, and a line of the list whether markers mean that all was lost.
    const small = /^src-engine\/[^/]+\/(map\/geometry|figures\/markers)\.ts$/;
    expect(much.filter((file) => !small.test(file))).toEqual([]);
  });

  test('loads what draws charts only with the first chart', () => {
    expect([...chunks.values()].some(({ modules }) => Object.keys(modules).some(isChart))).toBe(true);
    for (const files of [first, ...CARDS.map(({ id }) => windowOf(id))]) expect([...files].filter(isChart)).toEqual([]);
  });

  test('loads no rules text, nothing that reads it and no search at first, nor with a window', () => {
    const reference = /\/(marked|minisearch)\/|^src-renderer\/rules\/|RulesWindow|\/rules\/.*\.md$/;
    const early = [first, ...CARDS.map(({ id }) => windowOf(id))].flatMap((files) => [...files]);
    expect(early.filter((file) => reference.test(file))).toEqual([]);
    const later = filesIn(chunks, [...chunks.values()]);
    expect([...later].filter((file) => reference.test(file)).length).toBeGreaterThan(5);
  });

  test('loads with each window nothing of another game', () => {
    for (const { id } of CARDS) {
      const other = [...windowOf(id)].filter((file) => gameOf(file) !== undefined && gameOf(file) !== id);
      // The cards are all there from the first.
      expect(other.filter((file) => !first.has(file))).toEqual([]);
    }
  });
});

test.each(CARDS.map(({ id }) => id))(
  'the card of %s is small',
  async (id) => {
    const card = resolve(`src-renderer/games/${id}/card.ts`);
    const house = (name: string, from: string | undefined): boolean => {
      if (from === undefined || name.startsWith('\0')) return false;
      if (!name.startsWith('.')) return !name.startsWith('/');
      const target = relative(ROOT, resolve(from, '..', name)).replaceAll('\\', '/');
      return gameOf(target) === undefined;
    };
    const built = await chunksOf({
      rollupOptions: { input: card, external: house, preserveEntrySignatures: 'strict' },
    });
    const entry = [...built.values()].find(({ isEntry }) => isEntry);
    const parts = new Set<Chunk>();
    const walk = (chunk: Chunk | undefined): void => {
      if (chunk === undefined || parts.has(chunk)) return;
      parts.add(chunk);
      for (const name of chunk.imports) walk(built.get(name));
    };
    walk(entry);
    const size = [...parts].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThan(LARGEST_CARD);
  },
  120_000,
);
