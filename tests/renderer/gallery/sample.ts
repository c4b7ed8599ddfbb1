import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { DIRECTIONS, opposite } from '#engine/archipelago/map/geometry.ts';

import type { Region, Unit } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { dice } from '#renderer/games/archipelago/board/shape/seeded.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';

/** Made-up positions for the gallery and the tests: maps that fit, with pieces of five seats. No rules behind them. */
export const SAMPLE_PACK = BASE_PACK;

/** A map of `count` regions that fit each other, with pieces strewn over it. */
export function sampleView(count: number, word = 'gallery', crowd = 1): View {
  const roll = dice(word + count);
  const regions = layMap(count, roll);
  const units = strew(regions, roll, crowd);
  const stock = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 };
  return {
    viewer: 'public',
    pack: BASE_PACK.id,
    options: { players: 5, length: 'medium', variants: [] },
    turn: 3,
    phase: 'actions',
    frames: [],
    closed: [],
    deciders: [0],
    order: [0, 1, 2, 3, 4],
    population: 14,
    rebellion: 9,
    surplus: 4,
    bank: { florins: 90, cubes: stock },
    domestic: stock,
    export: stock,
    fees: 0,
    regions,
    units,
    pillaged: [],
    pillagedFlorins: 0,
    used: [],
    common: [],
    hands: [],
    tray: { top: null, left: 9, discards: [] },
    evolution: { top: null, left: 20, row: [], discards: [] },
    cards: [],
    discs: [3, 3, 3, 3, 3],
    wheel: [],
    piles: [5, 5, 5],
    trends: [],
    benefactor: [],
    crossed: [],
    met: [],
    offers: 0,
    offered: [0, 0, 0, 0, 0],
    promises: [],
    standing: [],
    granted: [],
    result: null,
  };
}

const edgeAt = (side: Side, turn: number, direction: number) => side.edges[(direction + 6 - turn) % 6];

function layMap(count: number, roll: () => number): Region[] {
  const region = (side: Side, q: number, r: number, turn: number): Region => ({
    side: side.id,
    q,
    r,
    turn,
    neighbours: [-1, -1, -1, -1, -1, -1],
    town: -1,
    temple: -1,
    market: -1,
    port: -1,
  });
  const open = BASE_PACK.start.openSea;
  const laid = [{ side: open, region: region(open, 0, 0, 0) }];
  const left = BASE_PACK.hexes.flatMap((hex) => hex.sides.map((side) => ({ hex: hex.id, side })));
  left.sort(() => roll() - 0.5);
  const used = new Set<string>();
  for (let guard = 0; laid.length < count && guard < 400; guard += 1) {
    const places = emptyPlaces(laid.map(({ region: { q, r } }) => ({ q, r })));
    const place = places[Math.floor(roll() * Math.min(3, places.length))];
    if (!place) break;
    const found = left.flatMap(({ hex, side }) =>
      used.has(hex)
        ? []
        : [0, 1, 2, 3, 4, 5].filter((turn) => fits(laid, side, place, turn)).map((turn) => ({ hex, side, turn })),
    )[0];
    if (!found) continue;
    used.add(found.hex);
    laid.push({ side: found.side, region: region(found.side, place.q, place.r, found.turn) });
  }
  return laid.map(({ region: done }) => done);
}

function emptyPlaces(taken: readonly { q: number; r: number }[]): { q: number; r: number }[] {
  const is = (q: number, r: number) => taken.some((hex) => hex.q === q && hex.r === r);
  const near = (q: number, r: number) => DIRECTIONS.filter((step) => is(q + step.q, r + step.r)).length;
  const all = taken.flatMap(({ q, r }) => DIRECTIONS.map((step) => ({ q: q + step.q, r: r + step.r })));
  const free = all.filter(({ q, r }, i) => !is(q, r) && all.findIndex((o) => o.q === q && o.r === r) === i);
  const far = ({ q, r }: { q: number; r: number }) => Math.hypot(1.5 * q * 0.8, Math.sqrt(3) * (r + q / 2));
  return free.sort((a, b) => near(b.q, b.r) * 0.8 - far(b) - (near(a.q, a.r) * 0.8 - far(a)));
}

function fits(
  laid: readonly { side: Side; region: Region }[],
  side: Side,
  place: { q: number; r: number },
  turn: number,
) {
  return DIRECTIONS.every((step, direction) => {
    const next = laid.find(({ region }) => region.q === place.q + step.q && region.r === place.r + step.r);
    return !next || edgeAt(next.side, next.region.turn, opposite(direction)) === edgeAt(side, turn, direction);
  });
}

const sideById = (id: string): Side | undefined =>
  [BASE_PACK.start.openSea, ...BASE_PACK.hexes.flatMap((hex) => hex.sides)].find((side) => side.id === id);

function strew(regions: Region[], roll: () => number, crowd: number): Unit[] {
  const units: Unit[] = [];
  regions.forEach((region, index) => {
    const side = sideById(region.side);
    if (!side) return;
    const put = (unit: Partial<Unit> & Pick<Unit, 'kind' | 'part'>) =>
      units.push({
        owner: Math.floor(roll() * 5),
        region: index,
        place: 'ground',
        icon: -1,
        engaged: false,
        down: false,
        ...unit,
      });
    side.lands.forEach((_, part) => {
      for (let n = Math.floor(roll() * 3.2 * crowd); n > 0; n -= 1)
        put({ kind: 'citizen', part, down: roll() < 0.1, engaged: roll() < 0.15 });
    });
    side.waters.forEach((_, part) => {
      for (let n = Math.floor(roll() * 2 * crowd); n > 0; n -= 1) put({ kind: 'ship', part, engaged: roll() < 0.2 });
    });
    const icons = [
      ...side.lands.flatMap((land, part) => land.icons.map(() => ({ kind: 'citizen' as const, part }))),
      ...side.waters.flatMap((water, part) => water.icons.map(() => ({ kind: 'ship' as const, part }))),
    ];
    icons.forEach((on, icon) => {
      if (roll() < 0.22) put({ ...on, icon, place: 'icon', engaged: true });
    });
    raise(region, side, roll, put);
  });
  return units;
}

function raise(
  region: Region,
  side: Side,
  roll: () => number,
  put: (unit: Partial<Unit> & Pick<Unit, 'kind' | 'part'>) => void,
) {
  for (const building of ['town', 'temple', 'market', 'port'] as const) {
    const parts = building === 'port' ? side.waters.length : side.lands.length;
    if (parts === 0 || side.lands.length === 0 || roll() > 0.3) continue;
    const part = Math.floor(roll() * parts);
    region[building] = part;
    if (roll() < 0.7) put({ kind: building === 'port' && roll() < 0.5 ? 'ship' : 'citizen', part, place: building });
  }
}
