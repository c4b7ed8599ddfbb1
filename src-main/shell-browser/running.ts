import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#main/log.ts';
import { isSame, newToken, nonce, tableProof } from './proof.ts';
import { AGAIN_PATH, CHALLENGE_HEADER, linkTo, PROOF_HEADER } from './server.ts';

const FILE = 'running.json';
const PATIENCE_MS = 2_000;
const HIGHEST_PORT = 65_535;

type Running = { readonly port: number; readonly key: string };

/**
 * Notes in the data folder, readable by its owner alone, that a table is open; the returned function takes it back. Where
 * the folder takes no note the table is as good: a second start then opens one of its own.
 */
export function announce(dataDir: string, { port, key }: Running, log: Log): () => void {
  const path = join(dataDir, FILE);
  const remove = (): void => rmSync(path, { force: true });
  const written = attempt(() => {
    // Made anew: an old note may be wider than its owner, or be no file of ours.
    remove();
    writeFileSync(path, JSON.stringify({ port, key }), { mode: 0o600, flag: 'wx' });
  }, log);
  // A full disk may have taken half of it.
  if (!written) attempt(remove, log);
  // Only our own note: another table may have been opened since.
  return () => note(dataDir)?.key === key && attempt(remove, log);
}

function attempt(change: () => void, log: Log): boolean {
  try {
    change();
    return true;
  } catch (error) {
    log.warn('running-not-noted', { error });
    return false;
  }
}

/**
 * A link into the table that is already open on this data folder, or undefined where none answers. The note may be older
 * than the last start, and somebody else may listen on the port by now: they are asked to prove that they know the key, and
 * are told nothing. The link is made here, and leads to that port of this computer.
 */
export async function linkToRunning(dataDir: string): Promise<string | undefined> {
  const running = note(dataDir);
  if (running === undefined) return undefined;
  const { key, port } = running;
  const challenge = nonce();
  const answer = await answerTo(challenge, port);
  return answer !== undefined && isSame(answer, tableProof(key, port, challenge))
    ? linkTo(port, newToken(key))
    : undefined;
}

/** What whoever listens on `port` answers; of what they send only a header is read, and they are followed nowhere. */
async function answerTo(challenge: string, port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${AGAIN_PATH}`, {
      method: 'POST',
      headers: { [CHALLENGE_HEADER]: challenge },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.headers.get(PROOF_HEADER) ?? undefined;
  } catch {
    // Nobody there: the last table ended without taking its note back.
    return undefined;
  }
}

function note(dataDir: string): Running | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    if (typeof value !== 'object' || value === null || !('port' in value) || !('key' in value)) return undefined;
    const { port, key } = value;
    return isPort(port) && typeof key === 'string' ? { port, key } : undefined;
  } catch {
    return undefined;
  }
}

function isPort(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= HIGHEST_PORT;
}
