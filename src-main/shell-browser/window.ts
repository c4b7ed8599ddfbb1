import { spawn } from 'node:child_process';
import type { Browser } from './browsers.ts';
import { writeEntryFile } from './entry-file.ts';

/** How a browser process ended: window closed, window handed over to a browser already open, or no window shown. */
export type WindowEnd = 'closed' | 'handed-over' | 'failed';

/** A browser that exits with code 0 sooner than this has handed the window over. */
const MIN_OPEN_MS = 4_000;

/** Turn off what the browser does by itself: updates, synchronization, first-run pages. */
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
 * Opens `link` in a window without tabs or address bar, with the browser profile in `folder`. Resolves when the browser has
 * exited. Aborting `closing` closes the window.
 * @throws an error of the file system if the page with the link cannot be written to `folder`
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
  // A browser that was open already may not have read the page yet.
  if (end !== 'handed-over') page.remove();
  return end;
}

function runBrowser(browser: Browser, flags: readonly string[], closing: AbortSignal): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const opened = Date.now();
    const child = spawn(browser.path, flags, { stdio: 'ignore' });
    // The window cannot be used once this process has ended.
    const closeBrowser = (): void => void child.kill();
    process.once('exit', closeBrowser);
    closing.addEventListener('abort', closeBrowser);
    const end = (how: WindowEnd): void => {
      process.off('exit', closeBrowser);
      resolve(how);
    };
    child.once('error', () => end('failed'));
    child.once('exit', (code) => {
      if (closing.aborted || Date.now() - opened > MIN_OPEN_MS) end('closed');
      else end(code === 0 ? 'handed-over' : 'failed');
    });
  });
}

/** Whether there is a display to open a window on. */
export function hasScreen(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}
