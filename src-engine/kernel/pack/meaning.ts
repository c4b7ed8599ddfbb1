/** What a part of a pack says, told apart from where its values come from. */
import { hashValue } from '../hash.ts';

const LABELS: ReadonlySet<string> = new Set(['source', 'sources', 'note']);

/**
 * The hash of records of a pack without their labels: equal for records that play alike. Whoever relies on a part of a pack pins
 * this, and not the hash of the whole, so that a change elsewhere does not concern it.
 */
export const hashOfMeaning = (records: unknown): string => hashValue(unlabelled(records));

function unlabelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unlabelled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (LABELS.has(key) ? [] : [[key, unlabelled(member)]])),
  );
}
