import type { Page } from '#main/contract/messages.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { ACTIONS } from '#engine/archipelago/state.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { BUILDINGS, RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import { DECLINE_REASONS, type Goods } from '#engine/archipelago/terms.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { page } from './page.ts';
import { madeUpView } from './view.ts';

const round = (seat: number): View['frames'][number] => ({
  kind: 'round',
  seat,
  disc: true,
  card: true,
  building: false,
  doubled: null,
  roads: 1,
  denied: [],
});
/** A view in the middle of a round of seat 1, with one frame on top. */
const during = (top: View['frames'][number], change: Partial<View> = {}): View =>
  madeUpView({
    frames: [{ kind: 'turn' }, { kind: 'rounds', next: 1, out: [false, false, false, false] }, round(1), top],
    cards: CARDS,
    ...change,
  });
const own = (moves: readonly Move[], seat = 1): Page['moves'] => [{ seat, moves: [...moves] }];
const owned = (card: string, owner: number, change: Partial<View['cards'][number]> = {}): View['cards'][number] => ({
  card,
  owner,
  engaged: false,
  built: false,
  since: 1,
  by: -1,
  ...change,
});
const CARDS = [
  owned('researcher', 1),
  owned('gifts-from-the-clergy', 1),
  owned('great-lighthouse', 1),
  owned('barbarian', 1, { engaged: true, by: 1 }),
  owned('local-commerce', 2),
  owned('festival', 0),
  owned('thief', 0, { engaged: true, by: 0 }),
  owned('cathedral', 3, { built: true, by: 3 }),
];
/** A region with two banks. */
const INLET = BASE_PACK.hexes.flatMap(({ sides }) => sides).find(({ lands }) => lands.length === 2)?.id ?? '';
const used: Partial<View> = {
  cards: CARDS,
  fees: 2,
  used: [
    { region: 1, building: 'port' },
    { region: 2, building: 'market' },
  ],
  pillaged: [
    { region: 2, icon: 0 },
    { region: 5, icon: 1 },
  ],
  pillagedFlorins: 8,
};
const spot = (region: number, place: 'ground' | 'town' = 'ground') => ({ region, part: 0, place });

const inRound: Move[] = [
  ...ACTIONS.map((action): Move => ({ type: 'act', action })),
  { type: 'use-card', card: 'researcher', choice: 0 },
  { type: 'use-card', card: 'gifts-from-the-clergy', choice: 0 },
  { type: 'use-card', card: 'gifts-from-the-clergy', choice: 1 },
  { type: 'use-card', card: 'local-commerce', choice: 0 },
  { type: 'use-card', card: 'festival', choice: 0 },
  { type: 'build-wonder', card: 'great-lighthouse', from: spot(2) },
  { type: 'build-wonder', card: 'great-lighthouse', from: spot(2, 'town') },
  { type: 'use-building', building: 'market', region: 2 },
  { type: 'use-building', building: 'port', region: 1 },
  { type: 'end-round' },
];

const goods = (change: Partial<Goods>): Goods => ({
  florins: 0,
  cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 },
  tokens: 0,
  cards: [],
  permission: false,
  place: null,
  stand: 0,
  ...change,
});
const promise = (by: number, florins: number, words: string, due: number) => ({
  by,
  florins,
  cubes: goods({}).cubes,
  words,
  due,
});
const OFFER: View['frames'][number] = {
  kind: 'offer',
  offer: 3,
  from: 1,
  to: 0,
  give: goods({ florins: 3, cubes: { ...goods({}).cubes, stone: 1 }, cards: ['local-commerce'] }),
  take: goods({ cubes: { ...goods({}).cubes, wood: 2, fish: 1 }, permission: true }),
  promises: [promise(1, 2, 'and no rebellion cards', 4)],
};
const answers: Move[] = [
  { type: 'accept', offer: 3 },
  ...DECLINE_REASONS.map((reason): Move => ({ type: 'decline', offer: 3, reason })),
];
const harvests: Move[] = [
  { type: 'deploy', from: spot(2) },
  { type: 'deploy', from: spot(2, 'town') },
  { type: 'ask', seat: 0 },
  { type: 'ask', seat: 2 },
  { type: 'done' },
];

/** What somebody with wood and stone can close in two fists: for that pair of eyes alone. */
export const FISTS: readonly Move[] = (['wood', 'stone'] as const).flatMap((left) =>
  (['wood', 'stone'] as const).map((right): Move => ({ type: 'close-fists', left, right })),
);

