// What goes into an installer, and how the binary is locked.
import { readFileSync } from 'node:fs';
import { OWN_TERMS, ownTermsLine } from './lib/own-terms.mjs';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** The one package that cannot be bundled: it brings a native file. */
const NATIVE = 'better-sqlite3';
const MAINTAINER = 'Caravel <caravel@users.noreply.github.com>';
const bundled = Object.keys(dependencies).filter((name) => name !== NATIVE);

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.caravel.table',
  productName: 'Caravel',
  directories: { output: 'dist', buildResources: 'build/icons' },
  // Wanted by the formats of installers. There is no page on the web, and this name is one that never leads to any.
  extraMetadata: { homepage: 'https://caravel.invalid/', author: MAINTAINER },
  files: [
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'package.json',
    '!**/*.{ts,map,md}',
    // Everything else the host needs is inside its bundle.
    ...bundled.map((name) => `!node_modules/${name}/**`),
    `!node_modules/${NATIVE}/{src,deps,binding.gyp}`,
    `!node_modules/${NATIVE}/{src,deps}/**`,
    // Of the native files only the one for the platform that is built.
    `!node_modules/${NATIVE}/prebuilds/*`,
    `node_modules/${NATIVE}/prebuilds/\${platform}-\${arch}.node`,
  ],
  // Where somebody who looks for them finds them; Electron's own lie beside the program already.
  extraResources: [
    ...(ownTermsLine() === undefined ? [{ from: OWN_TERMS, to: 'licences/caravel.txt' }] : []),
    { from: 'out/main/third-party-licences.txt', to: 'licences/host.txt' },
    { from: 'out/renderer/third-party-licences.txt', to: 'licences/table.txt' },
    { from: `node_modules/${NATIVE}/LICENSE`, to: `licences/${NATIVE}.txt` },
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  // better-sqlite3 speaks Node-API and comes compiled.
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
    // There are no cookies to encrypt, and there is no second snapshot.
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
