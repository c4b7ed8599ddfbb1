import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

/**
 * A stand-in for the part of Electron that the shell uses: it records all calls, and tests trigger events. Its functions are
 * checked against Electron's own types, so a call that Electron does not support does not compile.
 */

type Handler = (call: unknown, argument: unknown) => unknown;
type Preventable = { readonly url: string; readonly defaultPrevented: boolean };

/** All calls recorded since `reset`, and the simulated environment. */
export const world = {
  said: [] as string[],
  switches: new Map<string, string>(),
  paths: new Map<string, string>(),
  packaged: true,
  version: '0.1.0',
  onlyInstance: true,
  webgl2: 'enabled',
  boxes: [] as string[],
  menus: [] as Electron.MenuItemConstructorOptions[][],
  relaunches: [] as (Electron.RelaunchOptions | undefined)[],
  exits: [] as (number | undefined)[],
  schemes: [] as Electron.CustomScheme[],
  windows: [] as StandInWindow[],
  channels: new Map<string, Handler>(),
  exposed: new Map<string, unknown>(),
  serve: undefined as ((request: Request) => Response | Promise<Response>) | undefined,
  permission: undefined as Parameters<Electron.Session['setPermissionRequestHandler']>[0] | undefined,
  check: undefined as Parameters<Electron.Session['setPermissionCheckHandler']>[0] | undefined,
  device: undefined as Parameters<Electron.Session['setDevicePermissionHandler']>[0] | undefined,
  filter: undefined as ((url: string) => boolean) | undefined,
  spelling: true,
};

const fresh = structuredClone({ ...world });

/** Ends the previous run of the app and resets records, environment and listeners. */
export function reset(around: Partial<Pick<typeof world, 'packaged' | 'onlyInstance' | 'webgl2'>> = {}): void {
  app.emit('will-quit');
  Object.assign(world, structuredClone(fresh), around);
  for (const emitter of [app, session.defaultSession, ipcRenderer]) emitter.removeAllListeners();
}

const commandLine = {
  appendSwitch: (name, value = '') => void world.switches.set(name, value),
  getSwitchValue: (name) => world.switches.get(name) ?? '',
  hasSwitch: (name) => world.switches.has(name),
} satisfies Partial<Electron.CommandLine> as Electron.CommandLine;

const appPart = {
  commandLine,
  enableSandbox: () => void world.said.push('sandbox'),
  setPath: (name, path) => void world.paths.set(name, path),
  requestSingleInstanceLock: () => world.onlyInstance,
  releaseSingleInstanceLock: () => void world.said.push('lock released'),
  whenReady: async () => void world.said.push('ready'),
  getVersion: () => world.version,
  getGPUFeatureStatus: () => ({ webgl2: world.webgl2 }) as Electron.GPUFeatureStatus,
  getGPUInfo: async () => ({}),
  relaunch: (options) => void world.relaunches.push(options),
  exit: (code) => void world.exits.push(code),
  quit: () => {
    world.said.push('quit');
    app.emit('will-quit', {});
    app.emit('quit', {}, 0);
  },
} satisfies Partial<Electron.App>;
export const app = Object.assign(new EventEmitter(), appPart, { isPackaged: true });
Object.defineProperty(app, 'isPackaged', { get: () => world.packaged });

export const dialog = {
  showErrorBox: (title, content) => void world.boxes.push(`${title}: ${content}`),
} satisfies Partial<Electron.Dialog>;

export const protocol = {
  registerSchemesAsPrivileged: (schemes) => void world.schemes.push(...schemes),
  handle: (_scheme, handler) => {
    world.serve = handler as (request: Request) => Response | Promise<Response>;
  },
} satisfies Partial<Electron.Protocol>;

export const ipcMain = {
  handle: (channel, listener) => void world.channels.set(channel, listener as Handler),
} satisfies Partial<Electron.IpcMain>;

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (menu: Electron.MenuItemConstructorOptions[]) => void world.menus.push(menu),
};

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } } as Electron.Display],
} satisfies Partial<Electron.Screen>;

const sessionPart = {
  setPermissionRequestHandler: (handler) => void (world.permission = handler),
  setPermissionCheckHandler: (handler) => void (world.check = handler),
  setDevicePermissionHandler: (handler) => void (world.device = handler),
  setSpellCheckerEnabled: (enable) => void (world.spelling = enable),
} satisfies Partial<Electron.Session>;
export const session = {
  defaultSession: Object.assign(new EventEmitter(), sessionPart, {
    webRequest: {
      onBeforeRequest: (
        listener: (details: { url: string }, callback: (response: Electron.CallbackResponse) => void) => void,
      ) => {
        world.filter = (url) => {
          let goes = true;
          listener({ url }, ({ cancel }) => (goes = cancel !== true));
          return goes;
        };
      },
    },
  }),
};

