import { describe, expect, test } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { upgrade, upgradedRecord } from '#engine/kernel/upgrade.ts';
import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Entry } from '#engine/kernel/record.ts';
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

/** Rules 2 let the second seat rest by itself; today it is asked. */
const asking = {
  ...toyGame,
  version: 3,
  upgraders: [{ from: 2, byItself: (state: object) => restOf(state as State) }],
};
type State = ReturnType<typeof toyGame.setup>;

function restOf({ frames }: State) {
  const top = frames.at(-1);
  return top?.kind === 'turn' && top.seat === 1 ? { seat: 1, move: { type: 'rest' } } : undefined;
}

/** A game of rules 2 in which moves were taken back and played again, some of them with a rest of the second seat behind them. */
function resting(): { record: CampaignRecord; end: State } {
  const { entries: _, ...about } = older();
  const entries: Entry[] = [];
  const line: State[] = [toyGame.setup(OPTIONS, 'older', () => undefined)];
  const undone: State[] = [];
  const now = (): State => elementAt(line, line.length - 1);
  const tell = (entry: object): void =>
    void entries.push({ ...entry, seq: entries.length + 1, hash: hashValue(now()) } as Entry);
  const play = (): void => {
    const state = toyGame.copy(now());
    const [seat = 0] = toyGame.deciders(state);
    const move = elementAt(toyGame.legalMoves(state, seat), 0);
    toyGame.apply(state, seat, move, () => undefined);
    for (let rest = restOf(state); rest !== undefined; rest = restOf(state))
      toyGame.apply(state, rest.seat, { type: 'rest' }, () => undefined);
    line.push(state);
    tell({ kind: 'move', seat, move });
  };
  const back = (): void => {
    undone.push(elementAt(line.splice(-1), 0));
    tell({ kind: 'undo' });
  };
  const again = (): void => {
    line.push(elementAt(undone.splice(-1), 0));
    tell({ kind: 'redo' });
  };
  for (const step of [play, play, play, play, back, again, back, play, play, back, back, again, again, play]) step();
  tell({ kind: 'seat', seat: 0, player: 'random', name: 'Ada' });
  for (const step of [play, back, play]) step();
  return { record: { ...about, ruleset: 2, options: OPTIONS, entries }, end: now() };
}

describe('what older rules did by themselves and newer ones ask for', () => {
  test('has entries of its own, taken back and played again with the move before it', () => {
    const { record, end } = resting();
    const lifted = upgradedRecord(asking, record);
    expect(lifted.entries.length).toBeGreaterThan(record.entries.length + 6);
    expect(lifted.entries.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(4);
    const replayed = replayRecord(asking, lifted);
    expect(replayed.agrees ? hashValue(replayed.state) : replayed.difference).toBe(hashValue(end));
    const without = replayRecord(asking, { ...lifted, entries: record.entries });
    expect(without).toMatchObject({ agrees: false, difference: { code: 'hash' } });
  });

  test('leaves a log as it is from which today’s rules lead elsewhere', () => {
    const { record } = resting();
    const [first, second, ...rest] = record.entries;
    const wrong = [first, { ...second, hash: 'f'.repeat(64) }, ...rest] as Entry[];
    expect(upgradedRecord(asking, { ...record, entries: wrong }).entries).toEqual(wrong);
    const backTooFar = [{ kind: 'undo', seq: 1, hash: record.setupHash }, ...record.entries] as Entry[];
    expect(upgradedRecord(asking, { ...record, entries: backTooFar }).entries).toEqual(backTooFar);
  });
});
