/** What discs on the map promise: routes, regions, cards within reach and governors. */
import { majorityChance } from '../bots/regions.ts';
import { defined } from '../../kernel/defined.ts';
import type { Symbols } from '../data/schema.ts';
import { cardOf, type IndexedCard } from '../pack-index.ts';
import type { Measure, SeatLook } from './look.ts';

/** Symbols and glory of a card. */
function faceOf({ symbols, glory }: IndexedCard): number {
  let sum = glory;
  for (const track of Object.keys(symbols) as (keyof Symbols)[]) sum += symbols[track] ?? 0;
  return sum;
}

/** The governors that the seat may become, each by its chance. */
const governors: Measure = ({ look: { box, state, open }, seat }) => {
  let sum = 0;
  for (let stack = 0; stack < box.stacks.length; stack++) {
    const { region } = defined(box.stacks[stack]);
    const top = defined(state.stacks[stack])[0];
    if (open[region] === true || top === undefined) continue;
    const card = cardOf(box, top);
    if (card.governor)
      sum += majorityChance(defined(state.ships[region]), defined(box.regions[region]).berths, seat) * faceOf(card);
  }
  return sum;
};

/** The top cards that the seat has discs enough for, the best ones first and each next one for half. */
const reach: Measure = ({ look: { box, state, open }, held }) => {
  const faces: number[] = [];
  for (let stack = 0; stack < box.stacks.length; stack++) {
    const { region } = defined(box.stacks[stack]);
    const top = defined(state.stacks[stack])[0];
    if (open[region] !== true || top === undefined) continue;
    const card = cardOf(box, top);
    if ((card.number ?? 0) <= defined(held.discs[region])) faces.push(faceOf(card));
  }
  return faces.toSorted((one, other) => other - one).reduce((sum, face, index) => sum + face / 2 ** index, 0);
};

/** Discs in the regions that are open, or in those that are not. */
const discs = ({ look, held }: SeatLook, open: boolean): number => {
  let sum = 0;
  for (let region = 0; region < look.open.length; region++)
    if (look.open[region] === open) sum += defined(held.discs[region]);
  return sum;
};

/** Free cities of open regions in which the seat is present. */
const free: Measure = ({ look: { box, state, open }, held }) => {
  let sum = 0;
  for (const { index, berths, cities } of box.regions) {
    if (open[index] !== true || (berths > 0 && held.discs[index] === 0)) continue;
    for (const city of cities) if (state.cities[city] === -1) sum += 1;
  }
  return sum;
};

const early = ({ look }: SeatLook): number => (look.left + 1) / 7;

/** The features of the map. */
export const MAP: Readonly<Record<string, Measure>> = {
  'cities-early': ({ held, look }) => (held.cities / 8) * (look.left / 6),
  'routes-begun': (seat) => (seat.held.routes.begun / 8) * early(seat),
  'routes-contested': (seat) => (seat.held.routes.contested / 8) * early(seat),
  reachable: (seat) => (free(seat) / 8) * early(seat),
  'discs-open': (seat) => (discs(seat, true) / 10) * early(seat),
  'discs-closed': (seat) => (discs(seat, false) / 8) * early(seat),
  governors: (seat) => (governors(seat) / 6) * early(seat),
  draws: (seat) => (reach(seat) / 6) * early(seat),
};
