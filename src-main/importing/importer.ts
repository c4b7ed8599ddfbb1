import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ListedGame } from '#main/listed-game.ts';
import { readCampaign, type ImportStep } from './read-campaign.ts';

/** Reads campaign files. */
export type Importer = {
  /**
   * Reads a file step by step without blocking other work. Leaving the loop ends the reading.
   * @throws the signal's reason once it is aborted; ImportFault if the reading itself fails
   */
  read(text: string, signal: AbortSignal): AsyncGenerator<ImportStep, void>;
};

/** The reading failed or took too long; no fault of the file is known. The message is for the log. */
export class ImportFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFault';
  }
}

/**
 * Runs `steps` for so many milliseconds, or until a step is more than progress. Returns the last step, or undefined at
 * the end.
 */
export function readSlice(steps: Iterator<ImportStep, void>, milliseconds: number): ImportStep | undefined {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return undefined;
    if (!('of' in step.value) || performance.now() >= end) return step.value;
  }
}

/** Length of a slice in milliseconds; short, because this thread serves requests too. */
const SLICE_MS = 10;

/** Reads files in this thread, one slice at a time: for games that workers do not know. */
export function importInThread(games: readonly ListedGame[]): Importer {
  return {
    async *read(text, signal) {
      const steps = readCampaign(text, games);
      for (let step = readSlice(steps, SLICE_MS); step !== undefined; step = readSlice(steps, SLICE_MS)) {
        yield step;
        await yieldToEventLoop(undefined, { signal });
      }
    },
  };
}
