import type { IndexedRoute, PackIndex } from '../pack-index.ts';
import type { View } from '../state.ts';

/** Whether a colour holds the cities at both ends of a route (rulebook, "Le contrôle des routes"). */
export function controls({ cities }: Pick<View, 'cities'>, { ends }: IndexedRoute, colour: number): boolean {
  return cities[ends[0]] === colour && cities[ends[1]] === colour;
}

/** The routes a colour controls. */
export function routesOf({ routes }: PackIndex, table: Pick<View, 'cities'>, colour: number): IndexedRoute[] {
  return routes.filter((route) => controls(table, route, colour));
}
