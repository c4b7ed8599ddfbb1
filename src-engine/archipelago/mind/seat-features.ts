import { defined } from '../../kernel/defined.ts';
import type { Facts } from './facts.ts';
import type { Holding } from './holdings.ts';

/** A number about -1 to 1 that says something for or against a seat. Features in which all seats are alike cancel out. */
export type SeatFeature = (held: Holding, facts: Facts, seat: number) => number;

const late =
  (feature: SeatFeature): SeatFeature =>
  (held, facts, seat) =>
    feature(held, facts, seat) * facts.progress;
const early =
  (feature: SeatFeature): SeatFeature =>
  (held, facts, seat) =>
    feature(held, facts, seat) * (1 - facts.progress);

const florins: SeatFeature = ({ florins: own }) => Math.min(2, own / 20);
const cubes: SeatFeature = ({ cubes: own }) => Math.min(2, own / 10);
const kinds: SeatFeature = ({ kinds: own }) => own / 6;
const tokens: SeatFeature = ({ tokens: own }) => Math.min(2, own / 3);
const citizens: SeatFeature = ({ citizens: own }) => own / 6;
const ships: SeatFeature = ({ ships: own }) => own / 3;
const towns: SeatFeature = ({ town }) => town / 3;
const hoped: SeatFeature = (_, { points }, seat) => defined(points.hoped[seat]) / 5;

/** Points ahead of the best of the others. */
const ahead =
  (which: 'now' | 'hoped'): SeatFeature =>
  (_, { points }, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points[which].length; other++) {
      if (other !== seat) best = Math.max(best, defined(points[which][other]));
    }
    return Math.max(-1, Math.min(1, (defined(points[which][seat]) - best) / 4));
  };

/** Whether the seat would win by the sheet, florins deciding, if the game ended now. */
const first: SeatFeature = ({ florins: own }, { points, all }, seat) => {
  const now = defined(points.now[seat]);
  for (let other = 0; other < all.length; other++) {
    if (other === seat) continue;
    const rival = defined(points.now[other]);
    if (rival > now || (rival === now && defined(all[other]).florins > own)) return 0;
  }
  return 1;
};

/** What the seat could give to the crises that show; tokens are any cube. */
const supplies: SeatFeature = ({ stock, tokens: any }, { demands }) => {
  let ready = 0;
  for (const demand of [demands.domestic, demands.export]) {
    if (demand !== undefined && demand.asked > 0) ready += Math.min(demand.asked, stock[demand.resource] + any) / 4;
  }
  return Math.min(1, ready);
};

/** How near the colony is to independence, from 0 to 1. */
export const danger = ({ lead, brewing, looming }: Facts): number =>
  Math.exp(-Math.max(0, lead - 0.7 * brewing - 0.7 * looming) / 5);

const separatist =
  (feature: (facts: Facts) => number): SeatFeature =>
  (held, facts) =>
    held.separatist ? feature(facts) : 0;

/** What is measured of each seat, by name. */
export const SEAT_FEATURES: Readonly<Record<string, SeatFeature>> = {
  florins: early(florins),
  'florins-late': late(florins),
  cubes: early(cubes),
  'cubes-late': late(cubes),
  kinds: early(kinds),
  tokens: early(tokens),
  'tokens-late': late(tokens),
  citizens: early(citizens),
  'citizens-late': late(citizens),
  ships: early(ships),
  'ships-late': late(ships),
  towns: early(towns),
  'towns-late': late(towns),
  temples: early(({ temple }) => temple / 2),
  markets: early(({ market }) => market / 2),
  ports: early(({ port }) => port / 2),
  cards: early(({ character, progress }) => (character + progress) / 3),
  'cards-late': late(({ character, progress }) => (character + progress) / 3),
  medals: ({ medals }) => medals / 2,
  wonders: early(({ wonders }) => wonders),
  rebels: ({ rebels }) => rebels / 3,
  'free-units': ({ free }, { state }) => (state.phase === 'actions' ? free / 6 : 0),
  discs: ({ discs }, { state }) => (state.phase === 'actions' ? discs / 3 : 0),
  place: (_, { state }, seat) => 1 - state.order.indexOf(seat) / Math.max(1, state.order.length - 1),
  supplies,
  points: (_, { points }, seat) => defined(points.now[seat]) / 5,
  'points-late': late((_, { points }, seat) => defined(points.now[seat]) / 5),
  hoped,
  'hoped-late': late(hoped),
  ahead: ahead('now'),
  'ahead-late': late(ahead('now')),
  'ahead-hoped-late': late(ahead('hoped')),
  first,
  'first-late': late(late(first)),
  'first-at-end': (held, facts, seat) => first(held, facts, seat) * facts.progress ** 6,
  'own-end': (_, { ends }, seat) => defined(ends[seat]),
  'own-end-ahead': (held, facts, seat) => defined(facts.ends[seat]) ** 2 * ahead('now')(held, facts, seat),
  separatist: separatist(() => 1),
  'separatist-danger': separatist(danger),
  'separatist-brink': separatist((facts) => danger(facts) ** 3),
  'separatist-late': separatist(({ progress }) => progress),
  pacifist: ({ pacifist }) => (pacifist === undefined ? 0 : 1),
};
