import { GROUND } from '../../../palette.ts';
import { ease, type Grain } from './grain.ts';
import { fill, lay, tone, type Texel } from './tones.ts';

const TONES = {
  shallow: tone(GROUND.shallow),
  shelf: tone(GROUND.shelf),
  mid: tone(GROUND.mid),
  deep: tone(GROUND.deep),
  foam: tone(GROUND.spray),
};

/** How rough water and foam are. */
const ROUGH = { water: 0.14, foam: 0.6 } as const;

/** Lines of foam off the coast: how far off, how broad, and how much of them there is. */
const SURF = [
  { off: 0.042, broad: 0.009, share: 0.75, fine: 3 },
  { off: 0.085, broad: 0.007, share: 0.45, fine: 2 },
] as const;

/** The colour of water by its depth alone. @param off how far it is from the coast */
export function plainSea(on: Texel, off: number): void {
  fill(on, TONES.shallow);
  lay(on, TONES.shelf, ease(off / 0.11));
  lay(on, TONES.mid, ease((off - 0.07) / 0.16));
  lay(on, TONES.deep, ease((off - 0.22) / 0.44) * 0.9);
  on.rough = ROUGH.water;
}

/** Water with waves, and foam at the coast and in broken lines off it. */
export function paintSea(on: Texel, x: number, y: number, off: number, grain: Grain): void {
  const drift = grain(x, y, 2) - 0.5;
  plainSea(on, Math.max(0, off + drift * 0.13 * Math.min(1, off / 0.08)));
  // Waves are long from side to side.
  const wave = grain(x + drift * 0.1, y * 3, 2) - 0.5;
  lay(on, TONES.shallow, Math.max(0, wave - 0.07) * 0.9 * ease(off / 0.06));
  lay(on, TONES.deep, Math.max(0, -wave - 0.05) * 1.2 * ease(off / 0.1));
  let foam = off > 0.04 ? 0 : ease((0.02 + (grain(x, y, 3) - 0.5) * 0.02 - off) / 0.012) * 0.95;
  for (const { off: at, broad, share, fine } of off < 0.14 ? SURF : []) {
    const line = 1 - Math.abs(off - at - drift * 0.05) / broad;
    if (line > 0) foam = Math.max(foam, ease(line) * share * ease((grain(x + at, y - at, fine) - 0.46) / 0.08));
  }
  lay(on, TONES.foam, foam);
  on.rough += (ROUGH.foam - ROUGH.water) * foam;
}
