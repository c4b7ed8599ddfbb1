/** What cities and routes are worth. */
import { defined } from '../../kernel/defined.ts';
import { isNeutral } from '../figures/colours.ts';
import { isOpen } from '../figures/presence.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { footholdWorth } from './regions.ts';
import { tokenWorth } from './tokens.ts';

/** A route of which the other end is free, and one of which somebody else holds it, in parts of the whole route. */
const BEGUN = { free: 0.3, closed: 0.15, taken: 0.08 };
/** What it is worth to keep the last end of a route from somebody, for each of the others. */
const DENIED = 0.4;
/** How much of its glory a city is expected to bring: it may be attacked. */
export const HELD = 0.7;
/** What the loss of one of the others is worth to the seat. */
const HARM = 0.5;

/** What a whole route is worth, and the token on it if it still lies there. */
const routeWorth = (evaluation: Evaluation, space: number): number => 1 + tokenWorth(evaluation, space);

/** What holding a city means for its routes. */
export function routesWorth(evaluation: Evaluation, city: number): number {
  const { box, state, seat, left } = evaluation;
  let sum = 0;
  for (const at of defined(box.cities[city]).routes) {
    const { ends, space } = defined(box.routes[at]);
    const other = ends[0] === city ? ends[1] : ends[0];
    const owner = defined(state.cities[other]);
    const whole = routeWorth(evaluation, space);
    if (owner === seat) sum += whole;
    else if (owner === -1)
      sum +=
        whole *
        (isOpen(box, state, defined(box.cities[other]).region) ? BEGUN.free : BEGUN.closed) *
        Math.min(1, left / 2 + 0.2);
    else sum += whole * BEGUN.taken + (isNeutral(state, owner) ? 0 : DENIED / (state.players.length - 1));
  }
  return sum * evaluation.temper.route;
}

/** What it is worth to occupy a city, the disc aside. */
export function occupyWorth(evaluation: Evaluation, city: number): number {
  return memo(evaluation, `city ${city}`, () => {
    const { glory, space, region } = defined(evaluation.box.cities[city]);
    const taken = HELD * glory + tokenWorth(evaluation, space);
    return evaluation.temper.city * taken + routesWorth(evaluation, city) + footholdWorth(evaluation, region);
  });
}

/** What it is worth to take a city from somebody, the discs aside: no token of the city, but a loss for them. */
export function attackWorth(evaluation: Evaluation, city: number): number {
  const { box, state } = evaluation;
  const owner = defined(state.cities[city]);
  const { glory, region, routes } = defined(box.cities[city]);
  const own = HELD * glory + routesWorth(evaluation, city) + footholdWorth(evaluation, region);
  if (isNeutral(state, owner)) return evaluation.temper.attack * own;
  const theirs = routes.filter((at) => {
    const { ends } = defined(box.routes[at]);
    return state.cities[ends[0]] === owner && state.cities[ends[1]] === owner;
  }).length;
  return evaluation.temper.attack * (own + (HARM * (glory + theirs)) / (state.players.length - 1));
}
