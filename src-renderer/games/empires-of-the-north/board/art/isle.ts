/** The outlines of an island in a strip of sea. */
export type Isle = {
  readonly back: string;
  readonly land: string;
  readonly snow: string;
  readonly trees: string;
  readonly surf: string;
};

/** Numbers from 0 to 1 that go with a text: the same text always has the same ones. */
function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

const at = (value: number): string => value.toFixed(1);

/** Draws an island of its own for each card: near ones are low and green, far ones high, some with snow. */
export function isleOf(id: string, far: boolean, width: number, height: number): Isle {
  const next = numbersOf(id);
  const sea = height - 5;
  const top = far ? height * 0.86 : height * 0.6;
  const [from, to] = [width * (0.12 + next() * 0.14), width * (0.74 + next() * 0.14)];
  const peaks = Array.from({ length: 3 }, (_, i) => ({
    x: from + ((to - from) * (i + 0.6 + next() * 0.4)) / 3.2,
    y: sea - top * (0.55 + next() * 0.45),
  }));
  const land = far ? sharp(from, to, sea, peaks) : soft(from, to, sea, peaks);
  const highest = peaks.reduce((best, peak) => (peak.y < best.y ? peak : best));
  const snow = far
    ? `M${at(highest.x - 4)} ${at(highest.y + 5.4)}L${at(highest.x)} ${at(highest.y + 0.6)}L${at(highest.x + 4)} ${at(highest.y + 5.4)}L${at(highest.x + 1.4)} ${at(highest.y + 4)}L${at(highest.x)} ${at(highest.y + 6)}L${at(highest.x - 1.6)} ${at(highest.y + 4)}Z`
    : '';
  const trees = Array.from({ length: far ? 4 : 6 }, () => {
    const x = from + 8 + next() * (to - from - 16);
    const y = sea - 1 - next() * 3;
    return `M${at(x - 2.6)} ${at(y)}L${at(x)} ${at(y - 7)}L${at(x + 2.6)} ${at(y)}Z`;
  }).join('');
  const surf = `M${at(from - 6)} ${at(sea + 1.4)}q5 -2.4 10 0t10 0M${at(to - 12)} ${at(sea + 1.8)}q5 -2.4 10 0t10 0`;
  const back = `M0 ${at(sea)}L0 ${at(sea - 4 - next() * 5)}Q${at(width * 0.3)} ${at(sea - 9)} ${at(width * 0.5)} ${at(sea - 3)}T${at(width)} ${at(sea - 5)}V${at(sea)}Z`;
  return { back, land, snow, trees, surf };
}

type Peak = { readonly x: number; readonly y: number };

function soft(from: number, to: number, sea: number, peaks: readonly Peak[]): string {
  const [one, two, three] = peaks;
  if (!one || !two || !three) return '';
  return `M${at(from)} ${at(sea)}Q${at(from + 4)} ${at(one.y)} ${at(one.x)} ${at(one.y)}T${at(two.x)} ${at(two.y)}T${at(three.x)} ${at(three.y + 2)}Q${at(to - 3)} ${at(three.y + 3)} ${at(to)} ${at(sea)}Z`;
}

function sharp(from: number, to: number, sea: number, peaks: readonly Peak[]): string {
  const ridge = peaks
    .map(({ x, y }, i) => `L${at(x)} ${at(y)}${i < 2 ? `L${at(x + 7)} ${at((y + sea) / 2)}` : ''}`)
    .join('');
  return `M${at(from)} ${at(sea)}${ridge}L${at(to)} ${at(sea)}Z`;
}
