import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#main/log.ts';
import { isEqualInConstantTime, newToken, nonce, tableProof } from './proof.ts';
import { SECOND_START_PATH, CHALLENGE_HEADER, linkTo, PROOF_HEADER } from './server.ts';

const FILE = 'running.json';
const TIMEOUT_MS = 2_000;
const HIGHEST_PORT = 65_535;

type Running = { readonly port: number; readonly key: string };

/**
 * Writes a file to the data folder, readable by its owner only, that says that a table is open. The returned function
 * deletes it. A failure is only logged: a second start then opens a table of its own.
 */
export function announce(dataDir: string, { port, key }: Running, log: Log): () => void {
  const path = join(dataDir, FILE);
  const remove = (): void => rmSync(path, { force: true });
  const written = attempt(() => {
    // Never written into an existing file: others might be able to read it, or it might not be ours.
    remove();
    writeFileSync(path, JSON.stringify({ port, key }), { mode: 0o600, flag: 'wx' });
  }, log);
  // On a full disk half of it may have been written.
  if (!written) attempt(remove, log);
  // Only if it is ours: another table may have been opened since.
  return () => readRunning(dataDir)?.key === key && attempt(remove, log);
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
 * A new link to the table that is already open on this data folder, or undefined if none answers. The file may be left over
 * and another program may listen on the port now, so it must first prove that it knows the key; nothing secret is sent to
 * it. The link is made here.
 */
export async function linkToRunning(dataDir: string): Promise<string | undefined> {
  const running = readRunning(dataDir);
  if (running === undefined) return undefined;
  const { key, port } = running;
  const challenge = nonce();
  const answer = await answerTo(challenge, port);
  return answer !== undefined && isEqualInConstantTime(answer, tableProof(key, port, challenge))
    ? linkTo(port, newToken(key))
    : undefined;
}

/** The proof that the program on `port` answers with. Only one header of the response is read; redirects are not followed. */
async function answerTo(challenge: string, port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${SECOND_START_PATH}`, {
      method: 'POST',
      headers: { [CHALLENGE_HEADER]: challenge },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.headers.get(PROOF_HEADER) ?? undefined;
  } catch {
    // Nobody answers: the last table ended without deleting its file.
    return undefined;
  }
}

function readRunning(dataDir: string): Running | undefined {
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
