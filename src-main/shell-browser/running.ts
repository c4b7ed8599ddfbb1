import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGAIN_HEADER, AGAIN_PATH } from './server.ts';

const FILE = 'running.json';
const PATIENCE_MS = 2_000;

/** Notes in the data folder, readable by its owner alone, that a table is open. The returned function takes it back. */
export function announce(dataDir: string, running: { readonly port: number; readonly key: string }): () => void {
  const path = join(dataDir, FILE);
  writeFileSync(path, JSON.stringify(running), { mode: 0o600 });
  return () => {
    // Only our own note: another table may have been opened since.
    if (note(dataDir)?.key === running.key) rmSync(path, { force: true });
  };
}

/** A link into the table that is already open on this data folder, or undefined where none answers. */
export async function linkToRunning(dataDir: string): Promise<string | undefined> {
  const running = note(dataDir);
  if (running === undefined) return undefined;
  try {
    const response = await fetch(`http://127.0.0.1:${running.port}${AGAIN_PATH}`, {
      method: 'POST',
      headers: { [AGAIN_HEADER]: running.key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const reply: unknown = response.ok ? await response.json() : undefined;
    return typeof reply === 'object' && reply !== null && 'link' in reply ? String(reply.link) : undefined;
  } catch {
    // Nobody there: the last table ended without taking its note back.
    return undefined;
  }
}

function note(dataDir: string): { port: number; key: string } | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    if (typeof value !== 'object' || value === null || !('port' in value) || !('key' in value)) return undefined;
    return typeof value.port === 'number' && typeof value.key === 'string'
      ? { port: value.port, key: value.key }
      : undefined;
  } catch {
    return undefined;
  }
}
