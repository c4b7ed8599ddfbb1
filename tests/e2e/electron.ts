import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import type * as Electron from 'electron';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { REQUEST } from '#main/shell-electron/channels.ts';
import { check } from './check.ts';
import { seedVariables } from './seed.ts';

/** Drawing without a card, as in the browser; Chromium refuses to be sandboxed for root. */
const FLAGS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A start that takes longer than this does not come. */
const PATIENCE_MS = 120_000;

/** The Electron shell while it runs. */
export type RunningShell = { readonly app: ElectronApplication; readonly page: Page; readonly url: string };

/**
 * Starts the built Electron shell on `dataDir`, in a window with a table of `size`. What the host says to the page is
 * also said to `window.hear`.
 */
export async function startElectron(
  executablePath: string,
  dataDir: string,
  size: { readonly width: number; readonly height: number },
): Promise<RunningShell> {
  const app = await _electron.launch({
    executablePath,
    args: [...FLAGS, '.', `--data=${dataDir}`],
    env: environment(),
    timeout: PATIENCE_MS,
  });
  // Playwright's runner traces browsers by itself, and this not; it keeps what a test that failed leaves open.
  await app.context().tracing.start({ screenshots: true });
  const page = await app.firstWindow({ timeout: PATIENCE_MS });
  await page.waitForURL(({ protocol }) => protocol !== 'about:');
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);
  const found = await app.evaluate(overhearHost, REQUEST);
  check(found, 'this Electron does not say what handles a call of the page');
  return { app, page, url: page.url() };
}

/** Starts the desktop shell once more on `dataDir`, as a player who forgot that it runs; gives the code it ends with. */
export function startAgain(executablePath: string, dataDir: string): Promise<number | null> {
  const child = spawn(executablePath, [...FLAGS, '.', `--data=${dataDir}`], { env: environment(), stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** This Node before any other: the stand-in for the binary is a script of it. */
function environment(): Record<string, string> {
  const all = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(all),
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    CARAVEL_PACE: '0',
    CARAVEL_FILM: 'instant',
    CARAVEL_SOUND: 'off',
    ...seedVariables(),
  };
}

/** Runs in the main process: passes every reply and push on to `window.hear` too. False where that cannot be done. */
function overhearHost({ BrowserWindow, ipcMain }: typeof Electron, channel: string): boolean {
  const contents = BrowserWindow.getAllWindows()[0]?.webContents;
  // Electron has no door to a handler once it is set; this is where it keeps them.
  const handlers: unknown = Reflect.get(ipcMain, '_invokeHandlers');
  const answer: unknown = handlers instanceof Map ? handlers.get(channel) : undefined;
  if (contents === undefined || !(handlers instanceof Map) || typeof answer !== 'function') return false;
  // After the page has it: a refusal that comes late would put away what was taken up since.
  const tell = (text: string, asked = 'null'): void =>
    void contents.executeJavaScript(`window.hear?.(${text}, ${asked})`).catch(() => undefined);
  handlers.set(channel, async (event: unknown, argument: unknown) => {
    const reply: unknown = await answer(event, argument);
    setImmediate(() => tell(String(reply), typeof argument === 'string' ? argument : JSON.stringify(argument)));
    return reply;
  });
  const send = contents.send.bind(contents);
  contents.send = (to: string, text: string) => {
    send(to, text);
    tell(text);
  };
  return true;
}
