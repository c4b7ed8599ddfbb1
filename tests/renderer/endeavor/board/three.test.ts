import { Box3, type BufferGeometry, Color, Group, InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Pack } from '#engine/endeavor/data/schema.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import type { Tier } from '#renderer/board/three/graphics.ts';
import { Pools } from '#renderer/board/three/pools.ts';
import type { Point } from '#renderer/board/plane.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import { SIZES, toPlane } from '#renderer/games/endeavor/board/geometry.ts';
import { boardModel, type BoardModel } from '#renderer/games/endeavor/board/model.ts';
import { ghostOf } from '#renderer/games/endeavor/board/ghost.ts';
import { discGeometry } from '#renderer/games/endeavor/board/three/disc.ts';
import { DiscPieces } from '#renderer/games/endeavor/board/three/disc-pieces.ts';
import { enamelled } from '#renderer/games/endeavor/board/three/enamel.ts';
import { facesGeometry, type LyingFace } from '#renderer/games/endeavor/board/three/faces.ts';
import { GhostPieces } from '#renderer/games/endeavor/board/three/ghost-pieces.ts';
import { DEEP, Ground, SEA } from '#renderer/games/endeavor/board/three/ground.ts';
import { surfaceOf } from '#renderer/games/endeavor/board/three/ground-mesh.ts';
import { landOf } from '#renderer/games/endeavor/board/three/land.ts';
import { linksGeometry } from '#renderer/games/endeavor/board/three/links.ts';
import { discsOf, tokensOf } from '#renderer/games/endeavor/board/three/lying.ts';
import { mountainsGeometry } from '#renderer/games/endeavor/board/three/mountains.ts';
import { socketsGeometry } from '#renderer/games/endeavor/board/three/sockets.ts';
import { spacesOf } from '#renderer/games/endeavor/board/three/spaces.ts';
import { cardGeometry, cardPlaces, stackPlace } from '#renderer/games/endeavor/board/three/stacks.ts';
import { tokenGeometry } from '#renderer/games/endeavor/board/three/tokens.ts';
import { publicSight, recordedGames } from '../../../gallery/positions.ts';
import { laid, lateView, PACK, startView } from './fixture.ts';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac', 'neutral'];
const look = (owner: number) => seatStyle(COLOURS[owner] ?? 'neutral', owner);
const start = boardModel(startView(), PACK);
const late = boardModel(lateView(), PACK);
const TIERS: readonly Tier[] = ['processor', 'middle', 'high'];
const grounds = new Map(TIERS.map((tier) => [tier, new Ground(start, tier)]));
const groundOf = (tier: Tier): Ground => grounds.get(tier) ?? new Ground(start, tier);

/** Recorded positions from early to late, at tables of every size. */
const positions = (): { name: string; model: BoardModel; view: View; seats: number }[] =>
  recordedGames('endeavor').flatMap(({ game }) =>
    [0.1, 0.5, 0.93].map((share) => {
      const { seats, view, pack } = publicSight('endeavor', game, share);
      const seen = view as View;
      return { name: `${game} at ${share}`, model: boardModel(seen, pack as Pack), view: seen, seats: seats.length };
    }),
  );

