import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesRound } from '#renderer/board/three/outline.ts';
import { SEAT_STYLES } from '#renderer/icons/seat-styles.ts';
import { PALETTE } from '#renderer/styles/palette.ts';
import { contrast, luminance, pixelOf, type Pixel } from '../../house/luminance.ts';

/** What must be seen stands out so much. */
const ENOUGH = 3;
const read = (path: string): string => readFileSync(new URL(`../../../src-renderer/${path}`, import.meta.url), 'utf8');
const TOKENS = read('styles/tokens.css');

/** A colour, and how much of what lies behind it it takes away. */
type Veil = { readonly colour: Pixel; readonly share: number };

/** The colour of a token. @throws Error where there is none */
function token(name: string): Pixel {
  const hex = new RegExp(`^ {2}--${name}: (#[0-9a-f]{6});`, 'm').exec(TOKENS)?.[1];
  if (hex === undefined) throw new Error(`no colour ${name}`);
  return pixelOf(hex);
}

/** The gradient of a rule of the dusk, from its first stop to its last. @throws Error for a rule that has no such gradient */
function dusk(selector: string): Veil[] {
  const style = read('board/overlay/Dusk.svelte');
  const rule = style.split(`\n  ${selector} {`)[1]?.split('\n  }')[0] ?? '';
  const stops = [...rule.matchAll(/rgb\(from var\(--([a-z]+)\) r g b \/ ([\d.]+)\)/g)];
  const [from, to] = stops.map(([, name = '', share]) => ({ colour: token(name), share: Number(share) }));
  if (!from || !to || stops.length !== 2) throw new Error(`no gradient for ${selector}`);
  return Array.from({ length: 41 }, (_, at) => between(from, to, at / 40));
}

/** A veil between two, as a style sheet has it: colours count by their shares. */
function between(from: Veil, to: Veil, t: number): Veil {
  const share = from.share * (1 - t) + to.share * t;
  const colour = from.colour.map((value, part) => {
    const other = to.colour[part] ?? 0;
    return (value * from.share * (1 - t) + other * to.share * t) / share;
  });
  return { share, colour: colour as unknown as Pixel };
}

/** A colour as it is seen through a veil: a browser mixes what the screen has, not light. */
const through = ({ colour, share }: Veil, pixel: Pixel): Pixel =>
  pixel.map((value, part) => value * (1 - share) + (colour[part] ?? 0) * share) as unknown as Pixel;

/** Every grey, and every colour of house and seats. */
const BEHIND: readonly Pixel[] = [
  ...Array.from({ length: 256 }, (_, grey): Pixel => [grey, grey, grey]),
  ...Object.values(PALETTE).map(pixelOf),
];
const LAMPS: readonly (readonly [string, readonly Veil[]])[] = [
  ['lit', [{ colour: [0, 0, 0], share: 0 }]],
  ['down in a crisis', dusk('.dusk::before')],
  ['down where all is lost', dusk(".dusk[data-mood='lost']::before")],
];

/** What of a ground no line stands out from enough, each seen as `seen` has it. */
const lost = (lines: readonly Pixel[], veils: readonly Veil[], seen: (veil: Veil, line: Pixel) => Pixel) =>
  veils.flatMap((veil) =>
    BEHIND.filter((behind) => {
      const ground = luminance(through(veil, behind));
      return !lines.some((line) => contrast(luminance(seen(veil, line)), ground) >= ENOUGH);
    }).map((behind) => ({ share: veil.share, behind })),
  );

describe.each(LAMPS)('with the lamp %s, wherever on the table', (_, veils) => {
  test.each([false, true])(
    'one of the two lines round a piece stands out from whatever lies behind it (fine: %s)',
    (fine) => {
      const lines = linesRound(fine).map(([, paint]) => pixelOf(paint));
      expect(lost(lines, veils, through)).toEqual([]);
    },
  );

  test('so does the edge or the ground of a badge, which lies over the dusk', () => {
    const style = read('games/archipelago/board/far/FarBadge.svelte');
    const ground = /\.ground \{\s+fill: var\(--([a-z-]+)\);\s+stroke: var\(--([a-z-]+)\);/.exec(style) ?? [];
    expect(ground).toHaveLength(3);
    expect(lost(ground.slice(1).map(token), veils, (__, line) => line)).toEqual([]);
  });
});

test('the symbol of a seat stands out from its colour, on a badge and on a head', () => {
  for (const { colour, fill, mark } of Object.values(SEAT_STYLES))
    expect(contrast(luminance(pixelOf(mark)), luminance(pixelOf(fill))), colour).toBeGreaterThanOrEqual(ENOUGH);
});
