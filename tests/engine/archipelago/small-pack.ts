/**
 * A pack of the tests' own: regions, boards and card backs that are known and never balanced. Card names, objectives and
 * trends are those of the base pack, because the rulebook fixes what the tests ask of them.
 */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { SMALL_BOARDS } from './small-boards.ts';
import { SMALL_HEXES, SMALL_START } from './small-map.ts';
import type { Back, Card, Zone } from '#engine/archipelago/data/schema-cards.ts';
import type { Resource } from '#engine/archipelago/data/schema-common.ts';

type EventZone = Extract<Zone, { kind: 'event' }>;

const crisis = (resource: Resource, amount: number, red = false): Zone => ({ kind: 'crisis', resource, amount, red });
const event = (marker: EventZone['marker'], by: number, per: EventZone['per'], red = false): Zone => ({
  kind: 'event',
  marker,
  by,
  per,
  red,
});
/** A half on which nothing happens. */
const QUIET = event('surplus', 0, 'port');

/** The backs by name; upper half first. */
const HALVES: Record<string, readonly [Zone, Zone]> = {
  quiet: [QUIET, QUIET],
  /** The example of p. 7: one stone sustains six citizens, three cattle are demanded. */
  'stone-and-cattle': [crisis('stone', 6), crisis('cattle', 3)],
  /** The event of p. 7. */
  'temples-calm': [event('rebellion', -2, 'temple'), QUIET],
  /** The two immediate events of p. 13. */
  'red-temples': [event('rebellion', -1, 'temple', true), QUIET],
  'red-towns': [QUIET, event('rebellion', 1, 'town', true)],
  'red-wood': [crisis('wood', 2, true), crisis('cattle', 3)],
  'red-fish': [crisis('stone', 6), crisis('fish', 3, true)],
  wood: [crisis('wood', 2), QUIET],
  fish: [QUIET, crisis('fish', 2)],
  ports: [event('surplus', -1, 'port'), event('rebellion', 1, 'engaged-citizen')],
  both: [crisis('wood', 1), crisis('fish', 4)],
};
const NAMES = Object.keys(HALVES);

function backNamed(name: string): Back {
  const [domestic, exported] = HALVES[name] ?? [QUIET, QUIET];
  return { domestic, export: exported, source: 'reconstructed' };
}

/** Four cards show each back, one after the other in the order of the base pack; the rest is quiet. */
const backNameOf = new Map(BASE_PACK.cards.map(({ id }, index) => [id, NAMES[Math.floor(index / 4)] ?? 'quiet']));

/** Ids of the cards with the back `name`. */
export function cardsWithBack(name: string): string[] {
  return [...backNameOf].flatMap(([id, back]) => (back === name ? [id] : []));
}

/** Every card costs 5, after a quarter turn 3, after two 7. */
const CARDS: Card[] = BASE_PACK.cards.map((card) => ({
  ...card,
  prices: [5, 3, 7],
  back: backNamed(backNameOf.get(card.id) ?? 'quiet'),
  sources: {},
}));

/** The small pack; it passes `validatePack` (see `small-pack.test.ts`). */
export const SMALL_PACK: Pack = {
  format: 1,
  id: 'small',
  version: 1,
  title: 'Small pack for rule tests',
  hexes: SMALL_HEXES,
  start: SMALL_START,
  ...SMALL_BOARDS,
  cards: CARDS,
  trends: BASE_PACK.trends,
  objectives: BASE_PACK.objectives,
};
