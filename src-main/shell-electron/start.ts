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
import { LISTEN, REQUEST, UNLISTEN } from './channels.ts';
import { chooseGraphics, SOFTWARE_SWITCH, watchGraphics, type Graphics } from './graphics.ts';
import { handle } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { openPages } from './pages.ts';
import { answerRequest, PRIVILEGED_SCHEME } from './protocol.ts';
import { restart } from './restart.ts';
import { lockContents, lockSession } from './security.ts';
import { load, openTableWindow } from './window.ts';

/** Switches that keep Chromium itself quiet: nothing is fetched on its own account, and no name is ever looked up. */
const QUIET_SWITCHES: readonly (readonly [name: string, value?: string])[] = [
  ['disable-background-networking'],
  ['disable-component-update'],
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
];

/**
 * Opens Caravel in Electron. `bundle` is the folder with the built preload script and renderer. Everything up to the
 * first wait is what must be said before Electron is ready.
 */
export async function start(bundle: string): Promise<void> {
  const dataDir = dataDirectory(app.commandLine.getSwitchValue('data') || undefined);
  const log = fileLog(dataDir);
  try {
    const place = chromiumPlace(dataDir);
    const graphics = prepare(dataDir, place);
    // The lock lies in a folder that takes it, so a refusal means what it says: the table is open already.
    if (!app.requestSingleInstanceLock()) return app.quit();
    app.on('quit', place.leave);
    // Whatever page comes to exist, by whatever way, is locked before it loads.
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
 * Where Chromium keeps its own files, apart from the campaigns, and Electron the single-instance lock. On a disk that takes
 * neither it is a folder for this time only, always the same for the same campaigns. @throws Error in plain words
 */
function chromiumPlace(dataDir: string): ProfileFolder {
  makeDataDirectory(dataDir);
  const place = profileFolderIn(join(dataDir, 'electron'), tmpdir());
  if (place !== undefined) return place;
  throw new Error(
    `Caravel needs a little room for its window, in ${dataDir} or in ${tmpdir()}, and can write to neither. Your games are safe.`,
  );
}

function prepare(dataDir: string, place: ProfileFolder): Graphics {
  app.setPath('userData', place.folder);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([PRIVILEGED_SCHEME]);
  for (const [name, value] of QUIET_SWITCHES) app.commandLine.appendSwitch(name, value);
  return chooseGraphics(app, dataDir);
}

/** Opens host and window once Electron is ready. */
function openTable(bundle: string, dataDir: string, log: Log): void {
  const developing = !app.isPackaged;
  const files = readRendererFiles(join(bundle, 'renderer'));
  const host: HostPort = openApp({ dataDir, log });
  const pages = openPages(host);
  lockSession(session.defaultSession, developing, log);
  protocol.handle(SCHEME, (request) => answerRequest(files, request));
  handle(
    ipcMain,
    {
      [REQUEST]: (contents, message) => pages.request(contents, message),
      [LISTEN]: (contents) => pages.listen(contents),
      [UNLISTEN]: (contents) => pages.unlisten(contents),
    },
    log,
  );
  const window = openTableWindow({ preload: join(bundle, 'preload/index.cjs'), dataDir, pages, log });
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
