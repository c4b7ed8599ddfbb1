import type { Hour } from './hours.ts';

/** The paper under everything. */
export const paper = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="#f0e2c4"/>`;

/**
 * What lies over a whole picture: the hand that wobbles, blooms and lifted pigment of the wash, the light of the hour from the upper left,
 * darker corners, and grain of the paper. Gives what to define, and the layers.
 */
export function finish(
  { tint, dark }: Hour,
  width: number,
  height: number,
  shape: 'scene' | 'strip',
): { readonly defs: string; readonly layers: string } {
  // Beyond the edges too, so that nothing there is moved in from outside.
  const region = `filterUnits="userSpaceOnUse" x="-30" y="-30" width="${width + 60}" height="${height + 60}"`;
  const fine = shape === 'strip' ? 0.6 : 1;
  const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string): string =>
    `<filter id="${id}" ${region}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
    `<feColorMatrix type="matrix" values="${matrix}"/></filter>`;
  const moved = (id: string, frequency: string, scale: number): string =>
    `<filter id="${id}" ${region}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="3" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale * fine}" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  const defs =
    moved('wet', '0.009 0.018', 58) +
    moved('wobble', '0.022', 6.5) +
    // Pools of pigment, patches where it was lifted, and the grain: noise turned into dark, light, and grey of varying strength.
    noise('bloom', '0.008 0.012', 3, 11, '0 0 0 0 0.33  0 0 0 0 0.3  0 0 0 0 0.3  1.9 0 0 0 -0.72') +
    noise('lift', '0.012 0.02', 3, 23, '0 0 0 0 1  0 0 0 0 0.96  0 0 0 0 0.86  0 2.2 0 0 -1.02') +
    noise('grain', '0.42', 2, 5, '0 0 0 0 0.25  0 0 0 0 0.2  0 0 0 0 0.15  0 0 1.5 0 -0.55') +
    `<radialGradient id="lamp" cx="0.16" cy="0.06" r="1.1"><stop offset="0" stop-color="#fff1cf" stop-opacity="0.95"/>` +
    `<stop offset="0.5" stop-color="${tint}" stop-opacity="0.35"/><stop offset="1" stop-color="#2a2430" stop-opacity="0.5"/></radialGradient>` +
    `<radialGradient id="vignette" cx="0.46" cy="0.44" r="0.78"><stop offset="0.58" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#140d08" stop-opacity="0.62"/></radialGradient>`;
  const layer = (fill: string, opacity: number, blend: string): string =>
    `<rect width="${width}" height="${height}" ${fill} opacity="${opacity}" style="mix-blend-mode:${blend}"/>`;
  const layers =
    layer('filter="url(#bloom)"', 0.42, 'multiply') +
    layer('filter="url(#lift)"', 0.3, 'normal') +
    layer(`fill="${tint}"`, 0.16, 'multiply') +
    layer('fill="url(#lamp)"', 0.42, 'soft-light') +
    (dark > 0 ? layer('fill="#0c1424"', dark * 0.5, 'multiply') : '') +
    layer('fill="url(#vignette)"', 0.6 - dark * 0.8, 'multiply') +
    layer('filter="url(#grain)"', shape === 'strip' ? 0.28 : 0.42, 'multiply');
  return { defs, layers };
}
