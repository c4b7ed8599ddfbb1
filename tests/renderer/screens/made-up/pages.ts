import type { Campaign, Page } from '#main/contract/messages.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { ACTIONS } from '#engine/archipelago/state.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { LATER_PAGES } from './later-pages.ts';
import { LOG, page, SEATS } from './page.ts';
import { madeUpView } from './view.ts';

export { SEATS } from './page.ts';

const acts: Move[] = [...ACTIONS.map((action): Move => ({ type: 'act', action })), { type: 'end-round' }];
const trades: Move[] = RESOURCES.flatMap((resource): Move[] => [
  { type: 'trade', market: 'domestic', way: 'buy', resource, with: 'cube' },
  { type: 'trade', market: 'domestic', way: 'sell', resource, with: 'cube' },
  { type: 'trade', market: 'domestic', way: 'sell', resource, with: 'token' },
  { type: 'trade', market: 'export', way: 'sell', resource, with: 'cube' },
  { type: 'trade', market: 'export', way: 'sell', resource, with: 'token' },
]);
const tiles: Move[] = ['h18a', 'h18b'].flatMap((side) =>
  [0, 2, 4].flatMap((turn): Move[] =>
    [
      [2, -1],
      [-1, 2],
    ].map(([q = 0, r = 0]) => ({
      type: 'lay-hex',
      side,
      q,
      r,
      turn,
      kind: 'ship',
      from: { region: 1, part: 0, place: 'ground' },
    })),
  ),
);
const recruits: Move[] = [
  { type: 'recruit', region: 1, part: 0 },
  { type: 'recruit', region: 2, part: 0 },
  { type: 'done' },
];
const gifts: Move[] = [
  { type: 'consume', from: 'market' },
  { type: 'consume', from: 'screen' },
  { type: 'consume', from: 'token' },
  { type: 'stand', owner: 1, spot: { region: 3, part: 0, place: 'ground' }, by: 'temple' },
  { type: 'done' },
];
const cards: Move[] = [0, 1, 2, 3, 4].flatMap((slot): Move[] => [
  { type: 'buy', slot },
  { type: 'rotate', slot },
]);

const laid = (view: View): View => ({
  ...view,
  units: view.units.map((unit) => ({ ...unit, down: unit.kind === 'citizen' && unit.region > 1 })),
});
const frames = (...top: View['frames']): View['frames'] => [{ kind: 'turn' }, ...top];
/** A practice campaign of one person among bots, in a game that has a coach. */
const PRACTICE: Partial<Page> = {
  undoLevel: 'practice',
  coach: 'admiral',
  bots: ['random', 'steward', 'steward-builder', 'steward-trader', 'gentle', 'captain', 'admiral'],
};
const ALONE: Page['seats'] = SEATS.map((seat, index) => (index === 1 ? seat : { ...seat, player: 'admiral' }));
const own = (moves: readonly Move[]): Page['moves'] => [{ seat: 1, moves: [...moves] }];
const framed = (phase: View['phase'], ...top: View['frames']): View => madeUpView({ phase, frames: frames(...top) });

/** Every made-up page by the name in the address. */
export const PAGES: Readonly<Record<string, () => Page>> = {
  table: () => page(madeUpView(), own(acts)),
  practice: () => page(madeUpView(), own(acts), { ...PRACTICE, seats: ALONE }),
  thinking: () => page(madeUpView({ deciders: [2] }), [], { ...PRACTICE, seats: ALONE, thinks: 2 }),
  'practice-score': () =>
    page(madeUpView({ phase: 'over', frames: [], deciders: [] }), [], { ...SCORE, ...PRACTICE, seats: ALONE }),
  trade: () =>
    page(
      framed('actions', {
        kind: 'transaction',
        seat: 1,
        left: 1,
        done: 0,
        market: null,
        single: false,
        only: null,
        optional: false,
      }),
      own([...trades, { type: 'done' }]),
    ),
  tile: () =>
    page(framed('actions', { kind: 'exploration', seat: 1, hex: 'h18a' }), own([...tiles, { type: 'discard-hex' }])),
  recruit: () =>
    page(
      framed('actions', { kind: 'recruitment', seat: 1, done: 0, left: -1, free: false, optional: false }),
      own(recruits),
    ),
  crisis: () =>
    page(
      laid(
        framed(
          'balance',
          { kind: 'balance', half: 0, red: false },
          { kind: 'domestic-crisis', resource: 'fish', amount: 3, next: 1, owed: 0, bound: [] },
        ),
      ),
      own(gifts),
    ),
  purchase: () =>
    page(
      framed(
        'purchase',
        { kind: 'purchases', next: 1 },
        { kind: 'purchase', seat: 1, bought: false, turns: 2, barred: -1 },
      ),
      own(cards),
    ),
  bids: () =>
    page(
      {
        ...framed('order', { kind: 'bids', again: false, bidders: [0, 1, 2, 3], amounts: [null, null, null, null] }),
        closed: [2],
        deciders: [0, 1, 3],
      },
      [],
      {
        curtain: { state: 'covered', seat: 0, why: 'secret' },
      },
    ),
  objectives: () =>
    page(
      {
        ...framed('discovery', { kind: 'objectives', read: [false, false, true, false], spare: false }),
        deciders: [0, 1, 3],
      },
      [],
      {
        curtain: { state: 'covered', seat: 0, why: 'secret' },
      },
    ),
  order: () =>
    page(
      framed('order', { kind: 'order', seat: 1, named: [2], promised: [] }),
      own([0, 1, 3].map((seat) => ({ type: 'name-next', seat }))),
      { log: LOG.slice(0, 2) },
    ),
  ...LATER_PAGES,
  abandoned: () => page(madeUpView({ deciders: [] }), [], { abandoned: true, consents: [0, 1, 3] }),
  score: () => page(madeUpView({ phase: 'over', frames: [], deciders: [] }), [], SCORE),
  free: () =>
    page(
      madeUpView({
        phase: 'over',
        frames: [],
        deciders: [],
        rebellion: 15,
        revealed: { screens: [], discarded: [], objectives },
      }),
      [],
      FREE,
    ),
};

