import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyOf } from '#engine/bots/random.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { Entry, MoveEntry } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';

type AnyGame = Game<GameTypes>;
const toy = toyGame as unknown as AnyGame;
/** What an entry came to: its hash, and what happened with it. */
type Came = { readonly hash: string; readonly events: string };

/** Plays a log as it stands, every move each time it comes up, with a copy of every state: what each entry must come to. */
function plainly(game: AnyGame, setup: object, entries: readonly Entry[]): Came[] {
  const line = [game.copy(setup)];
  const undone: MoveEntry[] = [];
  const live: MoveEntry[] = [];
  return entries.map((entry) => {
    const events: unknown[] = [];
    if (entry.kind === 'undo') {
      const taken = live.pop();
      if (taken !== undefined) undone.push(taken);
      line.pop();
    } else if (entry.kind === 'move' || entry.kind === 'redo') {
      const played = entry.kind === 'move' ? entry : undone.pop();
      if (entry.kind === 'move') undone.length = 0;
      if (played === undefined) throw new Error('a log of the test that cannot be');
      const state = game.copy(line.at(-1) ?? setup);
      const move = game.schema.move.parse(played.move);
      game.apply(state, played.seat, move, (event, audience) => events.push(structuredClone({ event, audience })));
      live.push(played);
      line.push(state);
    } else undone.length = 0;
    return { hash: hashValue(line.at(-1)), events: JSON.stringify(entry.kind === 'move' ? events : []) };
  });
}

/** A log some entries long: moves, and runs of undo and redo of any depth. */
function randomLog(game: AnyGame, options: object, length: number, rng: Rng): { setup: object; entries: Entry[] } {
  const setup = game.setup(game.schema.options.parse(options), `log ${rng.next()}`, () => undefined);
  const line = [game.copy(setup)];
  const moves: MoveEntry[] = [];
  let undone: { entry: MoveEntry; state: object }[] = [];
  const entries: Entry[] = [];
  let run: { kind: 'undo' | 'redo'; left: number } | undefined;
  while (entries.length < length) {
    const [seq, state] = [entries.length + 1, line.at(-1) ?? setup];
    const chance = pick(rng, 12);
    if (run === undefined && chance < 2) run = { kind: 'undo', left: 1 + pick(rng, 30) };
    if (run === undefined && undone.length > 0 && chance < 10) run = { kind: 'redo', left: 1 + pick(rng, 30) };
    if (run !== undefined && run.left-- > 0) {
      const [taken, again] = [run.kind === 'undo' ? moves.pop() : undefined, undone.at(-1)];
      if (taken !== undefined) {
        undone.push({ entry: taken, state: line.pop() ?? setup });
        entries.push({ seq, kind: 'undo', hash: hashValue(line.at(-1)) });
        continue;
      }
      if (run.kind === 'redo' && again !== undefined) {
        undone.pop();
        moves.push(again.entry);
        line.push(again.state);
        entries.push({ seq, kind: 'redo', hash: hashValue(again.state) });
        continue;
      }
    }
    if (run !== undefined) {
      run = undefined;
      continue;
    }
    const [seat] = game.deciders(state);
    if (seat === undefined || pick(rng, 20) === 0) {
      entries.push({ seq, kind: 'seat', seat: 0, player: 'person', name: 'Ada', hash: hashValue(state) });
      undone = [];
      if (seat === undefined) run = { kind: 'undo', left: 5 };
      continue;
    }
    // Of few moves, so that the same is made again from the same place.
    const move = anyOf(game.legalMoves(state, seat).slice(0, 2), rng);
    const next = game.copy(state);
    game.apply(next, seat, move, () => undefined);
    line.push(next);
    undone = [];
    const entry: MoveEntry = { seq, kind: 'move', seat, move: structuredClone(move), hash: hashValue(next) };
    moves.push(entry);
    entries.push(entry);
  }
  return { setup, entries };
}

/** What the replay says of every entry, and whether each state that is asked for is the one its hash is of. */
function followed(game: AnyGame, setup: object, entries: readonly Entry[], rng: Rng) {
  const came: Came[] = [];
  const steps = replaySteps(game, setup, entries);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { came, difference: step.value };
    const { entry, events } = step.value;
    if (pick(rng, 3) === 0) expect(hashValue(step.value.state)).toBe(entry.hash);
    came.push({ hash: entry.hash, events: JSON.stringify(events) });
  }
}

