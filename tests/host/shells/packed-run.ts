import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT } from '#main/contract/messages.ts';

/**
 * Starts a built app from its folder on the stand-in for Electron, with packages of its own alone, and prints what came
 * of it: `node packed-run.ts APP DATA`.
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
const ask = JSON.stringify({ contract: CONTRACT, type: 'home' });
console.log(
  JSON.stringify({
    boxes: world.boxes,
    windows: world.windows.length,
    preload: options.webPreferences?.preload,
    page: (await world.serve?.(new Request('app://game/index.html')))?.status,
    home: JSON.parse(String(await webContents.invoke('caravel:request', ask))),
  }),
);
electron.quit();
