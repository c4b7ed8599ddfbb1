import { corner } from '#engine/archipelago/map/geometry.ts';
import type { BuildingKind, Resource } from '#engine/archipelago/data/schema-common.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';
import { distance, mean, mix, ORIGIN, type Point } from '../../../../board/plane.ts';
import { roomIn, type Spare } from './room.ts';
import type { PartKey } from './runs.ts';
import type { PartShape, SideShape } from './shape.ts';

/** Half the width of what is printed or built on a region, in hex units. */
export const RADIUS = { icon: 0.15, huts: 0.17, peak: 0.25, building: 0.17 } as const;

/** A fixed place on a part and the space it claims. */
export type Site = {
  readonly at: Point;
  readonly radius: number;
};

/** Where everything that does not move stands on a side, unturned. */
export type Sites = {
  /** By the index of the icon on the side: those of the lands first, then those of the waters. */
  readonly icons: readonly (PartKey & Site & { readonly resource: Resource })[];
  readonly huts: Site | null;
  /** Where a volcano stands. */
  readonly peak: Site | null;
  /** A place for each building on each part that may bear it. */
  readonly buildings: readonly (PartKey & Site & { readonly building: BuildingKind })[];
};

type Wish = {
  readonly radius: number;
  readonly near: Point;
  readonly pull: number;
};

/** Places icons, huts and buildings of a side on their parts, without overlap where there is room. */
export function sitesOf(side: Side, shape: SideShape): Sites {
  const icons: Sites['icons'][number][] = [];
  const buildings: Sites['buildings'][number][] = [];
  const main = largestLand(shape);
  const middle = main && mean(roomIn(main).points.map(({ at }) => at));
  let huts: Site | null = null;
  let peak: Site | null = null;
  for (const part of shape.parts) {
    const taken: Site[] = [];
    const ground = roomIn(part);
    const put = (wish: Wish): Site => {
      const site = { at: bestPlace(ground.points, wish, taken) ?? ground.best.at, radius: wish.radius };
      taken.push(site);
      return site;
    };
    const { kind, index } = part;
    if (kind === 'land' && part === main && side.volcano)
      peak = put({ radius: RADIUS.peak, near: home('stone', side, part), pull: 0.3 });
    if (kind === 'land' && part === main && side.huts > 0)
      huts = put({ radius: RADIUS.huts, near: ground.best.at, pull: 0.06 });
    for (const resource of printed(side, part)) {
      icons.push({
        kind,
        index,
        resource,
        ...put({ radius: RADIUS.icon, near: home(resource, side, part), pull: 0.14 }),
      });
    }
    for (const building of kind === 'land' ? (['town', 'temple', 'market'] as const) : (['port'] as const)) {
      const near = building === 'port' && middle ? middle : ground.best.at;
      buildings.push({
        kind,
        index,
        building,
        ...put({ radius: RADIUS.building, near, pull: building === 'port' ? 0.5 : 0.1 }),
      });
    }
  }
  return { icons, huts, peak, buildings };
}

function largestLand(shape: SideShape): PartShape | undefined {
  const lands = shape.parts.filter(({ kind }) => kind === 'land');
  const size = (part: PartShape) => roomIn(part).points.length;
  return lands.reduce<PartShape | undefined>(
    (best, land) => (best && size(best) >= size(land) ? best : land),
    undefined,
  );
}

function printed(side: Side, { kind, index }: PartKey): readonly Resource[] {
  return (kind === 'land' ? side.lands[index]?.icons : side.waters[index]?.icons) ?? [];
}

/** Ore lies by the mountains, fields bear the rest, fish keep to the open edges. */
function home(resource: Resource, side: Side, part: PartShape): Point {
  const ore = resource === 'stone' || resource === 'iron';
  const wanted = part.edges.filter(
    (edge) => side.edges[edge] === (ore ? 'mountain' : part.kind === 'water' ? 'sea' : 'field'),
  );
  const edges = wanted.length > 0 ? wanted : part.edges;
  return mix(ORIGIN, mean(edges.map((edge) => mix(corner(edge), corner(edge + 1), 0.5))), 0.7);
}

/** The place of the grid that best keeps clear of shores and of what already stands, near where it should be. */
function bestPlace(grid: readonly Spare[], { radius, near, pull }: Wish, taken: readonly Site[]): Point | undefined {
  let best: Point | undefined;
  let most = -Infinity;
  for (const { at, room } of grid) {
    const gap = Math.min(0.16, ...taken.map((site) => distance(site.at, at) - site.radius - radius));
    const shore = Math.min(0.04, room - radius);
    const score = Math.min(0, gap) * 20 + gap + Math.min(0, shore) * 30 + shore - pull * distance(at, near);
    if (score > most) [best, most] = [at, score];
  }
  return best;
}
