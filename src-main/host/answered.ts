import type { Question } from '#main/bots/question.ts';
import type { Host } from './host.ts';

/** How often a bot is asked before nobody can say. */
const ASKED = 2;

/**
 * What a bot that advises answers; it is asked once more where it fails, as a bot that plays is. Undefined where it fails again: why may quote what
 * only one seat knows, and that it was asked is nobody's business.
 */
export async function answered(host: Host, question: Question, pack: string, signal: AbortSignal): Promise<unknown> {
  for (let asked = 1; asked <= ASKED && !signal.aborted; asked++) {
    try {
      return await host.bots.ask(question, () => host.store.pack(pack), signal, signal);
    } catch {
      continue;
    }
  }
  return undefined;
}
