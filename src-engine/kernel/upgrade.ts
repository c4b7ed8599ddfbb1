import type { Game, GameTypes, Upgrader } from './game.ts';
import { hashValue } from './hash.ts';
import type { CampaignRecord, Damaged, Entry } from './record.ts';

/** The parts of what is stored that an upgrader may lift. */
type Part = 'options' | 'state' | 'move';

/** Lifts what rules `ruleset` stored to the present ones, one version after the other. */
export function upgrade<T extends GameTypes>(
  { upgraders }: Pick<Game<T>, 'upgraders'>,
  ruleset: number,
  part: Part,
  stored: unknown,
): unknown {
  const due = upgraders.filter(({ from }) => from >= ruleset).toSorted((a, b) => a.from - b.from);
  return due.reduce((value, upgrader: Upgrader) => upgrader[part]?.(value) ?? value, stored);
}

/**
 * A record of older rules as one of the present ones, to be checked and replayed like any other: where these lead elsewhere, the
 * hash of the entry tells. One that does not hold together, and one of the present rules, is given back as it is.
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
  return { ...record, ...about, setup, setupHash: hashValue(setup), entries };
}

/** The position a damaged campaign can go on from, lifted; one that does not have its hash is left to be refused. */
function upgradedDamage(
  damaged: Damaged,
  lifted: (state: CampaignRecord['setup']) => CampaignRecord['setup'],
): Damaged {
  const { newest } = damaged;
  if (newest === undefined || hashValue(newest.state) !== newest.hash) return damaged;
  const state = lifted(newest.state);
  return { ...damaged, newest: { ...newest, hash: hashValue(state), state } };
}
