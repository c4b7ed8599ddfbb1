import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeEntryFile } from '#main/shell-browser/entry-file.ts';
import { profileFolderIn } from '#main/shell-browser/profile-folder.ts';
import { openWindow } from '#main/shell-browser/window.ts';
import { newFolder } from '#tests/host/host/support.ts';

const modes = process.platform !== 'win32';
const modeOf = (path: string): number => statSync(path).mode & 0o777;

let folder = '';
let spare = '';
beforeEach(() => {
  folder = newFolder();
  spare = newFolder();
});

/** A folder that nobody can write to, whatever their rights: a file stands in its way. */
function impossible(): string {
  writeFileSync(join(folder, 'file'), '');
  return join(folder, 'file', 'browser');
}

describe('the place for the files of a window', () => {
  test('is the one that is wanted, made for its owner alone, and stays', () => {
    const wanted = join(folder, 'browser');
    const place = profileFolderIn(wanted, spare);
    expect(place?.folder).toBe(wanted);
    if (modes) expect(modeOf(wanted)).toBe(0o700);
    place?.release();
    expect(readdirSync(wanted)).toEqual([]);
    expect(readdirSync(spare)).toEqual([]);
  });

  test('is one of its own where the wanted one cannot be written, and goes at the end', () => {
    const place = profileFolderIn(impossible(), spare);
    expect(place?.folder).toBe(join(spare, readdirSync(spare)[0] ?? ''));
    if (modes) expect(modeOf(place?.folder ?? '')).toBe(0o700);
    writeFileSync(join(place?.folder ?? '', 'Local State'), '{}');
    place?.release();
    expect(readdirSync(spare)).toEqual([]);
  });

  test('is the same one for a second start, and another for other campaigns', () => {
    const wanted = impossible();
    const [first, second] = [profileFolderIn(wanted, spare), profileFolderIn(wanted, spare)];
    expect(second?.folder).toBe(first?.folder);
    expect(profileFolderIn(`${wanted}-too`, spare)?.folder).not.toBe(first?.folder);
  });

  test.runIf(modes)('is never one that somebody else has laid out', () => {
    const wanted = impossible();
    const known = profileFolderIn(wanted, spare)?.folder ?? '';
    chmodSync(known, 0o777);
    const wide = profileFolderIn(wanted, spare)?.folder ?? '';
    expect(wide).not.toBe(known);
    expect(basename(wide)).toContain(basename(known));
    expect(modeOf(wide)).toBe(0o700);
    // A link in its place leads to a folder of theirs.
    const other = newFolder();
    const elsewhere = newFolder();
    symlinkSync(elsewhere, join(other, basename(known)));
    expect(profileFolderIn(wanted, other)?.folder).not.toBe(join(other, basename(known)));
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('is nowhere where nothing can be written', () => {
    expect(profileFolderIn(impossible(), undefined)).toBeUndefined();
    expect(profileFolderIn(join(folder, 'file', 'a'), join(folder, 'file', 'b'))).toBeUndefined();
  });
});

describe('a link', () => {
  const LINK = 'http://127.0.0.1:4000/?token=abc.def';

  test('is handed over in a page only its owner can read; the command line names the page alone', () => {
    const { address, remove } = writeEntryFile(LINK, folder);
    expect(address).toMatch(/^file:\/\/\//);
    expect(address).not.toContain('abc');
    const path = new URL(address);
    if (modes) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toContain(`content="0; url=${LINK}"`);
    remove();
    expect(existsSync(path)).toBe(false);
    expect(remove).not.toThrow();
  });

  test.runIf(modes)('is not written into what lies there already', () => {
    const elsewhere = join(newFolder(), 'theirs');
    writeFileSync(elsewhere, '', { mode: 0o666 });
    symlinkSync(elsewhere, join(folder, 'caravel.html'));
    const first = new URL(writeEntryFile(LINK, folder).address);
    expect(readFileSync(elsewhere, 'utf8')).toBe('');
    chmodSync(first, 0o644);
    expect(statSync(new URL(writeEntryFile(LINK, folder).address)).mode & 0o777).toBe(0o600);
  });

  test.runIf(modes)('stands on no command line, and its page stays for a browser that was open already', async () => {
    const [heard, path] = [join(folder, 'heard'), join(folder, 'browser.sh')];
    writeFileSync(path, `#!/bin/sh\necho "$@" > '${heard}'\nexit $CARAVEL_TEST_EXIT\n`, { mode: 0o700 });
    const open = (code: number, closing = new AbortController().signal) => {
      process.env['CARAVEL_TEST_EXIT'] = String(code);
      return openWindow({ name: 'a browser', path }, LINK, folder, closing);
    };
    expect(await open(1)).toBe('failed');
    expect(existsSync(join(folder, 'caravel.html'))).toBe(false);
    expect(await open(0, AbortSignal.abort())).toBe('closed');
    expect(await open(0)).toBe('handed-over');
    const line = readFileSync(heard, 'utf8');
    expect(line).toContain(`--app=file://`);
    expect(line).toContain(`--user-data-dir=${folder}`);
    for (const secret of [LINK, LINK.split('=')[1], 'token', '127.0.0.1']) expect(line).not.toContain(secret);
    expect(readFileSync(join(folder, 'caravel.html'), 'utf8')).toContain(LINK);
  });

  test('that cannot be handed over is said', () => {
    mkdirSync(join(folder, 'caravel.html'));
    expect(() => writeEntryFile(LINK, folder)).toThrow();
  });
});
