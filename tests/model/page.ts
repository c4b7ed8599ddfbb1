/** The page of `npm run model`: one board in depth, without a window round it, as a given tier draws it from a given place. */
import '#renderer/components/app.css';
import { mount, unmount } from 'svelte';
import { PerspectiveCamera, Scene, Vector3, WebGLRenderer, WebGLRenderTarget } from 'three';
import type { SeatSetup } from '#main/contract/messages.ts';
import { isPlaceGroup, type BoardTable, type Reach, type Relief } from '#renderer/board/board.ts';
import { closeBox } from '#renderer/board/in-sight.ts';
import { fitOf } from '#renderer/board/three/camera.ts';
import type { Tier } from '#renderer/board/three/graphics.ts';
import { type Measured, SceneCanvas } from '#renderer/board/three/scene-canvas.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { cardOf } from '#renderer/games/index.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import { countPixels, identify, piecesSeen, type PieceSeen } from './identity.ts';
import type { Shot } from './shot.ts';
import Shown from './Shown.svelte';
import { bearersOf, symbolPixels } from './symbols.ts';
import { countTextures, textureMegabytes } from './textures.ts';

countTextures();

/** What a picture costs, and the megabytes of all its textures. */
export type Cost = Measured & { readonly megabytes: number };

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A board in depth belongs to a component, which knows the table it is drawn for. */
function reliefAt(table: BoardTable, make: () => Relief): { relief: Relief; leave: () => void } {
  const made: Relief[] = [];
  const shown = mount(Shown, {
    target: document.createElement('div'),
    props: { table, onready: () => made.push(make()) },
  });
  const [relief] = made;
  if (!relief) throw new Error('the board in depth was not made');
  return { relief, leave: () => void unmount(shown) };
}

/** A board in depth with a position on it. @throws Error for a game without one */
async function lay(shot: Shot, redraw: () => void) {
  const board = (await cardOf(shot.game)?.load())?.board;
  const part = await board?.three?.();
  if (!board || !part) throw new Error(`${shot.game} has no board in depth`);
  const studio = new Studio(shot.tier as Tier);
  const seats = shot.seats as readonly SeatSetup[];
  const looks = seats.map(({ colour }, seat) => seatStyle(colour, seat));
  const table = { seats, view: shot.view as object, pack: shot.pack as object };
  const { relief, leave } = reliefAt(table, () => part.relief(looks, studio, redraw));
  const model = board.model(shot.view as object, shot.pack as object);
  const scenery = { model, groups: board.places(model, []).filter(isPlaceGroup), ghost: undefined };
  relief.draw(scenery, true, 'near');
  const dispose = (): void => {
    relief.dispose();
    studio.dispose();
    leave();
  };
  return { root: relief.root, dispose, sized: (unit: number) => relief.sized?.(unit), ...relief.reach(scenery) };
}

/** Puts a camera where a shot is taken from. Gives the pixels that a unit of the plane takes at the point looked at. */
function aim(camera: PerspectiveCamera, shot: Shot, { rim, lean = 38 }: Pick<Reach, 'rim' | 'lean'>): number {
  const [polar, round] = [((shot.polar ?? lean) * Math.PI) / 180, (shot.round * Math.PI) / 180];
  const { target, distance } = fitOf(camera, rim, polar);
  const at = new Vector3(shot.at?.[0] ?? target.x, 0, shot.at?.[1] ?? target.z);
  const far = distance * shot.far;
  camera.position.set(
    at.x + far * Math.sin(polar) * Math.sin(round),
    far * Math.cos(polar),
    at.z + far * Math.sin(polar) * Math.cos(round),
  );
  camera.lookAt(at);
  camera.updateMatrixWorld();
  const across = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0).divideScalar(2);
  const [left, right] = [-1, 1].map((way) => at.clone().addScaledVector(across, way).project(camera).x);
  return (((right ?? 0) - (left ?? 0)) * shot.width) / 2;
}

/** Draws a position, times it, and leaves it where it is. */
async function draw(shot: Shot): Promise<Cost> {
  return (await drawn(shot)).told;
}

/** Draws a position so many times anew, each time giving all of it back. */
async function openAgain(shot: Shot, times: number): Promise<void> {
  for (let at = 0; at < times; at++) (await drawn(shot)).dispose();
}

