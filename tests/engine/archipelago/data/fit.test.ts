/** Maps grown by players who place at random: the regions must nearly always fit somewhere, and mostly within reach. */
import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Edge } from '#engine/archipelago/data/schema-common.ts';
import type { Hex, Side } from '#engine/archipelago/data/schema-map.ts';

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

type Tile = {
  side: Side;
  turn: number;
};
type Unit = {
  at: string;
  ship: boolean;
  part: number;
};
type Place = {
  unit: Unit;
  to: string;
  tile: Tile;
  face: number;
  from: number;
};
type Grid = Map<string, Tile>;

const beside = (at: string, direction: number): string => {
  const [q = 0, r = 0] = at.split(',').map(Number);
  const [dq, dr] = STEPS[direction % 6] ?? [0, 0];
  return `${q + dq},${r + dr}`;
};
const edgeOf = ({ side, turn }: Tile, direction: number): Edge | undefined => side.edges[(direction - turn + 12) % 6];
const partsOf = (side: Side, ship: boolean): { edges: number[] }[] => (ship ? side.waters : side.lands);

/** A small generator of its own, so that the test is the same on every machine. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many neighbours a tile has at a place, or -1 if an edge does not match. */
function touching(grid: Grid, at: string, tile: Tile): number {
  let count = 0;
  for (let direction = 0; direction < 6; direction += 1) {
    const other = grid.get(beside(at, direction));
    if (other === undefined) continue;
    if (edgeOf(other, direction + 3) !== edgeOf(tile, direction)) return -1;
    count += 1;
  }
  return count;
}

/** All ways one unit can explore with a hexagon. */
function waysOf(grid: Grid, unit: Unit, hex: Hex, neighbours: number): Place[] {
  const tile = grid.get(unit.at);
  const part = tile && partsOf(tile.side, unit.ship)[unit.part];
  const ways: Place[] = [];
  for (const edge of part?.edges ?? []) {
    const direction = (edge + (tile?.turn ?? 0)) % 6;
    const to = beside(unit.at, direction);
    if (grid.has(to)) continue;
    hex.sides.forEach((side, face) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const next = { side, turn };
        const passable = (edgeOf(next, direction + 3) === 'sea') === unit.ship;
        if (passable && touching(grid, to, next) >= neighbours)
          ways.push({ unit, to, tile: next, face, from: direction });
      }
    });
  }
  return ways;
}

/** A unit on each part of each tile: what could explore at all if somebody stood everywhere. */
const everywhere = (grid: Grid): Unit[] =>
  [...grid].flatMap(([at, { side }]) =>
    [true, false].flatMap((ship) => partsOf(side, ship).map((_, part) => ({ at, ship, part }))),
  );

/** Places the tile and moves the unit in; gives the part of the new region the unit comes into. */
function enter(grid: Grid, { unit, to, tile, from }: Place): void {
  grid.set(to, tile);
  const edge = (from + 3 - tile.turn + 12) % 6;
  const part = partsOf(tile.side, unit.ship).findIndex((candidate) => candidate.edges.includes(edge));
  Object.assign(unit, { at: to, part });
}

type Tally = {
  wanted: number;
  done: number;
  nowhere: number;
};

/** One series of maps: its chance, how many places a player wants to see before he gambles, and the count so far. */
type Run = {
  pick: (below: number) => number;
  enough: number;
  tally: Tally;
};

/** The empty places with two neighbours or more that a unit could explore, as a player sees them beforehand. */
function hopes(grid: Grid, { at, ship, part }: Unit): string[] {
  const tile = grid.get(at);
  const edges = tile ? (partsOf(tile.side, ship)[part]?.edges ?? []) : [];
  const places = edges.map((edge) => beside(at, edge + (tile?.turn ?? 0)));
  return places.filter((place) => {
    const neighbours = STEPS.filter((_, direction) => grid.has(beside(place, direction))).length;
    return !grid.has(place) && neighbours >= 2;
  });
}

/**
 * One exploration. A player sees one side of the first hexagon: he takes it if that side fits. If it does not, he spends a
 * disc on the unseen second one if he has `enough` places to choose from: 1 is eager, 2 is careful.
 */
function explore(grid: Grid, units: Unit[], deck: Hex[], { pick, enough, tally }: Run): void {
  const reach = (hex: Hex): Place[] => units.flatMap((unit) => waysOf(grid, unit, hex, 2));
  const [first, second] = deck;
  if (first === undefined || second === undefined) return;
  const visible = pick(2);
  const sure = reach(first).filter((way) => way.face === visible);
  const places = new Set(units.flatMap((unit) => hopes(grid, unit)));
  if (sure.length === 0 && places.size < enough) return;
  const ways = sure.length > 0 ? sure : reach(second);
  tally.wanted += 1;
  const way = ways[pick(ways.length)];
  // What is refused or fails goes under the deck: the discards come back in the end, and chance orders them anyway.
  const drawn = deck.splice(0, sure.length > 0 ? 1 : 2);
  deck.push(...drawn.filter((hex) => way === undefined || !hex.sides.includes(way.tile.side)));
  if (way === undefined) {
    const fits = everywhere(grid).some((unit) => waysOf(grid, unit, second, 2).length > 0);
    tally.nowhere += fits ? 0 : 1;
    return;
  }
  tally.done += 1;
  enter(grid, way);
  if (pick(2) === 0) units.push({ ...way.unit });
}

/** Turn 0 and four rounds of exploration of four players. */
function game(run: Run): void {
  const { pick } = run;
  const grid: Grid = new Map([['0,0', { side: BASE_PACK.start.openSea, turn: 0 }]]);
  const deck = BASE_PACK.hexes
    .map((hex) => ({ hex, key: pick(1e6) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ hex }) => hex);
  const players = [0, 1, 2, 3].map((): Unit[] => {
    const ship: Unit = { at: '0,0', ship: true, part: 0 };
    const hand = deck.splice(0, 3);
    const ways = hand.flatMap((hex) => waysOf(grid, ship, hex, 1));
    const way = ways[pick(ways.length)];
    deck.push(...hand.filter((hex) => way === undefined || !hex.sides.includes(way.tile.side)));
    expect(way, 'a hexagon that can be placed in turn 0').toBeDefined();
    if (way) enter(grid, way);
    const ashore = (): Unit => ({ at: ship.at, ship: false, part: pick(grid.get(ship.at)?.side.lands.length ?? 1) });
    return [ship, ashore(), ashore()];
  });
  for (let round = 0; round < 4; round += 1) for (const units of players) explore(grid, units, deck, run);
}

/** What 150 maps of players with this habit come to. */
function measure(enough: number): { nowhere: number; reached: number } {
  const tally = { wanted: 0, done: 0, nowhere: 0 };
  const run = { pick: generator(1492), enough, tally };
  for (let map = 0; map < 150; map += 1) game(run);
  expect(tally.wanted).toBeGreaterThan(1000);
  return { nowhere: tally.nowhere / tally.wanted, reached: tally.done / tally.wanted };
}

test.each([1, 2])('fewer than one hexagon in 200 finds no place on the map (%i)', (enough) => {
  expect(measure(enough).nowhere).toBeLessThan(0.005);
});

test('careful players reach 85 to 97 % of the places they want', () => {
  const { reached } = measure(2);
  expect(reached).toBeGreaterThan(0.85);
  expect(reached).toBeLessThan(0.97);
});

test('eager players, who explore at every chance and place at random, still succeed three times in four', () => {
  expect(measure(1).reached).toBeGreaterThan(0.75);
});
