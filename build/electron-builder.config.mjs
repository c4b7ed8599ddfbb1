// Configuration of electron-builder: what goes into an installer, and the fuses of the binary.
import { readFileSync } from 'node:fs';
import { OWN_LICENCE, missingLicenceLine } from './lib/own-licence.mjs';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** The only package that cannot be bundled: it has a native module. */
const NATIVE = 'better-sqlite3';
const MAINTAINER = 'Caravel <caravel@users.noreply.github.com>';
const bundled = Object.keys(dependencies).filter((name) => name !== NATIVE);

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.caravel.table',
  productName: 'Caravel',
  directories: { output: 'dist', buildResources: 'build/icons' },
  // Required by the installer formats. There is no web page; `.invalid` never resolves.
  extraMetadata: { homepage: 'https://caravel.invalid/', author: MAINTAINER },
  files: [
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'package.json',
    '!**/*.{ts,map,md}',
    // The other dependencies are part of the bundle.
    ...bundled.map((name) => `!node_modules/${name}/**`),
    `!node_modules/${NATIVE}/{src,deps,binding.gyp}`,
    `!node_modules/${NATIVE}/{src,deps}/**`,
    // Only the native module for the platform that is built.
    `!node_modules/${NATIVE}/prebuilds/*`,
    `node_modules/${NATIVE}/prebuilds/\${platform}-\${arch}.node`,
  ],
  // Licences. Electron adds its own beside the program.
  extraResources: [
    ...(missingLicenceLine() === undefined ? [{ from: OWN_LICENCE, to: 'licences/caravel.txt' }] : []),
    { from: 'out/main/third-party-licences.txt', to: 'licences/host.txt' },
    { from: 'out/renderer/third-party-licences.txt', to: 'licences/table.txt' },
    { from: `node_modules/${NATIVE}/LICENSE`, to: `licences/${NATIVE}.txt` },
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  // better-sqlite3 uses Node-API and comes compiled.
  npmRebuild: false,
  publish: null,
  electronLanguages: ['en-US', 'de', 'fr', 'es'],
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
    grantFileProtocolExtraPrivileges: false,
    // There are no cookies to encrypt, and there is no separate V8 snapshot for the browser process.
    enableCookieEncryption: false,
    loadBrowserProcessSpecificV8Snapshot: false,
  },
  linux: {
    target: ['AppImage', 'deb'],
    icon: 'icon.png',
    category: 'Game',
    synopsis: 'An offline table for board games of discovery',
    maintainer: MAINTAINER,
    desktop: { entry: { Keywords: 'board game;hot seat;offline;' } },
  },
  win: { target: ['nsis'], icon: 'icon.png' },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    deleteAppDataOnUninstall: false,
  },
  mac: { target: ['dmg'], icon: 'icon.png', category: 'public.app-category.board-games', darkModeSupport: true },
};
