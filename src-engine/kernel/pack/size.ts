import type { Problem } from './report.ts';

/**
 * Limits above which data is certainly no pack. The base pack has 4,700 values, no list longer than 48, and 80,000
 * characters as a file. The limits matter because each wrong value produces a message, and the whole pack is read when
 * its campaign is opened.
 */
const MOST_VALUES = 20_000;
const LONGEST_LIST = 200;
/** Most characters of a pack: of the text it is read from, and of all its strings and keys together. */
export const MOST_LETTERS = 300_000;

/** The first limit that some JSON exceeds, or undefined; stops there, without reading the rest. */
export function oversize(json: unknown): Problem | undefined {
  const waiting = [{ path: '', value: json }];
  let values = 0;
  let letters = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next;
    values++;
    if (typeof value === 'string') letters += value.length;
    else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value);
      if (members.length > LONGEST_LIST) return problem(path, `${members.length} values`, LONGEST_LIST);
      for (const [key, child] of members) {
        letters += key.length;
        waiting.push({ path: path === '' ? key : `${path}.${key}`, value: child });
      }
    }
    if (values > MOST_VALUES) return problem('', `more than ${MOST_VALUES} values`, MOST_VALUES);
    if (letters > MOST_LETTERS) return problem('', `more than ${MOST_LETTERS} letters`, MOST_LETTERS);
  }
  return undefined;
}

function problem(path: string, got: string, most: number): Problem {
  return { path, message: `got ${got}, expected at most ${most}` };
}
