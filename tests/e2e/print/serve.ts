import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { DEV_HEADERS } from '../../../build/dev/policy.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const SCRIPT = join(ROOT, 'tests/e2e/print/main.ts');
const ICON = join(ROOT, 'assets/icons/caravel.svg');
/** What the page may read. */
const READABLE = ['src-renderer', 'src-engine', 'src-main', 'assets', 'tests', 'node_modules', '.cache/print'];
/** Where the page is served. */
const PAGE = '/print';

const printPage: Plugin = {
  name: 'caravel-print',
  configureServer(server) {
    const served = (path: string): string => `/@fs/${path.replaceAll('\\', '/').replace(/^\//, '')}`;
    const page =
      `<!doctype html><html lang="en"><head><link rel="icon" href="${served(ICON)}"></head>` +
      `<body><script type="module" src="${served(SCRIPT)}"></script></body></html>`;
    server.middlewares.use((request, response, next) => {
      if (request.url !== PAGE) return next();
      server.transformIndexHtml(PAGE, page).then((html) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      }, next);
    });
  },
};

/** Serves the page from the sources, with the content policy of the window. Gives its address, and what ends it. */
export async function servePage(): Promise<{ readonly address: string; readonly server: ViteDevServer }> {
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache/print'),
    logLevel: 'error',
    plugins: [printPage],
    server: {
      host: '127.0.0.1',
      // Any free one.
      port: 0,
      watch: null,
      hmr: false,
      headers: DEV_HEADERS,
      fs: { allow: READABLE.map((name) => join(realpathSync(ROOT), name)) },
    },
    optimizeDeps: { entries: [SCRIPT] },
  });
  await server.listen();
  return { address: `${server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''}${PAGE}`, server };
}
