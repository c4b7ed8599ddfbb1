/**
 * The app's own icons, drawn in SVG files on a grid of 24 by 24 (`assets/icons`), of which the build makes what stands here. The
 * interface and all boards use the same paths, so that a sign looks the same everywhere.
 */
import { PALETTE } from '../styles/palette.ts';

/** What a path is filled with. Each tone can be set from outside, by the custom property `--icon-<tone>`. */
export type Tone = 'main' | 'tint' | 'light' | 'ink';

/** One path: filled with a tone where it has one, and outlined in ink where `line` gives a width. */
export type IconPath = {
  readonly d: string;
  /** The tone, and its colour where nobody sets another. */
  readonly fill?: { readonly tone: Tone; readonly colour: string };
  readonly line: number;
  /** Moves and shrinks the path: x, y, scale. */
  readonly at?: readonly [number, number, number];
};

/** An icon: its paths in the order in which they are drawn. */
export type IconArt = { readonly paths: readonly IconPath[] };

/** Ink, where nothing else is set. */
export const INK = PALETTE.ink;

/** The outline of what is drawn with one path, or begins with it. */
export const outlineOf = ({ paths }: IconArt): string => paths[0]?.d ?? '';

/** The colour of an icon's main tone; none where it has no such tone. */
export const mainColour = ({ paths }: IconArt): string | undefined =>
  paths.find(({ fill }) => fill?.tone === 'main')?.fill?.colour;
