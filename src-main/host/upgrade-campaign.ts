import { hashValue } from '#engine/kernel/hash.ts';
import { catchUp } from '#engine/kernel/by-itself.ts';
import { upgrade } from '#engine/kernel/upgrade.ts';
import { effectiveMoves, type MoveEntry } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { StoredCampaign, StoredEntry } from '#main/storage/rows.ts';
import type { LogChecksum } from '#main/storage/seal.ts';
import type { Store } from '#main/storage/store.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';

/**
 * Upgrades a campaign of older rules. Its log cannot be replayed any more, so the newest snapshot is upgraded, the
 * moves after it are played as far as the present rules allow, and the campaign continues from there. Returns the
 * upgraded row, or undefined if not even the set-up can be upgraded.
 */
export function upgradeCampaign(host: Host, row: StoredCampaign, game: AnyGame): StoredCampaign | undefined {
  const { store, log } = host;
  const begun = row.floor ?? 0;
  const { entries, whole } = store.entries(row.id, begun);
  const written = store.logSum(row.id);
  const last = begun + entries.length;
  const cut = !whole || Math.max(row.seal?.seq ?? 0, store.snapshots(row.id)[0] ?? 0) > last;
  for (const { seq, tail } of positions(store, row.id, begun, entries, cut)) {
    const state = upgradedState(game, row.ruleset, store.snapshot(row.id, seq)?.state);
    if (state === undefined) continue;
    const options = upgradedOptions(game, row);
    const played = playOn(game, row.ruleset, state, tail);
    const mark = markOf(row, written, cut ? last + 1 : undefined, tail[played - 1]?.seq ?? seq);
    const over = { campaign: row.id, ruleset: game.version, seq: Math.max(last, seq, written.seq) };
    store.replaceBase({ ...over, hash: hashValue(state), state, options, ...(mark && { mark }) });
    log.warn('campaign-carried-over', {
      campaign: row.id,
      from: row.ruleset,
      to: game.version,
      lost: tail.length - played,
    });
    return store.campaign(row.id);
  }
  return undefined;
}

/**
 * The snapshots to start from, newest first, each with the moves in force after it. If the log is cut, snapshots after
 * the cut are included.
 */
function positions(
  store: Store,
  id: string,
  begun: number,
  entries: readonly StoredEntry[],
  cut: boolean,
): { seq: number; tail: readonly MoveEntry[] }[] {
  const lineIn = (read: readonly StoredEntry[]): MoveEntry[] => effectiveMoves(read.map(({ entry }) => entry)).live;
  const live = lineIn(entries);
  return store.snapshots(id).flatMap((seq) => {
    const from = live.findIndex((entry) => entry.seq === seq);
    if (from >= 0 || seq === begun) return [{ seq, tail: live.slice(from + 1) }];
    return cut && seq > begun + entries.length ? [{ seq, tail: lineIn(store.entries(id, seq).entries) }] : [];
  });
}

/** The mark of a campaign whose log was damaged before it was upgraded. */
function markOf(
  row: StoredCampaign,
  written: LogChecksum,
  damaged: number | undefined,
  whole: number,
): Message | undefined {
  if (damaged !== undefined) return messageOf('campaign-went-on', { seq: damaged, whole });
  const doubtful = row.seal !== undefined && row.seal.log !== written.log;
  return row.mark ?? (doubtful ? messageOf('campaign-doubtful') : undefined);
}

/** A state of older rules upgraded to the present ones; undefined if it is no valid state of them. */
function upgradedState(game: AnyGame, ruleset: number, stored: unknown): object | undefined {
  const read = game.schema.state.safeParse(upgrade(game, ruleset, 'state', stored));
  return read.success && game.invariants(read.data).length === 0 ? game.copy(read.data) : undefined;
}

function upgradedOptions(game: AnyGame, { ruleset, options }: StoredCampaign): object {
  return game.schema.options.parse(upgrade(game, ruleset, 'options', options));
}

/**
 * Plays moves of older rules on `state` as long as the present rules allow them, and between them what the older rules did by
 * themselves. Returns how many were played.
 */
function playOn(game: AnyGame, ruleset: number, state: object, tail: readonly MoveEntry[]): number {
  for (const [count, entry] of tail.entries()) {
    const move = game.schema.move.safeParse(upgrade(game, ruleset, 'move', entry.move));
    if (!move.success || game.refusal(state, entry.seat, move.data) !== undefined) return count;
    game.apply(state, entry.seat, move.data, () => undefined);
    catchUp(game, ruleset, state);
  }
  return tail.length;
}
