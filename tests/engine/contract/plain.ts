import type { ZodType } from 'zod';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { expectThat } from './failure.ts';

/** The very bytes a value is stored and sent as. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** A value as it comes back from a file. */
export function reload<V>(value: V): V {
  return JSON.parse(bytes(value)) as V;
}

/** The texts of `moves`, whatever the order of their keys. */
export function textsOf(moves: readonly unknown[]): string[] {
  return moves.map((move) => canonicalJson(move));
}

/** @throws ContractFailure unless `value` passes `schema` and the schema knows all of it. */
export function expectSchema(schema: ZodType, value: unknown, what: string): void {
  const parsed = schema.safeParse(value);
  expectThat(parsed.success, () => `${what} fails its schema: ${parsed.error?.message}`);
  // The order of the keys does not matter, but where it is the same the comparison is quick.
  const same = bytes(parsed.data) === bytes(value) || canonicalJson(parsed.data) === canonicalJson(value);
  expectThat(same, `${what} holds more than its schema knows`);
}

/**
 * @throws ContractFailure unless `value` is a tree of plain data: it is the same after a round through JSON, and no part
 * of it hangs at two places.
 */
export function expectPlainTree(value: unknown, what: string): void {
  objectsOf(value, what, new Set());
}

/** @throws ContractFailure if an object is part of both values. */
export function expectApart(one: unknown, other: unknown, what: string): void {
  const parts = objectsOf(one, what, new Set());
  for (const part of objectsOf(other, what, new Set())) expectThat(!parts.has(part), `${what} shares an object`);
}

function objectsOf(value: unknown, path: string, seen: Set<object>): Set<object> {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return seen;
  if (typeof value === 'number') {
    expectThat(
      Number.isFinite(value) && !Object.is(value, -0),
      () => `${path} is ${Object.is(value, -0) ? '-0' : value}: not plain JSON`,
    );
    return seen;
  }
  expectThat(typeof value === 'object', () => `${path} is ${typeof value}: not plain JSON`);
  const proto: unknown = Object.getPrototypeOf(value);
  expectThat(Array.isArray(value) || proto === Object.prototype || proto === null, `${path} is not plain JSON`);
  expectThat(!seen.has(value), `${path} hangs at two places`);
  seen.add(value);
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    objectsOf(part, `${path}.${key}`, seen);
  }
  return seen;
}
