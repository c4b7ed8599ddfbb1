/** How a painted part takes the light: `rough` from 0 (a mirror) to 1 (chalk), `metal` from 0 to 1; below 0 it is an ink that no light changes. */
export type Surface = { readonly rough: number; readonly metal: number };

/** The surfaces there are on a table. Wood has a grain: whatever is rougher than 0.4 and no metal. */
export const SURFACES = {
  wood: { rough: 0.55, metal: 0 },
  enamel: { rough: 0.3, metal: 0 },
  brass: { rough: 0.32, metal: 1 },
  /** Thin lines of brass: as whole metal they turn black. */
  inlay: { rough: 0.4, metal: 0.25 },
  cloth: { rough: 0.85, metal: 0 },
  stone: { rough: 0.86, metal: 0 },
  leaf: { rough: 0.95, metal: 0 },
  ink: { rough: 1, metal: -1 },
} as const satisfies Readonly<Record<string, Surface>>;
