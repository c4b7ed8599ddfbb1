import type { Point } from '../../../../board/plane.ts';
import { besidePoint, SIZES } from '../geometry.ts';
import type { BoardModel } from '../model.ts';
import type { Ground } from './ground.ts';
import { standing } from './ground.ts';
import { DISC } from './disc.ts';
import { FLOOR, socketPlace } from './sockets.ts';

/** Where something stands in the room. */
export type Stand = { readonly x: number; readonly y: number; readonly z: number };

/** A disc on the board: its own name while it stays, whose it is, and its size, 1 for those in sockets. */
export type LyingDisc = {
  readonly name: string;
  readonly owner: number;
  readonly at: Stand;
  readonly size: number;
};

/** A token on the board. */
export type LyingToken = { readonly name: string; readonly token: string; readonly at: Stand };

/** Discs on a route and beside a track are smaller. */
const SMALL = { route: 0.7, beside: 0.66 } as const;

const inSocket = (ground: Ground, at: Point, kind: 'city' | 'berth'): Stand => {
  const { x, y, z } = socketPlace(ground, at, kind);
  return { x, y: y + FLOOR, z };
};

/** Every disc that lies on the board. */
export function discsOf({ cities, regions, routes }: BoardModel, ground: Ground): LyingDisc[] {
  const inCities = cities.flatMap(({ id, at, owner }) =>
    owner === null ? [] : [{ name: `city ${id}`, owner, at: inSocket(ground, at, 'city'), size: 1 }],
  );
  const onRoutes = routes.flatMap(({ id, line, owner, token }) =>
    owner === null || token !== null
      ? []
      : [{ name: `route ${id}`, owner, at: standing(ground, line.token, 9 / 40), size: SMALL.route }],
  );
  const inBerths = regions.flatMap(({ id, berths }) =>
    berths.flatMap(({ berth, at, owner }) =>
      owner === null ? [] : [{ name: `berth ${id} ${berth}`, owner, at: inSocket(ground, at, 'berth'), size: 1 }],
    ),
  );
  const beside = regions.flatMap((region) =>
    region.beside.flatMap(({ owner, count }, slot) => pile(region.id, slot, owner, count, ground)),
  );
  return [...inCities, ...onRoutes, ...inBerths, ...beside];
}

/** All discs of a colour beside a track, one on another: how many there are is seen, and told by their number. */
function pile(region: string, slot: number, owner: number, count: number, ground: Ground): LyingDisc[] {
  const point = besidePoint(region, slot);
  if (!point) return [];
  const { x, y, z } = standing(ground, point, 8.6 / 40);
  return Array.from({ length: count }, (_, i) => ({
    name: `beside ${region} ${owner} ${i}`,
    owner,
    at: { x, y: y + i * DISC.high * SMALL.beside, z },
    size: SMALL.beside,
  }));
}

/** Every token that lies on the board. Where a disc lies, none does. */
export function tokensOf({ cities, regions, routes }: BoardModel, ground: Ground): LyingToken[] {
  const lying = (name: string, token: string | null, at: Stand) => (token === null ? [] : [{ name, token, at }]);
  return [
    ...cities.flatMap(({ id, at, owner, token }) =>
      owner === null ? lying(`city ${id}`, token, inSocket(ground, at, 'city')) : [],
    ),
    ...routes.flatMap(({ id, line, token }) =>
      lying(`route ${id}`, token, standing(ground, line.token, SIZES.token / 40)),
    ),
    ...regions.flatMap(({ id, berths }) =>
      berths.flatMap(({ berth, at, owner, token }) =>
        owner === null ? lying(`berth ${id} ${berth}`, token, inSocket(ground, at, 'berth')) : [],
      ),
    ),
  ];
}
