import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { CONTENT_SECURITY_POLICY } from '#main/shell-browser/headers.ts';
import { electronApp, enter, openPage, startApp, takeViolations } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';

/** What a page of Caravel can reach and run, tried from inside: the answers of a page that tries to misbehave. */
function misbehave(): Promise<Record<string, unknown>> {
  const outcome = (trial: () => unknown): Promise<unknown> =>
    // On a turn of its own: what a test evaluates directly is not held to the policy.
    new Promise((resolve) => {
      setTimeout(() => {
        try {
          Promise.resolve(trial()).then(resolve, () => resolve('refused'));
        } catch {
          resolve('refused');
        }
      });
    });
  const inlineScript = (): unknown => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
    return Reflect.get(window, 'ranInline') ?? 'refused';
  };
  const picture = (src: string): Promise<unknown> => {
    const image = new Image();
    image.src = src;
    return image.decode();
  };
  const trials: Record<string, () => unknown> = {
    policy: async () => (await fetch('./index.html')).headers.get('content-security-policy'),
    node: () => ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window).join(),
    eval: () => Reflect.get(window, 'eval')('1'),
    inlineScript,
    fetch: () => fetch('https://example.org/'),
    socket: () => fetch('http://127.0.0.1:9/'),
    picture: () => picture('https://example.org/a.png'),
    dataPicture: () => picture('data:image/gif;base64,R0lGODlhAQABAAAAACw='),
    worker: () => new Promise((_, reject) => (new Worker('./none.js').onerror = reject)),
  };
  return Promise.all(Object.entries(trials).map(async ([name, trial]) => [name, await outcome(trial)] as const)).then(
    (answers) => Object.fromEntries(answers),
  );
}

/** Points of Electron's security guide that only a running desktop shell can show: 3, 4, 5, 11, 13 and 14. */
async function lockedIn(app: ElectronApplication, page: Page): Promise<void> {
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const get: unknown = contents && Reflect.get(contents, 'getLastWebPreferences');
    return typeof get === 'function' ? (get.call(contents) as Record<string, unknown>) : {};
  });
  for (const [name, wanted] of Object.entries({ contextIsolation: true, sandbox: true, nodeIntegration: false }))
    check(preferences[name] === wanted, `${name} is ${String(preferences[name])}`);
  const before = page.url();
  const reached = await page.evaluate(async () => {
    const opened = window.open('https://example.org/') !== null;
    location.href = 'https://example.org/';
    document.body.append(document.createElement('webview'));
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return { opened, geolocation: state, notifications: await Notification.requestPermission() };
  });
  check(!reached.opened, 'a second window opened');
  check(reached.geolocation === 'denied' && reached.notifications === 'denied', 'a permission was granted');
  check(page.url() === before, `the page went to ${page.url()}`);
  check((await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)) === 1, 'something attached');
}

const TRIED = ['script-src eval', 'script-src-elem inline', 'connect-src https://example.org', 'worker-src'];
const breaches: string[] = [];
function heard(): boolean {
  breaches.push(...takeViolations());
  return TRIED.every((tried) => breaches.some((breach) => breach.startsWith(tried)));
}

/** Tries from inside a page what must not be possible. @throws Error naming what was */
export async function locks(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').waitFor();
  check(takeViolations().length === 0, 'the page broke its policy before it was asked to');
  const { policy, node, ...rest } = await page.evaluate(misbehave);
  check(policy === CONTENT_SECURITY_POLICY, `the policy is ${String(policy)}`);
  check(node === '', `the page reaches ${String(node)}`);
  for (const [name, answer] of Object.entries(rest)) check(answer === 'refused', `${name}: ${String(answer)}`);
  // What was tried against the policy is seen as that: the same watch holds for every other test.
  await until('every breach is heard', () => Promise.resolve(heard() ? true : undefined));
  const electron = electronApp();
  if (electron !== undefined) await lockedIn(electron, page);
  await browser.close();
  await app.stop();
  takeViolations();
  await rm(dataDir, { recursive: true });
}

/** What a page may not do, tried in a real one. */
export const lockTests: readonly EndToEnd[] = [{ name: 'the page cannot get out', run: locks }];
