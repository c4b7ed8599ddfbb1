import type { GameTypes } from '#engine/kernel/game.ts';
import type { Table } from './config.ts';

/** A game breaks its contract. The message says how to reach the place again. */
export class ContractFailure extends Error {
  override readonly name = 'ContractFailure';
}

/** @throws ContractFailure unless `holds`. */
export function expectThat(holds: boolean, message: string | (() => string)): asserts holds {
  if (!holds) throw new ContractFailure(typeof message === 'string' ? message : message());
}

/** @throws ContractFailure unless both texts are the same; shows where they part. */
export function expectSame(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  let from = 0;
  while (actual[from] === expected[from]) from++;
  const part = (text: string) => text.slice(Math.max(0, from - 60), from + 60);
  throw new ContractFailure(
    `${what}\n  expected …${expected ? part(expected) : 'nothing'}…\n  actual   …${part(actual)}…`,
  );
}

/** The error with the seed, step and move that lead to it. */
export function located<T extends GameTypes>(table: Table<T>, error: unknown): ContractFailure {
  const { game, check, step, about } = table;
  const asked = about.move === undefined ? '' : `, seat ${about.seat}, move ${JSON.stringify(about.move)}`;
  const place = `${game.id} ${JSON.stringify(check.options)}, seed ${JSON.stringify(check.seed)}, step ${step}${asked}`;
  const message = error instanceof Error ? error.message : String(error);
  return new ContractFailure(`${place}: ${message}`, { cause: error });
}
