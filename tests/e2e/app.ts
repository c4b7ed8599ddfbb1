import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type ElectronApplication, type Page } from '@playwright/test';
import { check } from './check.ts';
import { startElectron, type RunningShell } from './electron.ts';
import { seedVariables } from './seed.ts';

/** How Chromium is started: drawing without a card, and quiet. */
export const FLAGS =
  '--no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-gpu-rasterization --disable-gpu-compositing --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic';

/** The Chromium the tests drive. */
export const CHROMIUM = process.env['CARAVEL_CHROMIUM'] ?? '/usr/bin/chromium';

/** Caravel as somebody would start it: one of the shells, on a data folder of its own. */
export type Running = { url: string; stop: () => Promise<void> };

/** The browser shell as it is started. */
const BROWSER_SHELL = 'src-main/shell-browser/main.ts';

/** Where Node keeps what it made of the program's source. */
const COMPILED = fileURLToPath(new URL('../../.cache/e2e-compiled', import.meta.url));

/** A shell to run in: the desktop shell, on the binary at a path; or a browser shell, the product's own unless its main file is named. */
export type Shell = { readonly binary: string } | { readonly main?: string; readonly binary?: undefined };

/** The shell of this run; and the desktop shell that runs now, where that is it. */
let asked: Shell = {};
let shell: RunningShell | undefined;
/** Scheme and host of what was started last: the one place a page may ask. */
let own = '';
/** What ends each app and each window that is open now. */
const open = new Set<() => Promise<void>>();

/** What the pages did against the content policy since the last time somebody asked. */
let violations: string[] = [];
const VIOLATION = 'against the content policy: ';

/** Every breach of the content policy since the last call, as `directive what`; forgotten with the answer. */
export function takeViolations(): readonly string[] {
  const taken = violations;
  violations = [];
  return taken;
}

/** From now on Caravel is started in that shell. */
export function useShell(wanted: Shell): void {
  asked = wanted;
}

/** The running Electron app, in that shell. */
export const electronApp = (): ElectronApplication | undefined => shell?.app;

/** The binary the desktop shell runs on. @throws Error in the browser shell */
export function desktopBinary(): string {
  check(asked.binary !== undefined, 'not in the desktop shell');
  return asked.binary;
}

/**
 * Starts Caravel on `dataDir`, in the shell that is tested, and waits for its address. `pace` is how many milliseconds bots wait
 * after a person, and steps until they close by themselves; with 0 none does. What happened is shown at once and in silence,
 * unless a setting of the folder says otherwise.
 */
export async function startApp(dataDir: string, pace = 0): Promise<Running> {
  const app = await (asked.binary === undefined
    ? startBrowserShell(dataDir, pace, asked.main)
    : startElectronShell(asked.binary, dataDir));
  own = originOf(app.url);
  return { url: app.url, stop: once(app.stop) };
}

/** Ends what is open still, the windows before their apps: a test that failed closed nothing. */
export async function closeWhatIsOpen(): Promise<void> {
  for (const end of [...open].reverse()) await end().catch(() => undefined);
  shell = undefined;
}

/** Keeps in mind that something is open; what ends it does so once. */
function once(end: () => Promise<void>): () => Promise<void> {
  const closing = async (): Promise<void> => {
    if (open.delete(closing)) await end();
  };
  open.add(closing);
  return closing;
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

function startBrowserShell(dataDir: string, pace: number, main = BROWSER_SHELL): Promise<Running> {
  const child = spawn(process.execPath, [main, '--no-open', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Every test starts the program; what Node made of its source the first time need not be made again.
      NODE_COMPILE_CACHE: COMPILED,
      CARAVEL_PACE: String(pace),
      CARAVEL_FILM: 'instant',
      CARAVEL_SOUND: 'off',
      ...seedVariables(),
    },
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
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
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
  return { browser: { close: once(browser.close) }, page, trouble };
}

/** Opens the table by its link, and waits for the page that the link's own page leads on to. */
export async function enter(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForURL(({ search }) => search === '');
}

/** The window of the Electron shell ends with its app. */
const STAYS = { close: () => Promise.resolve() };

/** The browser that windows are opened in one after the other, where it is kept. */
let kept: Promise<Browser> | undefined;
let keeping = false;

/** From now on windows share a browser until `closeBrowser`: to start one takes longer than to open a window. They share nothing else. */
export function keepBrowser(): void {
  keeping = true;
}

/** Ends the browser that was kept. */
export async function closeBrowser(): Promise<void> {
  await (await kept)?.close();
}

async function inBrowser(viewport: { width: number; height: number }) {
  check(asked.binary === undefined, 'the desktop shell is not running');
  const browser = await (kept ?? startBrowser());
  const page = await browser.newPage({ viewport });
  // A browser that is closed outright takes its trace along.
  const close = async (): Promise<void> => {
    await page.context().close();
    if (!keeping) await browser.close();
  };
  return { browser: { close }, page };
}

function startBrowser(): Promise<Browser> {
  const started = chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') });
  if (!keeping) return started;
  kept = started;
  // One that went down with a test takes no other test with it.
  void started.then((browser) => browser.once('disconnected', () => (kept = undefined)));
  return started;
}

/**
 * Runs in the page: keeps the last public page and the last private one that came in, and counts refused moves, so that a test
 * knows what a person could read off the table.
 */
function overhear(): void {
  const ear = window as unknown as {
    overheard?: { campaign?: string; seq?: number };
    inPrivate?: unknown;
    refusals: number;
    hear: (message: unknown, asked?: unknown) => void;
  };
  ear.refusals = 0;
  const keep = (message: unknown, asked?: unknown) => {
    const told = message as { type?: string; page?: { view?: unknown; campaign?: string; seq?: number } };
    const request = asked as { type?: string } | null | undefined;
    // An answer may come after a page that was pushed since: the newer one counts, as it does in the window.
    const last = ear.overheard;
    const older = last?.campaign === told.page?.campaign && (told.page?.seq ?? 0) < (last?.seq ?? 0);
    if (told.page?.view !== undefined && !older) ear.overheard = told.page;
    if (told.type === 'private') ear.inPrivate = told.page;
    if (told.type === 'refused' && request?.type === 'move') ear.refusals++;
  };
  // The Electron shell's messages come no way a page could listen in on: they are told by `electron.ts`.
  ear.hear = keep;
  const fetched = window.fetch;
  window.fetch = async (...call) => {
    const response = await fetched(...call);
    if (String(call[0]).includes('/api/request')) {
      const body = call[1]?.body;
      keep(await response.clone().json(), typeof body === 'string' ? JSON.parse(body) : undefined);
    }
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
