#!/usr/bin/env -S node --inspect=0
/**
 * Takes the place of Electron's binary: `binary.ts [SWITCHES] FOLDER [ARGUMENTS]` runs the app in FOLDER, as docs/tutorial/
 * command-line `electron .` does. Whoever drives it attaches to the inspector of this process and to Chromium's.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const standIn = new URL('module.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
process.argv = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
const folder = process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.';
const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { makeReady } = await import('./app.ts');
await import(pathToFileURL(resolve(folder, String(Reflect.get(Object(about), 'main')))).href);
await makeReady();
