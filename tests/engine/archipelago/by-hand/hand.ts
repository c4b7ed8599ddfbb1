/**
 * Whole games by hand: set-up and turn 0 with known tiles, cards, trend and objectives, then moves in the words of a report.
 * Everybody starts with 10 florins, a ship, two citizens and three discs; the bank has what is left of 135 florins (p. 2-3).
 */
import { sideOf } from '#engine/archipelago/box.ts';

import type { Move, Spot } from '#engine/archipelago/moves.ts';
import type { Action, Unit } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { firstTurn, lay } from '../first-turn.ts';
import type { Compass, Situation } from '../situation.ts';
import { SMALL_BOX, SMALL_GAME, type Table } from '../table.ts';
import type { BuildingKind, Resource } from '#engine/archipelago/data/schema-common.ts';

/** A first region: where it lies, the cube it sends to the market and the one its explorer keeps, where there is a choice. */
export type Landing = readonly [side: string, where: Compass, send?: Resource, keep?: Resource];

/** What is fixed beforehand. */
export type Hand = {
  readonly landings: readonly Landing[];
  /** By seat. */
  readonly objectives: readonly (readonly string[])[];
  readonly trend: string;
  /** The first five cards, then the names of the backs below them. */
  readonly row: readonly string[];
  readonly backs: readonly string[];
} & Pick<Situation, 'length'>;

/** Plays turn 0, in the order of the seats. The first bids of turn 1 are open when it returns. */
export function begin({ landings, objectives, trend, row, backs, length = 'short' }: Hand): Table {
  const game = firstTurn(landings.length as 2 | 3 | 4 | 5, {
    length,
    hands: landings.map(([side]) => [side]),
    screens: landings.map(() => ({ florins: 10 })),
    deck: [...row, ...backs],
  });
  landings.forEach((landing, seat) => land(game, seat, landing));
  game.state.trends = [trend];
  game.state.objectives = objectives.map((held) => [...held]);
  for (const seat of game.deciders()) game.play(seat, { type: 'look' });
  return game;
}

function land(game: Table, seat: Seat, [side, where, send, keep]: Landing): void {
  lay(game, seat, side, where);
  while (game.frame() === 'disembark') game.play(seat, { type: 'disembark', part: 0 });
  if (send !== undefined) game.play(seat, { type: 'send', resource: send });
  if (keep !== undefined) game.play(seat, { type: 'keep', resource: keep });
}

/** Puts the tile with this side on top of the tray. */
export function topTile({ state: { tray } }: Table, side: string): void {
  const index = tray.deck.findIndex((id) => sideOf(SMALL_BOX, id).faces.includes(side));
  tray.deck.push(...tray.deck.splice(index, 1));
}

/** Everybody's bid, by seat; the winner names the order. */
export function bid(game: Table, amounts: readonly number[], order: readonly Seat[] = []): void {
  amounts.forEach((amount, seat) => game.play(seat, { type: 'bid', amount }));
  name(game, order);
}

/** The winner of the bids names the order of play. */
export function name(game: Table, order: readonly Seat[]): void {
  for (const seat of order.slice(0, -1)) game.play(elementAt(game.deciders(), 0), { type: 'name-next', seat });
}

/** A round: these moves, the end of whatever is still open, and the end of the round. Without moves: a pass. */
export function round(game: Table, seat: Seat, ...moves: readonly Move[]): void {
  for (const move of moves) game.play(seat, move);
  if (game.frame() !== 'round') game.done(seat);
  game.endRound(seat);
}

/** Each of these passes. */
export function pass(game: Table, ...seats: readonly Seat[]): void {
  for (const seat of seats) round(game, seat);
}

/** Each of these ends his turn in a crisis. */
export function noHelp(game: Table, ...seats: readonly Seat[]): void {
  for (const seat of seats) game.done(seat);
}

/** Phase 6 of one player: rotates these slots, after a purchase where one is said. */
export function cards(game: Table, seat: Seat, { buy, rotate }: { buy?: number; rotate: readonly number[] }): void {
  if (buy !== undefined) game.play(seat, { type: 'buy', slot: buy });
  for (const slot of rotate) game.play(seat, { type: 'rotate', slot });
}

export const act = (action: Action): Move => ({ type: 'act', action });
export const deploy = (from: Spot): Move => ({ type: 'deploy', from });
export const pay = (by: 'cube' | 'token'): Move => ({ type: 'pay', with: by });
export const trade = (way: 'buy' | 'sell', market: 'domestic' | 'export', resource: Resource): Move => ({
  type: 'trade',
  way,
  market,
  resource,
  with: 'cube',
});

/** A building raised from a spot, by the construction the player has begun. */
export const build = (building: BuildingKind, from: Spot, kind: Unit['kind'] = 'citizen'): Move => ({
  type: 'build',
  building,
  kind,
  from,
  part: 0,
});
export const stand = (owner: Seat, spot: Spot, by: 'cube' | 'temple' = 'cube'): Move => ({
  type: 'stand',
  owner,
  spot,
  by,
});

/** Florins behind the screens, by seat. */
export const purses = (game: Table): number[] => game.state.screens.map(({ florins }) => florins);
/** Tokens behind the screens, by seat. */
export const tokens = (game: Table): number[] => game.state.screens.map((screen) => screen.tokens);
/** Population, rebellion, surplus workers. */
export const boards = ({ state }: Table): number[] => [state.population, state.rebellion, state.surplus];
/** Cubes on a market: fish, wood, fruit, cattle, stone, iron. */
export function market({ state }: Table, which: 'domestic' | 'export'): number[] {
  const { fish, wood, fruit, cattle, stone, iron } = state[which];
  return [fish, wood, fruit, cattle, stone, iron];
}
/** Quarter turns of the cards on the track. */
export const turns = ({ state }: Table): (number | undefined)[] => state.evolution.row.map((slot) => slot?.turned);

/** Points by seat that a card, a trend or an objective brought. */
export function line(game: Table, id: string): number[] {
  const points = game.state.screens.map(() => 0);
  for (const entry of SMALL_GAME.score(game.state)) if (entry.params['id'] === id) points[entry.seat] = entry.points;
  return points;
}

/** How the game ended: why, and by seat the points, the place and whether he won. */
export function outcome(game: Table) {
  const { code, seats } = SMALL_GAME.outcome(game.state) ?? { code: 'not over', seats: [] };
  return {
    code,
    points: seats.map(({ points }) => points),
    places: seats.map(({ place }) => place),
    won: seats.map(({ won }) => won),
  };
}
