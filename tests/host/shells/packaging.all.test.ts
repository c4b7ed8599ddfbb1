import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { packagesOf, termsOf } from '../../../build/lib/licences.ts';
import { newFolder } from '#tests/host/host/support.ts';

// The packaging scripts are plain JavaScript. Their types are given here.
const { missingLicenceLine }: { missingLicenceLine(root?: string): string | undefined } = await import(
  new URL('../../../build/lib/own-licence.mjs', import.meta.url).href
);

/**
 * Packs Caravel as `npm run package` does, for Linux on any system, round a stand-in for Electron's binary: what gets
 * packed does not depend on it. The build and the packing take about fifteen seconds.
 */

const run = promisify(execFile);
const bin = (path: string): string => resolve('node_modules', path);
/** Where Electron's binary keeps its fuses: a mark, the version and number of the fuses, and one letter for each. */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

const NATIVE = `/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`;

let project = '';
let app = '';
let extracted = '';
let listed: string[] = [];

/** A folder like the one Electron comes in, with every fuse the other way round than Caravel wants it. */
function standInElectron(folder: string): string {
  for (const inner of ['resources', 'locales']) mkdirSync(join(folder, inner), { recursive: true });
  const fuses = Buffer.concat([Buffer.from(FUSE_MARK), Buffer.from([1, 9]), Buffer.from('111100111')]);
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.from('binary '), fuses]), { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(folder, name), name);
  for (const language of ['en-US', 'de', 'ja']) writeFileSync(join(folder, 'locales', `${language}.pak`), '');
  return folder;
}

