import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
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
 * Never throws.
 */
export function fileLog(dataDir: string, now: () => Date = () => new Date(), maxBytes = MAX_BYTES): Log {
  const path = join(dataDir, FILE);
  const write = (level: string, code: string, detail: Record<string, unknown> | undefined): void => {
    const line = JSON.stringify({ time: now().toISOString(), level, code, ...(detail && { detail: redact(detail) }) });
    // A full or read-only disk must not stop the game because of the log: the host reports that trouble to the players.
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

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(path: string): void {
  for (let age = OLDER_FILES; age >= 1; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (statSync(younger, { throwIfNoEntry: false })) renameSync(younger, `${path}.${age}`);
  }
}
