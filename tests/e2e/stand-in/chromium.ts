import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex, Writable } from 'node:stream';
import { switchesForChromium } from './command-line.ts';
import { openLine, type Line } from './protocol.ts';
import { SCREEN } from './screen.ts';

/** The Chromium under the app, and what it says of its graphics. */
export type Chromium = {
  readonly line: Line;
  /** Where downloads lie until it is known whether and where they are kept. */
  readonly downloads: string;
  readonly graphics: Readonly<Record<string, unknown>>;
  readonly ended: Promise<void>;
  /** Ends it, and with it everything it had on the disk. */
  end(): Promise<void>;
};

/**
 * Starts Chromium with the app's switches. Its profile is a folder of its own that goes with it: in Electron profiles lie in
 * `userData` (docs/api/app.md, `app.getPath(name)`, `sessionData`).
 */
export async function startChromium(): Promise<Chromium> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-chromium-'));
  const downloads = join(folder, 'downloads');
  const child = spawn(
    process.env['CARAVEL_CHROMIUM'] ?? '/usr/bin/chromium',
    [
      ...['--headless=new', '--no-startup-window', '--no-first-run', '--remote-debugging-pipe', '--log-level=3'],
      ...[`--user-data-dir=${join(folder, 'profile')}`, `--screen-info={${SCREEN.width}x${SCREEN.height}}`],
      ...switchesForChromium(),
    ],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Whoever drives the app from outside reads here where the page can be reached ("DevTools listening on …").
  child.stderr?.pipe(process.stderr);
  const line = openLine(child.stdio[3] as Writable, child.stdio[4] as Duplex);
  await line.browser.send('Target.setDiscoverTargets', { discover: true });
  await line.browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await line.browser.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: downloads,
    eventsEnabled: true,
  });
  const { gpu } = await line.browser.send('SystemInfo.getInfo');
  return {
    line,
    downloads,
    graphics: { ...gpu.featureStatus },
    ended,
    async end() {
      line.browser.send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