/** A checkout with nothing in it but what is needed, and something of all that must stay out. */
function checkout(folder: string): void {
  for (const path of ['package.json', 'build/icons', 'src-main/shell-electron', 'tests/host/shells', 'README.md'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (existsSync('LICENSE')) cpSync('LICENSE', join(folder, 'LICENSE'));
}

beforeAll(async () => {
  project = newFolder();
  checkout(project);
  const built = ['build', '-c', 'electron.config.ts', '--outDir', join(project, 'out'), '--logLevel', 'error'];
  await run(process.execPath, [bin('electron-vite/bin/electron-vite.js'), ...built]);
  // Left over by somebody who looked for a bug.
  writeFileSync(join(project, 'out/main/index.js.map'), '{}');
  await run(process.execPath, [
    bin('electron-builder/cli.js'),
    ...['--projectDir', project, '--config', resolve('build/electron-builder.config.mjs'), '--publish', 'never'],
    ...['--linux', 'dir', `--${process.arch}`, `-c.electronDist=${standInElectron(join(newFolder(), 'electron'))}`],
  ]);
  app = join(project, 'dist', process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`);
  listed = listPackage(join(app, 'resources/app.asar'), { isPack: false });
  extracted = newFolder();
  extractAll(join(app, 'resources/app.asar'), extracted);
}, 300_000);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

describe('what is packed', () => {
  /** All that may be there. Another script of the main process may come; nothing else may. */
  const ALLOWED = [
    /^\/package\.json$/,
    /^\/out\/main\/([\w-]+\/)?[\w-]+\.js$/,
    /^\/out\/preload\/index\.cjs$/,
    /^\/out\/renderer\/index\.html$/,
    /^\/out\/renderer\/pictures\/[a-z-]+\/(scene|strip)\/[A-Za-z0-9-]+\.webp$/,
    /^\/out\/renderer\/assets\/[\w-]+(?:\.[\w-]+)*\.(js|css|svg|webp|png|woff2?|ogg)$/,
    /^\/out\/(main|renderer)\/third-party-licences\.txt$/,
    /^\/node_modules\/better-sqlite3\/(package\.json|LICENSE|lib\/([\w-]+\/)?[\w-]+\.js)$/,
    new RegExp(`^${NATIVE}$`),
  ];

  test('is the built app and its one native module: no source, no test, no map, no tool', () => {
    expect(filesIn(extracted).filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))).toEqual([]);
  });

  test('is whole: scripts, page, fonts, pictures, terms', () => {
    const workers = ['/out/main/worker.js', '/out/main/import-worker.js'];
    const needed = [
      ...workers,
      '/out/main/index.js',
      '/out/preload/index.cjs',
      '/out/renderer/index.html',
      '/package.json',
    ];
    expect(listed).toEqual(expect.arrayContaining(needed));
    for (const asset of [/alegreya-sc-latin-400.*\.woff2$/, /walnut.*\.webp$/, /caravel.*\.svg$/, /index-.*\.css$/])
      expect(listed.some((file) => asset.test(file))).toBe(true);
    // Every file the page names is there.
    const page = readFileSync(join(extracted, 'out/renderer/index.html'), 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => `/out/renderer/${name}`);
    expect(named.length).toBeGreaterThan(2);
    expect(listed).toEqual(expect.arrayContaining(named));
  });

  test('says nothing of how it was made', () => {
    const manifest = JSON.parse(readFileSync(join(extracted, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'caravel', main: 'out/main/index.js' });
    expect(manifest).not.toHaveProperty('devDependencies');
    for (const file of filesIn(extracted).filter((name) => /\.(c?js|css|html)$/.test(name))) {
      const text = readFileSync(join(extracted, file), 'utf8');
      expect(text).not.toMatch(/sourceMappingURL=(?!data:)\S+\.map/);
      // What `npm run dev` serves besides the window.
      expect(text, file).not.toMatch(/\/dev\/(positions?|components)\b|@vite\/client/);
    }
  });

  test('has the native module outside the archive, for this platform alone', () => {
    const unpacked = filesIn(join(app, 'resources/app.asar.unpacked')).filter((file) => file.endsWith('.node'));
    expect(unpacked).toEqual([NATIVE]);
  });

  test('has the languages of Caravel and no others', () => {
    expect(filesIn(join(app, 'locales')).sort()).toEqual(['/de.pak', '/en-US.pak']);
  });
});

describe('the terms', () => {
  const read = (name: string): string => readFileSync(join(app, 'resources/licences', name), 'utf8');

  test('of Caravel are those its owner has chosen; where there are none, packaging says so and makes none up', () => {
    const packed = existsSync(join(app, 'resources/licences/caravel.txt'));
    expect(packed).toBe(existsSync('LICENSE'));
    expect(missingLicenceLine() === undefined).toBe(packed);
    if (packed) expect(read('caravel.txt')).toBe(readFileSync('LICENSE', 'utf8'));
    const folder = newFolder();
    expect(missingLicenceLine(folder)).toMatch(/^There is no file LICENSE[^\n]+$/);
    writeFileSync(join(folder, 'LICENSE'), '');
    expect(missingLicenceLine(folder)).toBeUndefined();
  });

  test('of everything in it lie beside the program', () => {
    expect(read('better-sqlite3.txt')).toContain('MIT');
    for (const name of ['immer', 'zod', 'pure-rand']) expect(read('host.txt')).toMatch(new RegExp(`^${name} \\d`, 'm'));
    for (const name of ['svelte', 'three', 'bits-ui', 'intl-messageformat'])
      expect(read('table.txt')).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(existsSync(join(app, 'LICENSE.electron.txt'))).toBe(true);
    expect(existsSync(join(app, 'LICENSES.chromium.html'))).toBe(true);
  });

  test('of the fonts are in: the Open Font License', () => {
    expect(read('table.txt')).toMatch(/^@fontsource\/alegreya-sans .*\(OFL-1\.1\)$/m);
    expect(read('table.txt')).toMatch(/^@fontsource\/alegreya-sc .*\(OFL-1\.1\)$/m);
    expect(read('table.txt')).toContain('SIL OPEN FONT LICENSE');
  });

  test('a package without terms is refused', () => {
    const folder = join(newFolder(), 'node_modules/@some/thing');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"name":"@some/thing","version":"1.0.0","license":"MIT"}');
    expect(packagesOf([join(folder, 'a/b.js'), join(folder, 'c.js'), '\0virtual', 'src/own.ts'])).toEqual([folder]);
    expect(() => termsOf([folder])).toThrow('@some/thing comes without');
  });
});

test('the fuses of the packed binary are blown as configured', async () => {
  const wire: Readonly<Record<string, unknown>> = { ...(await getCurrentFuseWire(join(app, 'caravel'))) };
  const blown = Object.fromEntries(
    Object.values(FuseV1Options)
      .filter((fuse) => typeof fuse === 'number')
      .map((fuse) => [FuseV1Options[fuse], wire[fuse] === FuseState.ENABLE]),
  );
  expect(blown).toEqual({
    RunAsNode: false,
    EnableCookieEncryption: false,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
    LoadBrowserProcessSpecificV8Snapshot: false,
    GrantFileProtocolExtraPrivileges: false,
    WasmTrapHandlers: true,
  });
});

// Only where the native module that was packed can be loaded.
test.runIf(process.platform === 'linux')('the packed app opens its host and its table', async () => {
  const { stdout } = await run(process.execPath, ['tests/host/shells/packed-run.ts', extracted, newFolder()]);
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({ boxes: [], windows: 1, page: 200, imported: { type: 'home' } });
  expect(said.imported.campaigns).toHaveLength(2);
  expect(existsSync(said.preload)).toBe(true);
});
