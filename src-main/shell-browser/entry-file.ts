import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = 'caravel.html';

/** A local page that leads to the table. `address` is its `file:` URL. `remove` deletes it and never throws. */
export type EntryFile = { readonly address: string; remove(): void };

/**
 * Writes a page to `folder` that redirects to `link` and that only its owner can read. The browser gets the path of this
 * page, not the link with its token: every user of the computer can read command lines. @throws an error of the file system
 */
export function writeEntryFile(link: string, folder: string): EntryFile {
  const path = join(folder, FILE);
  const page =
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer">' +
    `<meta http-equiv="refresh" content="0; url=${link}"><title>Caravel</title></head><body></body></html>\n`;
  // Never written into an existing file: others might be able to read it, or it might be a link.
  rmSync(path, { force: true });
  writeFileSync(path, page, { mode: 0o600, flag: 'wx' });
  return { address: pathToFileURL(path).href, remove: () => forget(path) };
}

/** A failure does no harm: the link has been used or its table is closed. */
function forget(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}
