/**
 * `npx node tests/dev/measure.ts`: how soon a change is seen in a window of `npm run dev`, in a copy of the project. Prints the
 * median of five changes of a style, of a component and of the host, from the saved file to what the page shows.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { median } from '#tests/bench/figure.ts';
import { CHROMIUM, FLAGS } from '#tests/e2e/app.ts';
import { copyProject, DevRun } from './run.ts';

const TIMES = 5;
const POSITION = 'harvest-5';

/** A change that is made, and what the page shows once it has seen it. */
type Change = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Runs in the page. */
  readonly seen: () => boolean;
};

const CHANGES: readonly Change[] = [
  {
    name: 'a style',
    file: 'src-renderer/screens/table/TableLayout.svelte',
    from: 'height: 100vh;',
    to: 'height: 90vh;',
    seen: () => (document.querySelector('[data-testid=table]')?.clientHeight ?? innerHeight) < innerHeight - 9,
  },
  {
    name: 'a component',
    file: 'src-renderer/panels/top/TopBar.svelte',
    from: '<div class="tools"',
    to: '<div data-changed class="tools"',
    seen: () => document.querySelector('[data-changed]') !== null,
  },
  {
    name: 'the host, and the page back in its campaign',
    file: 'src-main/app.ts',
    from: 'export type AppOptions',
    to: '/* changed */ export type AppOptions',
    seen: () => !('before' in window) && document.querySelector('[data-testid=table]') !== null,
  },
];

/** Makes a change and puts it back, `TIMES` times. Gives how many milliseconds each was seen after. */
async function measure(page: Page, project: string, { file, from, to, seen }: Change): Promise<number[]> {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const times: number[] = [];
  while (times.length < TIMES) {
    // A page that is loaded anew has forgotten it.
    await page.evaluate(() => Object.assign(window, { before: true }));
    const start = performance.now();
    writeFileSync(path, before.replace(from, to));
    await page.waitForFunction(seen);
    times.push(performance.now() - start);
    // Nobody saves twice in the same moment; and a host that is started anew again must have had the page loaded.
    await pause(1_000);
    writeFileSync(path, before);
    await pause(5_000);
  }
  return times;
}

const project = mkdtempSync(join(tmpdir(), 'caravel-dev-'));
copyProject(project);
const dev = await DevRun.start(project);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${dev.origin}/dev/position/${POSITION}`);
  await page.getByTestId('table').waitFor();
  for (const change of CHANGES) {
    const times = await measure(page, project, change);
    const all = times.map((ms) => Math.round(ms)).join(', ');
    console.log(`${change.name}: ${Math.round(median(times))} ms (${all})`);
  }
} finally {
  await browser.close();
  await dev.stop();
  rmSync(project, { recursive: true, force: true, maxRetries: 10 });
}
