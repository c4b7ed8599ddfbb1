import { readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { IconArt, IconPath } from '../../src-renderer/icons/icon.ts';
import { PALETTE } from '../../src-renderer/styles/palette.ts';

const QUERY = '?icon';
const FILL = /^var\(--icon-(main|tint|light|ink), (.+)\)$/;
const PLACE = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/;
/** The colours that all icons share. */
const SHARED: Readonly<Record<string, string>> = { light: PALETTE.chalk, ink: PALETTE.ink };

/** A Vite plugin: a drawing imported as `name.svg?icon` comes as an `IconArt`, so that nothing reads SVG in the window. */
export function icons(): Plugin {
  return {
    name: 'caravel-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.svg${QUERY}`)) return undefined;
      const art = readIcon(readFileSync(id.slice(0, -QUERY.length), 'utf8'));
      return `export default ${JSON.stringify(art)};`;
    },
  };
}

const fillSchema = z.string().transform((text, context): Pick<IconPath, 'fill'> => {
  if (text === 'none') return {};
  const { 1: tone, 2: colour } = FILL.exec(text) ?? [];
  const known = z.enum(['main', 'tint', 'light', 'ink']).safeParse(tone);
  if (known.success && colour !== undefined && colour === (SHARED[known.data] ?? colour))
    return { fill: { tone: known.data, colour } };
  context.addIssue(`cannot be filled with ${text}`);
  return z.NEVER;
});

const placeSchema = z
  .string()
  .regex(PLACE)
  .transform((text) => z.tuple([z.number(), z.number(), z.number()]).parse(PLACE.exec(text)?.slice(1).map(Number)));

const pathSchema = z.strictObject({
  d: z.string().min(1),
  fill: fillSchema,
  stroke: z.literal(`var(--icon-ink, ${PALETTE.ink})`).optional(),
  'stroke-width': z.coerce.number().positive().optional(),
  transform: placeSchema.optional(),
});

const rootSchema = z.strictObject({
  xmlns: z.literal('http://www.w3.org/2000/svg'),
  viewBox: z.literal('0 0 24 24'),
  'stroke-linejoin': z.literal('round'),
  'stroke-linecap': z.literal('round'),
});

/**
 * The icon that an SVG file draws: paths on the grid of 24, filled with one of the tones and outlined in ink, as `IconPaths.svelte`
 * draws them; a title is for whoever opens the file. @throws Error if anything else stands in it
 */
export function readIcon(svg: string): IconArt {
  const [root, ...beside] = elementsIn(parse(svg, { modern: true }).fragment);
  if (root?.name !== 'svg' || beside.length > 0) throw new Error('an icon is one svg');
  rootSchema.parse(attributesOf(root));
  const drawn = elementsIn(root.fragment).filter(({ name }) => name !== 'title');
  return { paths: drawn.map(readPath) };
}

function readPath(element: AST.RegularElement): IconPath {
  if (element.name !== 'path') throw new Error(`an icon is made of paths, not of ${element.name}`);
  const { d, fill, transform, ...stroke } = pathSchema.parse(attributesOf(element));
  const line = stroke.stroke === undefined ? 0 : (stroke['stroke-width'] ?? 1);
  return { d, ...fill, line, ...(transform && { at: transform }) };
}

const elementsIn = ({ nodes }: AST.Fragment): AST.RegularElement[] =>
  nodes.filter((node) => node.type === 'RegularElement');

const attributesOf = ({ attributes }: AST.RegularElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((one) => {
      if (one.type !== 'Attribute' || !Array.isArray(one.value)) return [];
      return [[one.name, one.value.map((part) => (part.type === 'Text' ? part.data : '')).join('')]];
    }),
  );
