import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { startChromium, type Chromium } from './chromium.ts';
import { commandLine } from './command-line.ts';
import { takeLock } from './instance.ts';
import { emitsOnly, loud, missing, preventable } from './loud.ts';
import { setPermissions, watchDownloads } from './session.ts';
import { openWindow, windows, type Window } from './window.ts';

/** docs/api/app.md, "Events", those that the stand-in lets happen; and one that it has no cause for, `child-process-gone`. */
const EVENTS = [
  ...['ready', 'before-quit', 'will-quit', 'quit', 'window-all-closed', 'second-instance', 'web-contents-created'],
  ...['gpu-info-update', 'child-process-gone'],
];
/** The app's folder, as `electron .` is told it. */
const folder = process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.';
const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const emitter = new EventEmitter();
emitsOnly('app', emitter, EVENTS);
const paths = new Map<string, string>();
let chromium: Chromium | undefined;
let release: (() => void) | undefined;
let telling = Promise.resolve();
let quitting = false;
let ready: () => void;
const whenReady = new Promise<void>((resolve) => (ready = resolve));

const running = (): Chromium => {
  if (chromium === undefined) throw missing('window before the app is ready');
  return chromium;
};

/** Ends everything that was started, then the process. */
async function end(code: number): Promise<never> {
  await telling;
  await chromium?.end();
  release?.();
  process.exit(code);
}

/** `will-quit`, then the end; where a listener prevents it the app lives on. */
function goOn(): void {
  const event = preventable({});
  emitter.emit('will-quit', event);
  quitting = !event.defaultPrevented;
  if (!quitting) return;
  emitter.emit('quit', {}, 0);
  void end(0);
}

/** `app.quit()`: `before-quit`, then every window is closed, then `will-quit`; a window that stays keeps the app alive. */
function quit(): void {
  if (quitting) return;
  const event = preventable({});
  emitter.emit('before-quit', event);
  if (event.defaultPrevented) return;
  quitting = true;
  for (const window of windows()) window.close();
  if (windows().length > 0) quitting = false;
  else goOn();
}

const part = Object.assign(emitter, {
  commandLine: loud('commandLine', commandLine),
  /** `app.isPackaged`: false, for the stand-in runs a folder as `electron .` does. */
  isPackaged: false,
  whenReady: () => whenReady,
  isReady: () => chromium !== undefined,
  quit,
  /** `app.exit([exitCode])`: at once, without `before-quit` and `will-quit`. */
  exit: (code = 0): void => {
    quitting = true;
    void end(code);
  },
  getVersion: () => String(Reflect.get(Object(about), 'version')),
  /** The page says that a folder that is missing throws; Electron takes it and the lock makes it (electron#33547). */
  setPath: (name: string, path: string): void => void paths.set(name, path),
  getPath: (name: string): string => {
    const path = paths.get(name);
    if (path === undefined) throw missing(`path ${name} that the app did not set`);
    return path;
  },
  /** `app.enableSandbox()`: Chromium's pages always are, unless the command line says otherwise. */
  enableSandbox: (): void => {
    if (chromium !== undefined) throw new Error('app.enableSandbox() can only be called before app is ready');
  },
  requestSingleInstanceLock: (): boolean => {
    const taken = takeLock(part.getPath('userData'), ({ argv, workingDirectory }) => {
      void whenReady.then(() => emitter.emit('second-instance', {}, argv, workingDirectory, undefined));
    });
    if ('release' in taken) release = taken.release;
    else telling = taken;
    return 'release' in taken;
  },
  releaseSingleInstanceLock: (): void => release?.(),
  /** `app.getGPUFeatureStatus()`: Chromium's own words, by the protocol's `SystemInfo`. */
  getGPUFeatureStatus: () => running().graphics as unknown as Electron.GPUFeatureStatus,
  getGPUInfo: () => running().line.browser.send('SystemInfo.getInfo'),
  relaunch: (): void => {
    throw missing('second life after app.relaunch()');
  },
});
export const app = loud('app', part);

/** docs/api/browser-window.md, class BrowserWindow and its static methods. */
export const BrowserWindow = loud(
  'BrowserWindow',
  Object.assign(
    function (options: Electron.BrowserWindowConstructorOptions = {}): Window {
      return openWindow(options, {
        chromium: running,
        created: (contents) => emitter.emit('web-contents-created', {}, contents),
        allClosed,
      });
    },
    {
      getAllWindows: windows,
      fromWebContents: (contents: unknown) => windows().find(({ webContents }) => webContents === contents) ?? null,
    },
  ),
);

/** Event `window-all-closed`: quits where nobody hears it; not told while the app quits. */
function allClosed(): void {
  if (quitting) return;
  if (!emitter.emit('window-all-closed')) quit();
}

/** docs/api/web-contents.md, static methods. */
export const webContentsPart = loud('webContents', {
  getAllWebContents: () => windows().map(({ webContents }) => webContents),
});

/**
 * Starts Chromium and lets the app be ready, as docs/tutorial/esm.md, "Main process": not before its entry was evaluated.
 */
export async function makeReady(): Promise<void> {
  if (quitting) return;
  chromium = await startChromium();
  void chromium.ended.then(() => {
    if (quitting) return;
    process.stderr.write('Chromium ended under the stand-in for Electron.\n');
    process.exit(70);
  });
  watchDownloads(chromium);
  ready();
  emitter.emit('ready', {}, {});
  await whenReady;
  await new Promise(setImmediate);
  await setPermissions(chromium);
  emitter.emit('gpu-info-update');
}
