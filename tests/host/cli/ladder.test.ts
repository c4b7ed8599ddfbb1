import { describe, expect, it } from 'vitest';
import type { Bot } from '#engine/bots/bot.ts';
import { randomBot } from '#engine/bots/random.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { ladder } from '#main/cli/ladder.ts';
import { matches, type Match, type Played } from '#main/cli/ladder/match.ts';
import { measuredRows, plannedRows, type Asked } from '#main/cli/ladder/rows.ts';
import { seatings } from '#main/cli/ladder/seatings.ts';
import { gainOver, tallyOf } from '#main/cli/ladder/tally.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { GAMES as TOYS } from '#tests/engine/toy/listed.ts';
import { HEAPS } from '#tests/host/heaps.ts';
import { runLong } from './commands.ts';

/** Takes the largest heap there is, with more work the largest of fewer. */
const grabber = (work: number): Bot<GameTypes> => ({
  level: 'grabber',
  decide(game, information, seat, rng) {
    const moves = game.legalMoves(game.sample(information, rng), seat);
    return moves.at(-1) ?? { type: 'none' };
  },
  scaled: (factor) => grabber(work * factor),
});
const heaps: ListedGame = { ...HEAPS, bots: () => ({ random: randomBot, grabber: grabber(1) }) };

const asked: Asked = {
  players: 3,
  counts: [1],
  work: [1],
  scale: 0.5,
  one: 'a',
  against: 'b',
  games: 4,
  seed: 's',
};
const levels = ({ players }: Match): string => players.map(({ level }) => level).join('');

