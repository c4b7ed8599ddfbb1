import { dealOffers } from '#engine/kernel/deals.ts';
import { describe, expect, it } from 'vitest';
import type { Bot } from '#engine/bots/bot.ts';
import { randomBot } from '#engine/bots/random.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { MAX_TURNS, playOut } from '#main/cli/play-out.ts';
import { simulate, summaryOf } from '#main/cli/simulate.ts';
import { GAMES } from '#main/games.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { HEAPS, heapsGame } from '#tests/host/heaps.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';

describe('a game played out', () => {
  it('lets a bot see the information of its seat and nothing else, and fails a game whose bot breaks the rules', () => {
    const options = { players: 2, length: 'short', variants: [] };
    const game = GAMES[0]?.make(GAMES[0].basePack);
    if (game === undefined) throw new Error('no game');
    const seen: object[] = [];
    const careful: Bot<GameTypes> = {
      level: 'careful',
      decide(played, information, seat, rng) {
        seen.push(information);
        return randomBot.decide(played, information, seat, rng);
      },
    };
    const plan = { game, options, seed: 'bots', bots: [careful, randomBot], record: false };
    expect(playOut(plan)).toHaveProperty('outcome');
    expect(seen.length).toBeGreaterThan(10);
    for (const information of seen) expect(information).toMatchObject({ view: { viewer: 0, own: {} } });
    const wild: Bot<GameTypes> = { level: 'wild', decide: () => ({ type: 'done' }) };
    expect(playOut({ ...plan, bots: [wild, wild] })).toMatchObject({
      failure: 'after 0 moves: the move of wild (done) is refused: not-asked-now',
    });
  });

  it('plays the deals a bot offers, as long as the rules let them pass', () => {
    const played: string[] = [];
    const dealer: Bot<GameTypes> = {
      level: 'dealer',
      decide(game, information, seat, rng) {
        const [deal] = dealOffers(game, information, rng);
        const move = deal ?? randomBot.decide(game, information, seat, rng);
        played.push(move.type);
        return move;
      },
    };
    const plan = { game: toyGame, options: { rounds: 6 }, seed: 'deals', bots: [dealer, dealer, dealer], record: true };
    const out = playOut(plan);
    expect(out).toHaveProperty('outcome');
    expect(played).toContain('offer');
    expect(out.entries.map((entry) => (entry.kind === 'move' ? entry.move.type : ''))).toEqual(played);
  });

  it('counts a game as failed when a rule throws, an invariant breaks or it has no end', () => {
    const plan = {
      game: toyGame,
      options: { rounds: 2 },
      seed: 'x',
      bots: [randomBot, randomBot, randomBot],
      record: false,
    };
    expect(playOut(plan)).toHaveProperty('outcome');
    const broken = { ...plan, game: { ...toyGame, invariants: () => ['the water runs uphill'] } };
    const throwing = { ...plan, game: { ...toyGame, apply: () => void at() } };
    const turning = { ...toyGame, setup: many, turnEvent: 'dawn' };
    const endless = { ...plan, game: turning };
    const failures = [broken, throwing, endless].map((failing) => playOut(failing));
    expect(failures.map((played) => ('failure' in played ? played.failure : ''))).toEqual([
      'after 0 moves: the water runs uphill',
      'fault after 0 moves: thrown',
      'no end after 60 turns',
    ]);
    expect(summaryOf(failures, ['random', 'random', 'random'])).toMatchObject({ games: 3, finished: 0, failures: 3 });
    const wrong: string[] = [];
    const uphill = { ...heapsGame, invariants: () => ['the water runs uphill'] };
    const code = simulate(
      ['--game', 'broken', '--games', '1'],
      () => undefined,
      (line) => wrong.push(line),
      [HEAPS, { ...HEAPS, id: 'broken', make: () => uphill }],
    );
    expect([code, wrong]).toEqual([1, ['Game 1 (seed 1-1) failed: after 0 moves: the water runs uphill']]);
  });
});

/** A set-up in which more turns begin than any game lasts. */
const many: AnyGame['setup'] = (options, seed, emit) => {
  for (let turn = 0; turn <= MAX_TURNS; turn++) emit({ type: 'dawn' });
  return toyGame.setup(options as { rounds: number }, seed, emit as never);
};

function at(): never {
  throw new Error('thrown');
}
