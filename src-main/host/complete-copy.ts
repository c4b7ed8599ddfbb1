import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Message } from '#main/contract/messages.ts';
import type { CampaignCopy } from '#main/storage/campaign-copy.ts';
import { readHeadCopy, seatsAfter } from '#main/storage/head-copy.ts';
import { DamagedRow, readEntry } from '#main/storage/rows.ts';
import type { RawRow } from '#main/storage/seal.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';
import { load } from './load.ts';
import { withCopyInMemory, withLogRead } from './memory-host.ts';
import { packBehind } from './packs.ts';
import { currentGlance } from './table.ts';

/**
 * A copy with everything that follows from its log: the position, what the list shows, and the seal; with a pack that has its hash,
 * without recorded damage, and with `mark`. Undefined if it cannot be opened as it is.
 */
export async function completeCopy(
  host: Host,
  copy: CampaignCopy,
  mark: Message,
  closed: AbortSignal,
): Promise<CampaignCopy | undefined> {
  try {
    const completed = async (memory: Host): Promise<CampaignCopy | undefined> => {
      const pack = packOf(host, memory, copy.id);
      await yieldToEventLoop(undefined, { signal: closed });
      const complete = pack && (await completeIn(memory, copy, mark, closed));
      return complete && { ...complete, pack };
    };
    return await withCopyInMemory(host, copy, completed, closed);
  } catch (error) {
    if (error instanceof DamagedRow || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The row of a copy's pack, from the store of `host` or else from the copy, once its hash has been checked. */
function packOf(host: Host, memory: Host, id: string): RawRow | undefined {
  const row = memory.store.campaign(id);
  const listed = host.games.find((game) => game.id === row?.game);
  if (row === undefined || listed === undefined) return undefined;
  const { pack: hash, game } = row;
  const data = packBehind(host, listed, hash) ?? packBehind(memory, listed, hash);
  const stored = host.store.copies.pack(hash) ?? memory.store.copies.pack(hash);
  return data && { ...stored, hash, game, data: JSON.stringify(data) };
}

async function completeIn(
  memory: Host,
  { id, log }: CampaignCopy,
  mark: Message,
  closed: AbortSignal,
): Promise<CampaignCopy | undefined> {
  const { store, games } = memory;
  const row = store.campaign(id);
  const listed = games.find((game) => game.id === row?.game);
  if (row === undefined || listed === undefined) return undefined;
  const plain = { ...row, damage: undefined, mark };
  // Summed in short steps: a long log would keep everybody waiting. Where rows of it are missing the store sums what is there.
  const { sums, last } = await inSteps(store.copies.held(id), closed);
  const sum = sums.at(-1)?.seq === last ? sums.at(-1) : undefined;
  store.restore(plain, sum);
  if (sum !== undefined) memory.proved.add(id);
  // Opening it would carry it over to the present rules, which waits for the player.
  if (row.ruleset !== listed.make(listed.basePack).version) return store.copies.read(id);
  const table = load(await withLogRead(memory, id, closed), id);
  if ('code' in table || table.damage !== undefined) return undefined;
  await yieldToEventLoop(undefined, { signal: closed });
  const head = readHeadCopy(log[0]?.move);
  const moved = log.filter(({ kind }) => kind === 'seat').map(readEntry);
  const seats = head === undefined ? row.seats : seatsAfter(head, moved);
  store.restore({ ...plain, seats, glance: currentGlance(table), curtain: table.curtain }, sum);
  return store.copies.read(id);
}