const objectives = [['S9'], ['S4'], ['S5'], ['S7']];
const rank = (code: string, id: string, values: number[], points: number[], ranks: number[]) =>
  values.map((value, seat) => ({
    seat,
    code,
    params: { id, value, rank: ranks[seat] ?? 0 },
    points: points[seat] ?? 0,
  }));

const SCORE: Partial<Page> = {
  outcome: {
    code: 'S5',
    seats: [7, 6, 7, 9].map((points, seat) => ({ won: seat === 3, place: [2, 4, 2, 1][seat] ?? 0, points })),
  },
  score: [
    ...rank('objective', 'S9', [4, 6, 0, 0], [2, 3, 0, 0], [2, 1, 0, 0]),
    ...rank('objective', 'S4', [1, 3, 0, 3], [2, 3, 0, 3], [2, 1, 0, 1]),
    ...rank('objective', 'S5', [2, 0, 4, 3], [1, 0, 3, 2], [3, 0, 1, 2]),
    ...rank('trend', 'temples', [2, 1, 4, 3], [2, 0, 4, 3], [3, 4, 1, 2]),
    { seat: 3, code: 'pacifist', params: { id: 'S7', value: 5, difference: 15 }, points: 0 },
    { seat: 3, code: 'medals', params: { id: BASE_PACK.cards.find(({ medals }) => medals > 0)?.id ?? '' }, points: 1 },
  ],
};
SCORE.view = madeUpView({
  phase: 'over',
  frames: [],
  deciders: [],
  revealed: { screens: [], discarded: [], objectives },
});
const FREE: Partial<Page> = {
  outcome: { code: 'independence', seats: SEATS.map(() => ({ won: false, place: 1, points: 0 })) },
  score: [],
};

/** A map with so many regions of the made-up table round its start. */
const thumbnail = (regions: number): Campaign['thumbnail'] => ({
  tiles: madeUpView()
    .regions.slice(0, regions)
    .map(({ side, q, r, turn }) => [side, q, r, turn]),
});
const campaign = (change: Partial<Campaign>): Campaign => ({
  id: `made-up-${change.played ?? ''}`,
  game: 'archipelago',
  created: '2026-09-20T21:10:00Z',
  played: '2026-11-20T21:10:00Z',
  seats: SEATS,
  level: 'table',
  undo: 'barrier',
  spent: 5400,
  ownPack: false,
  thumbnail: thumbnail(7),
  abandoned: false,
  state: change.abandoned === true ? 'given-up' : change.over === true ? 'finished' : 'open',
  noted: false,
  options: { players: 4, length: 'short', variants: [] },
  moves: 412,
  summary: { turn: 3, phase: 'actions', population: 14, rebellion: 9 },
  deciders: [1],
  over: false,
  winners: [],
  ...change,
});
const over: Partial<Campaign> = { over: true, deciders: [] };

/** Made-up campaigns for the home screen: one for everything a line can say. Not in order. */
export const CAMPAIGNS: Campaign[] = [
  campaign({ played: '2026-11-18T09:00:00Z', seats: SEATS.slice(0, 3), undo: 'practice', ownPack: true, spent: 0 }),
  campaign({
    played: '2026-11-20T21:10:00Z',
    options: { players: 4, length: 'long', variants: ['desert', 'benefactor'] },
    spent: 15_060,
    title: 'Sunday on the long coast',
    noted: true,
  }),
  campaign({ played: '2026-11-17T09:00:00Z', thumbnail: thumbnail(4), summary: { turn: 0 }, deciders: [0, 1, 3] }),
  campaign({
    played: '2026-10-12T19:30:00Z',
    damage: { code: 'campaign-damaged', params: { seq: 212 } },
    thumbnail: thumbnail(5),
  }),
  campaign({ played: '2026-10-02T19:30:00Z', ...over, winners: [0], seats: SEATS.slice(0, 2) }),
  campaign({ played: '2026-10-01T19:30:00Z', ...over, summary: { turn: 6, population: 14, rebellion: 15 } }),
  campaign({ played: '2026-09-29T19:30:00Z', abandoned: true, thumbnail: null, deciders: [] }),
];
