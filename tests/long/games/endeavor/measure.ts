/** What is counted in games of stewards, to compare a pack with the aims of its reconstruction. */
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { Event } from '#engine/endeavor/events.ts';
import { isOpen } from '#engine/endeavor/figures/presence.ts';
import { openBox } from '#engine/endeavor/box.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { State } from '#engine/endeavor/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAME, playGame } from './play.ts';

const BOX = openBox(BASE_PACK);

/** A count by name. */
export type Counter = Map<string, number>;
/** Adds to a count. */
export const add = (counter: Counter, key: string, by = 1): void => void counter.set(key, (counter.get(key) ?? 0) + by);

/** Sums over the games of a measurement. */
export type Tally = {
  games: number;
  /** Glory of the winners, and that of the last in parts of it. */
  winners: number;
  lastToFirst: number;
  /** Glory of winners by part of the score. */
  parts: Counter;
  /** Games with a building of the kind, seats that own one, and what those have won. */
  built: Counter;
  owners: Counter;
  ownersWon: Counter;
  /** The round of the first opening of each game, and regions open at its end. */
  firstOpening: number[];
  open: number;
  /** Sums of symbols of all seats after each round, and of seats with three discs in supply or more after round 6. */
  symbols: number[];
  supplied: number;
  abolished: number;
  seats: number;
};

/** A measurement without games. */
export const newTally = (): Tally => ({
  games: 0,
  winners: 0,
  lastToFirst: 0,
  parts: new Map(),
  built: new Map(),
  owners: new Map(),
  ownersWon: new Map(),
  firstOpening: [],
  open: 0,
  symbols: [],
  supplied: 0,
  abolished: 0,
  seats: 0,
});

/** How a measured game is played: who sits where, and what each seat must build first, if anything. */
export type Setting = {
  readonly seed: string;
  readonly levels: readonly string[];
  readonly first?: readonly (string | undefined)[];
};

/** Plays one game and adds it to the tally. Returns how each seat fared. */
export function measure(tally: Tally, { seed, levels, first }: Setting): { won: boolean; points: number }[] {
  let opening = 0;
  const state = playGame(seed, levels, {
    instead: (now, seat, move) => {
      const building = first?.[seat];
      return now.round === 1 && move.type === 'build' && building !== undefined ? { type: 'build', building } : move;
    },
    event: (event: Event, now) => {
      if (event.type === 'opened' && opening === 0) opening = now.round;
      if (event.type === 'round' && event.round > 1) countRound(tally, now, event.round - 1);
      if (event.type === 'ended') countRound(tally, now, now.round);
    },
  });
  tally.firstOpening.push(opening === 0 ? 8 : opening);
  return count(tally, state);
}

function countRound(tally: Tally, { players }: State, round: number): void {
  for (const { status, supply } of players) {
    const symbols = TRACKS.reduce((sum, track) => sum + status[track], 0);
    tally.symbols[round] = (tally.symbols[round] ?? 0) + symbols;
    if (round === 6 && supply >= 3) tally.supplied++;
  }
}

function count(tally: Tally, state: State): { won: boolean; points: number }[] {
  const results = GAME.outcome(state)?.seats ?? [];
  const glory = results.map(({ points }) => points);
  const most = Math.max(...glory);
  tally.games++;
  tally.seats += glory.length;
  tally.winners += most;
  tally.lastToFirst += Math.min(...glory) / most;
  const winner = results.findIndex(({ won }) => won);
  for (const { seat, code, points } of GAME.score(state)) if (seat === winner) add(tally.parts, code, points);
  tally.open += BOX.regions.filter(({ berths, index }) => berths > 0 && isOpen(BOX, state, index)).length;
  if (state.abolished) tally.abolished++;
  countBuildings(tally, state, results);
  return results.map(({ won, points }) => ({ won, points }));
}

function countBuildings(tally: Tally, { players }: State, results: readonly { won: boolean }[]): void {
  const winners = results.filter(({ won }) => won).length;
  for (const { id } of BASE_PACK.buildings) {
    const owners = players.flatMap(({ buildings }, seat) =>
      buildings.some((one) => one.building === id) ? [seat] : [],
    );
    if (owners.length > 0) add(tally.built, id);
    add(tally.owners, id, owners.length);
    for (const seat of owners) if (elementAt(results, seat).won) add(tally.ownersWon, id, 1 / winners);
  }
}
