import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { Chromium } from './chromium.ts';
import { openContents, type Contents, type Target } from './contents.ts';
import { emitsOnly, loud, missing, onlyKnown, preventable } from './loud.ts';

/** docs/api/structures/base-window-options.md, browser-window-options.md and web-preferences.md, as far as they are stood for. */
const OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'show', 'backgroundColor', 'title', 'webPreferences'],
];
/** The one kind of page that is stood for: isolated, sandboxed, without Node. */
const PREFERENCES: Readonly<Record<string, boolean>> = {
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  sandbox: true,
  webviewTag: false,
  spellcheck: false,
  navigateOnDragDrop: false,
};

/** What windows need of the app around them. */
type Around = {
  chromium(): Chromium;
  created(contents: Contents): void;
  allClosed(): void;
};
export type Window = ReturnType<typeof openWindow>;

const open = new Set<Window>();
/** Every window that is open. */
export const windows = (): Window[] => [...open];

/** docs/api/browser-window.md: a BrowserWindow over a page of Chromium. It is always drawn; `show` is only noted. */
export function openWindow(options: Electron.BrowserWindowConstructorOptions, around: Around) {
  onlyKnown('BrowserWindow', options, OPTIONS);
  const { webPreferences = {}, x, y, width = 800, height = 600, show = true } = options;
  const { preload, ...given } = webPreferences;
  onlyKnown('webPreferences', given, Object.keys(PREFERENCES));
  for (const [name, wanted] of Object.entries(PREFERENCES))
    if (Reflect.get(given, name) !== wanted) throw missing(`page with ${name} ${String(Reflect.get(given, name))}`);
  if (preload === undefined) throw missing('window without a preload script');

  const chromium = around.chromium();
  const emitter = new EventEmitter();
  emitsOnly('BrowserWindow', emitter, ['ready-to-show', 'close', 'closed']);
  const normal = { x: x ?? 240, y: y ?? 90, width, height };
  let visible = show;
  let state: 'normal' | 'maximized' | 'minimized' = 'normal';
  const target = openTarget(chromium, normal);
  const contents = openContents(chromium, target, { ...webPreferences, preload });
  const windowId = async (): Promise<number> => {
    const { targetId } = await target;
    return (await chromium.line.browser.send('Browser.getWindowForTarget', { targetId })).windowId;
  };
  const become = (wanted: typeof state): void => {
    state = wanted;
    const bounds = { windowState: wanted };
    void windowId().then((id) => chromium.line.browser.send('Browser.setWindowBounds', { windowId: id, bounds }));
  };
  /** docs/api/browser-window.md, `win.destroy()`: "the close event will not be emitted … closed is guaranteed". */
  const destroy = (): void => {
    if (!open.delete(window)) return;
    contents.end();
    emitter.emit('closed');
    void target.then(({ targetId }) =>
      chromium.line.browser.send('Target.closeTarget', { targetId }).catch(() => undefined),
    );
    if (open.size === 0) around.allClosed();
  };
  const window = loud(
    'BrowserWindow',
    Object.assign(emitter, {
      webContents: contents,
      loadURL: contents.loadURL,
      destroy,
      /** `win.close()`: as if the player clicked the close button; whoever hears `close` may prevent it. */
      close: (): void => {
        const event = preventable({});
        emitter.emit('close', event);
        if (!event.defaultPrevented) destroy();
      },
      isDestroyed: () => !open.has(window),
      show: (): void => void (visible = true),
      isVisible: () => visible && state !== 'minimized',
      maximize: () => become('maximized'),
      isMaximized: () => state === 'maximized',
      minimize: () => become('minimized'),
      isMinimized: () => state === 'minimized',
      restore: () => become('normal'),
      focus: (): void => void target.then(({ session }) => session.send('Page.bringToFront')),
      getNormalBounds: () => ({ ...normal }),
      /** `win.setContentSize(width, height)`. */
      setContentSize: (wide: number, high: number): void => {
        Object.assign(normal, { width: wide, height: high });
        const sized = { width: wide, height: high };
        void windowId().then((id) => chromium.line.browser.send('Browser.setContentsSize', { windowId: id, ...sized }));
      },
    }),
  );
  // Event `ready-to-show`: "when the web page has been rendered (while not being shown)".
  void contents.prepared.then(({ session }) => {
    const painted = ({ name }: { name: string }): void => {
      if (name !== 'firstPaint' || contents.getURL() === '') return;
      session.off('Page.lifecycleEvent', painted);
      emitter.emit('ready-to-show');
    };
    session.on('Page.lifecycleEvent', painted);
  });
  void target.then(({ targetId }) =>
    chromium.line.browser.on('Target.targetDestroyed', (gone) => {
      if (gone.targetId === targetId) destroy();
    }),
  );
  open.add(window);
  around.created(contents);
  return window;
}

/** Opens a page in a window of its own and takes hold of it before anything runs in it. */
function openTarget({ line }: Chromium, bounds: Electron.Rectangle): Promise<Target> {
  return new Promise((resolve, reject) => {
    const sessions = new Map<string, string>();
    let targetId: string | undefined;
    const found = (): void => {
      const sessionId = sessions.get(targetId ?? '');
      if (targetId === undefined || sessionId === undefined) return;
      line.browser.off('Target.attachedToTarget', attached);
      const session = line.of(sessionId);
      session
        .send('Runtime.runIfWaitingForDebugger')
        .then(() => resolve({ targetId: String(targetId), session }), reject);
    };
    const attached = (event: { sessionId: string; targetInfo: { targetId: string } }): void => {
      sessions.set(event.targetInfo.targetId, event.sessionId);
      found();
    };
    line.browser.on('Target.attachedToTarget', attached);
    const { x: left, y: top, width, height } = bounds;
    line.browser
      .send('Target.createTarget', { url: 'about:blank', newWindow: true, left, top, width, height })
      .then((made) => {
        targetId = made.targetId;
        found();
      }, reject);
  });
}
