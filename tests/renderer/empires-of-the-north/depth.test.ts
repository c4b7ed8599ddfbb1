import { Box3, type Mesh, type Object3D, PerspectiveCamera, Texture, Vector3 } from 'three';
import { describe, expect, it, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { fitOf } from '#renderer/board/three/camera.ts';
import type { Tier } from '#renderer/board/three/graphics.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import type { GhostModel } from '#renderer/games/empires-of-the-north/board/ghost.ts';
import { islandPrint } from '#renderer/games/empires-of-the-north/board/island-print.ts';
import { middleOf, toPlane, type Area } from '#renderer/games/empires-of-the-north/board/layout.ts';
import { seenOf } from '#renderer/games/empires-of-the-north/board/locations.ts';
import { boardModel, type BoardModel } from '#renderer/games/empires-of-the-north/board/model.ts';
import { islandRelief } from '#renderer/games/empires-of-the-north/board/three/islands.ts';
import { landOf } from '#renderer/games/empires-of-the-north/board/three/land.ts';
import { PawnNames, ShipNames } from '#renderer/games/empires-of-the-north/board/three/names.ts';
import { reachOf } from '#renderer/games/empires-of-the-north/board/three/reach.ts';
import { slabGeometry } from '#renderer/games/empires-of-the-north/board/three/slab-geometry.ts';
import { matrixOf, poseOf, slabsOf } from '#renderer/games/empires-of-the-north/board/three/slabs.ts';
import { TableRenderer } from '#renderer/games/empires-of-the-north/board/three/table-renderer.ts';
import { publicSight, recordedGames } from '#tests/gallery/positions.ts';
import { madeUpView } from './fixture.ts';

const OF = 'empires-of-the-north';
const STYLES = (['red', 'yellow', 'green', 'blue'] as const).map((colour) => seatStyle(colour));

/** The longest recorded game of so many. */
function longestOf(seats: number): string {
  const games = recordedGames(OF).filter(({ game }) => publicSight(OF, game, 0).seats.length === seats);
  return games.sort((one, other) => other.entries - one.entries)[0]?.game ?? '';
}
const modelAt = (file: string, share: number): BoardModel =>
  boardModel(publicSight(OF, file, share).view as View, BASE_PACK);

/** A table whose prints are there as soon as they are asked for. */
function tableOf(tier: Tier) {
  const print = { texture: new Texture(), dispose: () => undefined, print: () => Promise.resolve(true) };
  const sketched: BoardModel[] = [];
  const sheet = { ...print, sketch: (model: BoardModel) => void sketched.push(model) };
  let redrawn = 0;
  const table = new TableRenderer(STYLES, new Studio(tier), { sheet, ghosts: print }, () => (redrawn += 1));
  return { table, sketched, redrawn: () => redrawn };
}
const printed = (): Promise<void> => new Promise((done) => setTimeout(done));

const meshesIn = (root: Object3D): Mesh[] => {
  const found: Mesh[] = [];
  root.traverse((one) => void ('isMesh' in one && found.push(one as Mesh)));
  return found.filter((mesh) => !('count' in mesh) || mesh.count !== 0);
};
const trianglesOf = (mesh: Mesh): number => {
  const { index } = mesh.geometry;
  const corners = index ? index.count : mesh.geometry.getAttribute('position').count;
  return (corners / 3) * ('count' in mesh ? Number(mesh.count) : 1);
};

const POSITIONS = [2, 4].flatMap((seats) => [0.1, 0.5, 0.93].map((share) => [seats, share] as const));

describe.each(POSITIONS)('a recorded game of %i after %d of it, in depth', (seats, share) => {
  const model = modelAt(longestOf(seats), share);

  it('has a slab for every card that is seen, at its own area', () => {
    const slabs = slabsOf(model);
    const centreOf = (area: Area | undefined) => area && middleOf(area);
    const areaOf = (key: string): Area | undefined => slabs.find((slab) => slab.key === key)?.area;
    for (const empire of model.empires) {
      for (const { id, area } of seenOf(empire)) expect(areaOf(`card ${id}`)).toMatchObject({ x: area.x, y: area.y });
      for (const { ids, area } of empire.stacks)
        expect(areaOf(`stack ${empire.seat} ${ids[0] ?? ''}`)).toMatchObject({ x: area.x, y: area.y });
    }
    for (const { island, area } of model.islands)
      if (island !== null) expect(areaOf(`island ${island}`)).toMatchObject({ x: area.x, y: area.y });
    for (const { tile, at } of model.tiles) {
      const centre = centreOf(areaOf(`tile ${tile}`));
      expect(centre?.x).toBeCloseTo(at.x);
      expect(centre?.y).toBeCloseTo(at.y);
    }
    expect(new Set(slabs.map(({ key }) => key)).size).toBe(slabs.length);
  });

  it('lays each slab where it is drawn, low, and none through another', () => {
    for (const slab of slabsOf(model)) {
      const box = new Box3().setFromBufferAttribute(
        slabGeometry({ ...slab, half: 'faces' })
          .applyMatrix4(matrixOf(poseOf(slab)))
          .getAttribute('position') as never,
      );
      const middle = toPlane(middleOf(slab.area));
      const found = box.getCenter(new Vector3());
      expect(Math.hypot(found.x - middle.x, found.z - middle.y), slab.key).toBeLessThan(0.03);
      expect(box.max.y, slab.key).toBeLessThan(0.4);
    }
  });

  it('has as many pawns, ships and discs as the model', () => {
    const { table } = tableOf('processor');
    table.draw(model, undefined, true);
    expect(table.count('pawn')).toBe(model.pawns.length);
    expect(table.count('ship')).toBe(model.ships.length);
    expect(table.count('disc')).toBe(seats);
    const ghost: GhostModel = { cards: [], pawn: { at: { x: 106, y: 36 }, seat: 0, exhausted: false } };
    table.draw(model, ghost, true);
    expect(table.count('pawn')).toBe(model.pawns.length + 1);
    table.draw(model, undefined, true);
    expect(table.count('pawn')).toBe(model.pawns.length);
    table.dispose();
  });
});

const BUDGETS = [
  ['processor', 60e3, 45],
  ['middle', 150e3, 60],
  ['high', 450e3, 100],
] as const;
test.each(BUDGETS)(
  'late with four seats the %s draws at most %i triangles in %i goes',
  async (tier, triangles, draws) => {
    const { table } = tableOf(tier);
    table.draw(modelAt(longestOf(4), 0.93), undefined, true);
    await printed();
    const meshes = meshesIn(table.root);
    // What throws shadows is drawn for them, too.
    const times = (mesh: Mesh): number => (tier !== 'processor' && mesh.castShadow ? 2 : 1);
    expect(meshes.reduce((sum, mesh) => sum + times(mesh) * trianglesOf(mesh), 0)).toBeLessThan(triangles);
    expect(meshes.reduce((sum, mesh) => sum + times(mesh), 0)).toBeLessThan(draws);
    table.dispose();
  },
);

describe('an island that stands on its card', () => {
  const { islands } = modelAt(longestOf(4), 0.1);
  const model = modelAt(longestOf(4), 0.1);
  const every = BASE_PACK.islands.map(({ id, pile }, at) => {
    const like = islands.find((one) => one.pile === pile) ?? elementAt(islands, 0);
    return { ...like, at: at % 2, island: id };
  });

  it('stands on nearly every card, as high as its kind may be', () => {
    const carved = every.filter((island) => landOf(model.box, island) !== undefined);
    expect(carved.length).toBeGreaterThan(every.length * 0.8);
    const highest = (pile: string): number =>
      Math.max(
        ...carved
          .filter((island) => island.pile === pile)
          .flatMap((island) =>
            islandRelief(model.box, island).map(
              (part) => new Box3().setFromBufferAttribute(part.getAttribute('position') as never).max.y,
            ),
          ),
      );
    expect(highest('near')).toBeGreaterThan(0.12);
    expect(highest('near')).toBeLessThan(0.42);
    expect(highest('far')).toBeGreaterThan(0.28);
    expect(highest('far')).toBeLessThan(0.52);
  });

  it.each([22, 38, 45])('covers neither name nor signs of its card seen from %i degrees', (polar) => {
    const camera = new PerspectiveCamera(30, 932 / 536, 0.5, 120);
    const angle = (polar * Math.PI) / 180;
    const { target, distance } = fitOf(camera, reachOf().rim, angle);
    const eye = new Vector3(target.x, distance * Math.cos(angle), target.z + distance * Math.sin(angle));
    for (const island of every) {
      const print = islandPrint(model.box, island);
      if (print === undefined) continue;
      const slab = elementAt(
        slabsOf({ ...model, islands: [island] }).filter(({ key }) => key.startsWith('island')),
        0,
      );
      const [top, home] = [poseOf(slab).at.y + slab.thick, matrixOf(poseOf(slab))];
      const first = toPlane({ x: 0, y: island.area.y + print.top }).y;
      const last = toPlane({ x: 0, y: island.area.y + print.top + print.sight }).y;
      for (const part of islandRelief(model.box, island)) {
        const places = part.applyMatrix4(home).getAttribute('position');
        for (let at = 0; at < places.count; at++) {
          const corner = new Vector3().fromBufferAttribute(places as never, at);
          // Where on the card the eye would look through that corner.
          const way = corner.clone().sub(eye);
          const seen = corner.z + (way.z * (top - corner.y)) / way.y;
          expect(seen, island.island).toBeGreaterThan(first - 0.03);
          expect(seen, island.island).toBeLessThan(last + 0.03);
        }
      }
    }
  });
});

describe('from one model to the next', () => {
  const view = madeUpView(4, 12);
  const before = boardModel(view, BASE_PACK);

  it('pawns keep their names, and one that goes to another tile does, too', () => {
    const names = new PawnNames();
    const first = new Map(names.of(before.pawns).map(([name, pawn]) => [name, pawn]));
    const players = view.players.map((player, seat) =>
      seat === 0
        ? {
            ...player,
            pawns: player.pawns.map((pawn) =>
              pawn.state === 'fresh' ? { state: 'active' as const, tile: 'populate' as const } : pawn,
            ),
          }
        : player,
    );
    const after = names.of(boardModel({ ...view, players }, BASE_PACK).pawns);
    expect(new Set(after.map(([name]) => name))).toEqual(new Set(first.keys()));
    for (const [name, pawn] of after) expect(first.get(name)?.seat).toBe(pawn.seat);
    const moved = after.filter(([name, pawn]) => first.get(name)?.key !== pawn.key);
    expect(moved.map(([, { seat }]) => seat)).toEqual([0]);
  });

  it('ships keep their order: when the first has sailed, the others are the same ones', () => {
    const names = new ShipNames();
    const first = names.of(before.ships).map(([name]) => name);
    const after = names.of(boardModel({ ...view, queue: view.queue.slice(1) }, BASE_PACK).ships).map(([name]) => name);
    expect(after).toEqual(first.slice(1));
    const joined = names.of(before.ships.slice(1).concat(before.ships.slice(0, 1))).map(([name]) => name);
    expect(joined.slice(0, -1)).toEqual(after);
    expect(first).not.toContain(joined.at(-1));
  });

  it('what is printed stays until the new print is there, then a card that came is dealt', async () => {
    const { table, redrawn } = tableOf('processor');
    table.draw(before, undefined, true);
    await printed();
    while (table.step(1000));
    const lying = table.slabs;
    const [drawn] = before.empires[0]?.locations ?? [];
    const own = elementAt(view.players, 0).empire;
    const empire = [...own, { ...elementAt(own, 0), id: 999 }];
    const players = view.players.map((player, seat) => (seat === 0 ? { ...player, empire } : player));
    table.draw(boardModel({ ...view, players }, BASE_PACK), undefined, false);
    expect(drawn).toBeDefined();
    expect(table.slabs).toEqual(lying);
    const pictures = redrawn();
    await printed();
    expect(redrawn()).toBe(pictures + 1);
    expect(table.slabs.has('card 999')).toBe(true);
    expect(table.step(16)).toBe(true);
    expect(table.step(16)).toBe(true);
    while (table.step(1000));
    expect(table.step(16)).toBe(false);
    table.dispose();
  });

  it('ships sail along the water, and one that leaves the queue is no longer counted in it', async () => {
    const { table } = tableOf('processor');
    table.draw(before, undefined, true);
    await printed();
    while (table.step(1000));
    const highest = (): number => new Box3().setFromObject(table.root, true).max.y;
    const rested = highest();
    table.draw(boardModel({ ...view, queue: view.queue.slice(1) }, BASE_PACK), undefined, false);
    expect(table.count('ship')).toBe(view.queue.length - 1);
    for (let frame = 0; frame < 60; frame++) {
      table.step(16);
      expect(highest(), `frame ${frame}`).toBeLessThan(rested + 0.01);
    }
    await printed();
    while (table.step(1000));
    expect(highest()).toBeLessThan(rested + 0.01);
    table.dispose();
  });

  it('with reduced motion everything is placed at once', async () => {
    const { table } = tableOf('processor');
    table.draw(before, undefined, true);
    await printed();
    table.draw(boardModel({ ...view, queue: view.queue.slice(1) }, BASE_PACK), undefined, true);
    await printed();
    // Once for what was laid, and nothing is on its way.
    expect(table.step(16)).toBe(true);
    expect(table.step(16)).toBe(false);
    table.dispose();
  });
});
