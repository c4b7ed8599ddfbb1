import { BrowserWindow, dialog, screen } from 'electron';
import type { Log } from '#main/log.ts';
import { RECOVERY_URL, START_URL } from './address.ts';
import { crashPolicy } from './crashes.ts';
import type { Pages } from './pages.ts';
import { loadWindowState, placeWindow, saveWindowState, SMALLEST } from './window-state.ts';

/** Opens the table's window: the only place one is made. `preload` is the path of the built preload script. */
export function openTableWindow(options: {
  readonly preload: string;
  readonly dataDir: string;
  readonly pages: Pages;
  readonly log: Log;
}): BrowserWindow {
  const { preload, dataDir, pages, log } = options;
  const state = loadWindowState(dataDir);
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: '#1c1410',
    title: 'Caravel',
    webPreferences: {
      preload,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      sandbox: true,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  follow(window, pages, log);
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    saveWindowState(dataDir, { bounds: window.getNormalBounds(), maximized: window.isMaximized() });
  });
  if (state?.maximized === true) window.maximize();
  load(window, START_URL, log);
  return window;
}

/** Loads the table from the start, for instance on the player's wish. */
export function load(window: BrowserWindow, url: string, log: Log): void {
  window.loadURL(url).catch((error: unknown) => log.error('load-failed', { error }));
}

/** Tells the host when a page goes, and brings a crashed one back; where even the recovery page crashes, there is an end. */
function follow(window: BrowserWindow, pages: Pages, log: Log): void {
  const contents = window.webContents;
  const afterCrash = crashPolicy(() => performance.now());
  // Not when it begins to go: whoever is refused on the way (`security.ts`) stays, and plays on.
  contents.on('did-navigate', () => pages.leave(contents));
  contents.once('destroyed', () => pages.leave(contents));
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    pages.leave(contents);
    log.error('renderer-gone', { reason, exitCode });
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (contents.getURL() === RECOVERY_URL) {
      dialog.showErrorBox('Caravel cannot show its table', 'Your games are saved up to the last move.');
      return window.destroy();
    }
    load(window, afterCrash() === 'reload' ? START_URL : RECOVERY_URL, log);
  });
}
