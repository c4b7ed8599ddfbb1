/** `npm run dev`: the window with hot reload in a browser, on a host that is started anew when it changes. */
import { realpathSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { findBrowser, profileOrTemporaryFolder } from '#main/shell-browser/browsers.ts';
import { hasScreen, openWindow } from '#main/shell-browser/window.ts';
import { startHost, type DevHost } from './host.ts';
import { HELP, readDevOptions, type DevOptions } from './options.ts';
import { devPlugin, portOf } from './plugin.ts';
import { DEV_HEADERS } from './policy.ts';
import { listed, readPositions, type Positions } from './positions.ts';
import { noteAddress, servedAt } from './running.ts';
import { Trouble } from './trouble.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** Everything that is kept between two runs. */
const CACHE = join(ROOT, '.cache', 'dev');
const LOOPBACK = '127.0.0.1';
/** What the browser may read: the sources of the window and of the makers' pages, and never what is played. */
const READABLE = ['src-renderer', 'src-engine', 'src-main', 'assets', 'tests', 'node_modules'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let found: Positions | undefined;
/** The positions; read when somebody first asks for one. */
const positions = (): Positions => (found ??= readPositions());

/** The data folder of a run: the maker's own table, or a new one for positions. @throws Trouble where another run has it open */
async function freeFolder({ position, components }: DevOptions): Promise<string> {
  const laid = position !== undefined || components;
  const dataDir = join(CACHE, laid ? 'positions' : 'table');
  const address = await servedAt(dataDir);
  if (address !== undefined)
    throw new Trouble(`npm run dev is running already on the same table, at ${address}. Use that, or end it first.`);
  if (laid) rmSync(dataDir, { recursive: true, force: true });
  return dataDir;
}

/** Starts Vite's server for the window, on that host. @throws Trouble where the port cannot be used */
async function serve(host: DevHost, dataDir: string, port: number | undefined): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(CACHE, 'vite'),
    clearScreen: false,
    plugins: [devPlugin({ root: ROOT, dataDir, host, positions })],
    server: {
      host: LOOPBACK,
      port: port ?? 5173,
      strictPort: port !== undefined,
      cors: false,
      headers: DEV_HEADERS,
      fs: { allow: READABLE.map((name) => realpathSync(join(ROOT, name))) },
    },
    optimizeDeps: { entries: [join(ROOT, 'src-renderer/index.html'), join(ROOT, 'tests/dev/**/*.ts')] },
  });
  return server.listen().catch((error: unknown) => {
    throw new Trouble(
      `Port ${port} cannot be used: another program has it, or it is the system’s. Choose another with --port, or none.`,
      { cause: error },
    );
  });
}

/** Shows the page in an app window of a browser, or says where it is. */
async function show(address: string, open: boolean, closing: AbortSignal): Promise<void> {
  say(`Caravel with hot reload: ${address}`);
  const browser = open && hasScreen(process.platform, process.env) ? findBrowser() : undefined;
  const profile = browser === undefined ? undefined : profileOrTemporaryFolder(browser, CACHE);
  if (browser === undefined || profile === undefined) return;
  await openWindow(browser, address, profile.folder, closing);
  profile.release();
  if (!closing.aborted) say('The window is closed; its address still works. Ctrl+C ends it.');
}

/** Where a run begins. */
function startPath({ position, components }: DevOptions): string {
  if (!components) return position === undefined ? '/' : `/dev/position/${position}`;
  return position === undefined ? '/dev/components' : `/dev/components?position=${position}`;
}

async function run(options: DevOptions): Promise<void> {
  if (options.position !== undefined) positions().laid(options.position);
  const dataDir = await freeFolder(options);
  const host = startHost({ dataDir, compiled: join(CACHE, 'compiled') });
  const server = await serve(host, dataDir, options.port);
  const origin = `http://${LOOPBACK}:${portOf(server)}`;
  noteAddress(dataDir, origin);
  const closing = new AbortController();
  const leave = async (): Promise<void> => {
    closing.abort();
    await Promise.all([host.stop(), server.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave());
  say(`Campaigns lie in ${relative(ROOT, dataDir)}.`);
  await show(origin + startPath(options), options.open, closing.signal);
}

async function main(): Promise<void> {
  const options = readDevOptions(process.argv.slice(2));
  if (options.help) say(HELP);
  else if (options.list) say(listed(positions()));
  else await run(options);
}

main().catch((error: unknown) => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
