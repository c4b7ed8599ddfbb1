import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_PAINT } from '#renderer/games/empires-of-the-north/palette.ts';

const HOME = 'src-renderer/games/empires-of-the-north';
type Rgb = readonly [number, number, number];

const sheetOf = (path: string): string => readFileSync(path, 'utf8');
const token = (name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheetOf('src-renderer/styles/tokens.css'))?.[1] ?? '';
const rgbOf = (hex: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};

/** A colour under a filter, as the filter effects of CSS define it. */
function under(filter: string, colour: Rgb): Rgb {
  const [r, g, b] = colour;
  const by = (name: string): number => Number(new RegExp(`${name}\\(([\\d.]+)\\)`).exec(filter)?.[1] ?? 1);
  const [light, full] = [by('brightness'), by('saturate')];
  const grey = 0.213 * r + 0.715 * g + 0.072 * b;
  const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => (grey + full * (part - grey)) * light);
  return [x, y, z];
}

const luminance = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each(['panels/secret/Pad.svelte', 'components/Fan.svelte'])(
  'every card of %s can be read, whether it is chosen or not, and whatever its kind',
  (file) => {
    const filters = [...sheetOf(`${HOME}/${file}`).matchAll(/filter: ([^;]+);/g)].map(([, filter = '']) => filter);
    for (const filter of ['none', ...filters])
      for (const [kind, { light, dark }] of Object.entries(CARD_PAINT))
        for (const ground of [light, dark])
          for (const ink of ['ink', 'sepia']) {
            const seen = contrast(under(filter, rgbOf(token(ink))), under(filter, rgbOf(ground)));
            expect(seen, `${ink} on ${kind} ${ground}, ${filter}`).toBeGreaterThanOrEqual(4.5);
          }
  },
);

it('a card that is kept is told apart by a ring and a tick, and no other is dimmed', () => {
  const style = sheetOf(`${HOME}/panels/secret/Pad.svelte`);
  expect(style).toMatch(/\.kept \{\s+box-shadow/);
  expect(style).not.toMatch(/input \{[^}]*opacity/);
  expect(style).not.toMatch(/:not\(\.kept\)[^}]*(filter|opacity)/);
});
