import type { PackEntry, Reply, Review } from '#main/contract/messages.ts';
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

const sheet = (points: readonly (readonly number[])[]): Review['marks'][number]['score'] =>
  points.flatMap((ofAll, row) => {
    const [code, id] = [
      ['objective', 'S9'],
      ['objective', 'S4'],
      ['trend', 'temples'],
    ][row] ?? ['objective', 'S5'];
    return ofAll.map((one, seat) => ({
      seat,
      code: code ?? '',
      params: { id: id ?? '', value: 1, rank: 1 },
      points: one,
    }));
  });

/** How the made-up game came to its end: three turns, two crises, a promise kept and one broken. */
export const REVIEW: Review = {
  marks: [
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [
      [2, 1, 0, 0],
      [0, 0, 0, 1],
      [1, 0, 0, 1],
    ],
    [
      [2, 3, 0, 0],
      [0, 1, 0, 1],
      [1, 1, 2, 1],
    ],
    [
      [3, 2, 0, 0],
      [2, 3, 3, 5],
      [2, 1, 4, 4],
    ],
  ].map((points, mark) => ({
    turn: Math.min(3, mark + 1),
    score: sheet(points),
    figures: {
      ...{ population: 10 + 3 * mark, rebellion: 2 * mark, surplus: 4 - mark },
      ...{ florins: [10, 8 + mark, 3 * mark, 21], goods: [mark, 4, 2, 0] },
      ...{ kept: [mark > 1 ? 1 : 0, 0, 0, 0], broken: [0, 0, mark > 2 ? 1 : 0, 0], open: [0, 0, 0, 0] },
    },
  })),
  columns: [
    { counter: 'crisis', turn: 2, opens: 'domestic', params: { resource: 'fish', amount: 3, lying: 8 } },
    { counter: 'crisis', turn: 3, opens: 'export', params: { resource: 'iron', amount: 4, lying: 0 } },
  ],
  counts: [
    { counter: 'crisis', column: 0, seat: 1, code: 'given', n: 2 },
    { counter: 'crisis', column: 0, seat: null, code: 'market', n: 1 },
    { counter: 'crisis', column: 1, seat: 3, code: 'given', n: 1 },
    { counter: 'crisis', column: 1, seat: null, code: 'lacking', n: 3 },
    ...[3, 5, 2, 4].map((n, seat) => ({ counter: 'action', column: null, seat, code: 'harvest', n })),
    ...[2, 0, 1, 1].map((n, seat) => ({ counter: 'action', column: null, seat, code: 'taxes', n })),
  ],
};

const act = (action: string): { type: string; action: string } => ({ type: 'act', action });

/** What a coach says at the made-up table, with an adviser's reasons. */
export const ADVICE: readonly Reply[] = [
  {
    type: 'advice',
    seat: 1,
    advice: {
      move: act('construction'),
      reasons: [{ code: 'nothing-better', params: {} }],
      cost: { code: 'costs-least', params: {} },
      best: ['construction', 'taxes', 'recruitment'].map((action, index) => ({
        move: act(action),
        chance: 0.412 - 0.045 * index,
        even: index === 1,
      })),
    },
  },
  {
    type: 'cost',
    decision: {
      seat: 1,
      at: 40,
      view: { ...madeUpView() },
      own: {},
      done: act('taxes'),
      cost: { better: act('construction'), chances: { done: 0.314, better: 0.372 } },
    },
  },
  {
    type: 'decisions',
    read: 61,
    of: 88,
    decisions: [0, 1, 2, 3, 4].map((index) => ({
      seat: 1,
      at: 8 * index,
      turn: 1 + index,
      view: { ...madeUpView() },
      own: {},
      done: act('taxes'),
      advice: {
        move: act('construction'),
        reasons: index === 1 ? [{ code: 'nothing-better', params: {} }] : [],
      },
      chances: { done: 0.21 + 0.02 * index, better: 0.38 - 0.01 * index },
    })),
  },
];
