import type { Size } from '../viewport.ts';

/** How much the machine can draw. */
export type Tier = 'software' | 'integrated';

/** Most pixels drawn, by tier: a software rasteriser is paid by the pixel. */
const PIXELS: Readonly<Record<Tier, number>> = { software: 0.55e6, integrated: 2.1e6 };

/** Whether WebGL can be had, and what draws it; undefined for none. */
export function probeGraphics(): Tier | undefined {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return undefined;
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|softpipe|basic render/i.test(name) ? 'software' : 'integrated';
  } catch {
    return undefined;
  }
}

/** Fewest pixels while things move. */
const LEAST = 0.2e6;
/** Most pixels of the one frame drawn when everything has come to rest: seen for long, paid for once. */
const STILL: Readonly<Record<Tier, number>> = { software: 1.3e6, integrated: 3.2e6 };

const ratioFor = (pixels: number, { width, height }: Size): number => Math.sqrt(pixels / Math.max(1, width * height));

/**
 * How finely things are drawn while they move: never more than the tier's share of pixels, and fewer where frames come too
 * slowly for the hand.
 */
export class AdaptiveResolution {
  private readonly most: number;
  private pixels: number;
  private readonly lately: number[] = [];

  constructor(tier: Tier) {
    this.most = PIXELS[tier];
    this.pixels = this.most;
  }

  /** Notes that a frame took `milliseconds`. */
  tick(milliseconds: number): void {
    this.lately.push(milliseconds);
    if (this.lately.length < 4) return;
    const median = [...this.lately].sort((a, b) => a - b)[1] ?? milliseconds;
    this.lately.length = 0;
    if (median > 62) this.pixels = Math.max(LEAST, this.pixels * 0.7);
    else if (median < 34) this.pixels = Math.min(this.most, this.pixels * 1.25);
  }

  /** Device pixels a CSS pixel gets now. */
  ratio(size: Size, device: number): number {
    return Math.min(device, ratioFor(this.pixels, size));
  }
}

/** A frame that took longer than this, in milliseconds, is no motion any more. */
const STANDSTILL = 700;
/** So many of them one after the other, and the machine cannot draw the model. */
const MOST_STANDSTILLS = 8;

/** Tells when even the coarsest picture comes too slowly for anybody to use. */
export class StallDetector {
  private last: number | undefined;
  private standstills = 0;

  /** Notes a frame of something that moves, drawn at `now`; whether patience is at its end. */
  moved(now: number): boolean {
    if (this.last !== undefined) this.standstills = now - this.last > STANDSTILL ? this.standstills + 1 : 0;
    this.last = now;
    return this.standstills >= MOST_STANDSTILLS;
  }

  /** Nothing moves: the time until the next frame says nothing. */
  rest(): void {
    this.last = undefined;
  }
}

/** Device pixels a CSS pixel gets at rest: finer than the screen where it can be, for smooth edges without multisampling. */
export function stillRatio(tier: Tier, size: Size, device: number): number {
  return Math.min(device * (tier === 'software' ? 2 : 1), ratioFor(STILL[tier], size));
}
