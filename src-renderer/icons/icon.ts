/**
 * The app's own icons, on a grid of 24 by 24. The interface and both boards use the same paths, so that a sign looks
 * the same everywhere.
 */
import { PALETTE } from '../styles/palette.ts';

/** What a path is filled with. The two tones and the ink can be set from outside. */
export type Tone = 'main' | 'tint' | 'light' | 'ink' | 'none';

/** One path: filled with a tone, and outlined in ink where `line` gives a width. */
export type IconPath = {
  readonly d: string;
  readonly tone: Tone;
  readonly line: number;
  /** Moves and shrinks the path: x, y, scale. */
  readonly at?: readonly [number, number, number];
};

/** An icon: its two tones, and its paths in the order in which they are drawn. */
export type IconArt = {
  readonly main: string;
  readonly tint: string;
  readonly paths: readonly IconPath[];
};

/** Ink, where nothing else is set. */
export const INK = PALETTE.ink;
/** The light tone, where nothing else is set. */
export const LIGHT = PALETTE.chalk;

const LINE = 1.3;

/** Filled with the main tone and outlined. */
export const body = (d: string): IconPath => ({ d, tone: 'main', line: LINE });
/** Filled with the second tone and outlined. */
export const second = (d: string): IconPath => ({ d, tone: 'tint', line: LINE });
/** Filled with the light tone and outlined. */
export const pale = (d: string): IconPath => ({ d, tone: 'light', line: LINE });
/** A shade in the second tone, without an outline. */
export const shade = (d: string): IconPath => ({ d, tone: 'tint', line: 0 });
/** A glint in the light tone, without an outline. */
export const glint = (d: string): IconPath => ({ d, tone: 'light', line: 0 });
/** Solid ink. */
export const solid = (d: string): IconPath => ({ d, tone: 'ink', line: 0 });
/** A line of ink. */
export const line = (d: string, width = 1.1): IconPath => ({ d, tone: 'none', line: width });

/** A circle as path data. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The paths of another icon, moved and shrunk into a corner. */
export const inset = (art: IconArt, x: number, y: number, size: number): IconPath[] =>
  art.paths.map((path) => ({ ...path, at: [x, y, size], line: path.line && path.line / Math.sqrt(size) }));
