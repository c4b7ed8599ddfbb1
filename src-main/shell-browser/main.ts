import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openApp } from '#main/app.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { fileLog } from '#main/log.ts';
import { findBrowser, profileOrTemporaryFolder } from './browsers.ts';
import { dataDirectory, makeDataDirectory } from './data-dir.ts';
import { readRendererFiles } from './files.ts';
import { readOptions, type ShellOptions } from './options.ts';
import { announce, linkToRunning } from './running.ts';
import { startServer, type BrowserServer } from './server.ts';
import { storageLine } from './storage-line.ts';
import { hasScreen, openWindow } from './window.ts';

const RENDERER = fileURLToPath(new URL('../../out/renderer/', import.meta.url));

/** Milliseconds to wait for the browser to close its window. */
const CLOSE_TIMEOUT_MS = 3_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAddress = (link: string): void => say(`Caravel is open at ${link}`);

/** Shows the table in a browser window or, if that is impossible, prints its address. Resolves when the window is closed. */
async function show(
  link: string,
  { dataDir, open, closing }: { readonly dataDir: string; readonly open: boolean; readonly closing: AbortSignal },
): Promise<'closed' | 'left-open'> {
  if (!open) {
    sayAddress(link);
    return 'left-open';
  }
  const browser = findBrowser();
  if (browser === undefined || !hasScreen(process.platform, process.env)) {
    sayAddress(link);
    say(
      browser === undefined
        ? 'No Chromium, Chrome, Brave or Edge was found. Install one of them, or open the address in your browser.'
        : 'There is no screen to open a window on. Open the address in a browser on this computer.',
    );
    return 'left-open';
  }
  const profile = profileOrTemporaryFolder(browser, dataDir);
  if (profile === undefined) {
    say(`${browser.name} finds no folder for its own files: there is no room for them, or it may not write there.`);
    sayAddress(link);
    return 'left-open';
  }
  say(`Caravel is open in a window of ${browser.name}. Close that window to stop.`);
  const end = await openWindow(browser, link, profile.folder, closing);
  // A browser that was open already still uses the folder.
  if (end === 'handed-over') return 'left-open';
  profile.release();
  if (end === 'closed') return 'closed';
  say(`${browser.name} did not keep a window open. You can open the table in any browser on this computer:`);
  sayAddress(link);
  return 'left-open';
}

/** A function that runs `end` once, at its first call, and then exits the process. */
function onceOnExit(end: () => Promise<void>): () => void {
  let left = false;
  return () => {
    if (left) return;
    left = true;
    void end().then(() => process.exit(0));
  };
}

async function openTable(options: ShellOptions, dataDir: string): Promise<void> {
  const log = fileLog(dataDir);
  const files = readRendererFiles(RENDERER);
  const host = openApp({ dataDir, log });
  const server = await startServer({ port: options.port, host, files, log }).catch((error: unknown) => {
    host.close();
    throw error;
  });
  const line = storageLine(await host.request('terminal', { contract: CONTRACT, type: 'home' }), dataDir);
  if (line !== undefined) say(line);
  const takeBack = announce(dataDir, server, log);
  const closing = new AbortController();
  let shown: Promise<unknown> = Promise.resolve();
  const leave = onceOnExit(async () => {
    closing.abort();
    await Promise.race([shown, pause(CLOSE_TIMEOUT_MS)]);
    await server.close();
    takeBack();
    host.close();
    log.info('shell-stopped');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  log.info('shell-started', { shell: 'browser', port: server.port });
  listenToTerminal(server, leave);
  const window = show(server.link(), { dataDir, open: options.open, closing: closing.signal });
  shown = window;
  if ((await window) === 'closed') leave();
}

/** Each line typed in the terminal prints a new link; closing the terminal stops Caravel. */
function listenToTerminal(server: BrowserServer, leave: () => void): void {
  if (!process.stdin.isTTY) return;
  createInterface({ input: process.stdin })
    .on('line', () => sayAddress(server.link()))
    .on('close', leave);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const dataDir = dataDirectory(options.data);
  makeDataDirectory(dataDir);
  const link = await linkToRunning(dataDir);
  if (link === undefined) return openTable(options, dataDir);
  say('Caravel is running already; this is another way in to the same table.');
  await show(link, { dataDir, open: options.open, closing: new AbortController().signal });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