describe('the ground', () => {
  test.each(TIERS)('is flat under every space, and cuts nothing that lies there (%s)', (tier) => {
    const ground = groundOf(tier);
    const heightsIn = (at: Point, has: (x: number, y: number) => boolean): number[] => {
      const steps = Array.from({ length: 61 }, (_, i) => i - 30);
      return steps.flatMap((x) =>
        steps.flatMap((y) => (has(x, y) ? [ground.at(toPlane({ x: at.x + x, y: at.y + y }))] : [])),
      );
    };
    const stacks = start.stacks.map(({ at }) => at);
    for (const { at, r } of spacesOf(start).filter((space) => !stacks.includes(space.at))) {
      const heights = heightsIn(at, (x, y) => Math.hypot(x, y) <= r);
      expect(Math.max(...heights) - Math.min(...heights), `${at.x} ${at.y}`).toBeLessThan(0.065);
      expect(ground.under(toPlane(at), r / 40), `${at.x} ${at.y}`).toBeGreaterThan(Math.max(...heights) - 0.008);
    }
    const { width, height } = SIZES.card;
    for (const at of stacks) {
      const heights = heightsIn(at, (x, y) => Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2);
      expect(stackPlace(ground, at).y, `${at.x} ${at.y}`).toBeGreaterThan(Math.max(...heights) - 0.008);
    }
  });

  test('rises from the sea to the land, and no hill is higher than a disc', () => {
    const { heights } = groundOf('high');
    expect(Math.min(...heights)).toBeCloseTo(SEA);
    expect(Math.max(...heights)).toBeGreaterThan(0.03);
    expect(Math.max(...heights)).toBeLessThan(0.145);
  });

  test('is land where cities of the inland lie, and sea in the middle of the oceans', () => {
    const land = landOf(2);
    for (const at of [
      { x: 640, y: 100 },
      { x: 430, y: 280 },
      { x: 100, y: 100 },
      { x: 210, y: 380 },
    ])
      expect(land(at), `${at.x} ${at.y}`).toBeGreaterThan(0.95);
    for (const at of [
      { x: 30, y: 400 },
      { x: 290, y: 400 },
      { x: 600, y: 340 },
      { x: 260, y: 140 },
    ])
      expect(land(at), `${at.x} ${at.y}`).toBeLessThan(0.05);
  });

  test('no mountain stands where something is played', () => {
    const ground = groundOf('high');
    const at = mountainsGeometry(start, ground, 'high').getAttribute('position');
    for (const space of spacesOf(start)) {
      const { x, y } = toPlane(space.at);
      let nearest = Infinity;
      for (let i = 0; i < at.count; i++) nearest = Math.min(nearest, Math.hypot(at.getX(i) - x, at.getZ(i) - y));
      expect(nearest, `${space.at.x} ${space.at.y}`).toBeGreaterThan((space.r - 4) / 40);
    }
    expect(at.count).toBeGreaterThan(1000);
  });
});

/** Everything a view has on the board, counted without the model. */
function counted(view: View, berths: readonly number[]) {
  const shipped = view.ships.map((row, region) => Math.min(row.length, berths[region] ?? 0));
  return {
    cities: view.cities.filter((owner) => owner >= 0).length,
    berths: shipped.reduce((sum, n) => sum + n, 0),
    cards: view.stacks.reduce((sum, cards) => sum + cards.length, 0),
  };
}

describe('what lies on the board', () => {
  test('is what the view has, in recorded positions', () => {
    const ground = groundOf('processor');
    let besides = 0;
    for (const { name, model, view } of positions()) {
      const discs = discsOf(model, ground);
      const of = (kind: string) => discs.filter((disc) => disc.name.startsWith(kind)).length;
      const expected = counted(
        view,
        model.regions.map(({ berths }) => berths.length),
      );
      expect({ cities: of('city'), berths: of('berth') }, name).toEqual({
        cities: expected.cities,
        berths: expected.berths,
      });
      const beside = model.regions.flatMap((region) => region.beside.map(({ count }) => count));
      expect(of('beside'), name).toBe(beside.reduce((sum, n) => sum + n, 0));
      besides += of('beside');
      expect(new Set(discs.map((disc) => disc.name)).size, name).toBe(discs.length);
      expect(tokensOf(model, ground).length, name).toBe(view.spaces.filter((token) => token >= 0).length);
      const cards = model.stacks.flatMap(({ id, left }) => cardPlaces(id, left, { x: 0, y: 0, z: 0 }));
      expect(cards.length, name).toBe(expected.cards);
    }
    expect(besides).toBeGreaterThan(0);
  });

  test('the top card lies where the chart has it, whatever lies below', () => {
    const top = cardPlaces('africa', 5, { x: 1, y: 0.2, z: 3 }).at(-1);
    const at = new Vector3().setFromMatrixPosition(top ?? new Matrix4());
    expect([at.x, at.z]).toEqual([1, 3]);
  });
});

