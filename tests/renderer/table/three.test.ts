import {
  Box3,
  BoxGeometry,
  Group,
  Matrix4,
  type Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Quaternion,
  Vector3,
  type InstancedMesh,
} from 'three';
import { beforeAll, afterAll, describe, expect, test, vi } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import { centre } from '#engine/archipelago/map/geometry.ts';
import { diff } from '#renderer/games/archipelago/board/diff.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { cellOf } from '#renderer/games/archipelago/board/three/disc-atlas.ts';
import { reachOf } from '#renderer/games/archipelago/board/three/reach.ts';
import { bound, comeClose, fit, fitOf, glideTo, makeControls } from '#renderer/board/three/camera.ts';
import { Instances } from '#renderer/board/three/instances.ts';
import { PieceMotion } from '#renderer/board/three/piece-motion.ts';
import { AdaptiveResolution, StallDetector, stillRatio } from '#renderer/board/three/graphics.ts';
import { painted } from '#renderer/board/three/solid.ts';
import { StillParts } from '#renderer/board/three/still-parts.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { PALETTE } from '#renderer/styles/palette.ts';
import { sampleView } from '../gallery/sample.ts';

const STAGE = { width: 1280, height: 720 };

describe('the difference between two tables', () => {
  const view = sampleView(12, 'diff');
  const before = boardModel(view, BASE_PACK);
  const nothing = { added: [], changed: [], removed: [] };

  test('from nothing everything is new; to the same nothing is', () => {
    const first = diff(undefined, before);
    expect(first.tiles.added.length).toBe(12);
    expect(first.units.added.length).toBe(view.units.length);
    expect(diff(before, boardModel(view, BASE_PACK, before))).toEqual({
      tiles: nothing,
      buildings: nothing,
      units: nothing,
    });
  });

  test('one piece engaged is one piece changed', () => {
    const at = view.units.findIndex((unit) => unit.place === 'ground' && !unit.engaged);
    const units = view.units.map((unit, i) => (i === at ? { ...unit, engaged: true } : unit));
    const found = diff(before, boardModel({ ...view, units }, BASE_PACK, before));
    expect(found.units.changed.map(({ unit }) => unit)).toEqual([at]);
    expect([found.units.added, found.units.removed, found.tiles, found.buildings]).toEqual([[], [], nothing, nothing]);
  });

  test('a region taken back goes with everything on it', () => {
    const last = view.regions.length - 1;
    const units = view.units.map((unit) =>
      unit.region === last ? { ...unit, region: -1, part: -1, place: 'reserve' as const } : unit,
    );
    const found = diff(before, boardModel({ ...view, regions: view.regions.slice(0, -1), units }, BASE_PACK, before));
    expect(found.tiles.removed.length).toBe(1);
    expect(found.units.removed.length).toBe(view.units.filter(({ region }) => region === last).length);
    expect(found.units.changed).toEqual([]);
  });
});

describe('copies of one geometry', () => {
  const at = (x: number) => new Matrix4().makeTranslation(x, 0, 0);
  const group = new Group();
  const copies = new Instances(group, new BoxGeometry(), new MeshBasicMaterial(), { room: 2 });
  const seen = () => {
    const mesh = group.children[0] as InstancedMesh;
    return Array.from({ length: mesh.count }, (_, i) => mesh.instanceMatrix.array[i * 16 + 12]).sort();
  };

  test('grow past their room, move and go one by one', () => {
    for (let i = 0; i < 5; i += 1) copies.set(`piece ${i}`, at(i));
    expect(seen()).toEqual([0, 1, 2, 3, 4]);
    copies.remove('piece 1');
    copies.remove('nobody');
    expect(seen()).toEqual([0, 2, 3, 4]);
    copies.set('piece 4', at(9));
    expect(seen()).toEqual([0, 2, 3, 9]);
    expect(group.children.length).toBe(1);
  });
});

describe('what lies still', () => {
  const part = (x: number) => painted(new BoxGeometry().translate(x, 0, 0), PALETTE.brass);
  const group = new Group();
  const parts = new StillParts(group, new Studio('processor'));
  const reach = () => {
    const [mesh] = group.children as Mesh[];
    return mesh ? new Box3().setFromObject(mesh).max.x : undefined;
  };

  test('is one thing to draw, made anew only when something of it has changed', () => {
    for (let x = 0; x < 4; x += 1) parts.set(`part ${x}`, part(x));
    parts.settle();
    const [mesh] = group.children;
    expect([group.children.length, reach()]).toEqual([1, 3.5]);
    parts.remove('nobody');
    parts.settle();
    expect(group.children[0]).toBe(mesh);
    parts.set('part 3', part(9));
    parts.settle();
    expect([group.children.length, reach()]).toEqual([1, 9.5]);
    parts.remove('part 3');
    parts.settle();
    expect(reach()).toBe(2.5);
  });

  test('and draws nothing once all of it is gone', () => {
    for (let x = 0; x < 3; x += 1) parts.remove(`part ${x}`);
    parts.settle();
    expect(group.children).toEqual([]);
  });
});

