import type { Region, Unit } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Table } from '../../words/words.ts';
import { SAMPLE_PACK } from './sample-pack.ts';

/** The colours of the pictures, by seat. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac'] as const;

/** A table for a picture: what lies open, with what the picture is about. */
export const sampleTable = (change: Partial<View> = {}): Table => ({
  seats: COLOURS.map((colour, seat) => ({ name: `${seat + 1}`, colour, player: 'person' })),
  view: { ...EMPTY, ...change },
  pack: SAMPLE_PACK,
});

/** A region of a picture, with the buildings on it by their part. */
export function region(side: string, q: number, r: number, more: Partial<Region> = {}): Region {
  return {
    side,
    q,
    r,
    turn: 0,
    neighbours: [-1, -1, -1, -1, -1, -1],
    town: -1,
    temple: -1,
    market: -1,
    port: -1,
    ...more,
  };
}

/** A piece of a picture. */
export function unit(owner: number, kind: Unit['kind'], at: number, more: Partial<Unit> = {}): Unit {
  return { owner, kind, region: at, part: 0, place: 'ground', icon: -1, engaged: false, down: false, ...more };
}

const EMPTY: View = {
  viewer: 'public',
  pack: SAMPLE_PACK.id,
  options: { players: 4, length: 'short', variants: [] },
  turn: 3,
  phase: 'actions',
  frames: [],
  closed: [],
  deciders: [],
  order: [0, 1, 2, 3],
  population: 14,
  rebellion: 9,
  surplus: 5,
  bank: { florins: 71, cubes: { fish: 10, wood: 12, fruit: 13, cattle: 14, stone: 9, iron: 8 } },
  domestic: { fish: 5, wood: 2, fruit: 1, cattle: 1, stone: 2, iron: 1 },
  export: { fish: 0, wood: 1, fruit: 0, cattle: 0, stone: 1, iron: 0 },
  fees: 2,
  regions: [],
  units: [],
  pillaged: [],
  pillagedFlorins: 0,
  used: [],
  common: [],
  hands: [[], [], [], []],
  tray: { top: null, left: 0, discards: [] },
  evolution: { top: null, left: 0, row: [], discards: [] },
  cards: [],
  discs: [3, 3, 3, 3],
  wheel: [
    { action: 'taxes', seat: 2 },
    { action: 'harvest-wood', seat: 1 },
    { action: 'construction', seat: 0 },
    { action: 'exploration', seat: 3 },
    { action: 'taxes', seat: 0 },
    { action: 'exploration', seat: 1 },
    { action: 'harvest-wood', seat: 2 },
  ],
  piles: [4, 8, 8],
  trends: [],
  benefactor: [0, 0, 0, 0],
  crossed: [],
  met: [],
  offers: 0,
  offered: [0, 0, 0, 0],
  promises: [],
  standing: [],
  granted: [],
  result: null,
};