describe('discs', () => {
  const ground = groundOf('processor');
  const pieces = () => {
    const root = new Group();
    const studio = new Studio('high');
    return { root, discs: new DiscPieces(new Pools(root, studio), studio, look) };
  };
  const placesOf = (root: Group): Vector3[] =>
    root.children.flatMap((child) => {
      if (!(child instanceof InstancedMesh)) return [];
      return Array.from({ length: child.count }, (_, i) => {
        const matrix = new Matrix4();
        child.getMatrixAt(i, matrix);
        return new Vector3().setFromMatrixPosition(matrix);
      });
    });

  test('a new one is carried in from the near edge; what was there stays, and nothing moves in the end', () => {
    const { root, discs } = pieces();
    const before = boardModel(laid(startView(), 'africa', 1), PACK);
    discs.show(discsOf(before, ground), true);
    expect(discs.step(16)).toBe(false);
    const rests = placesOf(root)[0];
    discs.show(discsOf(boardModel(laid(laid(startView(), 'africa', 1), 'africa', 2), PACK), ground), false);
    const sent = placesOf(root);
    expect(sent).toHaveLength(2);
    expect(sent.filter(({ z }) => z > DEEP / 2)).toHaveLength(1);
    expect(discs.step(100)).toBe(true);
    discs.step(1000);
    expect(discs.step(16)).toBe(false);
    const last = toPlane(before.regions.find(({ id }) => id === 'africa')?.berths[1]?.at ?? { x: 0, y: 0 });
    const landed = placesOf(root);
    expect(landed.some(({ x, z }) => Math.hypot(x - last.x, z - last.y) < 1e-5)).toBe(true);
    expect(landed.some(({ x, z }) => x === rests?.x && z === rests.z)).toBe(true);
  });

  test('one that is taken is gone, and another colour takes its place', () => {
    const { root, discs } = pieces();
    const of = (owner: number) => discsOf(boardModel(laid(startView(), 'cape-town', owner), PACK), ground);
    discs.show(of(0), true);
    discs.show(of(3), true);
    expect(placesOf(root)).toHaveLength(1);
    discs.show([], true);
    expect(placesOf(root)).toHaveLength(0);
  });

  test('symbols are turned by no more than seven degrees', () => {
    const { root, discs } = pieces();
    discs.show(discsOf(late, ground), true);
    const turns = root.children.flatMap((child) => {
      if (!(child instanceof InstancedMesh)) return [];
      return Array.from({ length: child.count }, (_, i) => {
        const matrix = new Matrix4();
        child.getMatrixAt(i, matrix);
        return (Math.atan2(matrix.elements[8] ?? 0, matrix.elements[0] ?? 1) * 180) / Math.PI;
      });
    });
    expect(turns.length).toBeGreaterThan(40);
    expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(7);
    expect(new Set(turns).size).toBeGreaterThan(10);
  });
});

test('enamel is mixed cooler only where the lamp is worked out: there yellow must not look orange', () => {
  const hueOf = (colour: string) => new Color(colour).getHSL({ h: 0, s: 0, l: 0 }).h * 360;
  const yellow = seatStyle('yellow');
  expect(enamelled(yellow, { lit: false })).toBe(yellow);
  const mixed = enamelled(yellow, { lit: true });
  expect(hueOf(mixed.fill)).toBeGreaterThan(hueOf(yellow.fill) + 1);
  expect(hueOf(mixed.fill)).toBeLessThan(58);
  expect([mixed.mark, mixed.symbol]).toEqual([yellow.mark, yellow.symbol]);
});

