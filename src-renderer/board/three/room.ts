import {
  BackSide,
  BoxGeometry,
  FrontSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PMREMGenerator,
  NeutralToneMapping,
  Scene,
  type Side,
  SpotLight,
  type WebGLRenderer,
} from 'three';
import { LIGHTS, ROOM } from '../../styles/palette.ts';
import type { Box } from '../plane.ts';
import type { Tier } from './graphics.ts';

/** The side of the shadow map of each tier, in texels. */
const SHADOW: Readonly<Record<Exclude<Tier, 'processor'>, number>> = { middle: 1024, high: 2048 };

/** The lamp over a table, the light of the room round it, and what shines in it: for tiers that work light out. */
export class Room {
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #lamp = new SpotLight(LIGHTS.bulb, 3.1, 0, 1, 0.62, 0);

  /** @throws Error where the graphics card refuses the environment */
  constructor(renderer: WebGLRenderer, scene: Scene, tier: Exclude<Tier, 'processor'>) {
    this.#renderer = renderer;
    this.#scene = scene;
    renderer.toneMapping = NeutralToneMapping;
    renderer.toneMappingExposure = 1.08;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    // Drawn anew when a piece has moved: a camera that goes round changes no shadow.
    renderer.shadowMap.autoUpdate = false;
    const { shadow } = this.#lamp;
    this.#lamp.castShadow = true;
    shadow.mapSize.set(SHADOW[tier], SHADOW[tier]);
    shadow.radius = 3.2;
    shadow.bias = -0.0003;
    shadow.normalBias = 0.012;
    shadow.intensity = 0.86;
    scene.add(this.#lamp, this.#lamp.target, new HemisphereLight(LIGHTS.fill, LIGHTS.wood, 0.5));
    scene.environment = cabin(renderer);
    scene.environmentIntensity = 0.55;
  }

  /** Hangs the lamp over the part of the plane where things lie. */
  hang({ left, right, top, bottom }: Box): void {
    const [x, z] = [(left + right) / 2, (top + bottom) / 2];
    const extent = Math.hypot(right - left, bottom - top) / 2;
    const far = extent / 4.2;
    this.#lamp.position.set(x - 6 * far, 8.6 * far, z + 2 * far);
    this.#lamp.target.position.set(x, 0, z);
    const distance = this.#lamp.position.distanceTo(this.#lamp.target.position);
    this.#lamp.angle = Math.atan((1.42 * extent) / distance);
    this.#lamp.shadow.camera.near = 0.35 * distance;
    this.#lamp.shadow.camera.far = 1.9 * distance;
    this.shade();
  }

  /** Something stands elsewhere: shadows are drawn anew with the next picture. */
  shade(): void {
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** The graphics card has lost all it held and is there again: what was drawn for later pictures is drawn anew. */
  restore(): void {
    this.#scene.environment?.dispose();
    this.#scene.environment = cabin(this.#renderer);
    this.shade();
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.#scene.environment?.dispose();
    this.#scene.environment = null;
    this.#lamp.dispose();
  }
}

/** What brass, enamel and water show: a cabin with a lamp to the left, a window behind, and dusk to the right. */
function cabin(renderer: WebGLRenderer): Scene['environment'] {
  const room = new Scene();
  type Three = readonly [number, number, number];
  const add = (colour: string, light: number, size: Three, at: Three, side: Side = FrontSide) => {
    const material = new MeshBasicMaterial({ color: colour, side });
    material.color.multiplyScalar(light);
    const mesh = new Mesh(new BoxGeometry(...size), material);
    mesh.position.set(...at);
    room.add(mesh);
  };
  add(ROOM.wall, 0.42, [20, 12, 20], [0, 4, 0], BackSide);
  add(ROOM.lamp, 34, [1.4, 0.6, 1.4], [-4.5, 6.5, 1.5]);
  add(ROOM.window, 5, [6, 3.4, 0.2], [0, 4.4, -9]);
  add(ROOM.dusk, 1.6, [0.2, 3, 6], [9, 4, 0]);
  add(ROOM.ember, 3.2, [0.2, 2.4, 4], [-9, 3, 0]);
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(room, 0.03);
  generator.dispose();
  for (const child of room.children)
    if (child instanceof Mesh) {
      child.geometry.dispose();
      for (const material of [child.material].flat()) material.dispose();
    }
  return texture;
}
