import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer, type Plugin } from 'vite';
import type { Size } from '#renderer/board/viewport.ts';
import { CHROMIUM, FLAGS } from '#tests/e2e/app.ts';
import type { PieceSeen } from './identity.ts';
import type { Cost } from './page.ts';
import type { Shot } from './shot.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** The page: a script, which Vite serves from the sources. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>Model</title><style>html,body{margin:0}canvas{display:block}</style>
<script type="module" src="/@fs${join(ROOT, 'tests/model/page.ts')}"></script>`;
const ADDRESS = '/model';
const servesPage: Plugin = {
  name: 'model-page',
  configureServer: ({ middlewares }) => {
    middlewares.use(ADDRESS, (_, response) => void response.setHeader('content-type', 'text/html').end(PAGE));
  },
};

/** The smallest symbol that is seen: on which piece, and its pixels. */
export type SymbolSeen = { readonly name: string; readonly pixels: number };

/** What the page offers. */
type Drawing = {
  drawModel(shot: Shot): Promise<Cost>;
  regainModel(shot: Shot): Promise<number>;
  openModelAgain(shot: Shot, times: number): Promise<void>;
  identitiesOfModel(shots: readonly Shot[]): Promise<PieceSeen[][]>;
  symbolsOfModel(shots: readonly Shot[]): Promise<SymbolSeen[]>;
};

/** A page that draws boards in depth. */
export type ModelPage = {
  /** Draws a position. @throws whatever the page throws */
  draw(shot: Shot): Promise<Cost>;
  /** Draws a position so many times anew. Gives the bytes of memory that the page keeps after that. */
  openAgain(shot: Shot, times: number): Promise<number>;
  /** Draws a position, and once more after the graphics card was lost. Gives the share of pixels that are others then. */
  regain(shot: Shot): Promise<number>;
  /** How much of each piece is seen from each of several places. */
  identities(shots: readonly Shot[]): Promise<PieceSeen[][]>;
  /** The smallest symbol of a seat on any piece, from each of several places close by. */
  symbols(shots: readonly Shot[]): Promise<SymbolSeen[]>;
  /** Keeps what is drawn as a picture. */
  keep(file: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens the page of the model in a browser, served by Vite from the sources. */
export async function openModelPage(size: Size): Promise<ModelPage> {
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache', 'model'),
    logLevel: 'error',
    plugins: [servesPage],
    server: { host: '127.0.0.1', port: 5300, fs: { strict: false } },
    optimizeDeps: { entries: [join(ROOT, 'tests/model/page.ts')] },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') });
  const page = await browser.newPage({ viewport: size });
  const devtools = await page.context().newCDPSession(page);
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}model`);
  await page.waitForFunction(() => 'drawModel' in window, undefined, { timeout: 120_000 });
  return {
    draw: (shot) => page.evaluate((given) => (window as unknown as Drawing).drawModel(given), shot),
    openAgain: async (shot, times) => {
      await page.evaluate(([given, n]) => (window as unknown as Drawing).openModelAgain(given, n), [
        shot,
        times,
      ] as const);
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
    regain: (shot) => page.evaluate((given) => (window as unknown as Drawing).regainModel(given), shot),
    identities: (shots) => page.evaluate((given) => (window as unknown as Drawing).identitiesOfModel(given), shots),
    symbols: (shots) => page.evaluate((given) => (window as unknown as Drawing).symbolsOfModel(given), shots),
    keep: async (file) => void (await page.screenshot({ path: file, timeout: 180_000 })),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
