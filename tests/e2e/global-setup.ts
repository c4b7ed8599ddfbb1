import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildToyShell } from '#tests/toy/shell.ts';

const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;

/**
 * Builds what the shells open where it is older than its sources, and gives the run a temporary folder of its own, which goes with
 * whatever a test that failed, or a browser that crashed, left in it.
 */
export default async function makeGround(): Promise<() => void> {
  const { buildIfStale }: { buildIfStale(shell: 'electron'): Promise<void> } = await import(script('bundles.mjs'));
  // The browser shell opens it too.
  await buildIfStale('electron');
  await buildToyShell();
  const folder = mkdtempSync(join(tmpdir(), 'caravel-e2e-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
