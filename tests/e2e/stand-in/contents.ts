import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { toChromium } from './addresses.ts';
import type { Chromium } from './chromium.ts';
import { followFrames, type Frames } from './frames.ts';
import { answerCall } from './ipc-main.ts';
import { emitsOnly, loud, missing } from './loud.ts';
import { BINDING, HEAR, startScripts, WORLD, type FromRenderer, type ToRenderer } from './preload-world.ts';
import { answerRequests } from './requests.ts';
import type { Target } from './target.ts';

/** docs/api/web-contents.md, "Instance Events", those that the stand-in lets happen; and two that it has no cause for. */
const EVENTS = [
  ...['did-start-navigation', 'will-frame-navigate', 'will-navigate', 'did-navigate', 'did-finish-load', 'dom-ready'],
  ...['render-process-gone', 'destroyed', 'will-redirect', 'will-attach-webview'],
];
/** The reasons of docs/api/structures/render-process-gone-details.md by Chromium's words for how a process ended. */
const REASONS: Readonly<Record<string, string>> = { crashed: 'crashed', killed: 'killed', oom: 'oom' };

type Preferences = Electron.WebPreferences & { readonly preload: string };
type Opening = (details: Electron.HandlerDetails) => { readonly action: string };
/** A page once it is prepared. */
type Page = Target & { readonly frames: Frames };
export type Contents = ReturnType<typeof openContents>;

let last = 0;

/** docs/api/web-contents.md: a WebContents over a page of Chromium. `target` comes later; what is asked meanwhile waits. */
export function openContents(chromium: Chromium, target: Promise<Target>, preferences: Preferences) {
  const emitter = new EventEmitter();
  emitsOnly('webContents', emitter, EVENTS);
  let page: Page | undefined;
  let destroyed = false;
  let zoom = 0;
  let opening: Opening = () => ({ action: 'allow' });
  const mayOpen = (url: string): boolean => {
    const details = { url, frameName: '', features: '', disposition: 'new-window' } as Electron.HandlerDetails;
    return opening(details).action !== 'deny';
  };
  const prepared = target.then(async (found) => {
    const frames = followFrames(found, emitter);
    page = { ...found, frames };
    watchEnd(chromium, page, emitter);
    found.session.on('Page.domContentEventFired', () => emitter.emit('dom-ready'));
    found.session.on('Page.loadEventFired', () => emitter.emit('did-finish-load'));
    listen(page, part);
    await layScripts(found, preferences.preload);
    await answerRequests(found.session, { mayLeave: frames.mayLeave, mayOpen });
    return page;
  });
  const part = Object.assign(emitter, {
    id: ++last,
    loadURL: async (url: string): Promise<void> => load(await prepared, emitter, url),
    /** `contents.send(channel, ...args)`. */
    send: (channel: string, ...args: unknown[]): void => {
      if (args.some((argument) => typeof argument !== 'string')) throw missing('way to send anything but texts');
      for (const world of page?.frames.mainWorlds() ?? [])
        if (page !== undefined) void tell(page, world, { channel, args: args.map(String) });
    },
    executeJavaScript: async (code: string, userGesture = false): Promise<unknown> =>
      run(await prepared, code, userGesture),
    getURL: () => page?.frames.url() ?? '',
    isDestroyed: () => destroyed,
    /** `contents.setZoomLevel(level)`: kept, but nothing is drawn larger, for that is done by no protocol of Chromium. */
    setZoomLevel: (level: number): void => void (zoom = level),
    getZoomLevel: () => zoom,
    setWindowOpenHandler: (handler: Opening): void => void (opening = handler),
    /** `contents.forcefullyCrashRenderer()`: the process is really ended; Chromium then never answers. */
    forcefullyCrashRenderer: (): void => {
      void prepared.then(({ session }) => session.send('Page.crash').catch(() => undefined));
    },
    /** `contents.capturePage()`, of the result only `toPNG()` (docs/api/native-image.md). */
    capturePage: async () => {
      const { data } = await (await prepared).session.send('Page.captureScreenshot');
      return loud('NativeImage', { toPNG: () => Buffer.from(data, 'base64') });
    },
    // Not of the documentation, but of Electron: what tests look up.
    getLastWebPreferences: () => preferences,
    /** Of the stand-in's own use. */
    prepared,
    end: (): void => {
      destroyed = true;
      emitter.emit('destroyed');
    },
  });
  return loud('webContents', part);
}

/** Lays the scripts that go before every document of the page. */
async function layScripts({ session }: Target, preloadPath: string): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
  const { page, preload } = startScripts(preloadPath, `bridge ${randomUUID()} `);
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: page });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: preload, worldName: WORLD });
}

/** Event `render-process-gone`. */
function watchEnd({ line }: Chromium, { targetId, frames }: Page, emitter: EventEmitter): void {
  line.browser.on('Target.targetCrashed', (crash) => {
    if (crash.targetId !== targetId) return;
    frames.forget();
    const reason = REASONS[crash.status] ?? 'abnormal-exit';
    emitter.emit('render-process-gone', {}, { reason, exitCode: crash.errorCode });
  });
}

/** Hears what preload scripts say, and answers it. */
function listen(page: Page, sender: object): void {
  page.session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== BINDING) return;
    const senderFrame = page.frames.ofWorld(executionContextId);
    const event = { sender, senderFrame } as unknown as Electron.IpcMainInvokeEvent;
    void answerCall(event, JSON.parse(payload) as FromRenderer).then((told) => tell(page, executionContextId, told));
  });
}

/** Says something in a preload script's world; one that went meanwhile hears nothing, as in Electron. */
async function tell({ session }: Page, world: number, message: ToRenderer): Promise<void> {
  const expression = `globalThis.${HEAR}?.(${JSON.stringify(message)})`;
  await session.send('Runtime.evaluate', { expression, contextId: world }).catch(() => undefined);
}

/** `contents.loadURL(url[, options])`: resolves when the page has loaded, rejects when it cannot. */
async function load({ session }: Page, emitter: EventEmitter, url: string): Promise<void> {
  let settle = (_gone: boolean): void => undefined;
  const gone = new Promise<boolean>((resolve) => (settle = resolve));
  const onLoad = (): void => settle(false);
  const onEnd = (): void => settle(true);
  emitter.once('did-finish-load', onLoad).once('render-process-gone', onEnd);
  const { errorText } = await session.send('Page.navigate', { url: toChromium(url) });
  const failed = errorText ?? ((await gone) ? 'ERR_FAILED (-2)' : undefined);
  emitter.off('did-finish-load', onLoad).off('render-process-gone', onEnd);
  if (failed !== undefined) throw new Error(`${failed} loading '${url}'`);
}

/** `contents.executeJavaScript(code[, userGesture])`. */
async function run({ session }: Page, expression: string, userGesture: boolean): Promise<unknown> {
  const asked = { expression, userGesture, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked);
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
