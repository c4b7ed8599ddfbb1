// Entry of an import worker: it is posted a file, and reads one more slice on each later message. It opens no files itself.
import { parentPort } from 'node:worker_threads';
import { GAMES } from '#main/games.ts';
import { readSlice } from './importer.ts';
import { readCampaign } from './read-campaign.ts';
import type { ImportMessage } from './import-thread.ts';

/** Length of a slice in milliseconds: how often progress is reported. */
const SLICE_MS = 100;

let steps: ReturnType<typeof readCampaign> | undefined;

parentPort?.on('message', (message: ImportMessage) => {
  if (message !== 'on') steps = readCampaign(message.file, GAMES);
  if (steps !== undefined) parentPort?.postMessage(readSlice(steps, SLICE_MS));
});
