import { describe, expect, it } from 'vitest';
import { hashValue } from '#engine/kernel/hash.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { Level } from '#main/contract/messages.ts';
import { openHost } from '#main/host/port.ts';
import { glanceOf } from '#main/host/table.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { anyOf } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { secret } from '#tests/secret.ts';
import { KINDS, newFolder, people, Sitter, type Choice } from './support.ts';

const { listed, options } = KINDS.archipelago;
const game = listed.make(listed.basePack);
const LEVELS: Level[] = ['table', 'strict', 'open'];

/** A game in which the third player has just come to act, everybody with florins and cubes behind their screen. */
function inActions(): State {
  const state = game.setup(game.schema.options.parse(options), 'eyes', () => undefined) as State;
  const rng = streamOf('eyes');
  while (!state.frames.some(({ kind }) => kind === 'bids')) {
    const [seat = 0] = game.deciders(state);
    game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), () => undefined);
  }
  for (const screen of state.screens)
    Object.assign(screen, { florins: 25, cubes: { ...screen.cubes, wood: 1, iron: 2 } });
  return state;
}

/** The state with another decision on top. */
const asked = (frame: Frame): State => ({ ...inActions(), frames: [...inActions().frames, frame] });

/** A campaign that begins there, taken up by whoever is waited for; what was said up to then is forgotten. */
async function at(state: State, level: Level): Promise<Sitter> {
  const store = openStore(openDatabase({ dataDir: newFolder(), log: silentLog }).db);
  const named = { id: 'eyes', game: listed.id, ruleset: game.version, pack: game.pack, seed: 's' };
  const head = {
    ...named,
    seats: people(3),
    level,
    undo: 'barrier' as const,
    options: options as Record<string, string>,
  };
  const setup = { state, hash: hashValue(state), events: [] };
  const curtain = { state: 'open' } as const;
  store.create({ head, pack: listed.basePack, setup, page: 1, curtain, glance: glanceOf(game, state, 0, listed) });
  const sitter = new Sitter(openHost({ store, games: [listed], log: silentLog, pause: 0, secret }));
  await sitter.ask('open', { campaign: 'eyes' });
  return sitter;
}

/** What a person who comes to the screen is given, and what they may do; at level open nobody is called. */
async function come(sitter: Sitter, seat: number, why: string): Promise<{ own: object; moves: Choice[] }> {
  const called = sitter.now.level === 'open' ? { state: 'taken', why: 'secret' } : { state: 'covered', why };
  expect(sitter.now.curtain).toEqual({ ...called, seat });
  const reply = await sitter.come(seat);
  if (reply.type !== 'private') throw new Error(JSON.stringify(reply));
  return reply.page;
}

describe.each(LEVELS)('what is for one pair of eyes is decided by one person at a time at level %s:', (level) => {
  const turn = { state: 'open' };

  it('the fists of the Thief’s victim, then back to the Thief', async () => {
    const sitter = await at(asked({ kind: 'target', seat: 0, what: 'cube', amount: 1 }), level);
    await sitter.settle();
    expect(sitter.now.curtain).toEqual(turn);
    await sitter.done('move', { seat: 0, move: { type: 'target', seat: 2 } });
    const { moves } = await come(sitter, 2, 'secret');
    expect(moves.map(({ type }) => type)).toContain('close-fists');
    await sitter.done('move', { seat: 2, move: { type: 'close-fists', left: 'wood', right: 'iron' } });
    expect(sitter.now.curtain).toEqual(turn);
    expect(JSON.stringify(sitter.now)).not.toContain('"left":"wood"');
  });

  it('the objective the Spy looks at, though the same person chose it in the open', async () => {
    const state = asked({ kind: 'spy', seat: 0, of: -1 });
    const [objective = ''] = state.objectives[1] ?? [];
    const sitter = await at(state, level);
    await sitter.settle();
    expect(sitter.now.curtain).toEqual(turn);
    await sitter.done('move', { seat: 0, move: { type: 'spy', seat: 1, objective: 0 } });
    expect(JSON.stringify(sitter.pushes)).not.toContain(`"${objective}"`);
    const { own, moves } = await come(sitter, 0, 'secret');
    expect(moves).toEqual([{ type: 'look' }]);
    expect(JSON.stringify(own)).toContain(`"${objective}"`);
    await sitter.done('move', { seat: 0, move: { type: 'look' } });
    expect(JSON.stringify(sitter.pushes)).not.toContain(`"${objective}"`);
  });

  it('bids, one by one round the table, and again for those who tie, beginning with who is at the screen', async () => {
    const sitter = await at(inActions(), level);
    let why = 'resume';
    for (const seat of [0, 1, 2]) {
      await come(sitter, seat, why);
      await sitter.done('move', { seat, move: { type: 'bid', amount: seat === 0 ? 1 : 7 } });
      why = 'secret';
    }
    expect(sitter.now.deciders).toEqual([1, 2]);
    for (const seat of [2, 1]) {
      await come(sitter, seat, 'secret');
      await sitter.done('move', { seat, move: { type: 'bid', amount: seat } });
    }
    expect(sitter.now.curtain).toEqual(turn);
  });

  it('a bid of nothing takes the same steps as one of twenty: as many requests, pages and bytes', async () => {
    const said: string[][] = [];
    for (const amount of [0, 20]) {
      const sitter = await at(inActions(), level);
      const heard: string[] = [];
      for (const seat of [0, 1]) {
        for (const [type, more] of [
          ['arm', {}],
          ['take-over', {}],
          ['move', { move: { type: 'bid', amount: seat === 0 ? amount : 3 } }],
        ] as const)
          heard.push(type, JSON.stringify(await sitter.at(type, { seat, ...more })));
      }
      said.push([...heard, ...sitter.pushes.map((push) => JSON.stringify(push))]);
    }
    expect(said[0]).toEqual(said[1]);
    // Requests and replies, the first pages and those that the bids turn; and those that the presses turn.
    expect(said[0]).toHaveLength(12 + 2 + 2 + { table: 2, strict: 4, open: 0 }[level]);
  });
});
