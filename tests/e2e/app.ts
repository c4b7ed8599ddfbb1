import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium, type ElectronApplication, type Page } from 'playwright-core';
import { check } from './check.ts';
import { startElectron, type RunningShell } from './electron.ts';

/** How Chromium is started: drawing without a card, and quiet. */
export const FLAGS =
  '--no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-gpu-rasterization --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic';

/** The Chromium the tests drive. */
export const CHROMIUM = process.env['CARAVEL_CHROMIUM'] ?? '/usr/bin/chromium';

/** Caravel as somebody would start it: one of the shells, on a data folder of its own. */
export type Running = { url: string; stop: () => Promise<void> };

/** The browser shell as it is started. */
const BROWSER_SHELL = 'src-main/shell-browser/main.ts';

/** Electron's binary, where the tests run in that shell; and the shell that runs now. */
let binary: string | undefined;
let shell: RunningShell | undefined;
/** The main file of the browser shell. */
let main = BROWSER_SHELL;
/** Scheme and host of what was started last: the one place a page may ask. */
let own = '';

/** What the pages did against the content policy since the last time somebody asked. */
let violations: string[] = [];
const VIOLATION = 'against the content policy: ';

/** Every breach of the content policy since the last call, as `directive what`; forgotten with the answer. */
export function takeViolations(): readonly string[] {
  const taken = violations;
  violations = [];
  return taken;
}

/** A script that takes the place of Electron's binary where there is none. */
export const STAND_IN = fileURLToPath(new URL('stand-in/binary.ts', import.meta.url));

/** From now on the tests run in the desktop shell, on the binary at `path`; without one, in the browser shell. */
export function useElectron(path: string | undefined): void {
  binary = path;
  // One that broke down in a test before never said that it had stopped.
  shell = undefined;
}

/** From now on the browser shell is started by its main file at `path`; by the product's own without one. */
export function useBrowserShell(path: string = BROWSER_SHELL): void {
  main = path;
}

/** The running Electron app, in that shell. */
export const electronApp = (): ElectronApplication | undefined => shell?.app;

/** The binary the desktop shell runs on. @throws Error in the browser shell */
export function desktopBinary(): string {
  check(binary !== undefined, 'not in the desktop shell');
  return binary;
}

/** Starts Caravel on `dataDir`, in the shell that is tested, and waits for its address. */
export async function startApp(dataDir: string): Promise<Running> {
  const app = binary === undefined ? await startBrowserShell(dataDir) : await startElectronShell(binary, dataDir);
  own = originOf(app.url);
  return app;
}

const originOf = (url: string): string => url.split('/').slice(0, 3).join('/');

async function startElectronShell(path: string, dataDir: string): Promise<Running> {
  const started = await startElectron(path, dataDir, sizeAsked());
  shell = started;
  return {
    url: started.url,
    stop: async () => {
      shell = undefined;
      await started.app.close();
    },
  };
}

function startBrowserShell(dataDir: string): Promise<Running> {
  const child = spawn(process.execPath, [main, '--no-open', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CARAVEL_PACE: '0' },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(said)?.[0];
      if (url !== undefined) resolve({ url, stop: () => stop(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`Caravel stopped at once: ${said}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A window, and the trouble its page had: errors, refused content, requests to anywhere but its own shell. */
export type Watched = { browser: { close: () => Promise<void> }; page: Page; trouble: string[] };

/** The size of the window: 1280 by 720 unless CARAVEL_SIZE says otherwise, as in `1920x1080`. */
function sizeAsked(): { width: number; height: number } {
  const [width = 1280, height = 720] = (process.env['CARAVEL_SIZE'] ?? '').split('x').map(Number);
  return width > 0 ? { width, height } : { width: 1280, height: 720 };
}

/** Opens a page that notes down everything that should not happen. */
export async function openPage(size = sizeAsked()): Promise<Watched> {
  const { browser, page } = shell === undefined ? await inBrowser(size) : { browser: STAYS, page: shell.page };
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (line) => {
    const text = line.text();
    if (text.startsWith(VIOLATION)) violations.push(text.slice(VIOLATION.length));
    else if (/content security policy/i.test(text)) violations.push(text);
    if (line.type() === 'error') trouble.push(`${text} ${line.location().url}`);
  });
  const watch = (url: string): void => {
    const inside = /^(data|blob|about):/.test(url) || originOf(url) === own;
    if (!inside) trouble.push(`left for ${url}`);
  };
  // Of every page and worker there is, not of this page alone.
  page.context().on('request', (request) => watch(request.url()));
  page.on('websocket', (socket) => watch(socket.url()));
  await page.addInitScript(overhear);
  await page.addInitScript((said) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${said}${effectiveDirective} ${blockedURI}`),
    );
  }, VIOLATION);
  return { browser, page, trouble };
}

/** Opens the table by its link, and waits for the page that the link's own page leads on to. */
export async function enter(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForURL(({ search }) => search === '');
}

/** The window of the Electron shell ends with its app. */
const STAYS = { close: () => Promise.resolve() };

async function inBrowser(viewport: { width: number; height: number }) {
  check(binary === undefined, 'the Electron shell is not running');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') });
  return { browser, page: await browser.newPage({ viewport }) };
}

/**
 * Runs in the page: keeps the last public page and the last private one that came in, and counts refusals, so that a test
 * knows what a person could read off the table.
 */
function overhear(): void {
  const ear = window as unknown as {
    overheard?: unknown;
    inPrivate?: unknown;
    refusals: number;
    hear: (message: unknown) => void;
  };
  ear.refusals = 0;
  const keep = (message: unknown) => {
    const told = message as { type?: string; page?: { view?: unknown } };
    if (told.page?.view !== undefined) ear.overheard = told.page;
    if (told.type === 'private') ear.inPrivate = told.page;
    if (told.type === 'refused') ear.refusals++;
  };
  // The Electron shell's messages come no way a page could listen in on: they are told by `electron.ts`.
  ear.hear = keep;
  const fetched = window.fetch;
  window.fetch = async (...call) => {
    const response = await fetched(...call);
    if (String(call[0]).includes('/api/request')) keep(await response.clone().json());
    return response;
  };
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', (event: MessageEvent<string>) => keep(JSON.parse(event.data)));
    }
  };
}
