/** How much the machine can draw. */
export type Tier = 'software' | 'integrated';

/** Most pixels drawn, by tier: a software rasteriser is paid by the pixel. */
const PIXELS: Readonly<Record<Tier, number>> = { software: 0.55e6, integrated: 2.1e6 };

/** Whether WebGL can be had, and what draws it; undefined for none. */
export function probe(): Tier | undefined {
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

/** Most pixels of the one frame drawn when everything has come to rest: seen for long, paid for once. */
const STILL: Readonly<Record<Tier, number>> = { software: 1.3e6, integrated: 3.2e6 };

/** Device pixels a CSS pixel gets while things move, so that no more than the tier's share is drawn. */
export function pixelRatio(tier: Tier, width: number, height: number, device: number): number {
  return Math.min(device, Math.sqrt(PIXELS[tier] / Math.max(1, width * height)));
}

/** The same at rest: finer than the screen where it can be, for smooth edges without a multisampling pass. */
export function stillRatio(tier: Tier, width: number, height: number, device: number): number {
  return Math.min(device * (tier === 'software' ? 2 : 1), Math.sqrt(STILL[tier] / Math.max(1, width * height)));
}
