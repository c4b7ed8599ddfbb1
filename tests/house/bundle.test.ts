import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#main/games.ts';
import { CARDS } from '#renderer/games/index.ts';
import config from '../../vite.config.ts';

type Chunk = Rolldown.OutputChunk;
type Asset = Rolldown.OutputAsset;

/** The most a card may weigh, compressed, with all that comes with it of its own game. */
const LARGEST_CARD = 15_000;
const ROOT = resolve('.');
/** The addresses of what `npm run dev` serves besides the window. */
const MAKERS_PAGE = /\/dev\/(positions?|components)\b/;

/**
 * The most that each part of the first page of a table may weigh, compressed, in kilobytes: scripts and styles. `npm run bench`
 * measures what a browser really loads. Where a part has grown, look first for what it loads and does not show.
 */
const MOST = {
  /** What every page has: the house's rooms, Svelte, schemas. */
  app: 205,
  window: { archipelago: 110, endeavor: 85, 'empires-of-the-north': 72 } as Readonly<Record<string, number>>,
  /** What draws a board in relief: three.js, the camera, the house's part and the game's. */
  relief: 190,
  page: 500,
};

/** Builds as for players, without writing anything, and gives all files. */
async function filesOf(options: NonNullable<typeof config.build>): Promise<(Chunk | Asset)[]> {
  // The runner of tests says otherwise, and Svelte then brings its warnings.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, ...options, write: false },
  });
  vi.unstubAllEnvs();
  return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
}

/** The chunks by their name. */
const chunksIn = (files: readonly (Chunk | Asset)[]): Map<string, Chunk> =>
  new Map(files.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));

/** Some chunks and all they load at once. */
function loadedWith(chunks: ReadonlyMap<string, Chunk>, starts: readonly Chunk[]): Set<Chunk> {
  const seen = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) walk(chunks.get(name));
  };
  starts.forEach(walk);
  return seen;
}

