import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Writes what maintainers need to find faults. `code` is a stable name, `detail` a small object of plain values. */
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

/** Names of values that may be secrets of a table or a session. They must never be written to the log. */
const SECRET_NAMES =
  /^(message|payload|body|request|reply|push|state|view|information|move|moves|event|events|token|key|cookie|link|seed|secret)$/i;

/** A log that writes nothing. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A log file in `dataDir`. A file that would exceed `maxBytes` is renamed to `caravel.log.1`, that one to `caravel.log.2`.
 * What is no plain file of this user is not written (`refusedLog`). Never throws.
 */
export function fileLog(dataDir: string, now: () => Date = () => new Date(), maxBytes = MAX_BYTES): Log {
  const path = join(dataDir, FILE);
  const write = (level: string, code: string, detail: Record<string, unknown> | undefined): void => {
    const line = JSON.stringify({ time: now().toISOString(), level, code, ...(detail && { detail: redact(detail) }) });
    // A full or read-only disk must not stop the game because of the log: the host reports that trouble to the players.
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      if (sizeOf(path) + line.length > maxBytes) rotate(path);
      append(path, `${line}\n`);
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

/** `detail` as it may be written: flat, short, without secrets and without the path of the player's home folder. */
export function redact(detail: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, SECRET_NAMES.test(name) ? LEFT_OUT : redactedValue(value)]),
  );
}

function redactedValue(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return shorten(value);
  if (value instanceof Error) return shorten(value.stack ?? `${value.name}: ${value.message}`, 4 * MAX_TEXT);
  // An object may be part of a game, so its content is left out.
  return LEFT_OUT;
}

function shorten(text: string, limit = MAX_TEXT): string {
  const anonymous = text.replaceAll(homedir(), '~');
  return anonymous.length > limit ? `${anonymous.slice(0, limit)}…` : anonymous;
}

/** The paths of the log files of a data folder, oldest first; what is no plain file of this user is left out. */
export function logFiles(dataDir: string): string[] {
  const path = join(dataDir, FILE);
  const paths = [...Array.from({ length: OLDER_FILES }, (_, index) => `${path}.${OLDER_FILES - index}`), path];
  return paths.filter((one) => {
    const there = statsOf(one);
    return there !== undefined && isOurs(there);
  });
}

/**
 * The path of the log file of a data folder, if something else lies there: a link, which may lead to any file of this user, a pipe, or
 * another name of somebody else's file. Nothing is logged then.
 */
export function refusedLog(dataDir: string): string | undefined {
  const path = join(dataDir, FILE);
  const there = statsOf(path);
  return there === undefined || isOurs(there) ? undefined : path;
}

/** Whether this is a plain file that nobody else has put there. A second name of one's own, as some backups make it, does no harm. */
function isOurs(file: Stats): boolean {
  const planted = file.nlink > 1 && file.uid !== (process.getuid?.() ?? file.uid);
  return file.isFile() && !planted;
}

/** What lies at a path, not where a link leads; undefined if nothing does or nobody can tell. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Where the system knows these, a link put there in the last moment is not followed either, and a pipe does not hold this up. */
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/** @throws Error where the file cannot be written */
function append(path: string, line: string): void {
  const there = statsOf(path);
  if (there !== undefined && !isOurs(there)) return;
  const file = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW | O_NONBLOCK, 0o600);
  try {
    if (isOurs(fstatSync(file))) writeSync(file, line);
  } finally {
    closeSync(file);
  }
}

function sizeOf(path: string): number {
  return statsOf(path)?.size ?? 0;
}

function rotate(path: string): void {
  for (let age = OLDER_FILES; age >= 1; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (statsOf(younger)) renameSync(younger, `${path}.${age}`);
  }
}
