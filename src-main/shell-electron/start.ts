import { app, dialog, ipcMain, Menu, protocol, session, type BrowserWindow } from 'electron';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '#main/app.ts';
import type { HostPort } from '#main/contract/port.ts';
import { fileLog, type Log } from '#main/log.ts';
import { dataDirectory, makeDataDirectory } from '#main/shell-browser/data-dir.ts';
import { readRendererFiles } from '#main/shell-browser/files.ts';
import { profileFolderIn, type ProfileFolder } from '#main/shell-browser/profile-folder.ts';
import { SCHEME, START_URL } from './address.ts';
import { FULL_SCREEN, LISTEN, REQUEST, UNLISTEN } from './channels.ts';
import { chooseGraphics, SOFTWARE_SWITCH, watchGraphics, type Graphics } from './graphics.ts';
import { handle } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { openPages } from './pages.ts';
import { answerRequest, PRIVILEGED_SCHEME } from './protocol.ts';
import { restart } from './restart.ts';
import { lockContents, lockSession } from './security.ts';
import { load, openTableWindow } from './window.ts';

/** Switches that keep Chromium offline: no background requests, no DNS lookups. */
const OFFLINE_SWITCHES: readonly (readonly [name: string, value?: string])[] = [
  ['disable-background-networking'],
  ['disable-component-update'],
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
];

/**
 * Opens Caravel in Electron. `bundle` is the folder with the built preload script and renderer. Everything before the first
 * `await` must run before Electron is ready. Does not throw: an error is shown in a box and ends the app.
 */
export async function start(bundle: string): Promise<void> {
  const dataDir = dataDirectory(app.commandLine.getSwitchValue('data') || undefined);
  const log = fileLog(dataDir);
  try {
    const profile = chromiumFolder(dataDir);
    const graphics = prepare(dataDir, profile);
    // The lock's folder is known to be writable, so a refusal means that Caravel is already open.
    if (!app.requestSingleInstanceLock()) return app.quit();
    app.on('quit', profile.release);
    // Locks every page, however it is created, before it loads.
    app.on('web-contents-created', (_event, contents) => lockContents(contents, log));
    app.on('window-all-closed', () => app.quit());
    watchGraphics({ app, graphics, dataDir, log }, () => restart(app, `--${SOFTWARE_SWITCH}`));
    await app.whenReady();
    openTable(bundle, dataDir, log);
  } catch (error) {
    log.error('start-failed', { error });
    dialog.showErrorBox('Caravel could not open', error instanceof Error ? error.message : String(error));
    app.exit(1);
  }
}

/**
 * The folder for Chromium's own files and Electron's single-instance lock, separate from the campaigns. If the disk cannot
 * hold them it is a temporary folder, the same for the same data folder. @throws Error with a sentence for players
 */
function chromiumFolder(dataDir: string): ProfileFolder {
  makeDataDirectory(dataDir);
  const profile = profileFolderIn(join(dataDir, 'electron'), tmpdir());
  if (profile !== undefined) return profile;
  throw new Error(
    `Caravel needs a little room for its window, in ${dataDir} or in ${tmpdir()}, and can write to neither. Your games are safe.`,
  );
}

function prepare(dataDir: string, profile: ProfileFolder): Graphics {
  app.setPath('userData', profile.folder);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([PRIVILEGED_SCHEME]);
  for (const [name, value] of OFFLINE_SWITCHES) app.commandLine.appendSwitch(name, value);
  return chooseGraphics(app, dataDir);
}

/** Opens the host and the window. Must be called once Electron is ready. */
function openTable(bundle: string, dataDir: string, log: Log): void {
  const developing = !app.isPackaged;
  const files = readRendererFiles(join(bundle, 'renderer'));
  const host: HostPort = openApp({ dataDir, log });
  const pages = openPages(host);
  lockSession(session.defaultSession, developing, log);
  protocol.handle(SCHEME, (request) => answerRequest(files, request));
  const window = openTableWindow({ preload: join(bundle, 'preload/index.cjs'), dataDir, pages, log });
  handle(
    ipcMain,
    {
      [FULL_SCREEN]: () => window.setFullScreen(!window.isFullScreen()),
      [REQUEST]: (contents, message) => pages.request(contents, message),
      [LISTEN]: (contents) => pages.listen(contents),
      [UNLISTEN]: (contents) => pages.unlisten(contents),
    },
    log,
  );
  const reload = (): void => load(window, START_URL, log);
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate({ platform: process.platform, developing, reload })));
  app.on('second-instance', () => bringForward(window));
  app.on('will-quit', () => host.close());
  log.info('shell-started', { shell: 'electron', version: app.getVersion() });
}

function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