/** The pages of what cards, deals and variants ask for, by the name in the address. */
export const LATER_PAGES: Readonly<Record<string, () => Page>> = {
  round: () => page(madeUpView(used), own(inRound)),
  after: () =>
    page(
      madeUpView({ ...used, frames: [{ kind: 'turn' }, { ...round(1), card: false } as View['frames'][number]] }),
      own(inRound.slice(ACTIONS.length)),
    ),
  ask: () =>
    page(
      during(
        { kind: 'harvest', seat: 1, resource: 'fruit', done: 1, allowed: [], refused: false, disc: true },
        { standing: [{ by: 2, to: 1, leave: 'price', price: 2 }] },
      ),
      own(harvests),
    ),
  permission: () =>
    page(
      during({ kind: 'permission', seat: 1, ruler: 0, resource: 'fruit' }, { deciders: [0] }),
      own([{ type: 'allow' }, { type: 'forbid' }], 0),
    ),
  offer: () => page(during(OFFER, { deciders: [0] }), own(answers, 0)),
  agreements: () =>
    page(
      madeUpView({
        ...used,
        promises: [
          { ...promise(1, 3, '', 4), to: 0, made: 3, status: 'open' },
          { ...promise(0, 0, 'lets me build a port on Bruma before anybody else', 5), to: 1, made: 3, status: 'open' },
          { ...promise(2, 5, '', 2), to: 1, made: 1, status: 'broken' },
        ],
        standing: [
          { by: 0, to: 2, leave: 'never', price: 0 },
          { by: 1, to: 3, leave: 'price', price: 2 },
        ],
      }),
      own(inRound),
    ),
  search: () =>
    page(
      during({
        kind: 'search',
        seat: 1,
        wanted: 'progress',
        cards: ['sawmill', 'spy', 'roads', 'pyramid', 'king'],
      }),
      own([...['sawmill', 'roads', 'pyramid'].map((card): Move => ({ type: 'take-card', card })), { type: 'done' }]),
    ),
  target: () =>
    page(
      during({ kind: 'target', seat: 1, what: 'florins', amount: 3 }),
      own([0, 2, 3].map((seat) => ({ type: 'target', seat }))),
    ),
  spy: () =>
    page(
      during({ kind: 'spy', seat: 1, of: -1 }),
      own([0, 2, 3].flatMap((seat) => [0, 1].map((objective): Move => ({ type: 'spy', seat, objective })))),
    ),
  spied: () =>
    page(during({ kind: 'spy', seat: 1, of: 0 }), [], { curtain: { state: 'covered', seat: 1, why: 'secret' } }),
  sink: () =>
    page(
      during({ kind: 'sink', seat: 1 }),
      own([
        { type: 'sink', owner: 0, spot: { region: 1, part: 0, place: 'port' } },
        { type: 'sink', owner: 0, spot: spot(1) },
        { type: 'sink', owner: 2, spot: spot(3) },
      ]),
    ),
  give: () =>
    page(
      during({ kind: 'give', seat: 1, to: 0 }),
      own([...RESOURCES.map((resource): Move => ({ type: 'give-cube', resource })), { type: 'lift-screen' }]),
    ),
  fists: () =>
    page(during({ kind: 'fists', seat: 1, to: 0, closed: false, left: null, right: null }), [], {
      curtain: { state: 'covered', seat: 1, why: 'secret' },
    }),
  point: () =>
    page(
      during({ kind: 'fists', seat: 0, to: 1, closed: true, left: null, right: null }),
      own([
        { type: 'point', fist: 'left' },
        { type: 'point', fist: 'right' },
      ]),
    ),
  pillage: () =>
    page(
      during({ kind: 'pillage', seat: 1, left: 2, cubes: 1, coins: 4 }, { pillaged: [{ region: 2, icon: 0 }] }),
      own(
        [1, 2, 3, 5].flatMap((region) =>
          [0, 1].filter((icon) => region !== 2 || icon > 0).map((icon): Move => ({ type: 'pillage', region, icon })),
        ),
      ),
    ),
  launch: () =>
    page(
      during({ kind: 'launch', user: 1, everyone: true, atMost: 2, next: 0, done: [] }),
      own([1, 3].map((region) => ({ type: 'launch', region }))),
    ),
  branch: () =>
    page(
      during({ kind: 'branch', seat: 1, card: 'viceroy', effect: 0 }),
      own([0, 1].map((branch) => ({ type: 'choose', branch }))),
    ),
  gift: () =>
    page(
      during({ kind: 'free-harvest', seat: 1 }),
      own([...RESOURCES.map((resource): Move => ({ type: 'choose-harvest', resource })), { type: 'done' }]),
    ),
  expulsion: () =>
    page(
      { ...during({ kind: 'expulsion', next: 1 }), phase: 'balance' },
      own([
        ...BUILDINGS.slice(2).map((building): Move => ({ type: 'expel', region: 2, building, part: 0 })),
        { type: 'done' },
      ]),
    ),
  banks: () => {
    const view = { ...during({ kind: 'expulsion', next: 1 }), phase: 'balance' as const };
    const regions = view.regions.map((region, index) => (index === 2 ? { ...region, side: INLET } : region));
    const banks = [0, 1].map((part): Move => ({ type: 'expel', region: 2, building: 'market', part }));
    return page({ ...view, regions }, own([...banks, { type: 'done' }]));
  },
  full: () =>
    page(
      during({ kind: 'finds', seat: 1, region: 2, sent: 'none' }),
      own((['wood', 'fruit'] as const).map((resource) => ({ type: 'keep', resource }))),
    ),
  vote: () =>
    page(
      madeUpView({ turn: 0, phase: 'discovery', frames: [{ kind: 'trend-vote', votes: ['fish'] }], trends: [] }),
      own(BASE_PACK.trends.map(({ id }) => ({ type: 'vote-trend', trend: id }))),
    ),
  spare: () =>
    page(
      {
        ...madeUpView({
          phase: 'discovery',
          frames: [{ kind: 'objectives', read: [false, false, true, false], spare: true }],
        }),
        deciders: [0, 1, 3],
      },
      [],
      { curtain: { state: 'covered', seat: 0, why: 'secret' } },
    ),
  open: () => page(madeUpView({ ...used, trends: [], common: ['S9', 'S4', 'S5', 'S7'] }), own(inRound)),
  trends: () =>
    page(
      madeUpView({ ...used, turn: 12, phase: 'purchase', trends: ['benefactor', 'ports'], benefactor: [2, 0, 5, 1] }),
      own(inRound),
    ),
};
