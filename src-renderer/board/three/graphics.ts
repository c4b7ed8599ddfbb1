import type { Size } from '../viewport.ts';

/** How much can be drawn here: by a processor, or by a graphics card of either kind. */
export type Tier = 'processor' | 'middle' | 'high';

/** Most pixels drawn while things move; drawing in software takes time by the pixel. */
const PIXELS: Readonly<Record<Tier, number>> = { processor: 0.55e6, middle: 2.1e6, high: 3.7e6 };

/** What draws WebGL here, by its name: a program on the processor, or a graphics card; undefined for neither. */
export function probeGraphics(): 'processor' | 'card' | undefined {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return undefined;
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|softpipe|basic render/i.test(name) ? 'processor' : 'card';
  } catch {
    return undefined;
  }
}

/** Fewest pixels while things move. */
const LEAST = 0.2e6;
/** Most pixels of the one picture that is drawn once everything rests. */
const STILL: Readonly<Record<Tier, number>> = { processor: 1.3e6, middle: 3.2e6, high: 6e6 };

const ratioFor = (pixels: number, { width, height }: Size): number => Math.sqrt(pixels / Math.max(1, width * height));

/**
 * Chooses the resolution while things move: never more pixels than the tier allows, and fewer when frames come too
 * slowly.
 */
export class AdaptiveResolution {
  private readonly most: number;
  private pixels: number;
  private readonly lately: number[] = [];

  constructor(tier: Tier) {
    this.most = PIXELS[tier];
    this.pixels = this.most;
  }

  /** Takes note of a frame that took so long. */
  tick(milliseconds: number): void {
    this.lately.push(milliseconds);
    if (this.lately.length < 4) return;
    const median = [...this.lately].sort((a, b) => a - b)[1] ?? milliseconds;
    this.lately.length = 0;
    if (median > 62) this.pixels = Math.max(LEAST, this.pixels * 0.7);
    else if (median < 34) this.pixels = Math.min(this.most, this.pixels * 1.25);
  }

  /** Device pixels for a CSS pixel now. */
  ratio(size: Size, device: number): number {
    return Math.min(device, ratioFor(this.pixels, size));
  }
}

/** A frame that took longer than this, in milliseconds, counts as a stall. */
const STANDSTILL = 700;
/** So many stalls in a row, and the machine cannot draw the relief. */
const MOST_STANDSTILLS = 8;

/** Notices when even the coarsest picture comes too slowly to be used. */
export class StallDetector {
  private last: number | undefined;
  private standstills = 0;

  /** Takes note of a frame drawn at `now` while something moves; true when the relief has to be given up. */
  moved(now: number): boolean {
    if (this.last !== undefined) this.standstills = now - this.last > STANDSTILL ? this.standstills + 1 : 0;
    this.last = now;
    return this.standstills >= MOST_STANDSTILLS;
  }

  /** Nothing moves, so the time until the next frame means nothing. */
  rest(): void {
    this.last = undefined;
  }
}

/** Device pixels for a CSS pixel at rest: finer than the screen in software, for smooth edges without multisampling. */
export function stillRatio(tier: Tier, size: Size, device: number): number {
  return Math.min(device * (tier === 'processor' ? 2 : 1), ratioFor(STILL[tier], size));
}