async function drawn(shot: Shot) {
  const size = { width: shot.width, height: shot.height };
  const canvas = document.createElement('canvas');
  canvas.style.width = `${size.width}px`;
  canvas.style.height = `${size.height}px`;
  document.body.replaceChildren(canvas);
  const picture = new SceneCanvas(canvas, size, {
    tier: shot.tier as Tier,
    step: () => undefined,
    drawn: () => undefined,
    lost: () => undefined,
    restored: () => picture.redraw(),
  });
  const board = await lay(shot, () => picture.redraw());
  const { root, floor } = board;
  picture.scene.add(root);
  picture.stood(floor);
  picture.sharpen(shot.ratio);
  board.sized(aim(picture.camera, shot, board));
  await later(shot.wait);
  picture.redraw();
  await later(200);
  const dispose = (): void => {
    board.dispose();
    picture.dispose();
    canvas.remove();
  };
  const { ms } = picture.measure(shot.rounds);
  // With its shadows, as when a piece moves.
  picture.carried();
  const measured = picture.measure(1);
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('the canvas has no WebGL2');
  return { told: { ...measured, ms, megabytes: textureMegabytes(gl) }, dispose, picture, canvas, gl };
}

/** How far two pixels may differ in a colour and count as the same. */
const SAME = 4;

/** Takes the graphics card away from what is drawn, and gives it back. Gives the share of pixels that are others after that. */
async function regain(shot: Shot): Promise<number> {
  const { picture, canvas, gl, dispose } = await drawn(shot);
  const pixels = (): Uint8Array => {
    const data = new Uint8Array(4 * gl.drawingBufferWidth * gl.drawingBufferHeight);
    picture.measure(1);
    gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, data);
    return data;
  };
  const before = pixels();
  const card = gl.getExtension('WEBGL_lose_context');
  const heard = (what: string) => new Promise((done) => canvas.addEventListener(what, done, { once: true }));
  const lost = heard('webglcontextlost');
  card?.loseContext();
  await lost;
  // It is given back once everybody has heard.
  await later(50);
  const restored = heard('webglcontextrestored');
  card?.restoreContext();
  await restored;
  await later(shot.wait);
  const after = pixels();
  dispose();
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > SAME).length / before.length;
}

/** How much of each piece is seen from each of several places. */
async function identities(shots: readonly Shot[]): Promise<PieceSeen[][]> {
  const [first] = shots;
  if (first === undefined) return [];
  const { width, height } = first;
  const board = await lay(first, () => undefined);
  const scene = new Scene();
  scene.add(board.root);
  const renderer = new WebGLRenderer();
  // Drawn beside the page, so that numbers stay numbers.
  const target = new WebGLRenderTarget(width, height);
  renderer.setRenderTarget(target);
  const camera = new PerspectiveCamera(30, width / height, 0.5, 120);
  await later(first.wait);
  const { bare, pieces } = identify(scene);
  const counted = (): Map<number, number> => {
    renderer.render(scene, camera);
    const data = new Uint8Array(4 * width * height);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, data);
    return countPixels(data);
  };
  const all = shots.map((shot) => {
    board.sized(aim(camera, shot, board));
    const seen = counted();
    bare(true);
    const alone = counted();
    bare(false);
    return piecesSeen(pieces, seen, alone);
  });
  renderer.dispose();
  return all;
}

/** The smallest symbol of any piece from each of several places, close by: the camera as near as the view from there has it. */
async function symbols(shots: readonly Shot[]): Promise<{ name: string; pixels: number }[]> {
  const [first] = shots;
  if (first === undefined) return [];
  const board = await lay(first, () => undefined);
  const scene = new Scene();
  scene.add(board.root);
  const camera = new PerspectiveCamera(30, first.width / first.height, 0.5, 120);
  const lean = ((board.lean ?? 38) * Math.PI) / 180;
  const heights = [0, ...board.rim.map(({ y }) => y)];
  await later(first.wait);
  // Pieces are as large as they are close by before any is measured.
  const near = (at: Vector3): number => {
    const { left, top, right, bottom } = closeBox([{ x: at.x, y: at.z }], { x: at.x, y: at.z });
    const box = [left, right].flatMap((x) => [top, bottom].flatMap((z) => heights.map((y) => ({ x, y, z }))));
    return fitOf(camera, box, lean).distance;
  };
  return shots.map((shot) => {
    const whole = fitOf(camera, board.rim, ((shot.polar ?? 0) * Math.PI) / 180).distance;
    const look = (at: Vector3) => aim(camera, { ...shot, at: [at.x, at.z], far: near(at) / whole }, board);
    board.sized(look(new Vector3()));
    const all = bearersOf(scene).map((piece) => {
      look(piece.at);
      return { name: piece.name, pixels: symbolPixels(piece, camera, first) };
    });
    return all.reduce((least, one) => (one.pixels < least.pixels ? one : least), { name: '', pixels: Infinity });
  });
}

Object.assign(window, {
  drawModel: draw,
  openModelAgain: openAgain,
  identitiesOfModel: identities,
  symbolsOfModel: symbols,
  regainModel: regain,
});
