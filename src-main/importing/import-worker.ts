// What runs in an importer's worker: it is given a file, and reads on each time it is told to. It opens nothing itself.
import { parentPort } from 'node:worker_threads';
import { GAMES } from '#main/games.ts';
import { slice } from './importer.ts';
import { readCampaign } from './read-campaign.ts';
import type { ImportMessage } from './import-thread.ts';

/** Milliseconds of a slice: how often one hears how far the reading is. */
const SLICE = 100;

let steps: ReturnType<typeof readCampaign> | undefined;

parentPort?.on('message', (told: ImportMessage) => {
  if (told !== 'on') steps = readCampaign(told.file, GAMES);
  if (steps !== undefined) parentPort?.postMessage(slice(steps, SLICE));
});
