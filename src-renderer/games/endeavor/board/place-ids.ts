import type { PlaceId } from '../../../board/board.ts';

// The names of places on the chart, made and read here alone.

/** The place of a city. */
export const cityPlace = (id: string): PlaceId => `city:${id}`;
/** The place of a region's shipping track. */
export const shipPlace = (region: string): PlaceId => `ship:${region}`;
/** The place of a stack. */
export const stackPlace = (id: string): PlaceId => `stack:${id}`;
/** The place of a route. */
export const routePlace = (id: string): PlaceId => `route:${id}`;
