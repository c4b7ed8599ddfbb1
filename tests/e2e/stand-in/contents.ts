import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { toApp, toChromium } from './addresses.ts';
import type { Chromium } from './chromium.ts';
import { answerCall } from './ipc-main.ts';
import { emitsOnly, loud, missing, preventable } from './loud.ts';
import { BINDING, HEAR, startScripts, WORLD, type FromRenderer, type ToRenderer } from './preload-world.ts';
import type { Session } from './protocol.ts';
import { answerRequests } from './requests.ts';

/** docs/api/web-contents.md, "Instance Events", those that the stand-in lets happen; and two that it has no cause for. */
const EVENTS = [
  ...['did-start-navigation', 'will-frame-navigate', 'will-navigate', 'did-navigate', 'did-finish-load'],
  ...['render-process-gone', 'destroyed', 'will-redirect', 'will-attach-webview'],
];
/** The reasons of docs/api/structures/render-process-gone-details.md by Chromium's words for how a process ended. */
const REASONS: Readonly<Record<string, string>> = { crashed: 'crashed', killed: 'killed', oom: 'oom' };

/** A page's target in Chromium, once there is one. */
export type Target = { readonly targetId: string; readonly session: Session };
export type Contents = ReturnType<typeof openContents>;

let last = 0;

/** docs/api/web-contents.md: a WebContents over a page of Chromium. `target` comes later; what is asked meanwhile waits. */
export function openContents(
  chromium: Chromium,
  target: Promise<Target>,
  preferences: Electron.WebPreferences & { readonly preload: string },
) {
  const emitter = new EventEmitter();
  emitsOnly('webContents', emitter, EVENTS);
  const frames = new Map<string, { readonly url: string; readonly parent: string | undefined }>();
  const worlds = new Map<number, string>();
  const requested = new Map<string, string>();
  let url = '';
  let mainFrame = '';
  let destroyed = false;
  let opening: (details: Electron.HandlerDetails) => { action: string } = () => ({ action: 'allow' });

  /** docs/api/web-frame-main.md: the frame as it is while it is there; null where it is gone (docs/api/structures/ipc-main-invoke-event.md). */
  const frameOf = (id: string): { readonly url: string; readonly parent: object | null } | null => {
    const frame = frames.get(id);
    if (frame === undefined) return null;
    return { url: frame.url, parent: frame.parent === undefined ? null : frameOf(frame.parent) };
  };
  const navigation = (frame: string, to: string, isSameDocument: boolean) =>
    preventable({ url: to, isMainFrame: frame === mainFrame, isSameDocument, frame: frameOf(frame) });
  const hear = async (world: number, message: ToRenderer): Promise<void> => {
    const { session } = await target;
    const expression = `globalThis.${HEAR}?.(${JSON.stringify(message)})`;
    // A world that went meanwhile hears nothing, as in Electron.
    await session.send('Runtime.evaluate', { expression, contextId: world }).catch(() => undefined);
  };

  const follow = ({ session, targetId }: Target): void => {
    mainFrame = targetId;
    frames.set(mainFrame, { url, parent: undefined });
    session.on('Page.frameRequestedNavigation', ({ frameId, url: to }) => requested.set(frameId, toApp(to)));
    // "Navigation Events", "Document Navigations": this comes first, before anybody can prevent anything.
    session.on('Page.frameStartedNavigating', ({ frameId, url: to, navigationType }) => {
      const same = navigationType === 'sameDocument' || navigationType === 'historySameDocument';
      emitter.emit('did-start-navigation', navigation(frameId, toApp(to), same));
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      frames.set(frame.id, { url: toApp(frame.url), parent: frame.parentId });
      if (frame.id !== mainFrame) return;
      url = toApp(frame.url);
      emitter.emit('did-navigate', {}, url);
    });
    session.on('Page.frameDetached', ({ frameId }) => frames.delete(frameId));
    session.on('Page.loadEventFired', () => emitter.emit('did-finish-load'));
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD) worlds.set(context.id, String(context.auxData?.['frameId']));
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => worlds.delete(executionContextId));
    session.on('Runtime.executionContextsCleared', () => worlds.clear());
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== BINDING) return;
      const senderFrame = frameOf(worlds.get(executionContextId) ?? '');
      const event = { sender: part, senderFrame } as unknown as Electron.IpcMainInvokeEvent;
      void answerCall(event, JSON.parse(payload) as FromRenderer).then((told) => hear(executionContextId, told));
    });
    chromium.line.browser.on('Target.targetCrashed', (crash) => {
      if (crash.targetId !== targetId) return;
      worlds.clear();
      const reason = REASONS[crash.status] ?? 'abnormal-exit';
      emitter.emit('render-process-gone', {}, { reason, exitCode: crash.errorCode });
    });
  };

  const mayLeave = (frame: string, to: string): boolean => {
    // Only what the page itself wants is asked about: `loadURL` "will not emit" (event `will-navigate`).
    if (!requested.delete(frame)) return true;
    const event = navigation(frame, to, false);
    emitter.emit('will-frame-navigate', event);
    if (frame === mainFrame && !event.defaultPrevented) emitter.emit('will-navigate', event);
    return !event.defaultPrevented;
  };
  const mayOpen = (to: string): boolean =>
    opening({ url: to, frameName: '', features: '', disposition: 'new-window' } as Electron.HandlerDetails).action !==
    'deny';

  const prepared = target.then(async (found) => {
    const { session } = found;
    follow(found);
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
    const { page, preload } = startScripts(preferences.preload, `bridge ${randomUUID()} `);
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: page });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: preload, worldName: WORLD });
    await answerRequests(session, { mayLeave, mayOpen });
    return found;
  });

  /** `contents.loadURL(url[, options])`: resolves when the page has loaded, rejects when it cannot. */
  const loadURL = async (to: string): Promise<void> => {
    const { session } = await prepared;
    const loaded = new Promise<void>((resolve, reject) => {
      emitter.once('did-finish-load', resolve);
      emitter.once('render-process-gone', () => reject(new Error(`ERR_FAILED (-2) loading '${to}'`)));
    });
    const { errorText } = await session.send('Page.navigate', { url: toChromium(to) });
    if (errorText !== undefined) throw new Error(`${errorText} loading '${to}'`);
    await loaded;
  };
  /** `contents.send(channel, ...args)`. */
  const send = (channel: string, ...args: unknown[]): void => {
    if (args.some((argument) => typeof argument !== 'string')) throw missing('way to send anything but texts');
    for (const [world, frame] of worlds) if (frame === mainFrame) void hear(world, { channel, args: args.map(String) });
  };
  /** `contents.executeJavaScript(code[, userGesture])`. */
  const executeJavaScript = async (expression: string, userGesture = false): Promise<unknown> => {
    const { session } = await prepared;
    const asked = { expression, userGesture, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked);
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const part = Object.assign(emitter, {
    id: ++last,
    loadURL,
    send,
    executeJavaScript,
    getURL: () => url,
    isDestroyed: () => destroyed,
    setWindowOpenHandler: (handler: typeof opening): void => void (opening = handler),
    /** `contents.forcefullyCrashRenderer()`: the process is really ended; Chromium then never answers. */
    forcefullyCrashRenderer: (): void => {
      void prepared.then(({ session }) => session.send('Page.crash').catch(() => undefined));
    },
    /** `contents.capturePage()`, of the result only `toPNG()` (docs/api/native-image.md). */
    capturePage: async () => {
      const { session } = await prepared;
      const { data } = await session.send('Page.captureScreenshot');
      return loud('NativeImage', { toPNG: () => Buffer.from(data, 'base64') });
    },
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
