import { z } from 'zod';
import { messageOf } from '#main/contract/message-of.ts';
import type { Message } from '#main/contract/messages.ts';
import { checksum } from '#main/storage/seal.ts';
import type { LogEnd } from '#main/storage/statements.ts';
import type { Store } from '#main/storage/store.ts';
import type { WholeCampaign, WholeContent } from './whole-file.ts';

/** A campaign of a file of everything, and the id it has here or will have; `known` if all of it is here already. */
export type Bringing = { readonly written: WholeCampaign; readonly id: string; readonly known: boolean };

/** What is read of a campaign's file beforehand; the rest is checked when it is replayed. */
const endSchema = z.looseObject({
  setupHash: z.string(),
  entries: z.array(z.looseObject({ kind: z.string(), hash: z.string() })),
});

/**
 * Which campaigns of a file are here already, and under which id the others come: their own or, where that is taken by a campaign that
 * went another way, or was deleted, one made of it and of where the campaign ends, so that it is the same every time.
 */
export function campaignsToBring(store: Store, { campaigns }: WholeContent): Bringing[] | Message {
  const [here, deleted] = [new Set(store.ids()), store.copies.unwanted()];
  const taken = new Set(campaigns.map(({ id }) => id));
  const all: Bringing[] = [];
  for (const [index, written] of campaigns.entries()) {
    const end = endIn(written.file);
    if (end === undefined) return messageOf('everything-wrong', { where: `campaigns[${index}].file` });
    for (let [id, round] = [written.id, 0]; ; id = anotherId(written.id, end, ++round)) {
      const known = here.has(id) && store.reaches(id, end);
      if (!known && (here.has(id) || deleted.has(id) || (round > 0 && taken.has(id)))) continue;
      taken.add(id);
      all.push({ written, id, known });
      break;
    }
  }
  return all;
}

function anotherId(id: string, { hash, entries, abandoned }: LogEnd, round: number): string {
  return checksum([id, hash, entries, abandoned, round]).slice(0, 32);
}

function endIn(file: string): LogEnd | undefined {
  try {
    const read = endSchema.parse(JSON.parse(file));
    const last = read.entries.at(-1);
    const entries = read.entries.length;
    return { entries, hash: last?.hash ?? read.setupHash, abandoned: last?.kind === 'abandon' };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
