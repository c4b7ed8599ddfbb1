/** The page of `npm run model`: one board in depth, without a window round it, as a given tier draws it from a given place. */
import '#renderer/components/app.css';
import { Vector3 } from 'three';
import type { SeatSetup } from '#main/contract/messages.ts';
import { isPlaceGroup, type Board } from '#renderer/board/board.ts';
import { fitOf } from '#renderer/board/three/camera.ts';
import type { Tier } from '#renderer/board/three/graphics.ts';
import { type Measured, SceneCanvas } from '#renderer/board/three/scene-canvas.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import type { Shot } from './shot.ts';

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  archipelago: async () => (await import('#renderer/games/archipelago/board/archipelago-board.ts')).archipelagoBoard,
  endeavor: async () => (await import('#renderer/games/endeavor/board/endeavor-board.ts')).endeavorBoard,
  'empires-of-the-north': async () =>
    (await import('#renderer/games/empires-of-the-north/board/empires-board.ts')).empiresBoard,
};

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Draws a position. @throws Error for a game without a board in depth */
async function draw(shot: Shot): Promise<Measured> {
  const board = await BOARDS[shot.game]?.();
  const part = await board?.three?.();
  if (!board || !part) throw new Error(`${shot.game} has no board in depth`);
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
    restored: () => undefined,
  });
  const studio = new Studio(shot.tier as Tier);
  const seats = shot.seats as readonly SeatSetup[];
  const looks = seats.map(({ colour }, seat) => seatStyle(colour, seat));
  const relief = part.relief(looks, studio, () => picture.redraw());
  picture.scene.add(relief.root);
  const model = board.model(shot.view as object, shot.pack as object);
  const scenery = { model, groups: board.places(model, []).filter(isPlaceGroup), ghost: undefined };
  relief.draw(scenery, true, 'near');
  const { rim, floor } = relief.reach(scenery);
  picture.stood(floor);
  picture.sharpen(shot.ratio);
  const { target, distance } = fitOf(picture.camera, rim, (shot.polar * Math.PI) / 180);
  const at = new Vector3(shot.at?.[0] ?? target.x, 0, shot.at?.[1] ?? target.z);
  const far = distance * shot.far;
  const [polar, round] = [(shot.polar * Math.PI) / 180, (shot.round * Math.PI) / 180];
  const { camera } = picture;
  camera.position.set(
    at.x + far * Math.sin(polar) * Math.sin(round),
    far * Math.cos(polar),
    at.z + far * Math.sin(polar) * Math.cos(round),
  );
  camera.lookAt(at);
  camera.updateMatrixWorld();
  await later(shot.wait);
  picture.redraw();
  await later(200);
  return picture.measure(shot.rounds);
}

Object.assign(window, { drawModel: draw });
