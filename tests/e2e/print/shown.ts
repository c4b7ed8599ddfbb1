import type { ShownTable } from '#renderer/window/table-context.ts';

/** A board that is drawn, and what prints the same. */
export type Shown = {
  /** Prints the table. */
  print(): Promise<HTMLCanvasElement>;
  /** Goes over to another table, which is drawn at once without movement. */
  show(next: ShownTable['table']): void;
};
