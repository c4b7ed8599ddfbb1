import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type { Chromium } from './chromium.ts';
import { openContents, type Contents } from './contents.ts';
import { emitsOnly, loud, missing, onlyKnown, preventable } from './loud.ts';
import { openTarget, type Target } from './target.ts';

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
  const preload = checked(options);
  const { webPreferences, x = 240, y = 90, width = 800, height = 600, show = true } = options;
  const chromium = around.chromium();
  const emitter = new EventEmitter();
  emitsOnly('BrowserWindow', emitter, ['ready-to-show', 'close', 'closed']);
  const normal = { x, y, width, height };
  const target = openTarget(chromium, normal);
  const contents = openContents(chromium, target, { ...webPreferences, preload });
  let visible = show;
  /** `win.destroy()`: "the close event will not be emitted … closed is guaranteed". */
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
    Object.assign(emitter, placed(chromium, target, normal), {
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
      isVisible: () => visible,
      focus: (): void => void target.then(({ session }) => session.send('Page.bringToFront')),
    }),
  );
  void tellWhenPainted(contents, emitter);
  chromium.line.browser.on('Target.targetDestroyed', ({ targetId }) => {
    void target.then((own) => own.targetId === targetId && destroy());
  });
  open.add(window);
  around.created(contents);
  return window;
}

/** The path of the preload script, where all that is asked for can be stood for. */
function checked(options: Electron.BrowserWindowConstructorOptions): string {
  onlyKnown('BrowserWindow', options, OPTIONS);
  const { preload, ...given } = options.webPreferences ?? {};
  onlyKnown('webPreferences', given, Object.keys(PREFERENCES));
  for (const [name, wanted] of Object.entries(PREFERENCES))
    if (Reflect.get(given, name) !== wanted) throw missing(`page with ${name} ${String(Reflect.get(given, name))}`);
  if (preload === undefined) throw missing('window without a preload script');
  return preload;
}

/** Where a window stands: maximized, minimized, on the whole screen, its normal bounds. */
function placed({ line }: Chromium, target: Promise<Target>, normal: Electron.Rectangle) {
  let state: 'normal' | 'maximized' | 'minimized' | 'fullscreen' = 'normal';
  const windowId = async (): Promise<number> => {
    const { targetId } = await target;
    return (await line.browser.send('Browser.getWindowForTarget', { targetId })).windowId;
  };
  const become = (windowState: typeof state): void => {
    state = windowState;
    const bounds = { windowState };
    void windowId().then((id) => line.browser.send('Browser.setWindowBounds', { windowId: id, bounds }));
  };
  return {
    maximize: () => become('maximized'),
    isMaximized: () => state === 'maximized',
    setFullScreen: (whole: boolean) => become(whole ? 'fullscreen' : 'normal'),
    isFullScreen: () => state === 'fullscreen',
    minimize: () => become('minimized'),
    isMinimized: () => state === 'minimized',
    restore: () => become('normal'),
    getNormalBounds: () => ({ ...normal }),
    /** `win.setContentSize(width, height)`; the frame's own height is not counted here. */
    setContentSize: (width: number, height: number): void => {
      Object.assign(normal, { width, height });
      void windowId().then((id) => line.browser.send('Browser.setContentsSize', { windowId: id, width, height }));
    },
  };
}

/** Event `ready-to-show`: "when the web page has been rendered (while not being shown)". */
async function tellWhenPainted(contents: Contents, emitter: EventEmitter): Promise<void> {
  const { session } = await contents.prepared;
  const painted = ({ name }: { name: string }): void => {
    if (name !== 'firstPaint' || contents.getURL() === '') return;
    session.off('Page.lifecycleEvent', painted);
    emitter.emit('ready-to-show');
  };
  session.on('Page.lifecycleEvent', painted);
}
