import type { LogLine } from '../../../window/log-line.ts';
import { useTable } from '../../../window/table-context.ts';
import type { EndeavorTypes } from '../types.ts';

/** The seat whose board lies below the chart: the one somebody picked, else the one that decides, else the last that did. */
export function seatShown(
  picked: number | null,
  deciders: readonly number[],
  log: readonly Pick<LogLine, 'seat'>[],
): number {
  return picked ?? deciders[0] ?? log.findLast(({ seat }) => seat !== null)?.seat ?? 0;
}

/** Whose board lies below the chart of one table; its strips and the board read it. */
export class ShownSeat {
  #picked = $state<number | null>(null);
  readonly #on: ReturnType<typeof useTable<EndeavorTypes>>;

  constructor(on: ReturnType<typeof useTable<EndeavorTypes>>) {
    this.#on = on;
  }

  /** The seat. */
  get seat(): number {
    const { deciders, log } = this.#on.page;
    return seatShown(this.#picked, deciders, log);
  }

  /** Whether somebody picked it. */
  get isPicked(): boolean {
    return this.#picked !== null;
  }

  /** Shows the board of a seat until somebody else is asked; picked once more it is let go. */
  pick(seat: number): void {
    this.#picked = this.#picked === seat ? null : seat;
  }

  /** Shows the board of whoever decides. */
  follow(): void {
    this.#picked = null;
  }
}

const shown = new WeakMap<object, ShownSeat>();

/** Whose board lies below the chart of the table this component belongs to. */
export function useShownSeat(): ShownSeat {
  const on = useTable<EndeavorTypes>();
  const known = shown.get(on) ?? new ShownSeat(on);
  shown.set(on, known);
  return known;
}
