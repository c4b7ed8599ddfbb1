import type { Count, CountColumn, Figures } from '../../kernel/review.ts';
import { BUILDINGS, RESOURCES } from '../data/schema-common.ts';
import type { Event } from '../events.ts';
import { controlled } from '../figures/buildings.ts';
import { countOnMap } from '../figures/units.ts';
import type { State } from '../state.ts';
import { cubesIn } from '../stock.ts';

/** Where the table stands: the markers, and of each seat its goods, its pieces and what became of its promises. */
export function figuresOf(state: State): Figures {
  const seats = [...state.screens.keys()];
  const bySeat = (figure: (seat: number) => number): number[] => seats.map(figure);
  const promises = (status: State['promises'][number]['status']): number[] =>
    bySeat((seat) => state.promises.filter((one) => one.by === seat && one.status === status).length);
  return {
    population: state.population,
    rebellion: state.rebellion,
    surplus: state.surplus,
    florins: state.screens.map(({ florins }) => florins),
    tokens: state.screens.map(({ tokens }) => tokens),
    goods: state.screens.map(({ cubes }) => cubesIn(cubes)),
    ...Object.fromEntries(RESOURCES.map((resource) => [resource, state.screens.map(({ cubes }) => cubes[resource])])),
    citizen: bySeat((seat) => countOnMap(state, seat, 'citizen')),
    ship: bySeat((seat) => countOnMap(state, seat, 'ship')),
    ...Object.fromEntries(BUILDINGS.map((building) => [building, bySeat((seat) => controlled(state, seat, building))])),
    cards: bySeat((seat) => state.cards.filter(({ owner }) => owner === seat).length),
    kept: promises('kept'),
    broken: promises('broken'),
    open: promises('open'),
  };
}

/**
 * Counters: `action` of what each seat did in its rounds; `crisis`, a column each, of goods given by seats or taken from
 * the market, and of what was lacking in the end (rebels at home, goods missing abroad).
 */
export function countsOf(event: Event): (Count | CountColumn)[] {
  switch (event.type) {
    case 'acted':
      return [acted(event.seat, event.action.startsWith('harvest-') ? 'harvest' : event.action)];
    case 'building-used':
      return [acted(event.seat, 'building')];
    case 'card-used':
      return [acted(event.seat, 'card')];
    case 'crisis': {
      const { half, resource, amount, lying } = event;
      return [{ counter: 'crisis', opens: half, params: { resource, amount, lying } }];
    }
    case 'consumed':
    case 'supplied':
      return [event.from === 'market' ? inCrisis(null, 'market', 1) : inCrisis(event.seat, 'given', 1)];
    case 'crisis-over':
      return [inCrisis(null, 'lacking', event.rebels + event.missing)].filter(({ by }) => by > 0);
    default:
      return [];
  }
}

const acted = (seat: number, code: string): Count => ({ counter: 'action', seat, code, by: 1 });
const inCrisis = (seat: number | null, code: string, by: number): Count => ({ counter: 'crisis', seat, code, by });
