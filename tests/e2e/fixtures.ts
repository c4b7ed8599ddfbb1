import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import {
  closeBrowser,
  closeWhatIsOpen,
  electronApp,
  enter,
  keepBrowser,
  openPage,
  startApp,
  takeViolations,
  useShell,
} from './app.ts';
import type { Shell, Watched } from './app.ts';
import { dealFrom } from './seed.ts';
import { getUp } from './sitting.ts';

export { expect };

/** What the projects of playwright.config.ts set. */
export type Options = { readonly shell: Shell };

type ForEach = {
  readonly tidy: undefined;
  /** A new data folder, which goes with the test. */
  readonly dataDir: string;
  /** What the window may say in trouble: nothing, unless a test means to bring it about. */
  readonly forgiven: RegExp | undefined;
  /** The size of its window, where that is not the run's. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Caravel on that folder, and a window that is not yet at its link. */
  readonly opened: Watched & { readonly link: string };
  /** The page in that window, come in by the link. */
  readonly page: Page;
};

/** A test in the shell of its project. Whatever it is about, a page of Caravel never even tries what its policy forbids. */
export const test = base.extend<ForEach, Options & { readonly inShell: undefined }>({
  shell: [{}, { scope: 'worker', option: true }],
  inShell: [
    async ({ shell }, use) => {
      useShell(shell);
      keepBrowser();
      await use(undefined);
      await closeBrowser();
    },
    { scope: 'worker', auto: true },
  ],
  tidy: [
    async ({}, use, info) => {
      dealFrom(info.title);
      await use(undefined);
      await keepDesktopTrace(info);
      await closeWhatIsOpen();
      expect(takeViolations(), 'against the content policy').toEqual([]);
    },
    { auto: true },
  ],
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  },
  forgiven: [undefined, { option: true }],
  size: [undefined, { option: true }],
  opened: async ({ dataDir, forgiven, size }, use, info) => {
    const app = await startApp(dataDir);
    const watched = await openPage(size);
    await use({ ...watched, link: app.url });
    await keepDesktopTrace(info);
    await getUp({ app, watched }, forgiven);
  },
  page: async ({ opened }, use) => {
    await enter(opened.page, opened.link);
    await use(opened.page);
  },
});

/** Where a test failed, Playwright keeps the traces of browsers; that of the desktop's window is kept here, if it is open still. */
async function keepDesktopTrace(info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const path = info.outputPath('desktop-trace.zip');
  await electronApp()
    ?.context()
    .tracing.stop({ path })
    .then(() => info.attach('trace', { path, contentType: 'application/zip' }))
    .catch(() => undefined);
}
