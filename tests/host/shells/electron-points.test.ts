import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import type { Configuration } from 'electron-builder';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRACT } from '#main/contract/messages.ts';
import { isOwnUrl, mayFetch, RECOVERY_URL, START_URL } from '#main/shell-electron/address.ts';
import { FOREIGN, hostilePath, STRANGERS } from './hostile.ts';
import { bridge, served, startShell, thePage } from './electron-run.ts';
import { theWindow, world } from './electron-stand-in.ts';

vi.mock('electron', () => import('./electron-stand-in.ts'));

/**
 * The 20 points of Electron's security guide, each by its name there, checked on the shell as it starts. What only the
 * binary can show (that a lock does what it says) is asked of it by `npm run e2e -- --electron`, tests/e2e/shells/locks.ts.
 */

/** How installers are made; plain JavaScript, as everything in build/ that a player's computer never sees. */
const { default: packaging }: { default: Configuration } = await import(
  new URL('../../../build/electron-builder.config.mjs', import.meta.url).href
);

const SOURCES = ['src-main/shell-electron', 'src-main/shell-browser'].flatMap((folder) =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);
const holding = (pattern: RegExp): string[] => SOURCES.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const preferences = () => theWindow().options.webPreferences;
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

let dataDir = '';
beforeEach(async () => {
  dataDir = await startShell();
});

