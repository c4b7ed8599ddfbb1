import { expect, type ElectronApplication, type Page } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '#main/shell-browser/headers.ts';
import { electronApp, takeViolations } from '../app.ts';

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
    worker: () => new Promise((_, reject) => (new Worker('data:text/javascript,0').onerror = reject)),
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
  expect(preferences).toMatchObject({ contextIsolation: true, sandbox: true, nodeIntegration: false });
  const before = page.url();
  const reached = await page.evaluate(async () => {
    const opened = window.open('https://example.org/') !== null;
    location.href = 'https://example.org/';
    document.body.append(document.createElement('webview'));
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return { opened, geolocation: state, notifications: await Notification.requestPermission() };
  });
  expect(reached, 'what the page reached').toEqual({ opened: false, geolocation: 'denied', notifications: 'denied' });
  expect(page.url(), 'where the page is').toBe(before);
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length), 'pages there are').toBe(1);
}

const TRIED = ['script-src eval', 'script-src-elem inline', 'connect-src https://example.org', 'worker-src'];

/** Waits until each breach is heard: the same watch holds for every other test. */
async function breachesHeard(): Promise<void> {
  const breaches: string[] = [];
  const missing = (): readonly string[] => {
    breaches.push(...takeViolations());
    return TRIED.filter((tried) => !breaches.some((breach) => breach.startsWith(tried)));
  };
  await expect.poll(missing, 'breaches that are not heard').toEqual([]);
}

/** Tries from inside a page what must not be possible. @throws Error naming what was */
export async function locks(page: Page): Promise<void> {
  await page.getByTestId('home-new').waitFor();
  expect(takeViolations(), 'the policy broken before the page was asked to').toEqual([]);
  const { policy, node, ...rest } = await page.evaluate(misbehave);
  expect(policy, 'the policy').toBe(CONTENT_SECURITY_POLICY);
  expect(node, 'what of Node the page reaches').toBe('');
  for (const [name, answer] of Object.entries(rest)) expect(answer, name).toBe('refused');
  await breachesHeard();
  const electron = electronApp();
  if (electron !== undefined) await lockedIn(electron, page);
  takeViolations();
}
