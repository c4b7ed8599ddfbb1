import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type * as Electron from 'electron';
import { electronApp } from './app.ts';
import { until } from './check.ts';

/** The stand-in's player, where it is one; Electron's binary has none. */
type Player = { readonly answerSave: (path: string | null) => void };

/** Lets `press` make the page give a file away, and puts it at `path` as the player would. */
export async function keepAt(page: Page, press: () => Promise<void>, path: string): Promise<void> {
  if (electronApp() === undefined) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.saveAs(path);
  }
  await answerSaveDialog(path);
  await press();
  await until(`a file at ${path}`, async () => (existsSync(path) ? true : undefined));
}

/** Plays an exported campaign again, which must agree with itself; gives what it came to. */
export function replayOf(file: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src-main/cli/replay.ts', file], {
    encoding: 'utf8',
  });
  expect(status, `the replay: ${stdout}${stderr}`).toBe(0);
  return stdout;
}

/**
 * Answers the next save dialog of the desktop shell; null cancels it. Nothing outside can press a button of a dialog of the
 * system, so on Electron's binary the download is told beforehand where to go.
 */
export async function answerSaveDialog(path: string | null): Promise<void> {
  await electronApp()?.evaluate((parts, to) => {
    const player: unknown = Reflect.get(parts, 'player');
    if (player !== undefined) return (player as Player).answerSave(to);
    parts.session.defaultSession.once('will-download', (_event: Electron.Event, item: Electron.DownloadItem) =>
      to === null ? item.cancel() : item.setSavePath(to),
    );
  }, path);
}
