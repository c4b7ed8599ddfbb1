import { setImmediate as breathe } from 'node:timers/promises';
import type { ListedGame } from '#main/listed-game.ts';
import { readCampaign, type ImportStep } from './read-campaign.ts';

/** Where campaign files are read. */
export type Importer = {
  /**
   * Reads a file beside everything else, step by step. Whoever leaves the loop ends the reading. Throws the signal's
   * reason once that is aborted, and an ImportFault where the reading itself broke down.
   */
  read(text: string, signal: AbortSignal): AsyncGenerator<ImportStep, void>;
};

/** A reading that broke down, or took longer than any file does. The message is made for the log. */
export class ImportFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFault';
  }
}

/** Reads on for so long, or until there is more to say than how far it is; nothing once all has been said. */
export function slice(steps: Iterator<ImportStep, void>, milliseconds: number): ImportStep | undefined {
  const end = performance.now() + milliseconds;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return undefined;
    if (!('of' in step.value) || performance.now() >= end) return step.value;
  }
}

/** Milliseconds of a slice in a thread that has other things to do. */
const HERE = 10;

/** Reads files in this thread, between two of its tasks: for games that workers do not know. */
export function importInThread(games: readonly ListedGame[]): Importer {
  return {
    async *read(text, signal) {
      const steps = readCampaign(text, games);
      for (let step = slice(steps, HERE); step !== undefined; step = slice(steps, HERE)) {
        yield step;
        await breathe(undefined, { signal });
      }
    },
  };
}
