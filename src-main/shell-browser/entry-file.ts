import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = 'caravel.html';

/** A page that opens the table: as a browser is told of it on its command line, and how to take it back. Never fails. */
export type EntryFile = { readonly address: string; remove(): void };

/**
 * Puts `link` into a page in `folder` that only its owner can read, and that leads on to it. A command line can be read by
 * everybody on the computer, so all it holds is where the page lies. @throws an error of the file system
 */
export function writeEntryFile(link: string, folder: string): EntryFile {
  const path = join(folder, FILE);
  const page =
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">' +
    `<meta http-equiv="refresh" content="0; url=${link}"><title>Caravel</title></head><body></body></html>\n`;
  // Made anew: what lies there may be wider than its owner, or lead elsewhere.
  rmSync(path, { force: true });
  writeFileSync(path, page, { mode: 0o600, flag: 'wx' });
  return { address: pathToFileURL(path).href, remove: () => forget(path) };
}

/** The link was used, or its table is gone: what cannot be removed opens nothing. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}
