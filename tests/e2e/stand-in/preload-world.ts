import { readFileSync } from 'node:fs';
import { bridgeEnd, type BridgeEnd } from './bridge.ts';

/** Name of the world preload scripts run in; the binding its `ipcRenderer` speaks through, and what hears the answers. */
export const WORLD = 'Electron Isolated Context';
export const BINDING = 'toMainProcess';
export const HEAR = 'fromMainProcess';
/** Where a page's `window.open` asks whether it may. */
export const OPEN_PATH = '/~window-open';

/** What the two sides of the `ipc` say to each other. Texts alone: what else could be cloned is refused. */
export type FromRenderer = { readonly id: number; readonly channel: string; readonly args: readonly string[] };
export type ToRenderer =
  | { readonly id: number; readonly ok: boolean; readonly value: unknown }
  | { readonly channel: string; readonly args: readonly string[] };

type Listener = (event: object, ...args: unknown[]) => void;
type Preload = (require: (name: string) => unknown, module: { exports: object }, exports: object) => void;

/**
 * Runs in the preload script's world. docs/tutorial/sandbox.md, "Preload scripts": a sandboxed one finds a `require` that
 * knows `electron` and a few of Node's modules; of these the stand-in has `electron` with `contextBridge` and `ipcRenderer`
 * (docs/api/ipc-renderer.md: `invoke`, `on`, `off`).
 */
function runPreload(bridge: BridgeEnd, send: (text: string) => void, hear: string, preload: Preload): void {
  const refuse = (what: string): never => {
    throw new Error(`the stand-in for Electron has no ${what} for preload scripts`);
  };
  const loud = <T extends object>(name: string, part: T): T =>
    new Proxy(part, {
      get: (target, key) => (key in target ? Reflect.get(target, key) : refuse(`${name}.${String(key)}`)),
    });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Set<Listener>>();
  let last = 0;
  const ipcRenderer = loud('ipcRenderer', {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        if (args.some((argument) => typeof argument !== 'string')) refuse('way to carry anything but texts');
        waiting.set(++last, { resolve, reject });
        send(JSON.stringify({ id: last, channel, args }));
      }),
    on: (channel: string, listener: Listener) => {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  });
  Reflect.set(globalThis, hear, (message: ToRenderer) => {
    if ('channel' in message) {
      for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer }, ...message.args);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) asked?.resolve(message.value);
    else asked?.reject(new Error(String(message.value)));
  });
  const contextBridge = loud('contextBridge', { exposeInMainWorld: bridge.expose });
  const electron = loud('electron', { contextBridge, ipcRenderer });
  const module = { exports: {} };
  preload((name) => (name === 'electron' ? electron : refuse(`require('${name}')`)), module, module.exports);
}

/**
 * Runs in the page's world. docs/api/window-open.md: `window.open()` gives null where the handler denies. The answer must
 * be there at once, and a request that is waited for is the one way to have it.
 */
function askBeforeOpening(path: string): void {
  const { XMLHttpRequest, encodeURIComponent } = globalThis;
  window.open = (url = '') => {
    const request = new XMLHttpRequest();
    request.open('GET', `${path}?url=${encodeURIComponent(new URL(url, location.href).href)}`, false);
    request.send();
    return null;
  };
}

/** The scripts that go before everything in a document: first the page's world, then the preload script's. */
export function startScripts(preloadPath: string, secret: string): { readonly page: string; readonly preload: string } {
  // docs/api/structures/web-preferences.md, `nodeIntegrationInSubFrames`: without it, preload scripts run in the main frame.
  const inMainFrame = (script: string): string => `if (window === window.parent) { ${script} }`;
  const ends = (side: string): string => `(${bridgeEnd.toString()})(${JSON.stringify(secret)}, '${side}')`;
  const code = readFileSync(preloadPath, 'utf8');
  const names = `globalThis.${BINDING}, '${HEAR}'`;
  const preload = `(${runPreload.toString()})(${ends('preload')}, ${names}, (require, module, exports) => { ${code}\n })`;
  const opening = `(${askBeforeOpening.toString()})('${OPEN_PATH}');`;
  return { page: inMainFrame(`${ends('page')}; ${opening}`), preload: inMainFrame(preload) };
}
