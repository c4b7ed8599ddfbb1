import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright-core';

const FLAGS =
  '--no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-gpu-rasterization --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic';

/** Caravel as somebody would start it: the browser shell on a data folder of its own. */
export type Running = { url: string; stop: () => Promise<void> };

/** Starts the browser shell on `dataDir` and waits for its address. */
export function startApp(dataDir: string): Promise<Running> {
  const child = spawn(process.execPath, ['src-main/shell-browser/main.ts', '--no-open', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
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

/** A browser, and the trouble its pages had: errors, refused content, requests that left this computer. */
export type Watched = { browser: Browser; page: Page; trouble: string[] };

/** The size of the window: 1280 by 720 unless CARAVEL_SIZE says otherwise, as in `1920x1080`. */
function sizeAsked(): { width: number; height: number } {
  const [width = 1280, height = 720] = (process.env['CARAVEL_SIZE'] ?? '').split('x').map(Number);
  return width > 0 ? { width, height } : { width: 1280, height: 720 };
}

/** Opens a page that notes down everything that should not happen. */
export async function openPage(size = sizeAsked()): Promise<Watched> {
  const executablePath = process.env['CARAVEL_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
  const page = await browser.newPage({ viewport: size });
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && trouble.push(`${line.text()} ${line.location().url}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1')
      trouble.push(`left for ${request.url()}`);
  });
  await page.addInitScript(overhear);
  return { browser, page, trouble };
}

/**
 * Runs in the page: keeps the last public page and the last private one that came in, and counts refusals, so that a test
 * knows what a person could read off the table.
 */
function overhear(): void {
  const ear = window as unknown as { overheard?: unknown; inPrivate?: unknown; refusals: number };
  ear.refusals = 0;
  const keep = (message: unknown) => {
    const told = message as { type?: string; page?: { view?: unknown } };
    if (told.page?.view !== undefined) ear.overheard = told.page;
    if (told.type === 'private') ear.inPrivate = told.page;
    if (told.type === 'refused') ear.refusals++;
  };
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
