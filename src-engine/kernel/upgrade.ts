import { dueUpgraders } from './by-itself.ts';
import type { Game, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';
import type { CampaignRecord, Damaged, Entry } from './record.ts';
import { logWithMoves } from './upgrade-log.ts';

/** The kinds of stored data that an upgrader may change. */
type Part = 'options' | 'state' | 'move';

/** Upgrades data stored under rules `ruleset` to the present rules, one version after the other. */
export function upgrade<T extends GameTypes>(
  { upgraders }: Pick<Game<T>, 'upgraders'>,
  ruleset: number,
  part: Part,
  stored: unknown,
): unknown {
  return dueUpgraders(upgraders, ruleset).reduce((value, upgrader) => upgrader[part]?.(value) ?? value, stored);
}

/**
 * Upgrades a record of older rules, which can then be checked and replayed like any other: where the present rules lead
 * to another state, the hash of the entry differs. What the older rules did by themselves and the present ones ask for gets
 * entries of its own, unless the log is a damaged one. A record of the present rules, or one whose set-up does not have its
 * hash, is returned unchanged.
 */
export function upgradedRecord<T extends GameTypes>(game: Game<T>, record: CampaignRecord): CampaignRecord {
  const { ruleset } = record;
  if (ruleset >= game.version || hashValue(record.setup) !== record.setupHash) return record;
  const lifted = <P>(part: Part, stored: P): P => upgrade(game, ruleset, part, stored) as P;
  const entries = record.entries.map((entry): Entry =>
    entry.kind === 'move' ? { ...entry, move: lifted('move', entry.move) } : entry,
  );
  const setup = lifted('state', record.setup);
  const options = lifted('options', record.options);
  const damaged = record.damaged && upgradedDamage(record.damaged, (state) => lifted('state', state));
  const about = { ...(damaged && { damaged }), ruleset: game.version, options };
  const log = damaged === undefined ? (logWithMoves(game, ruleset, setup, entries) ?? entries) : entries;
  return { ...record, ...about, setup, setupHash: hashValue(setup), entries: [...log] };
}

/**
 * Upgrades the position from which a damaged campaign can continue. If it does not have its hash, it is returned
 * unchanged, to be refused later.
 */
function upgradedDamage(
  damaged: Damaged,
  lifted: (state: CampaignRecord['setup']) => CampaignRecord['setup'],
): Damaged {
  const { newest } = damaged;
  if (newest === undefined || hashValue(newest.state) !== newest.hash) return damaged;
  const state = lifted(newest.state);
  return { ...damaged, newest: { ...newest, hash: hashValue(state), state } };
}
