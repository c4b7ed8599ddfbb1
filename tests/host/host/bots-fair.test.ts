import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { decider } from '#main/bots/decider.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import type { WorkerQuestion, StartBotWorker } from '#main/bots/bot-thread.ts';
import { KINDS, people, until, type KindName } from './support.ts';
import { laidIn, midGame } from './twins.ts';

/** Workers in this thread that keep what was posted to them. */
function watched(name: KindName): { posted: WorkerQuestion[]; said: unknown[]; start: StartBotWorker } {
  const [posted, said]: [WorkerQuestion[], unknown[]] = [[], []];
  const decide = decider([KINDS[name].listed]);
  const start: StartBotWorker = ({ onMessage }) => ({
    post(message) {
      posted.push(message);
      const move = decide(message.question, () => message.data);
      said.push(move);
      queueMicrotask(() => onMessage({ number: message.number, move }));
    },
    ownTime: () => Promise.resolve(undefined),
    terminate: () => undefined,
  });
  return { posted, said, start };
}

const MEMBERS = ['game', 'information', 'level', 'pack', 'seat', 'seed'];

describe.each(['toy', 'archipelago', 'empires'] as const)('what a worker is told: %s', (name) => {
  const { listed, options, seats } = KINDS[name];
  const game = listed.make(listed.basePack);

  it('is byte for byte the same whatever lies behind the other screens, and so is its answer', async () => {
    let [compared, different] = [0, 0];
    for (let trial = 0; trial < 20; trial++) {
      const state = midGame(game, options, `fair ${name} ${trial}`, trial * 2 + 2);
      const [seat] = state === undefined ? [] : game.deciders(state);
      if (state === undefined || seat === undefined || (game.secret(state) && game.deciders(state).length > 1))
        continue;
      const twin = game.sample(game.information(state, seat), streamOf(`fair ${trial}`));
      if (hashValue(twin) !== hashValue(state)) different++;
      const told = [];
      for (const truth of [state, twin]) {
        const { posted, said, start } = watched(name);
        const level = listed.id === 'toy' ? 'random' : 'steward';
        const around = people(seats).map((person, at) => (at === seat ? { ...person, player: level } : person));
        const sitter = await laidIn(name, truth, 'open', around, { bots: workerPool(start) });
        await sitter.settle();
        await until(() => said.length > 0);
        sitter.port.close();
        told.push(JSON.stringify([posted[0], said[0]]));
        expect(Object.keys(posted[0]?.question ?? {}).sort()).toEqual(MEMBERS);
        expect(posted[0]?.question.information).toEqual(game.information(truth, seat));
      }
      expect(told[1]).toBe(told[0]);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
    expect(different).toBeGreaterThan(3);
  });
});

describe('what a worker is told of archipelago', () => {
  it('names no objective of another seat, and not the seed of the game', async () => {
    const { listed, options, seats } = KINDS.archipelago;
    const game = listed.make(listed.basePack);
    let [looked, hidden] = [0, 0];
    for (let trial = 0; trial < 10; trial++) {
      const state = midGame(game, options, `told ${trial}`, trial + 6) as { objectives: string[][] } | undefined;
      if (state === undefined || game.secret(state)) continue;
      const [seat = -1] = game.deciders(state);
      const { posted, start } = watched('archipelago');
      const around = people(seats).map((person, at) => (at === seat ? { ...person, player: 'steward' } : person));
      const sitter = await laidIn('archipelago', state, 'open', around, { bots: workerPool(start) });
      await sitter.settle();
      await until(() => posted.length > 0);
      sitter.port.close();
      const told = JSON.stringify(posted[0]?.question);
      state.objectives.forEach((held, other) => {
        for (const objective of held) {
          if (other === seat) expect(told).toContain(`"${objective}"`);
          else expect(told).not.toContain(`"${objective}"`);
          hidden += Number(other !== seat);
        }
      });
      expect(posted[0]?.question.seed).toMatch(/^[0-9a-f]{64}$/);
      looked++;
    }
    expect(looked).toBeGreaterThan(3);
    expect(hidden).toBeGreaterThan(looked);
  });
});
