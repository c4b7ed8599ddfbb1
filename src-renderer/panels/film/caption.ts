/** The caption of the film as a column along the right edge of the board, in rem: how wide it is, and how far from the corner. */
export const COLUMN = { width: 13.25, inset: 0.75 } as const;