describe('what a move would bring', () => {
  const ground = groundOf('processor');
  const prints = {
    token: () => ({ x: 0, y: 0 }),
    apart: (lying: readonly LyingFace[]) => new Mesh(facesGeometry(lying)),
  };
  const pieces = () => new GhostPieces(new Studio('high'), ground, prints, look);
  const boxOf = (mesh: Object3D | undefined) => new Box3().setFromObject(mesh ?? new Group());

  test('a disc where it would lie, lifted tokens and the outline of a route; nothing once it is not asked for', () => {
    const view = laid(startView(), 'elmina', 1);
    const model = boardModel(view, PACK);
    const frames = [{ kind: 'turn', seat: 1 }] as View['frames'];
    const ghost = ghostOf({ ...view, frames }, PACK, model, { type: 'occupy', by: 'market', at: 'cape-town' } as Move);
    expect(ghost?.routes).toEqual(['elmina-cape-town']);
    const shown = pieces();
    shown.show(ghost, model);
    const [bright, disc, bodies, faces] = shown.root.children;
    const at = toPlane(model.cities.find(({ id }) => id === 'cape-town')?.at ?? { x: 0, y: 0 });
    const middle = boxOf(disc).getCenter(new Vector3());
    expect(Math.hypot(middle.x - at.x, middle.z - at.y)).toBeLessThan(0.01);
    const route = toPlane(model.routes.find(({ id }) => id === 'elmina-cape-town')?.line.token ?? { x: 0, y: 0 });
    expect(boxOf(bright).containsPoint(new Vector3(route.x, ground.at(route) + 0.04, route.y))).toBe(true);
    expect(boxOf(bodies).min.y).toBeGreaterThan(boxOf(disc).max.y);
    expect(boxOf(faces).max.y).toBeGreaterThan(boxOf(bodies).max.y);
    shown.show(undefined, model);
    expect(shown.root.children).toHaveLength(0);
  });
});

const trianglesOf = (geometry: BufferGeometry | undefined): number =>
  (geometry?.index?.count ?? geometry?.getAttribute('position').count ?? 0) / 3;

/** Triangles of what never changes. */
const still = (tier: Tier): number =>
  [mountainsGeometry(start, groundOf(tier), tier), socketsGeometry(start, groundOf(tier), tier)]
    .map(trianglesOf)
    .reduce((sum, n) => sum + n, 0);

/** Triangles of a position as a tier draws them once, without the ground and what the house lays round it. */
function trianglesAt(model: BoardModel, tier: Tier): number {
  const ground = groundOf(tier);
  const owners = discsOf(model, ground).map(({ owner }) => owner);
  const [most = 0] = COLOURS.map((_, owner) => trianglesOf(discGeometry(look(owner), tier))).sort((a, b) => b - a);
  const discs = owners.length * most;
  const tokens = tokensOf(model, ground).length * (trianglesOf(tokenGeometry(true, tier)) + 16);
  const cards =
    model.stacks.reduce((sum, { left }) => sum + left, 0) * (trianglesOf(cardGeometry('#ffffff', tier)) + 12);
  return discs + tokens + cards + still(tier) + trianglesOf(linksGeometry(model.routes, look, ground, tier));
}

describe('the budget of triangles', () => {
  const MOST = { processor: 60_000, middle: 150_000, high: 450_000 } as const;
  /** The frame, the table and the dark spots of the house. */
  const ASIDE = 4000;

  test.each(TIERS)('is kept late with five seats, shadow pass included (%s)', (tier) => {
    const crowded = positions().filter(({ seats }) => seats === 5);
    expect(crowded.length).toBeGreaterThan(3);
    // The ground throws no shadow.
    const [passes, ground] = [tier === 'processor' ? 1 : 2, trianglesOf(surfaceOf(groundOf(tier)))];
    for (const { name, model } of crowded)
      expect(passes * (trianglesAt(model, tier) + ASIDE) + ground, name).toBeLessThanOrEqual(MOST[tier]);
  });
});