describe('the 20 points of Electron’s security guide', () => {
  test('1. Only load secure content', () => {
    expect(theWindow().said).toEqual([`load ${START_URL}`]);
    for (const url of FOREIGN) expect(world.filter?.(url)).toBe(false);
    for (const url of [START_URL, 'blob:app://game/0b2f']) expect(world.filter?.(url)).toBe(true);
    expect(Object.fromEntries(world.switches)).toMatchObject({
      'disable-background-networking': '',
      'disable-component-update': '',
      'host-resolver-rules': 'MAP * ~NOTFOUND',
    });
    expect(world.spelling).toBe(false);
    // What was refused is in the log, its address is not: it may carry what a player typed.
    const log = readFileSync(join(dataDir, 'caravel.log'), 'utf8');
    expect(log).toContain('request-refused');
    expect(log).not.toContain('example.org');
  });

  test('2. Do not enable Node.js integration for remote content', () => {
    expect(preferences()).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
    });
  });

  test('3. Enable context isolation', () => {
    expect(preferences()).toMatchObject({ contextIsolation: true });
  });

  test('4. Enable process sandboxing', () => {
    expect(preferences()).toMatchObject({ sandbox: true });
    // Said for every process, and before the app is ready, for later it has no effect.
    expect(world.said).toEqual(['sandbox', 'ready']);
    expect(world.switches.has('no-sandbox')).toBe(false);
  });

  test('5. Handle session permission requests from remote content', () => {
    const answers: boolean[] = [];
    const asked: Parameters<NonNullable<typeof world.permission>> = [
      ...([null, 'geolocation', (granted: boolean) => answers.push(granted), {}] as unknown as [never, never, never]),
      {} as never,
    ];
    world.permission?.(...asked);
    expect(answers).toEqual([false]);
    expect(world.check?.(null, 'media', START_URL, {} as never)).toBe(false);
    expect(world.device?.({ deviceType: 'usb' } as never)).toBe(false);
  });

  test('6. Do not disable webSecurity', () => {
    expect(holding(/webSecurity|disable-web-security/)).toEqual([]);
    expect(preferences()).not.toHaveProperty('webSecurity');
  });

  test('7. Define a Content Security Policy', async () => {
    for (const url of [START_URL, RECOVERY_URL, 'app://game/nothing']) {
      const policy = (await served(url)).headers.get('content-security-policy') ?? '';
      const rules = Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/s).slice(0, 2)));
      expect(rules).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self'",
        'font-src': "'self'",
        'connect-src': "'self'",
        'worker-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
    }
  });

  test('8. Do not enable allowRunningInsecureContent', () => {
    expect(holding(/allowRunningInsecure/i)).toEqual([]);
    expect(preferences()).not.toHaveProperty('allowRunningInsecureContent');
  });

  test('9. Do not enable experimental features', () => {
    expect(holding(/experimentalFeatures|experimental-web-platform/)).toEqual([]);
    expect(preferences()).not.toHaveProperty('experimentalFeatures');
  });

  test('10. Do not use enableBlinkFeatures', () => {
    expect(holding(/enableBlinkFeatures|enable-blink-features/)).toEqual([]);
    expect(preferences()).not.toHaveProperty('enableBlinkFeatures');
  });

  test('11. Do not use allowpopups for WebViews', () => {
    expect(preferences()).toMatchObject({ webviewTag: false });
    expect(holding(/<webview|allowpopups/i)).toEqual([]);
  });

  test('12. Verify WebView options before creation', () => {
    // There is nothing to verify: none is ever attached.
    expect(thePage().goes('will-attach-webview', START_URL)).toBe(false);
  });

  test('13. Disable or limit navigation', () => {
    expect(preferences()).toMatchObject({ navigateOnDragDrop: false });
    for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
      for (const url of [...FOREIGN, START_URL, RECOVERY_URL]) expect(thePage().goes(event, url)).toBe(false);
    }
    thePage().url = RECOVERY_URL;
    expect(thePage().goes('will-navigate', START_URL)).toBe(true);
    for (const url of FOREIGN) expect(thePage().goes('will-navigate', url)).toBe(false);
  });

  test('14. Disable or limit creation of new windows', () => {
    for (const url of [...FOREIGN, START_URL]) expect(thePage().opens({ url } as never)).toEqual({ action: 'deny' });
    expect(holding(/new BrowserWindow\(/)).toEqual(['window.ts']);
  });

  test('15. Do not use shell.openExternal with untrusted content', () => {
    expect(holding(/openExternal|openPath|import \{[^}]*\bshell\b[^}]*\} from 'electron'/)).toEqual([]);
  });

  test('16. Use a current version of Electron', () => {
    const wanted: string = json('package.json').devDependencies.electron;
    // Exact, so that what was tested is what is shipped; the newest release line when this was last looked at.
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Number(wanted.split('.')[0])).toBeGreaterThanOrEqual(45);
    expect(json('package-lock.json').packages['node_modules/electron'].version).toBe(wanted);
    expect(json('node_modules/electron/package.json').version).toBe(wanted);
  });

  test('17. Validate the sender of all IPC messages', async () => {
    expect(world.channels.size).toBe(4);
    for (const channel of world.channels.keys()) {
      for (const frame of STRANGERS) await expect(thePage().invoke(channel, 'null', frame)).rejects.toThrow('refused');
    }
    expect(holding(/ipcMain\.(handle|on|once)/)).toEqual([]);
    expect(holding(/\bipc\.handle\(/)).toEqual(['ipc.ts']);
  });

  test('18. Avoid usage of the file:// protocol and prefer usage of custom protocols', async () => {
    expect(world.schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    expect(holding(/loadFile\(|file:\/\//)).toEqual([]);
    const listed = ['<!doctype html><title>Caravel</title>', 'export {};'];
    await fc.assert(
      fc.asyncProperty(hostilePath, async (path) => {
        const url = URL.parse(`app://game${path}`)?.href ?? `app://game${path}`;
        const response = await served(url);
        if (response.status === 200) expect(listed).toContain(await response.text());
        else expect([403, 404]).toContain(response.status);
      }),
      { numRuns: 500 },
    );
  });

  test('19. Check which fuses you can change', () => {
    // Every fuse there is has been decided on; what of it ends up in a packed binary is seen in packaging.all.test.ts.
    const asConfigured = (name: string): string => `${name[0]?.toLowerCase()}${name.slice(1)}`;
    // It guards memory rather than the app, is on, and the packager has no name for it yet.
    const left = 'WasmTrapHandlers';
    const known = Object.values(FuseV1Options).filter((name) => typeof name === 'string' && name !== left);
    expect(Object.keys(packaging.electronFuses ?? {}).sort()).toEqual(
      known.map((name) => asConfigured(String(name))).sort(),
    );
    expect(packaging.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('20. Do not expose Electron APIs to untrusted web content', async () => {
    expect(Object.keys(bridge).sort()).toEqual(['listen', 'request', 'toggleFullScreen']);
    expect(await bridge.request({ contract: CONTRACT, type: 'home' })).toMatchObject({ type: 'home' });
    const heard: unknown[][] = [];
    const end = bridge.listen((...told: unknown[]) => void heard.push(told));
    await Promise.resolve();
    thePage().send('caravel:push', '{"type":"cover"}');
    end();
    // The message alone: the event would hand the page the sender.
    expect(heard).toEqual([[{ type: 'cover' }]]);
  });
});

describe('besides', () => {
  test('an address is recognized by the URL parser, not by its text', () => {
    expect(isOwnUrl(START_URL)).toBe(true);
    for (const url of FOREIGN) expect(isOwnUrl(url)).toBe(false);
  });

  test('the developer tools load while developing and never in the product', async () => {
    const tools = 'devtools://devtools/bundled/inspector.html';
    expect(mayFetch(tools, true)).toBe(true);
    expect(world.filter?.(tools)).toBe(false);
    expect(JSON.stringify(world.menus)).not.toContain('toggleDevTools');
    await startShell({ packaged: false });
    expect(JSON.stringify(world.menus)).toContain('toggleDevTools');
  });

  test('nothing is downloaded but what the page made itself', async () => {
    const { session } = await import('./electron-stand-in.ts');
    const goes = (url: string): boolean => {
      let prevented = false;
      const event = { preventDefault: () => (prevented = true) };
      session.defaultSession.emit('will-download', event, { getURL: () => url });
      return !prevented;
    };
    expect(goes('blob:app://game/0b2f')).toBe(true);
    expect(goes('https://example.org/a.zip')).toBe(false);
  });
});
