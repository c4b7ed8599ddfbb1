import { defined } from '../../kernel/defined.ts';
import { controls } from '../figures/routes.ts';
import type { RunContext } from './context.ts';
import { takeToken } from './gains.ts';

/**
 * Routes (rulebook, "Le contrôle des routes"): whoever has just come to hold a city takes the token of each route that
 * both ends of are theirs now, the first time anybody does. Several at once are all taken (ruling 9).
 */
export function takeRoutes(context: RunContext, colour: number, city: number): void {
  const { box, state } = context;
  for (const at of defined(box.cities[city]).routes) {
    const route = defined(box.routes[at]);
    if (controls(state, route, colour)) takeToken(context, colour, { space: route.space, from: 'route', at: route.id });
  }
}
