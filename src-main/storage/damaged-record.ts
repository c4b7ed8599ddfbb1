import { hashValue } from '#engine/kernel/hash.ts';
import type { CampaignRecord, Damaged } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { Snapshot } from './shapes.ts';

/** The damage in an imported record: its message, and the snapshot the campaign can continue from. */
export type ImportedDamage = { readonly damage?: Message; readonly snapshots: readonly Snapshot[] };

/** The damage of a campaign for its exported record, or undefined. `begun` is the number of the entry it begins after. */
export function damageIn(
  { damage, mark }: { readonly damage: Message | undefined; readonly mark: Message | undefined },
  begun: number,
  newest: Snapshot | undefined,
): Damaged | undefined {
  if (damage?.code === 'campaign-damaged') {
    const seq = Number(damage.params['seq']) - begun;
    const state = newest?.state as CampaignRecord['setup'];
    return { seq, ...(newest && { newest: { seq: newest.seq - begun, hash: newest.hash, state } }) };
  }
  if (mark?.code !== 'campaign-went-on') return undefined;
  return { seq: Number(mark.params['seq']), from: Number(mark.params['whole']) };
}

/** Reads the damage in a record. Returns a message if it contradicts the rest of the record. */
export function importedDamage({ damaged, entries }: CampaignRecord, game: AnyGame): ImportedDamage | Message {
  if (damaged === undefined) return { snapshots: [] };
  const { seq, from, newest } = damaged;
  if (from !== undefined) return { damage: { code: 'campaign-went-on', params: { seq, whole: from } }, snapshots: [] };
  const whole = newest === undefined || isPosition(game, newest);
  if (seq !== entries.length + 1 || !whole || (newest?.seq ?? seq) < seq)
    return { code: 'import-differs', params: { seq, what: 'damaged', says: 'The mark of damage does not fit.' } };
  const on = newest?.seq ?? seq - 1;
  const snapshots = newest === undefined ? [] : [{ ...newest, state: game.schema.state.parse(newest.state) }];
  return { damage: { code: 'campaign-damaged', params: { seq, whole: on } }, snapshots };
}

function isPosition(game: AnyGame, { hash, state }: Snapshot): boolean {
  const read = game.schema.state.safeParse(state);
  return read.success && hashValue(state) === hash && game.invariants(read.data).length === 0;
}
