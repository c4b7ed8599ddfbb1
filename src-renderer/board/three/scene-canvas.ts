import { Color, LinearSRGBColorSpace, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { PALETTE } from '../../styles/palette.ts';
import type { Box } from '../plane.ts';
import type { Size } from '../viewport.ts';
import type { Tier } from './graphics.ts';
import { asShown } from './light.ts';
import { Room } from './room.ts';
import { FrameLoop } from './frame-loop.ts';

/** What is told of a canvas. */
type Told = {
  /** Before each frame: moves what moves by so many seconds. */
  readonly step: (seconds: number) => void;
  /** A picture was drawn. */
  readonly drawn: () => void;
  /** The graphics card has lost the picture for good. */
  readonly lost: () => void;
  /** It was lost, and is there again. */
  readonly restored: () => void;
};

/** What a picture costs: how long it took each time in milliseconds, draws and triangles, and the textures that are held. */
export type Measured = {
  readonly ms: readonly number[];
  readonly draws: number;
  readonly triangles: number;
  readonly textures: number;
};

/** A canvas, the scene on it, and the camera that sees it. A frame comes only when it is asked for, a picture only when something has changed. */
export class SceneCanvas {
  readonly scene = new Scene();
  readonly camera: PerspectiveCamera;
  readonly #renderer: WebGLRenderer;
  readonly #frames: FrameLoop;
  readonly #told: Told;
  #size: Size;
  #drawnSize: Size | undefined;
  #stale = true;
  #losses = 0;
  readonly #room: Room | undefined;

  /** @throws Error where the canvas gets no WebGL */
  constructor(canvas: HTMLCanvasElement, size: Size, { tier, ...told }: Told & { readonly tier: Tier }) {
    this.#told = told;
    this.#size = size;
    const night = new Color(PALETTE.night);
    this.scene.background = night;
    this.camera = new PerspectiveCamera(30, size.width / size.height, 0.5, 120);
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: tier !== 'processor',
      alpha: false,
      powerPreference: 'low-power',
    });
    this.#renderer.setClearColor(PALETTE.night);
    if (tier === 'processor') {
      // Colours come as the screen has them (light.ts): nothing is left to be turned into them.
      this.#renderer.outputColorSpace = LinearSRGBColorSpace;
      asShown(night);
    }
    this.#room = tier === 'processor' ? undefined : new Room(this.#renderer, this.scene, tier);
    this.#frames = new FrameLoop((elapsed) => this.#frame(elapsed / 1000));
    // A context may be lost once, when a driver restarts. Losing it twice means that it will be lost again.
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      if (++this.#losses > 1) told.lost();
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#room?.restore();
      told.restored();
    });
  }

  /** Asks for a frame: something moves. */
  wake(): void {
    this.#frames.wake();
  }

  /** Asks for a picture: something looks different. */
  redraw(): void {
    this.#stale = true;
    this.wake();
  }

  /** Things stand elsewhere, on this part of the plane: lamp and shadows follow. */
  stood(floor: Box): void {
    this.#room?.hang(floor);
    this.redraw();
  }

  /** A piece is on its way: its shadow goes with it. */
  carried(): void {
    this.#room?.shade();
    this.redraw();
  }

  /** The canvas has another size. It takes it in the frame that draws the next picture, because with another size the one before is gone. */
  resize(size: Size): void {
    this.camera.aspect = size.width / size.height;
    this.camera.updateProjectionMatrix();
    this.#size = size;
    this.redraw();
  }

  /** Draws with so many pixels of the picture to one of the page. To be called in a frame. */
  sharpen(ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#stale = true;
  }

  /** Draws the picture so many times at once. Gives how long each took, in milliseconds, and what it cost. */
  measure(rounds: number): Measured {
    const gl = this.#renderer.getContext();
    const pixel = new Uint8Array(4);
    const ms = Array.from({ length: rounds }, () => {
      const start = performance.now();
      this.#renderer.render(this.scene, this.camera);
      // Waits until it is there.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return performance.now() - start;
    });
    const { render, memory } = this.#renderer.info;
    return { ms, draws: render.calls, triangles: render.triangles, textures: memory.textures };
  }

  /** Draws nothing more, and gives back what the graphics card holds of the canvas. */
  dispose(): void {
    this.#frames.stop();
    this.#room?.dispose();
    this.#renderer.dispose();
    // A browser has room for a few contexts, and else takes one from whoever has had theirs longest.
    this.#renderer.forceContextLoss();
  }

  #frame(seconds: number): void {
    this.#told.step(seconds);
    if (!this.#stale) return;
    this.#stale = false;
    if (this.#drawnSize !== this.#size) this.#renderer.setSize(this.#size.width, this.#size.height, false);
    this.#drawnSize = this.#size;
    this.#renderer.render(this.scene, this.camera);
    this.#told.drawn();
  }
}