/** A way on which one only goes on, and chooses a side at each step. */
const walk = {
  ...toy,
  schema: {
    ...toy.schema,
    state: z.object({ at: z.int(), side: z.int() }),
    move: z.object({ type: z.literal('on'), side: z.int() }),
  },
  refusal: () => undefined,
  apply(state: { at: number; side: number }, _seat: number, { side }: { side: number }) {
    state.at += 1;
    state.side = side;
  },
  copy: (state: { at: number; side: number }) => ({ ...state }),
} as unknown as AnyGame;

/** A game that counts the moves it plays. */
function counting(game: AnyGame): { readonly game: AnyGame; readonly played: () => number } {
  let played = 0;
  const apply: AnyGame['apply'] = (...of) => {
    played++;
    game.apply(...of);
  };
  return { game: { ...game, apply }, played: () => played };
}

const archipelago = GAMES[0]?.make(GAMES[0].basePack) ?? toy;
const KINDS: [string, AnyGame, object, number][] = [
  ['toy', toy, { rounds: 6 }, 60],
  ['archipelago', archipelago, { players: 3, length: 'short' }, 12],
];

describe.each(KINDS)('following a log: %s', (_, game, options, numRuns) => {
  const seeds = fc.integer({ min: 0, max: 1_000_000 });

  it('comes to what playing every entry comes to, and gives the state of any entry', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 160 }), (seed, length) => {
        const { setup, entries } = randomLog(game, options, length, streamOf(`random ${seed}`));
        const { came, difference } = followed(game, setup, entries, streamOf(`ask ${seed}`));
        expect(difference).toBeUndefined();
        expect(came).toEqual(plainly(game, setup, entries));
      }),
      { numRuns, seed: 7 },
    );
  });

  it('names the first entry whose hash is another, whatever its kind', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('move', 'undo', 'redo', 'seat'), (seed, kind) => {
        const rng = streamOf(`wrong ${seed}`);
        const { setup, entries } = randomLog(game, options, 200, rng);
        const such = entries.filter((entry) => entry.kind === kind);
        fc.pre(such.length > 0);
        const { seq } = anyOf(such, rng);
        const changed = entries.map((entry) => (entry.seq === seq ? { ...entry, hash: '0'.repeat(64) } : entry));
        expect(followed(game, setup, changed, rng).difference).toMatchObject({ seq, code: 'hash' });
      }),
      { numRuns, seed: 8 },
    );
  });
});

describe('what following a log costs', () => {
  const pairs = (count: number) => {
    const { setup, entries } = randomLog(toy, { rounds: 6 }, 1, streamOf('first'));
    const [hash, after] = [hashValue(setup), entries[0]?.hash ?? ''];
    const more = Array.from({ length: 2 * count }, (_, index): Entry =>
      index % 2 === 0 ? { seq: index + 2, kind: 'undo', hash } : { seq: index + 2, kind: 'redo', hash: after },
    );
    return { setup, entries: [...entries, ...more] };
  };

  it('undo and redo play nothing', () => {
    const { game, played } = counting(toy);
    const { setup, entries } = pairs(5000);
    const steps = replaySteps(game, setup, entries);
    while (steps.next().done !== true);
    expect(played()).toBe(1);
  });

  it('a move made again from where it was made before is played once, and going back costs a few moves each time', () => {
    const { game, played } = counting(toy);
    const { setup, entries } = randomLog(toy, { rounds: 6 }, 2000, streamOf('costs'));
    const moves = entries.filter(({ kind }) => kind === 'move');
    const steps = replaySteps(game, setup, entries);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value).toBeUndefined();
    expect(played()).toBeLessThan(moves.length * 4);
  });

  it('many branches from deep down are followed with few states kept', () => {
    // One long way, and from its end back to the beginning another way at every place.
    const { game, played } = counting(walk);
    const moves = 4000;
    const entries: Entry[] = [];
    const add = (kind: 'move' | 'undo', at: number, side: number): void => {
      const hash = hashValue({ at, side });
      const seq = entries.length + 1;
      entries.push(kind === 'undo' ? { seq, kind, hash } : { seq, kind, seat: 0, move: { type: 'on', side }, hash });
    };
    for (let at = 1; at <= moves; at++) add('move', at, 0);
    for (let at = moves - 1; at > 0; at--) {
      add('undo', at, 0);
      add('move', at + 1, 1);
      add('undo', at, 0);
    }
    const steps = replaySteps(game, { at: 0, side: 0 }, entries);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value).toBeUndefined();
    expect(played()).toBeLessThan(2 * moves * 20);
  });
});
