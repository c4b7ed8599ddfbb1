// What runs in an importer's worker: it is given a file, and reads on each time it is told to. It opens nothing itself.
import { parentPort } from 'node:worker_threads';
import { GAMES } from '#main/games.ts';
import { slice } from './importer.ts';
import { reading } from './reading.ts';
import type { Told } from './thread.ts';

/** Milliseconds of a slice: how often one hears how far the reading is. */
const SLICE = 100;

let steps: ReturnType<typeof reading> | undefined;

parentPort?.on('message', (told: Told) => {
  if (told !== 'on') steps = reading(told.file, GAMES);
  if (steps !== undefined) parentPort?.postMessage(slice(steps, SLICE));
});
