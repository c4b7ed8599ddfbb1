import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { eventSchema } from '#engine/empires-of-the-north/events.ts';
import { moveSchema } from '#engine/empires-of-the-north/moves.ts';
import { checkGame, type Report } from '../contract/check-game.ts';
import { playedWith, SMALL, type Played } from './laid.ts';
import { packWith } from './packs.ts';
import { field } from './small-clans/words.ts';
import { namesHidden, reveals, twinOf } from './twin.ts';

const BASE = playedWith(BASE_PACK);
const CLANS = BASE_PACK.clans.map(({ id }) => id);
const reports: Report[] = [];

/** Plays one game of these clans at random, and checks the whole contract. */
function check(played: Played, clans: readonly string[], seed: string): Report {
  const options = { players: clans.length, seats: clans.map((clan) => ({ clan })) };
  const report = checkGame(played.game, { options, seed, twin: twinOf(played), reveals, namesHidden });
  expect([report.outcome.code, report.outcome.seats.length]).toEqual(['counted', clans.length]);
  expect(report.twinSteps).toBeGreaterThan(0);
  expect(report.otherWorlds).toBeGreaterThan(0);
  reports.push(report);
  return report;
}

/** `count` clans of a list from the one at `from` on. */
const clansFrom = (list: readonly string[], from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => list[(from + at) % list.length] ?? '');

describe('random games of the base pack keep the whole contract', () => {
  test.each([
    [2, 0],
    [2, 2],
    [2, 4],
    [3, 0],
    [3, 3],
    [4, 0],
    [4, 3],
  ])('%i players, from clan %i on', (players, from) => {
    check(BASE, clansFrom(CLANS, from, players), `contract ${players}/${from}`);
  });
});

describe('random games of the small pack keep the whole contract', () => {
  test.each([2, 3, 4])('%i players', (players) => {
    const clans = SMALL.box.pack.clans.map(({ id }) => id);
    check(SMALL, clansFrom(clans, players, players), `small ${players}`);
  });
});

test('games in which islands run out keep it too', () => {
  // Raze tokens in plenty, and one island of each pile: once it is conquered, ships come home with nothing.
  const [near, far] = ['near', 'far'].map((pile) => SMALL.box.pack.islands.filter((island) => island.pile === pile)[0]);
  const pack = packWith({ 'ulaf-camp': { face: field({ raze: 3, fish: 1 }) } }, { open: 1, goal: 35 });
  const played = playedWith({ ...pack, islands: [near, far].filter((island) => island !== undefined) });
  const few = [0, 1].map((number) => check(played, ['ulaf', 'panuk'], `few islands ${number}`));
  expect(few.some(({ events }) => (events['returned'] ?? 0) > 0)).toBe(true);
});

/** The values that the field `type` of a union of objects can have. */
const typesOf = (options: readonly { shape: { type: { value: string } } }[]): string[] =>
  options.map(({ shape }) => shape.type.value);

test('between them the games do everything there is to do', () => {
  const lacking = (kinds: readonly string[], counts: 'moves' | 'events'): string[] =>
    kinds.filter((kind) => reports.every((report) => report[counts][kind] === undefined));
  expect(lacking(typesOf(moveSchema.options), 'moves')).toEqual([]);
  // An action declared in vain: the rules that keep what it needs leave no way to it that these packs have.
  expect(lacking(typesOf(eventSchema.options), 'events')).toEqual(['undone']);
});
