import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOwnUrl, mayFetch, mayNavigate, RECOVERY_URL, START_URL } from '#main/shell-electron/address.ts';
import {
  lockContents,
  lockSession,
  type LockableContents,
  type LockableSession,
} from '#main/shell-electron/security.ts';
import { fakeLog } from './fakes.ts';

const FOREIGN = [
  'http://example.org/',
  'https://game/',
  'ws://127.0.0.1:9/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'app://game.example.org/index.html',
  'app://elsewhere/index.html',
  'app://game@example.org/',
  'APPS://game/',
  'devtools://devtools/bundled/inspector.html',
  'smb://server/share',
  'blob:https://example.org/0b2f',
  '',
  'app:',
];

/** A stand-in for WebContents: keeps the listeners, so that a test can let things happen. */
function contentsAt(url: string) {
  const listeners = new Map<string, (event: { preventDefault(): void; readonly url: string }) => void>();
  let openHandler = (): { action: string } => ({ action: 'allow' });
  const contents: LockableContents = {
    getURL: () => url,
    on: (event: string, listener: (event: { preventDefault(): void; readonly url: string }) => void) =>
      listeners.set(event, listener),
    setWindowOpenHandler: (handler) => (openHandler = handler),
  };
  const happens = (event: string, to: string): boolean => {
    let prevented = false;
    listeners.get(event)?.({ url: to, preventDefault: () => (prevented = true) });
    return !prevented;
  };
  return { contents, happens, opens: () => openHandler().action };
}

function fakeSession() {
  let onRequest: (url: string) => boolean = () => true;
  let onPermission: () => boolean = () => true;
  let onDownload: (url: string) => boolean = () => true;
  const checks: (() => boolean)[] = [];
  let spelling = true;
  const session: LockableSession = {
    setPermissionRequestHandler: (handler) => {
      onPermission = () => {
        let granted = true;
        handler(undefined, 'geolocation', (answer) => (granted = answer));
        return granted;
      };
    },
    setPermissionCheckHandler: (handler) => void checks.push(handler),
    setDevicePermissionHandler: (handler) => void checks.push(handler),
    setSpellCheckerEnabled: (enable) => void (spelling = enable),
    on: (_event, listener) => {
      onDownload = (url) => {
        let goes = true;
        listener({ preventDefault: () => (goes = false) }, { getURL: () => url });
        return goes;
      };
    },
    webRequest: {
      onBeforeRequest: (listener) => {
        onRequest = (url) => {
          let goes = true;
          listener({ url }, ({ cancel }) => (goes = !cancel));
          return goes;
        };
      },
    },
  };
  return {
    session,
    goesOut: (url: string) => onRequest(url),
    grants: () => [onPermission(), ...checks.map((check) => check())],
    downloads: (url: string) => onDownload(url),
    spelling: () => spelling,
  };
}

describe('a page stays where it is', () => {
  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s is prevented', (event) => {
    const { contents, happens } = contentsAt(START_URL);
    lockContents(contents, fakeLog());
    for (const url of [...FOREIGN, START_URL, RECOVERY_URL]) expect(happens(event, url)).toBe(false);
  });

  test('only the recovery page leads on, and only back to the table', () => {
    const { contents, happens } = contentsAt(RECOVERY_URL);
    lockContents(contents, fakeLog());
    expect(happens('will-navigate', START_URL)).toBe(true);
    for (const url of FOREIGN) expect(happens('will-navigate', url)).toBe(false);
    expect(mayNavigate(START_URL, RECOVERY_URL)).toBe(false);
  });

  test('no second window opens and nothing is embedded', () => {
    const { contents, happens, opens } = contentsAt(START_URL);
    lockContents(contents, fakeLog());
    expect(opens()).toBe('deny');
    expect(happens('will-attach-webview', '')).toBe(false);
  });
});

describe('the session is closed to the world', () => {
  test('requests to anywhere else are cancelled, in words the log may keep', () => {
    const log = fakeLog();
    const { session, goesOut } = fakeSession();
    lockSession(session, false, log);
    for (const url of FOREIGN) expect(goesOut(url)).toBe(false);
    for (const url of [START_URL, 'data:image/png;base64,AA', 'blob:app://game/0b2f']) expect(goesOut(url)).toBe(true);
    expect(new Set(log.codes)).toEqual(new Set(['request-refused']));
  });

  test('the developer tools load while developing and never in the product', () => {
    expect(mayFetch('devtools://devtools/bundled/inspector.html', true)).toBe(true);
    expect(mayFetch('devtools://devtools/bundled/inspector.html', false)).toBe(false);
  });

  test('no permission is granted and nothing foreign is downloaded', () => {
    const { session, grants, downloads, spelling } = fakeSession();
    lockSession(session, false, fakeLog());
    expect(grants()).toEqual([false, false, false]);
    expect(spelling()).toBe(false);
    expect(downloads('blob:app://game/0b2f')).toBe(true);
    expect(downloads('https://example.org/a.zip')).toBe(false);
  });
});

test('an address is ours by the parser, not by its looks', () => {
  expect(isOwnUrl(START_URL)).toBe(true);
  for (const url of FOREIGN) expect(isOwnUrl(url)).toBe(false);
});

describe('dangerous things stand in one place or nowhere', () => {
  const folder = 'src-main/shell-electron';
  const sources = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const holding = (pattern: RegExp): string[] =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  test('windows are made in window.ts, with every lock set', () => {
    expect(holding(/new BrowserWindow\(/)).toEqual(['window.ts']);
    const text = sources.find(({ name }) => name === 'window.ts')?.text ?? '';
    for (const lock of ['contextIsolation: true', 'sandbox: true', 'nodeIntegration: false', 'webviewTag: false']) {
      expect(text).toContain(lock);
    }
  });

  test('calls come in through the wrapper alone', () => {
    expect(holding(/ipcMain\.|ipc\.handle\(|\.ipc\.on\(/)).toEqual(['ipc.ts']);
  });

  test('nothing loosens what Electron protects', () => {
    expect(holding(/webSecurity|allowRunningInsecure|experimentalFeatures|enableBlinkFeatures|openExternal/)).toEqual(
      [],
    );
  });
});
