import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT } from '#main/contract/messages.ts';

/**
 * Starts a packed app from its folder with the stand-in for Electron, using only the packages packed with it, and prints
 * the results as JSON: `node packed-run.ts APP DATA`.
 */
const [app = '', dataDir = ''] = process.argv.slice(2);
const standIn = new URL('electron-stand-in.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});

const { app: electron, theWindow, world } = await import('./electron-stand-in.ts');
world.switches.set('data', dataDir);
await import(pathToFileURL(join(app, 'out/main/index.js')).href);
await new Promise((resolve) => setImmediate(resolve));
const { webContents, options } = theWindow();
const ask = async (type: string, more: object = {}) =>
  JSON.parse(
    String(await webContents.invoke('caravel:request', JSON.stringify({ contract: CONTRACT, type, ...more }))),
  );
const seats = [
  { name: 'Ada', colour: 'red', player: 'person' },
  { name: 'Ben', colour: 'yellow', player: 'person' },
];
const begun = { game: 'archipelago', options: { players: 2, length: 'short' }, seats, level: 'table' };
const { page } = await ask('create', begun);
const { file } = await ask('export', { campaign: page.campaign });
console.log(
  JSON.stringify({
    boxes: world.boxes,
    windows: world.windows.length,
    preload: options.webPreferences?.preload,
    page: (await world.serve?.(new Request('app://game/index.html')))?.status,
    // Read by a worker, whose file must be found in the packed app.
    imported: await ask('import', { file }),
  }),
);
electron.quit();
