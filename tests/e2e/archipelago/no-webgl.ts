import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, openPage, startApp } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';

/** Runs in the page: after `good` contexts, no canvas gets one for WebGL any more. */
function withoutWebgl(good: number): void {
  const { getContext } = HTMLCanvasElement.prototype;
  let given = 0;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    if (!kind.startsWith('webgl')) return Reflect.apply(getContext, this, [kind, ...rest]);
    given += 1;
    return given <= good ? Reflect.apply(getContext, this, [kind, ...rest]) : null;
  };
}

/** Somebody asks for the model where it cannot be had: the flat board stays, the table works, and the button says so. */
async function flatBoardStandsIn(good: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await page.addInitScript(withoutWebgl, good);
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const button = page.getByTestId('board-kind').first();
  const before = await button.innerText();
  for (let asked = 0; asked < 2; asked++) {
    await button.click();
    await until('the flat board', async () => {
      const kind = await page.locator('[data-board]').first().getAttribute('data-board');
      return kind === 'svg' && (await button.innerText()) === before ? true : undefined;
    });
  }
  check((await page.locator('[data-board="svg"] svg').count()) > 0, 'there is no board');
  await browser.close();
  await app.stop();
  // three.js reports on the console what it throws; that is no trouble here.
  const other = trouble.filter((line) => !/WebGL/.test(line));
  check(other.length === 0, `trouble in the window: ${other.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** What a machine shows that cannot draw the model. */
export const noWebglTests: readonly EndToEnd[] = [
  { name: 'without WebGL the flat board stands in', run: () => flatBoardStandsIn(0) },
  { name: 'where WebGL breaks the flat board stands in', run: () => flatBoardStandsIn(1) },
];
