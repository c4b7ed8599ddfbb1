import { describe, expect, test } from 'vitest';
import { hashValue } from '#engine/kernel/hash.ts';
import { upgrade, upgradedRecord } from '#engine/kernel/upgrade.ts';
import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord } from '#engine/kernel/record.ts';
import { replayRecord } from '#engine/kernel/replay.ts';
import { toyGame } from '../toy/toy.ts';

const OPTIONS = { rounds: 2 };
/** The toy two rulesets on: what used to be called `stay` is `rest`, and `rounds` were once `length`. */
const newer = {
  ...toyGame,
  version: 3,
  upgraders: [
    { from: 2, move: (move: unknown) => renamed(move, 'sleep', 'rest') },
    { from: 1, move: (move: unknown) => renamed(move, 'stay', 'sleep'), options: () => OPTIONS },
  ],
};

function renamed(move: unknown, from: string, to: string): unknown {
  const told = move as { type: string };
  return told.type === from ? { ...told, type: to } : told;
}

/** A short game of rules 1: everybody puts a stake down, then the first player rests. */
function older(): CampaignRecord {
  const setup = toyGame.setup(OPTIONS, 'older', () => undefined);
  const state = toyGame.copy(setup);
  const entries: CampaignRecord['entries'] = [];
  const play = (seat: number, move: Parameters<typeof toyGame.apply>[2], told: { type: string }) => {
    toyGame.apply(state, seat, move, () => undefined);
    entries.push({ kind: 'move', seq: entries.length + 1, seat, move: told, hash: hashValue(state) });
  };
  for (const seat of toyGame.deciders(setup)) {
    const move = { type: 'commit', stake: 0 } as const;
    play(seat, move, move);
  }
  const [seat = 0] = toyGame.deciders(state);
  play(seat, { type: 'rest' }, { type: 'stay' });
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: 'toy',
    ruleset: 1,
    options: { length: 'short' },
    seed: 'older',
    packHash: toyGame.pack,
    pack: {},
    seats: [{ name: 'Ada', colour: 'red', player: 'person' }],
    level: 'table',
    setup: setup as unknown as CampaignRecord['setup'],
    setupHash: hashValue(setup),
    entries,
  };
}

describe('what older rules stored', () => {
  test('is lifted from version to version, from its own on', () => {
    const stay = { type: 'stay' };
    expect(upgrade(newer, 1, 'move', stay)).toEqual({ type: 'rest' });
    expect(upgrade(newer, 2, 'move', { type: 'sleep' })).toEqual({ type: 'rest' });
    expect(upgrade(newer, 3, 'move', stay)).toBe(stay);
    expect(upgrade(newer, 1, 'state', stay)).toBe(stay);
  });

  test('replays under the present rules where these lead to the same, hash by hash', () => {
    expect(replayRecord(newer, older())).toMatchObject({ agrees: false, difference: { code: 'ruleset' } });
    const lifted = upgradedRecord(newer, older());
    expect(lifted).toMatchObject({ ruleset: 3, options: OPTIONS });
    expect(replayRecord(newer, lifted)).toMatchObject({ agrees: true });
  });

  test('differs where they lead elsewhere, at the entry from which on they do', () => {
    const flooding: typeof newer = {
      ...newer,
      apply(state, seat, move, emit) {
        toyGame.apply(state, seat, move, emit);
        if (move.type === 'rest') state.water += 1;
      },
    };
    const record = older();
    expect(replayRecord(flooding, upgradedRecord(flooding, record))).toMatchObject({
      agrees: false,
      difference: { code: 'hash', seq: record.entries.length },
    });
  });

  test('is left alone where its set-up does not hold, or the rules are the same or newer', () => {
    const broken = { ...older(), setupHash: 'f'.repeat(64) };
    expect(upgradedRecord(newer, broken)).toBe(broken);
    for (const ruleset of [3, 4]) {
      const current = { ...older(), ruleset };
      expect(upgradedRecord(newer, current)).toBe(current);
    }
  });
});
