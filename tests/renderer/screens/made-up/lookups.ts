import type { PackEntry, Reply } from '#main/contract/messages.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { madeUpView } from './view.ts';

/** Settings nobody has changed; `board` so that pictures of made-up pages are all alike. */
export const SETTINGS = { board: 'svg' } as const;

/** Data of the house and of a player. */
export const PACKS: PackEntry[] = [
  { hash: 'base', name: 'Archipelago', base: true, used: true },
  { hash: 'mine', name: 'Stormy waters', base: false, used: false },
];

/** A move shown once more: what it is said to do. */
export const PREVIEW: Omit<Extract<Reply, { type: 'preview' }>, 'type'> = {
  events: [
    { type: 'region', seat: 1, side: 'h18a', region: 5, q: 2, r: -1, turn: 0 },
    { type: 'marker', marker: 'population', from: 14, to: 15, why: 'born' },
    { type: 'taxes', seat: 1, florins: 4 },
  ],
  barrier: 'hex-turned',
};

/** What lay behind the four screens. */
export const REVEALED = [
  ['S9', 13],
  ['S4', 4],
  ['S5', 21],
  ['S7', 0],
].map(([objective, florins]) => ({
  screen: { florins, tokens: 1, cubes: { fish: 1, wood: 3, fruit: 0, cattle: 0, stone: 2, iron: 0 } },
  objectives: [objective],
}));

/** The made-up table with fewer regions, fewer pieces and lower markers. */
export function earlier(at: number): View {
  const now = madeUpView();
  const regions = now.regions.slice(0, Math.max(2, Math.min(now.regions.length, 1 + Math.floor(at / 8))));
  const shown = (region: number): boolean => region < regions.length;
  return madeUpView({
    turn: Math.max(1, Math.min(3, Math.ceil(at / 14))),
    population: 5 + Math.floor(at / 5),
    rebellion: Math.floor(at / 5),
    regions,
    units: now.units.filter((unit) => shown(unit.region)),
    wheel: now.wheel.slice(0, 2),
  });
}
