import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for Chromium's own files. */
export type ProfileFolder = {
  readonly folder: string;
  /** Deletes the folder if it is a temporary one. Never throws. */
  release(): void;
};

/** Free bytes Chromium needs for a new profile, with a margin. With less it fails in unclear ways. */
const MIN_FREE_BYTES = 32_000_000;
const KEEP = (): void => undefined;

/**
 * A folder Chromium can write to: `wanted` if possible, else a temporary one in the folder `fallback`, for its owner only
 * and deleted by `release`. The same `wanted` gives the same temporary folder, so that a second start finds the first.
 * Undefined if neither can be written.
 */
export function profileFolderIn(wanted: string, fallback: string | undefined): ProfileFolder | undefined {
  if (canHoldProfile(wanted)) return { folder: wanted, release: KEEP };
  const folder = fallback === undefined ? undefined : ownFolder(fallback, wanted);
  if (folder === undefined || !canHoldProfile(folder)) return undefined;
  return {
    folder,
    release: () => void attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })),
  };
}

/**
 * Whether Chromium can keep a profile in `folder`, which is created if missing. Tries what Chromium does: it marks a profile
 * in use by a symbolic link, which not every disk supports.
 */
export function canHoldProfile(folder: string): boolean {
  const probe = join(folder, `caravel-probe-${randomUUID()}`);
  const tried = attempt(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, new Uint8Array(100_000), { mode: 0o600 });
    rmSync(probe);
    if (process.platform !== 'win32') symlinkSync('nowhere', probe);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error('too little room');
  });
  attempt(() => rmSync(probe, { force: true }));
  return tried;
}

/** A folder in `fallback` that nobody else owns or can enter, or undefined if none can be made. */
function ownFolder(fallback: string, wanted: string): string | undefined {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const known = join(fallback, `caravel-${name}`);
  if (attempt(() => mkdirSync(known, { mode: 0o700 })) || attempt(() => checkOurs(known))) return known;
  let fresh: string | undefined;
  attempt(() => (fresh = mkdtempSync(`${known}-`)));
  return fresh;
}

/** Others may have created something at a path that can be predicted. @throws Error unless it is a folder only we can enter */
function checkOurs(path: string): void {
  const there = lstatSync(path);
  const ours = process.getuid === undefined || (there.uid === process.getuid() && (there.mode & 0o077) === 0);
  if (!there.isDirectory() || !ours) throw new Error('not a folder of ours');
}

function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}