/** A page: its URL, the messages sent to it, and its handler for new windows. */
export class StandInContents extends EventEmitter {
  static count = 0;
  readonly id = (StandInContents.count += 1);
  readonly sent: string[] = [];
  url = '';
  zoom = 0;
  opens: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] = () => ({ action: 'allow' });

  getURL = (): string => this.url;
  getZoomLevel = (): number => this.zoom;
  setZoomLevel = (level: number): void => {
    this.zoom = level;
  };
  isDestroyed = (): boolean => false;
  setWindowOpenHandler = (handler: StandInContents['opens']): void => void (this.opens = handler);
  send = (channel: string, text: string): void => {
    this.sent.push(text);
    ipcRenderer.emit(channel, {}, text);
  };

  /** Emits a navigation event to `url`. Returns whether no listener prevented it. */
  goes(event: string, url: string): boolean {
    let goes = true;
    const going: Preventable & { preventDefault(): void } = {
      url,
      defaultPrevented: false,
      preventDefault: () => (goes = false),
    };
    this.emit(event, going);
    return goes;
  }

  /** Simulates a crash of the page's process. */
  crash(reason: Electron.RenderProcessGoneDetails['reason'] = 'crashed'): void {
    this.emit('render-process-gone', {}, { reason, exitCode: 5 } satisfies Electron.RenderProcessGoneDetails);
  }

  /** Calls the main process as a page does. */
  async invoke(channel: string, argument: unknown, frame?: { url: string; parent: object | null } | null) {
    const senderFrame = frame === undefined ? { url: this.url, parent: null } : frame;
    const handler = world.channels.get(channel);
    if (handler === undefined) throw new Error(`nobody handles ${channel}`);
    return handler({ sender: this, senderFrame }, argument);
  }
}

class StandInWindow extends EventEmitter {
  readonly webContents = new StandInContents();
  readonly said: string[] = [];
  readonly options: Electron.BrowserWindowConstructorOptions;
  destroyed = false;
  fullScreen = false;

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    world.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL = async (url: string): Promise<void> => {
    this.said.push(`load ${url}`);
    this.webContents.url = url;
    this.webContents.emit('did-navigate', {}, url);
  };
  isDestroyed = (): boolean => this.destroyed;
  isMinimized = (): boolean => this.said.includes('minimize');
  isMaximized = (): boolean => this.said.includes('maximize');
  getNormalBounds = (): Electron.Rectangle => ({ x: 10, y: 20, width: 1000, height: 700 });
  show = (): void => void this.said.push('show');
  focus = (): void => void this.said.push('focus');
  isFullScreen = (): boolean => this.fullScreen;
  setFullScreen = (whole: boolean): void => {
    this.fullScreen = whole;
  };
  restore = (): void => void this.said.push('restore');
  maximize = (): void => void this.said.push('maximize');
  minimize = (): void => void this.said.push('minimize');
  destroy = (): void => {
    this.destroyed = true;
    this.webContents.emit('destroyed');
    app.emit('window-all-closed');
  };
  /** Simulates that the player closes the window. */
  close = (): void => {
    this.emit('close', {});
    this.destroy();
  };
}
export const BrowserWindow: new (
  options: Electron.BrowserWindowConstructorOptions,
) => Used<Electron.BrowserWindow> & StandInWindow = StandInWindow;

/** The methods of a window that the shell calls, as Electron declares them. */
type Used<W extends Electron.BrowserWindow> = Pick<
  W,
  | ('loadURL' | 'isDestroyed' | 'isMinimized' | 'isMaximized' | 'getNormalBounds')
  | ('isFullScreen' | 'setFullScreen')
  | ('show' | 'focus' | 'restore' | 'maximize' | 'destroy')
>;

/** What the preload script gets as `ipcRenderer`. */
export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoke: (channel, argument) => theWindow().webContents.invoke(channel, argument),
} satisfies Partial<Electron.IpcRenderer>);

export const contextBridge = {
  exposeInMainWorld: (name, api) => void world.exposed.set(name, api),
} satisfies Partial<Electron.ContextBridge>;

/** The only open window. @throws Error if there is none or more than one */
export function theWindow(): StandInWindow {
  const [window, another] = world.windows;
  if (window === undefined || another !== undefined) throw new Error(`${world.windows.length} windows are open`);
  return window;
}