describe('the ladder', () => {
  it('lets every seat be taken equally often, all seatings on the same seeds', () => {
    const [row] = plannedRows(asked);
    expect(row?.matches.map(({ seed }) => seed)).toEqual(['s-1', 's-1', 's-1', 's-2', 's-2', 's-2']);
    expect(row?.matches.map(levels)).toEqual(['abb', 'bab', 'bba', 'abb', 'bab', 'bba']);
    for (const count of [1, 2, 3, 4]) {
      const taken = [0, 1, 2, 3, 4].map((seat) => seatings(5, count).filter((way) => way[seat]).length);
      expect(taken).toEqual([count, count, count, count, count]);
      expect(new Set(seatings(5, count).map(String)).size).toBe(5);
    }
  });

  it('plays every mixture, and the level that is measured with each amount of work', () => {
    const rows = plannedRows({ ...asked, counts: [0, 1, 2, 3], work: [1, 4], games: 3 });
    expect(rows.map(({ count, work, matches: of }) => [count, work, of.length])).toEqual([
      ...[
        [0, 1, 3],
        [0, 4, 3],
      ],
      ...[
        [1, 1, 3],
        [1, 4, 3],
      ],
      ...[
        [2, 1, 3],
        [2, 4, 3],
      ],
      ...[
        [3, 1, 3],
        [3, 4, 3],
      ],
    ]);
    expect(rows[3]?.matches[0]?.players.map(({ work }) => work)).toEqual([2, 0.5, 0.5]);
    // Alike seats are not turned round: every game has a seed of its own.
    expect(new Set(rows[0]?.matches.map(({ seed }) => seed)).size).toBe(3);
    const alike = { players: 3, counts: [1], work: [1, 2], scale: 1, games: 3, seed: 's', one: 'x', against: 'x' };
    const seeds = plannedRows(alike).map(({ matches }) => new Set(matches.map(({ seed }) => seed)).size);
    expect(seeds).toEqual([3, 1]);
  });

  it('counts a game that all have lost as nothing, and a shared win in parts', () => {
    const played = (...shares: number[]): Played => ({
      ending: shares.some((share) => share > 0) ? 'counted' : 'flood',
      kind: shares.length === 2 ? 'small' : 'large',
      shares,
      places: [1, 2],
      times: [
        [1, 2, 1, 8],
        [50, 50],
      ],
    });
    const of = (seed: string, ...shares: number[]) => ({ seed, measured: [true, false], played: played(...shares) });
    const games = [of('1', 1, 0), of('1', 0.5, 0.5), of('2', 0, 0), of('2', 0, 0)];
    const tally = tallyOf(games);
    expect(tally).toMatchObject({ games: 4, seeds: 2, meanPlace: 1, decisions: 16, msPerDecision: 3, msOf95: 8 });
    expect(tally.lostByAll).toMatchObject({ value: 0.5 });
    expect(tally.shareOfAll).toMatchObject({ value: 0.375 });
    // The second seed has no game that somebody won: one seed is left, and it proves nothing.
    expect(tally.share).toMatchObject({ value: 0.75, low: 0, high: 1 });
    expect(tally.endings).toEqual({ counted: 2, flood: 2 });
    expect(tally.kinds).toEqual({ small: { games: 4, lostByAll: 0.5, endings: { counted: 2, flood: 2 } } });
    const gain = gainOver([of('1', 1, 0), of('2', 0, 1)], [of('1', 0, 1), of('2', 0, 1), of('3', 1, 0)]);
    expect(gain).toMatchObject({ value: 0.5, error: 0.5 });
  });

  it('gives its figures in one last line, the same for the same seed', async () => {
    const argv = ['--players', '3', '--a', 'grabber', '--b', 'random', '--games', '30', '--seed', 'l'];
    const { code, lines } = await runLong((...args) => ladder(...args, [heaps]), argv);
    expect(code).toBe(0);
    const { msPerDecision, msOf95, ...figures } = JSON.parse(lines.at(-1) ?? '') as Record<string, number>;
    expect(msPerDecision).toBeGreaterThan(0);
    expect(msOf95).toBeGreaterThan(0);
    expect(figures).toMatchObject({ count: 1, work: 1, games: 30, seeds: 10, failures: 0, lostByAll: 0 });
    expect(Object.keys(figures)).toEqual([
      ...[
        'count',
        'work',
        'games',
        'seeds',
        'failures',
        'lostByAll',
        'lostByAllLow',
        'lostByAllHigh',
        'share',
        'low',
        'high',
      ],
      ...['shareOfAll', 'shareOfAllLow', 'shareOfAllHigh', 'meanPlace', 'decisions', 'endings'],
    ]);
    // Three take turns at six pieces: all of them win, whoever plays how.
    expect(figures).toMatchObject({ share: 0.3333, low: 0.3333, high: 0.3333, meanPlace: 1 });
    expect(figures['share']).toBe(figures['shareOfAll']);
    const again = await runLong((...args) => ladder(...args, [heaps]), argv);
    expect(JSON.parse(again.lines.at(-1) ?? '')).toMatchObject(figures);
    const rows = await runLong(
      (...args) => ladder(...args, [heaps]),
      [...argv, '--work', '1,4', '--mixture', '--games', '3'],
    );
    expect(JSON.parse(rows.lines.at(-1) ?? '')).toMatchObject({
      rows: [0, 0, 1, 1, 2, 2, 3, 3].map((count, index) => ({ count, work: index % 2 === 0 ? 1 : 4 })),
    });
  });

  it('gives every level its part of the work, and tells kinds of games apart', () => {
    const works: number[] = [];
    const counting = (work: number): Bot<GameTypes> => ({
      ...randomBot,
      level: 'counting',
      decide(game, information, seat, rng) {
        works.push(work);
        return randomBot.decide(game, information, seat, rng);
      },
      scaled: (factor) => counting(work * factor),
    });
    const [toy] = TOYS;
    const listed: ListedGame = {
      ...toy,
      bots: () => ({ counting: counting(32) }),
      kindOf: () => ({ code: 'any', seats: [1] }),
    };
    const play = matches([listed])({ game: toy.id, pack: toy.basePack, options: { rounds: 2, players: 2 } });
    const players = [1, 0.25].map((work) => ({ level: 'counting', work }));
    expect(play({ players, seed: 'w' })).toMatchObject({
      kind: 'any counting',
      places: [expect.any(Number), expect.any(Number)],
    });
    expect([...new Set(works)].toSorted()).toEqual([32, 8]);
  });

  it('says which games failed, and counts them in no share', async () => {
    const broken = { ...toyGame, invariants: () => ['the water runs uphill'] };
    const listed: ListedGame = { ...TOYS[0], make: () => broken };
    const { code, lines, wrong } = await runLong(
      (...args) => ladder(...args, [listed]),
      ['--players', '2', '--a', 'random', '--b', 'random', '--games', '2'],
    );
    expect(code).toBe(1);
    expect(wrong).toContain('A game failed (seed 1-1): after 0 moves: the water runs uphill');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ games: 0, failures: 2, low: 0, high: 1 });
    const [row] = plannedRows({ ...asked, games: 1 });
    expect(
      measuredRows(
        row ? [row] : [],
        Array.from({ length: 3 }, () => ({ failure: 'x' })),
      ),
    ).toMatchObject([{ games: 0, failures: Array.from({ length: 3 }, () => 'A game failed (seed s-1): x') }]);
  });

  it('has the same result however many threads play', async () => {
    const argv = ['--players', '2', '--length', 'short', '--a', 'steward', '--b', 'random', '--games', '6'];
    const [alone, together] = [await runLong(ladder, argv), await runLong(ladder, [...argv, '--jobs', '2'])];
    const untimed = (line = ''): object => ({ ...(JSON.parse(line) as object), msPerDecision: 0, msOf95: 0 });
    expect(untimed(together.lines.at(-1))).toEqual(untimed(alone.lines.at(-1)));
  });

  it('says in a sentence what cannot be done', async () => {
    const says = (...argv: string[]): Promise<unknown> =>
      ladder(argv, String, String, [heaps]).catch((error: unknown) => (error instanceof Error ? error.message : error));
    expect(await says('--a', 'random')).toBe('Say which level plays against which: --a LEVEL --b LEVEL.');
    expect(await says('--one', 'random', '--against', 'clever')).toMatch(/^There is no bot "clever"/);
    expect(await says('--a', 'random', '--b', 'random', '--work', '1,none')).toBe(
      '--work must be numbers above 0, separated by commas, not "1,none".',
    );
  });
});