/** The files of the project in some chunks and in all they load at once. */
function filesIn(chunks: ReadonlyMap<string, Chunk>, starts: readonly Chunk[]): Set<string> {
  const ids = [...loadedWith(chunks, starts)].flatMap((chunk) => Object.keys(chunk.modules));
  return new Set(ids.map((id) => relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/')));
}

/** The game a file belongs to, of its window or of its engine; nothing for the house's. */
const gameOf = (file: string): string | undefined =>
  GAMES.map(({ id }) => id).find((id) =>
    [`src-renderer/games/${id}/`, `src-engine/${id}/`].some((room) => file.startsWith(room)),
  );

describe('the bundle', () => {
  let built: (Chunk | Asset)[];
  let chunks: Map<string, Chunk>;
  let first: Set<string>;
  beforeAll(async () => {
    built = await filesOf({});
    chunks = chunksIn(built);
    first = filesIn(chunks, entries());
  }, 120_000);

  const entries = (): Chunk[] => [...chunks.values()].filter(({ isEntry }) => isEntry);
  /** The chunks that are loaded by themselves for some files. */
  const chunksFor = (...files: string[]): Chunk[] =>
    [...chunks.values()].filter(({ facadeModuleId }) =>
      files.some((file) => facadeModuleId === resolve(`src-renderer/${file}`)),
    );
  /** What comes with a game's window. */
  const windowOf = (id: string): Set<string> => filesIn(chunks, chunksFor(`games/${id}/window.ts`));

  /** Kilobytes of chunks with their styles, compressed; without those that are `known` already. */
  function weigh(loaded: ReadonlySet<Chunk>, known: ReadonlySet<Chunk> = new Set()): number {
    const texts = [...loaded].filter((chunk) => !known.has(chunk)).map(({ code }) => code);
    const styles = (of: ReadonlySet<Chunk>) =>
      new Set([...of].flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]));
    const sheets = [...styles(loaded)].filter((name) => !styles(known).has(name));
    const sources = built.flatMap((one) => (one.type === 'asset' && sheets.includes(one.fileName) ? [one.source] : []));
    return [...texts, ...sources].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
  }

  test('has a card and a window of every game the host plays', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { id } of CARDS) {
      expect(first).toContain(`src-renderer/games/${id}/card.ts`);
      expect(windowOf(id)).toContain(`src-renderer/games/${id}/window.ts`);
    }
  });

  test('holds nothing of what only makers see: no tool, no test, no page of `npm run dev`', () => {
    const foreign = [...filesIn(chunks, [...chunks.values()])].filter((file) => /^(build|tests|\.cache)\//.test(file));
    expect(foreign).toEqual([]);
    for (const { code } of chunks.values()) expect(code).not.toMatch(MAKERS_PAGE);
  });

  test('loads no rules, no data, no board and no panels of any game at first: its card and no more', () => {
    const own = [...first].filter((file) => gameOf(file) !== undefined);
    const much = own.filter((file) => !/\/(card|colours|palette|home|thumbnail|words|messages)[/.]/.test(file));
    expect(own.length).toBeGreaterThan(2);
    // What reads a thumbnail needs to know where a tile lies, and a line of the list whether markers mean that all was lost.
    const small = /^src-engine\/[^/]+\/(map\/geometry|figures\/markers)\.ts$/;
    expect(much.filter((file) => !small.test(file))).toEqual([]);
  });

  test('loads of a game’s icons at first only those that home shows, and so with each small table', () => {
    const small = [...chunks.values()].filter(({ facadeModuleId }) => /\/thumbnail\//.test(facadeModuleId ?? ''));
    expect(small.length).toBeGreaterThan(2);
    const shown = new Set([...first, ...filesIn(chunks, small)]);
    expect([...shown].filter((file) => /^src-renderer\/games\/[^/]+\/icons\//.test(file))).toEqual([]);
    const drawn = [...shown].filter((file) => GAMES.some(({ id }) => file.startsWith(`assets/icons/${id}/`)));
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.length).toBeLessThan(10);
  });

  test('loads no rules text, nothing that reads it and no search at first, nor with a window', () => {
    const reference = /\/(marked|minisearch)\/|^src-renderer\/rules\/|RulesLeaf|\/rules\/.*\.md$/;
    const early = [first, ...CARDS.map(({ id }) => windowOf(id))].flatMap((files) => [...files]);
    expect(early.filter((file) => reference.test(file))).toEqual([]);
    const later = filesIn(chunks, [...chunks.values()]);
    expect([...later].filter((file) => reference.test(file)).length).toBeGreaterThan(5);
  });

  test('loads set-up, first voyage, and scores with their charts, when they are asked for', () => {
    const later = /^src-renderer\/screens\/(setup|voyage|scoring)\/.*\.svelte$/;
    const early = [first, ...CARDS.map(({ id }) => windowOf(id))].flatMap((files) => [...files]);
    expect(early.filter((file) => later.test(file))).toEqual([]);
    expect(chunksFor('screens/setup/SetupScreen.svelte', 'screens/scoring/ScoringScreen.svelte')).toHaveLength(2);
  });

  test('loads what draws in relief where somebody chose it', () => {
    const early = [first, ...CARDS.map(({ id }) => windowOf(id))].flatMap((files) => [...files]);
    expect(early.filter((file) => /node_modules\/(three|camera-controls)\//.test(file))).toEqual([]);
  });

  test.each(CARDS.map(({ id }) => id))(
    'the first page of a table of %s is light, and so is each of its parts',
    (id) => {
      const app = loadedWith(chunks, entries());
      const window = loadedWith(chunks, chunksFor(`games/${id}/window.ts`));
      const relief = loadedWith(chunks, chunksFor('board/three/ThreeBoard.svelte', `games/${id}/board/three/part.ts`));
      const inRelief = chunksFor(`games/${id}/board/three/part.ts`).length > 0;
      const known = new Set([...app, ...window]);
      const parts = {
        app: weigh(app),
        window: weigh(window, app),
        relief: inRelief ? weigh(relief, known) : 0,
      };
      expect(parts.app, 'the app').toBeLessThan(MOST.app);
      expect(parts.window, 'the window').toBeLessThan(MOST.window[id] ?? 0);
      expect(parts.relief, 'the board in relief').toBeLessThan(MOST.relief);
      expect(parts.app + parts.window + parts.relief, 'all of it').toBeLessThan(MOST.page);
      expect(parts.window).toBeGreaterThan(20);
    },
  );

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
    const built = chunksIn(
      await filesOf({ rollupOptions: { input: card, external: house, preserveEntrySignatures: 'strict' } }),
    );
    const entry = [...built.values()].find(({ isEntry }) => isEntry);
    const parts = loadedWith(built, entry === undefined ? [] : [entry]);
    const size = [...parts].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThan(LARGEST_CARD);
  },
  120_000,
);
