import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Chromium keeps its own files of a window. */
export type ProfileFolder = {
  readonly folder: string;
  /** Removes it, where it is there for this time only. Never fails. */
  leave(): void;
};

/** Bytes Chromium needs for a new profile, with some to spare: on less it breaks in ways of its own. */
const ROOM = 32_000_000;
const STAYS = (): void => undefined;

/**
 * A folder Chromium can write to: `wanted` where that is possible, else one of its own in the folder `spare`, the owner's
 * alone and removed at the end. The same `wanted` leads to the same one each time, so that a second start meets the first.
 * Undefined where neither can be written.
 */
export function profileFolderIn(wanted: string, spare: string | undefined): ProfileFolder | undefined {
  if (takesProfile(wanted)) return { folder: wanted, leave: STAYS };
  const folder = spare === undefined ? undefined : ownFolder(spare, wanted);
  if (folder === undefined || !takesProfile(folder)) return undefined;
  return {
    folder,
    leave: () => void attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })),
  };
}

/**
 * Whether Chromium can keep a profile in `folder`, which is made if missing: found by doing what it does. It marks a profile
 * that is in use by links, which not every disk has.
 */
export function takesProfile(folder: string): boolean {
  const probe = join(folder, `caravel-probe-${randomUUID()}`);
  const tried = attempt(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, new Uint8Array(100_000), { mode: 0o600 });
    rmSync(probe);
    if (process.platform !== 'win32') symlinkSync('nowhere', probe);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < ROOM) throw new Error('too little room');
  });
  attempt(() => rmSync(probe, { force: true }));
  return tried;
}

/** A folder in `spare` that nobody else made and nobody else can enter, or undefined where there is none to be had. */
function ownFolder(spare: string, wanted: string): string | undefined {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const known = join(spare, `caravel-${name}`);
  if (attempt(() => mkdirSync(known, { mode: 0o700 })) || attempt(() => checkOurs(known))) return known;
  let fresh: string | undefined;
  attempt(() => (fresh = mkdtempSync(`${known}-`)));
  return fresh;
}

/** Anybody may have put something at a place that can be foretold. @throws Error unless it is a folder of ours alone */
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