describe('the faces of discs', () => {
  test('lie each in its own part of one texture, whatever the resource and whatever its state', () => {
    const icon = { icon: 0, at: { x: 0, y: 0 }, kind: 'land', index: 0 } as const;
    const cells = RESOURCES.flatMap((resource) => [
      cellOf({ ...icon, resource, taken: null, pillaged: false }),
      cellOf({ ...icon, resource, taken: 3, pillaged: false }),
      cellOf({ ...icon, resource, taken: 3, pillaged: true }),
    ]);
    for (const { left, top, right, bottom } of cells) {
      expect([right - left, bottom - top].map((side) => side.toFixed(4))).toEqual(['0.1667', '0.3333']);
      expect(Math.min(left, top) >= 0 && Math.max(right, bottom) <= 1.0001).toBe(true);
    }
    expect(new Set(cells.map(({ left, top }) => `${left},${top}`)).size).toBe(18);
  });
});

describe('the camera', () => {
  const camera = new PerspectiveCamera(30, STAGE.width / STAGE.height, 0.5, 120);
  const centres = sampleView(13).regions.map(({ q, r }) => centre(q, r));

  test('fit sees every region with all that stands on it, and there is something to look at as far as they reach', () => {
    const { rim, floor } = reachOf(centres);
    const { target, distance } = fitOf(camera, rim);
    const polar = (38 * Math.PI) / 180;
    camera.position.set(target.x, distance * Math.cos(polar), target.z + distance * Math.sin(polar));
    camera.lookAt(target);
    camera.updateMatrixWorld();
    for (const { x, y, z } of rim) {
      const seen = new Vector3(x, y, z).project(camera);
      expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1);
      expect(x >= floor.left && x <= floor.right && z >= floor.top && z <= floor.bottom).toBe(true);
    }
  });

  test('stands where it stood, nearer by the room that no frame takes', () => {
    const hexes = sampleView(9, 'pins', 1.4).regions.map(({ q, r }) => centre(q, r));
    const { rim, floor } = reachOf([...hexes, centre(3, -4), centre(-2, 3)]);
    expect(Object.values(floor).map((side) => side.toFixed(2))).toEqual(['-4.04', '-5.23', '5.54', '4.36']);
    const { target, distance } = fitOf(camera, rim);
    expect([target.x.toFixed(5), target.z.toFixed(5), distance.toFixed(5)]).toEqual([
      '-0.01680',
      '0.42206',
      '14.69789',
    ]);
  });
});

describe('a hand at the camera', () => {
  // All that the controls ask of a page; no hand is laid on it here.
  beforeAll(() => void vi.stubGlobal('DOMRect', Object));
  afterAll(() => void vi.unstubAllGlobals());
  const degrees = Math.PI / 180;
  const element = new Proxy({ style: {}, ownerDocument: { addEventListener: () => undefined } } as object, {
    get: (known, name) => (name in known ? Reflect.get(known, name) : () => ({ left: 0, top: 0, ...STAGE })),
  }) as HTMLElement;
  const reach = reachOf(sampleView(13).regions.map(({ q, r }) => centre(q, r)));
  const sitting = () => {
    const camera = new PerspectiveCamera(30, STAGE.width / STAGE.height, 0.5, 120);
    const controls = makeControls(camera, element);
    bound(controls, camera, reach);
    fit(controls, camera, reach, false);
    controls.update(0);
    return { camera, controls };
  };
  /** Turns as far as one can, in degrees: round the table and from straight above. */
  const turned = ({ controls }: ReturnType<typeof sitting>, round: number, lean: number): number[] => {
    void controls.rotateTo(round * degrees, lean * degrees, false);
    controls.update(0);
    return [controls.azimuthAngle, controls.polarAngle].map((angle) => Math.round(angle / degrees));
  };

  test('goes round by 35 degrees and leans between 22 and 60, straight above only in that view', () => {
    const table = sitting();
    expect(Math.round(table.controls.polarAngle / degrees)).toBe(38);
    expect([turned(table, 90, 90), turned(table, -90, 0)]).toEqual([
      [35, 60],
      [-35, 22],
    ]);
    fit(table.controls, table.camera, reach, false, 'above');
    table.controls.update(0);
    expect(table.controls.polarAngle / degrees).toBeLessThan(0.2);
    expect(turned(table, 0, 0)).toEqual([0, 0]);
    fit(table.controls, table.camera, reach, false, 'chair');
    expect(turned(table, 0, 0)).toEqual([0, 22]);
  });

  test('comes no nearer than what stands highest lets it, however far it leans', () => {
    const { camera, controls } = sitting();
    void controls.rotateTo(0, 60 * degrees, false);
    void controls.dollyTo(0.1, false);
    controls.update(0);
    const highest = Math.max(...reach.rim.map(({ y }) => y));
    expect(camera.position.y - camera.near).toBeGreaterThan(highest - 1e-6);
  });

  test('from close by what is decided is in sight with what stands there, and nearer', () => {
    const { camera, controls } = sitting();
    const whole = controls.distance;
    const [place] = reach.rim;
    const at = { x: place?.x ?? 0, y: place?.z ?? 0 };
    comeClose(controls, camera, reach, [at], false);
    controls.update(0);
    expect(controls.distance).toBeLessThan(0.71 * whole);
    camera.updateMatrixWorld();
    for (const lift of [0, ...reach.rim.map(({ y }) => y)]) {
      const seen = new Vector3(at.x, lift, at.y).project(camera);
      expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1);
    }
    expect(glideTo(controls, camera, reach.rim, [at], false), 'nothing moves to what is in sight').toBe(false);
  });

  test('glides to what is decided out of sight, and keeps how it leans and how near it is', () => {
    const { camera, controls } = sitting();
    const points = reach.rim.map(({ x, z }) => ({ x, y: z })).toSorted((one, other) => one.x - other.x);
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no places');
    void controls.dollyTo(controls.minDistance, false);
    void controls.moveTo(first.x, 0, first.y, false);
    controls.update(0);
    const [lean, far] = [controls.polarAngle, controls.distance];
    expect(glideTo(controls, camera, reach.rim, [last], false)).toBe(true);
    controls.update(0);
    expect(controls.getTarget(new Vector3()).x).toBeCloseTo(last.x, 3);
    expect([controls.polarAngle, controls.distance]).toEqual([lean, far]);
  });
});

