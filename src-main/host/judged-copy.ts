import { runningSums, trustOf, type CampaignCopy, type Trust } from '#main/storage/campaign-copy.ts';
import type { LogChecksum } from '#main/storage/seal.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';
import { withCopyInMemory } from './memory-host.ts';
import { replayRows } from './replay-rows.ts';

/** A copy of a campaign, and the name of the file it was found in. */
export type FoundCopy = { readonly file: string; readonly copy: CampaignCopy };
/** A copy, how far it can be trusted, the running checksums of its log and the number of its last row. */
export type JudgedCopy = FoundCopy & {
  readonly trust: Trust;
  readonly sums: readonly LogChecksum[];
  readonly last: number;
};

/** Judges a copy by its seal. */
export async function judgeCopy(found: FoundCopy, closed: AbortSignal): Promise<JudgedCopy> {
  const { row, log } = found.copy;
  const sums = await inSteps(runningSums(log), closed);
  return { ...found, trust: trustOf(row, sums, log.length), sums, last: log.at(-1)?.seq ?? -1 };
}

/** Whether a copy is whole: by its seal or, where it was written before there were seals, because its log replays. */
export async function isWhole(host: Host, { copy, trust }: JudgedCopy, closed: AbortSignal): Promise<boolean> {
  if (trust !== 'unsealed') return trust === 'whole';
  const rowsOf = { log: copy.log, later: new Map(), from: 0 };
  const { rows } = await withCopyInMemory(host, copy, (memory) => replayRows(memory, copy.id, rowsOf, closed), closed);
  return rows.length === copy.log.length;
}
