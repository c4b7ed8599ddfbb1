import type { Count, Figures } from '../../kernel/review.ts';
import { TRACKS } from '../data/schema.ts';
import type { Event } from '../events.ts';
import { shownScore } from '../figures/levels.ts';
import { routesOf } from '../figures/routes.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { View } from '../state.ts';

/** Where the table stands: of each seat its tracks, and what it holds on the map and on its board. */
export function figuresOf(box: PackIndex, table: View): Figures {
  const { players } = table;
  return {
    ...Object.fromEntries(TRACKS.map((track) => [track, players.map(({ status }) => shownScore(box, status, track))])),
    cities: players.map((_, seat) => table.cities.filter((owner) => owner === seat).length),
    routes: players.map((_, seat) => routesOf(box, table, seat).length),
    cards: players.map(({ cards }) => cards.filter((id) => !cardOf(box, id).governor).length),
    governors: players.map(({ cards }) => cards.filter((id) => cardOf(box, id).governor).length),
    buildings: players.map(({ buildings }) => buildings.length),
    harbour: players.map(({ harbour }) => harbour),
  };
}

const ACTIONS: Partial<Record<Event['type'], string>> = {
  shipped: 'ship',
  occupied: 'occupy',
  attacked: 'attack',
  paid: 'pay',
  drew: 'draw',
};

/** The counter `action`: what each seat did, part by part of double actions. */
export function countsOf(event: Event): Count[] {
  const code = ACTIONS[event.type];
  if (code === undefined || !('seat' in event)) return [];
  return [{ counter: 'action', seat: event.seat, code, by: 1 }];
}
