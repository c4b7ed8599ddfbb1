import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openApp } from '#main/app.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { fileLog, type Log } from '#main/log.ts';
import { findBrowser, profilePlace } from './browsers.ts';
import { dataDirectory, makeDataDirectory } from './data-dir.ts';
import { readRendererFiles } from './files.ts';
import { readOptions, type ShellOptions } from './options.ts';
import { announce, linkToRunning } from './running.ts';
import { startServer, type BrowserServer } from './server.ts';
import { storageLine } from './storage-line.ts';
import { hasScreen, openWindow } from './window.ts';

const RENDERER = fileURLToPath(new URL('../../out/renderer/', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAddress = (link: string): void => say(`Caravel is open at ${link}`);

/** Shows the table: in a window of its own where one can be opened, else as an address. Resolves when it is closed. */
async function show(link: string, dataDir: string, open: boolean): Promise<'closed' | 'left-open'> {
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
  const place = profilePlace(browser, dataDir);
  if (place === undefined) {
    say(`${browser.name} finds no folder for its own files: there is no room for them, or it may not write there.`);
    sayAddress(link);
    return 'left-open';
  }
  process.once('exit', place.leave);
  say(`Caravel is open in a window of ${browser.name}. Close that window to stop.`);
  const end = await openWindow(browser, link, place.folder);
  // Whoever was open already keeps the folder.
  if (end === 'handed-over') process.off('exit', place.leave);
  if (end === 'closed') return 'closed';
  if (end === 'handed-over') return 'left-open';
  say(`${browser.name} did not keep a window open. You can open the table in any browser on this computer:`);
  sayAddress(link);
  return 'left-open';
}

/** Everything that happens on the way out, once, whoever asks first. */
function leaving(server: BrowserServer, takeBack: () => void, closeHost: () => void, log: Log): () => void {
  let left = false;
  return () => {
    if (left) return;
    left = true;
    void server.close().then(() => {
      takeBack();
      closeHost();
      log.info('shell-stopped');
      process.exit(0);
    });
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
  const leave = leaving(server, announce(dataDir, server, log), () => host.close(), log);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('SIGHUP', leave);
  log.info('shell-started', { shell: 'browser', port: server.port });
  if (process.stdin.isTTY) {
    createInterface({ input: process.stdin })
      .on('line', () => sayAddress(server.link()))
      .on('close', leave);
  }
  if ((await show(server.link(), dataDir, options.open)) === 'closed') leave();
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const dataDir = dataDirectory(options.data);
  makeDataDirectory(dataDir);
  const link = await linkToRunning(dataDir);
  if (link === undefined) return openTable(options, dataDir);
  say('Caravel is running already; this is another way in to the same table.');
  await show(link, dataDir, options.open);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
