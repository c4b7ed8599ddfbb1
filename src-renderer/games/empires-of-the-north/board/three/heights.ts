import { POINTS } from '../layout.ts';

/** How high things lie on the table, in units of the plane: the felt of the mats is the plane itself. */
export const HIGH = {
  /** The planks of the table, and the sea in its tray. */
  table: -0.1,
  sea: -0.06,
  /** The rim of the sea at the head and at the sides; before the mats it is lower. */
  rim: 0.13,
  sill: 0.03,
  /** The top of the wheel, on which tiles lie, and that of the tiles, on which pawns stand. */
  wheel: 0.07,
  tile: 0.12,
} as const;

/** How thick things are. */
export const THICK = { card: 0.07, island: 0.08, sheet: 0.035, picture: 0.05, ruler: 0.09, tucked: 0.03 } as const;

/** Points of the table in units of the plane. */
export const units = (points: number): number => points / POINTS;
