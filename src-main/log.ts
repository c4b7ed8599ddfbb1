import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the host and the shells write what a maintainer needs later. `code` is stable, `detail` small and plain. */
export type Log = {
  info(code: string, detail?: Record<string, unknown>): void;
  warn(code: string, detail?: Record<string, unknown>): void;
  error(code: string, detail?: Record<string, unknown>): void;
};

const FILE = 'caravel.log';
const OLDER_FILES = 2;
const MAX_BYTES = 1_000_000;
const MAX_TEXT = 400;
const LEFT_OUT = '[left out]';

/** Names under which secrets of the table or of the session travel. Their values never reach the disk. */
const SECRET_NAMES =
  /^(message|payload|body|request|reply|push|state|view|information|move|moves|event|events|token|key|cookie|link|seed|secret)$/i;

/** A log that goes nowhere. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A log in `dataDir`, kept to a few megabytes: the full file becomes `caravel.log.1`, that one `caravel.log.2`. */
export function fileLog(dataDir: string, now: () => Date = () => new Date(), maxBytes = MAX_BYTES): Log {
  const path = join(dataDir, FILE);
  const write = (level: string, code: string, detail: Record<string, unknown> | undefined): void => {
    const line = JSON.stringify({ time: now().toISOString(), level, code, ...(detail && { detail: redact(detail) }) });
    // A full or read-only disk must not take the game down with the log: the host reports that trouble to the player.
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      if (sizeOf(path) + line.length > maxBytes) rotate(path);
      appendFileSync(path, `${line}\n`, { mode: 0o600 });
    } catch {
      return;
    }
  };
  return {
    info: (code, detail) => write('info', code, detail),
    warn: (code, detail) => write('warn', code, detail),
    error: (code, detail) => write('error', code, detail),
  };
}

/** `detail` as it may be written: flat, short, without secrets, without the name of the player's home folder. */
export function redact(detail: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, SECRET_NAMES.test(name) ? LEFT_OUT : plain(value)]),
  );
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return shorten(value);
  if (value instanceof Error) return shorten(value.stack ?? `${value.name}: ${value.message}`, 4 * MAX_TEXT);
  // Whatever has structure may be a piece of a game: say that it was there, never what it held.
  return LEFT_OUT;
}

function shorten(text: string, limit = MAX_TEXT): string {
  const anonymous = text.replaceAll(homedir(), '~');
  return anonymous.length > limit ? `${anonymous.slice(0, limit)}…` : anonymous;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(path: string): void {
  for (let age = OLDER_FILES; age >= 1; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (statSync(younger, { throwIfNoEntry: false })) renameSync(younger, `${path}.${age}`);
  }
}
