import { BrowserWindow, dialog, screen } from 'electron';
import type { Log } from '#main/log.ts';
import { RECOVERY_URL, START_URL } from './address.ts';
import { crashPolicy } from './crashes.ts';
import type { Pages } from './pages.ts';
import { loadWindowState, placeWindow, saveWindowState, MIN_SIZE } from './window-state.ts';

/** Opens the window. No other code creates one. `preload` is the path of the built preload script. */
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
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
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
  watchPage(window, pages, log);
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    saveWindowState(dataDir, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
      zoom: window.webContents.getZoomLevel(),
    });
  });
  if (state?.maximized === true) window.maximize();
  if (state?.fullScreen === true) window.setFullScreen(true);
  // A page that is loaded anew keeps its zoom.
  if (state !== undefined) window.webContents.once('dom-ready', () => window.webContents.setZoomLevel(state.zoom));
  load(window, START_URL, log);
  return window;
}

/** Loads `url` in the window. A failure is logged. */
export function load(window: BrowserWindow, url: string, log: Log): void {
  window.loadURL(url).catch((error: unknown) => log.error('load-failed', { error }));
}

/** Reports to `pages` when a page is gone, and reloads one that crashed. If the recovery page crashes too, the window closes. */
function watchPage(window: BrowserWindow, pages: Pages, log: Log): void {
  const contents = window.webContents;
  const afterCrash = crashPolicy(() => performance.now());
  // Not `will-navigate`: a navigation that is refused (`security.ts`) leaves the page open.
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
