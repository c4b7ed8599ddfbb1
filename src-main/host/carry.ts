import { hashValue } from '#engine/kernel/hash.ts';
import { lift } from '#engine/kernel/lift.ts';
import { lineOf, type MoveEntry } from '#engine/kernel/record.ts';
import type { AnyGame } from '#main/games.ts';
import { DamagedRow, type StoredCampaign } from '#main/storage/rows.ts';
import type { Store } from '#main/storage/store.ts';
import type { Beginning } from './history.ts';
import { noteOf } from './log-lines.ts';
import type { Host } from './table.ts';

/** Where the present rules begin in a campaign. @throws DamagedRow */
export function beginningOf(store: Store, { id, floor }: StoredCampaign): Beginning {
  const setup = store.setup(id);
  if (floor === null) return { ...setup, seq: 0, moves: 0, abandoned: false };
  const kept = store.snapshot(id, floor);
  if (kept === undefined) throw new DamagedRow(`snapshot ${floor}`, undefined);
  const before = store.entries(id).entries.filter(({ entry }) => entry.seq <= floor);
  const live = new Set(lineOf(before.map(({ entry }) => entry)).live.map(({ seq }) => seq));
  const said = before.flatMap(({ entry, events }) => (live.has(entry.seq) ? events : noteOf(entry)));
  const { state, hash } = kept;
  const abandoned = before.at(-1)?.entry.kind === 'abandon';
  return { seq: floor, moves: live.size, state, hash, events: [...setup.events, ...said], abandoned };
}

/**
 * Hands a campaign of older rules to the present ones. Its log cannot be replayed any more: the youngest snapshot is
 * lifted, the moves since are played as far as the rules still let them, and what follows begins there. Returns the row as
 * it is then, or nothing where not even the set-up can be lifted.
 */
export function carryOver(host: Host, row: StoredCampaign, game: AnyGame): StoredCampaign | undefined {
  const { store, log } = host;
  const { entries } = store.entries(row.id, row.floor ?? 0);
  const live = lineOf(entries.map(({ entry }) => entry)).live;
  for (const seq of store.snapshots(row.id)) {
    const from = live.findIndex((entry) => entry.seq === seq);
    if (from < 0 && seq !== (row.floor ?? 0)) continue;
    const state = lifted(game, row.ruleset, store.snapshot(row.id, seq)?.state);
    if (state === undefined) continue;
    const options = liftedOptions(game, row);
    const tail = live.slice(from + 1);
    const played = playOn(game, row.ruleset, state, tail);
    const floor = (row.floor ?? 0) + entries.length;
    store.carryOver({ campaign: row.id, ruleset: game.version, seq: floor, hash: hashValue(state), state, options });
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

/** A state of older rules as the present ones know it, or undefined where that cannot be done. */
function lifted(game: AnyGame, ruleset: number, stored: unknown): object | undefined {
  const read = game.schema.state.safeParse(lift(game, ruleset, 'state', stored));
  return read.success && game.invariants(read.data).length === 0 ? game.copy(read.data) : undefined;
}

function liftedOptions(game: AnyGame, { ruleset, options }: StoredCampaign): object {
  return game.schema.options.parse(lift(game, ruleset, 'options', options));
}

/** Plays moves of older rules on `state` for as long as the present ones let them pass; how many did. */
function playOn(game: AnyGame, ruleset: number, state: object, tail: readonly MoveEntry[]): number {
  for (const [count, entry] of tail.entries()) {
    const move = game.schema.move.safeParse(lift(game, ruleset, 'move', entry.move));
    if (!move.success || game.refusal(state, entry.seat, move.data) !== undefined) return count;
    game.apply(state, entry.seat, move.data, () => undefined);
  }
  return tail.length;
}
