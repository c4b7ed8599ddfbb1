import type { GameEntry } from '#main/contract/listing.ts';
import type { FieldValue, FieldValues } from '../../window/card.ts';

/** A field that is settled for all. */
export type Field = GameEntry['fields']['all'][number];
/** A field that is settled for each seat. */
export type SeatField = GameEntry['fields']['seat'][number];

/** The fields that are settled with so many players. */
export function settledFor<F extends Field>(fields: readonly F[], players: number): F[] {
  return fields.filter((field) => field.players?.includes(players) ?? true);
}

/** The values of a number, one by one. */
export function stepsOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The value of a field before anybody has chosen. */
function usualOf(field: Field): FieldValue {
  return field.kind === 'checks' ? [] : field.usual;
}

/** The values all fields start with: those of `first`, else the usual ones. */
export function firstValues(fields: readonly Field[], first: FieldValues = {}): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.key, first[field.key] ?? usualOf(field)]));
}

/** The values of a new seat. Where every seat has its own value, it gets the first that nobody of `taken` has. */
export function freshValues(fields: readonly SeatField[], taken: readonly FieldValues[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.key, freshValue(field, taken)]));
}

function freshValue(field: SeatField, taken: readonly FieldValues[]): FieldValue {
  const usual = usualOf(field);
  if (field.unique !== true || field.kind === 'checks') return usual;
  const all = field.kind === 'choice' ? field.values : stepsOf(field);
  return [usual, ...all].find((value) => !taken.some((values) => values[field.key] === value)) ?? usual;
}

/**
 * The values of all seats after the seat at `index` has chosen. Where every seat has its own value, whoever had it gets
 * what that seat had before; what is ticked for one seat is ticked for no other.
 */
export function withSeatValue(
  all: readonly FieldValues[],
  field: SeatField,
  index: number,
  value: FieldValue,
): FieldValues[] {
  const { key, unique } = field;
  const before = all[index]?.[key];
  return all.map((values, at) => {
    if (at === index) return { ...values, [key]: value };
    const now = values[key];
    if (unique !== true || now === undefined) return values;
    if (Array.isArray(now))
      return { ...values, [key]: now.filter((one) => !Array.isArray(value) || !value.includes(one)) };
    return now === value && before !== undefined ? { ...values, [key]: before } : values;
  });
}

/** The values of the fields that are settled with so many players, and of no others. */
export function valuesOf(fields: readonly Field[], values: FieldValues, players: number): FieldValues {
  const settled = settledFor(fields, players).map((field) => [field.key, values[field.key] ?? usualOf(field)]);
  return Object.fromEntries(settled) as FieldValues;
}