describe('how finely things are drawn', () => {
  test('the software tier never draws more than 0.55 million pixels while things move, fewer where it must', () => {
    const pace = new AdaptiveResolution('processor');
    const pixels = () => STAGE.width * STAGE.height * pace.ratio(STAGE, 2) ** 2;
    expect(pixels()).toBeLessThanOrEqual(0.5501e6);
    for (let i = 0; i < 8; i += 1) pace.tick(150);
    expect(pixels()).toBeLessThan(0.3e6);
    for (let i = 0; i < 80; i += 1) pace.tick(16);
    expect(pixels()).toBeCloseTo(0.55e6, -3);
    expect(stillRatio('processor', STAGE, 1)).toBeGreaterThan(pace.ratio(STAGE, 1));
  });
});

describe('a machine that cannot keep up', () => {
  const frames = (patience: StallDetector, gap: number, count: number, from = 0): boolean[] =>
    Array.from({ length: count }, (_, frame) => patience.moved(from + frame * gap));

  test('is given up after eight frames that stood still', () => {
    expect(frames(new StallDetector(), 800, 10).indexOf(true)).toBe(8);
    expect(frames(new StallDetector(), 300, 100)).not.toContain(true);
  });

  test('one frame in time, or a rest, begins the count anew or says nothing', () => {
    const patience = new StallDetector();
    expect(frames(patience, 800, 7)).not.toContain(true);
    patience.moved(6 * 800 + 100);
    expect(frames(patience, 800, 7, 6 * 800 + 900)).not.toContain(true);
    const seldom = new StallDetector();
    for (let rests = 0; rests < 20; rests++) {
      expect(seldom.moved(rests * 5000)).toBe(false);
      seldom.rest();
    }
  });
});

describe('a piece on its way', () => {
  const pose = (x: number) => ({ at: new Vector3(x, 0, 0), turn: new Quaternion(), size: 1 });

  test('is lifted, arrives within 400 ms and then rests', () => {
    const motion = new PieceMotion();
    motion.send('a', pose(0));
    expect(motion.step(16, () => undefined)).toBe(false);
    motion.send('a', pose(2));
    const heights: number[] = [];
    const places: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      motion.step(50, (_, matrix) => {
        const at = new Vector3().setFromMatrixPosition(matrix);
        places.push(at.x);
        heights.push(at.y);
      });
    }
    expect(Math.max(...heights)).toBeGreaterThan(0.1);
    expect(places.at(-1)).toBeCloseTo(2);
    expect(motion.step(50, () => undefined)).toBe(false);
  });

  test('that becomes larger on its way is not carried anew, and at rest is larger at once', () => {
    const motion = new PieceMotion();
    motion.send('a', pose(0));
    motion.send('a', pose(2));
    for (let i = 0; i < 3; i += 1) motion.step(50, () => undefined);
    motion.become('a', { ...pose(2), size: 1.4 });
    let last = new Matrix4();
    for (let i = 0; i < 5; i += 1) motion.step(50, (_, matrix) => (last = matrix));
    expect(motion.step(50, () => undefined)).toBe(false);
    expect(new Vector3().setFromMatrixScale(last).x).toBeCloseTo(1.4);
    expect(new Vector3().setFromMatrixPosition(last).x).toBeCloseTo(2);
    expect(new Vector3().setFromMatrixScale(motion.become('a', pose(2))).x).toBeCloseTo(1);
    expect(motion.step(16, () => undefined)).toBe(false);
  });

  test('is there at once where motion is not wanted', () => {
    const motion = new PieceMotion();
    motion.still = true;
    motion.send('a', pose(0));
    const matrix = motion.send('a', pose(3));
    expect(new Vector3().setFromMatrixPosition(matrix).x).toBe(3);
    expect(motion.step(16, () => undefined)).toBe(false);
  });
});
