import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Unit } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** A made-up table of four in the middle of a game, for looking at screens without a host. */
export function madeUpView(change: Partial<View> = {}): View {
  const sides = ['h03a', 'h05a', 'h08b', 'h10a', 'h12a', 'h15b'].filter((id) =>
    BASE_PACK.hexes.some((hex) => hex.sides.some((side) => side.id === id)),
  );
  const places = [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  const regions = places.slice(0, sides.length + 1).map(([q, r], index) => ({
    side: index === 0 ? BASE_PACK.start.openSea.id : (sides[index - 1] ?? ''),
    q,
    r,
    turn: 0,
    neighbours: [-1, -1, -1, -1, -1, -1],
    town: index === 2 ? 0 : -1,
    temple: index === 3 ? 0 : -1,
    market: index === 2 ? 0 : -1,
    port: index === 1 ? 0 : -1,
  }));
  const back = BASE_PACK.cards[4]?.back;
  return {
    viewer: 'public',
    pack: 'made-up',
    options: { players: 4, length: 'short', variants: [] },
    turn: 3,
    phase: 'actions',
    frames: [
      { kind: 'turn' },
      { kind: 'rounds', next: 1, out: [false, false, false, false] },
      { kind: 'round', seat: 1, disc: false, card: false, building: false, doubled: null, roads: 1, denied: [] },
    ],
    closed: [],
    deciders: [1],
    order: [2, 1, 0, 3],
    population: 14,
    rebellion: 9,
    surplus: 6,
    bank: { florins: 71, cubes: { fish: 10, wood: 9, fruit: 12, cattle: 8, stone: 7, iron: 6 } },
    domestic: { fish: 5, wood: 3, fruit: 1, cattle: 7, stone: 2, iron: 3 },
    export: { fish: 0, wood: 3, fruit: 0, cattle: 2, stone: 1, iron: 0 },
    fees: 0,
    regions,
    units: units(),
    pillaged: [],
    pillagedFlorins: 0,
    used: [],
    common: [],
    hands: [[], [], [], []],
    tray: { top: 'h18a', left: 11, discards: [] },
    evolution: {
      top: back === undefined ? null : { domestic: back.domestic, export: back.export },
      left: 37,
      row: [0, 1, 2, 1, 0].map((turned, index) => ({ card: BASE_PACK.cards[index * 9 + 1]?.id ?? '', turned })),
      discards: [],
    },
    cards: [
      { card: BASE_PACK.cards[3]?.id ?? '', owner: 0, engaged: false, built: false, since: 1, by: -1 },
      { card: BASE_PACK.cards[30]?.id ?? '', owner: 2, engaged: true, built: false, since: 2, by: -1 },
      { card: BASE_PACK.cards[12]?.id ?? '', owner: 2, engaged: false, built: false, since: 2, by: -1 },
    ],
    discs: [4, 4, 4, 4],
    wheel: [
      { action: 'taxes', seat: 2 },
      { action: 'harvest-wood', seat: 1 },
      { action: 'construction', seat: 0 },
      { action: 'exploration', seat: 3 },
      { action: 'taxes', seat: 0 },
      { action: 'harvest-wood', seat: 2 },
      { action: 'migration', seat: 2 },
    ],
    piles: [0, 6, 8],
    trends: ['temples'],
    benefactor: [0, 0, 0, 0],
    crossed: [],
    met: [],
    offers: 0,
    offered: [0, 0, 0, 0],
    promises: [],
    standing: [],
    granted: [],
    result: null,
    ...change,
  };
}

function units(): Unit[] {
  const unit = (owner: number, kind: 'citizen' | 'ship', region: number, extra: Partial<Unit> = {}): Unit => ({
    owner,
    kind,
    region,
    part: region < 0 ? -1 : 0,
    place: region < 0 ? 'reserve' : 'ground',
    icon: -1,
    engaged: false,
    down: false,
    ...extra,
  });
  return [0, 1, 2, 3].flatMap((seat) => [
    unit(seat, 'citizen', seat + 1),
    unit(seat, 'citizen', seat + 1),
    unit(seat, 'citizen', seat === 1 ? 2 : seat + 1, seat === 1 ? { place: 'town' } : {}),
    unit(seat, 'citizen', seat === 3 ? 1 : 2, seat === 2 ? { down: true } : {}),
    unit(seat, 'citizen', -1),
    unit(seat, 'ship', seat + 1),
    unit(seat, 'ship', seat === 0 ? 1 : -1, seat === 0 ? { place: 'port' } : {}),
  ]);
}
