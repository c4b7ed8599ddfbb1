import { spawn } from 'node:child_process';
import type { Browser } from './browsers.ts';
import { writeEntryFile } from './entry-file.ts';

/** How a window came to its end: closed by the player, handed over to a browser that was open already, or never shown. */
export type WindowEnd = 'closed' | 'handed-over' | 'failed';

/** A browser that ends well and sooner than this has handed the window over. */
const SHORTEST_VISIT_MS = 4_000;

/** Everything the browser would do on its own account: updates, sync, first-run pages. The table needs none of it. */
const QUIET_FLAGS = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-quic',
];

/**
 * Opens `link` in a window of its own, without tabs or address bar; the browser keeps its files in `folder`. Resolves when
 * that window is gone, which `closing` brings about.
 * @throws an error of the file system where the folder does not take the page that leads to the link
 */
export async function openWindow(
  browser: Browser,
  link: string,
  folder: string,
  closing: AbortSignal,
): Promise<WindowEnd> {
  const page = writeEntryFile(link, folder);
  const flags = [`--app=${page.address}`, `--user-data-dir=${folder}`, ...QUIET_FLAGS];
  const end = await runBrowser(browser, flags, closing);
  // A browser that was open already may not have read it yet.
  if (end !== 'handed-over') page.remove();
  return end;
}

function runBrowser(browser: Browser, flags: readonly string[], closing: AbortSignal): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const opened = Date.now();
    const child = spawn(browser.path, flags, { stdio: 'ignore' });
    // A window without its table helps nobody.
    const takeAlong = (): void => void child.kill();
    process.once('exit', takeAlong);
    closing.addEventListener('abort', takeAlong);
    const end = (how: WindowEnd): void => {
      process.off('exit', takeAlong);
      resolve(how);
    };
    child.once('error', () => end('failed'));
    child.once('exit', (code) => {
      if (closing.aborted || Date.now() - opened > SHORTEST_VISIT_MS) end('closed');
      else end(code === 0 ? 'handed-over' : 'failed');
    });
  });
}

/** Whether there is a screen to open a window on. */
export function hasScreen(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}
