import type { Problem } from './check-report.ts';

/**
 * What is no pack in any case. The base pack has 4,700 values, no list of more than 48, and 80,000 letters as a file; every
 * value that is wrong takes a sentence, and all of a pack is read whenever its campaign is opened.
 */
const MOST_VALUES = 20_000;
const LONGEST_LIST = 200;
/** Letters of a pack: of the text it is read from, and of all its words and names. */
export const MOST_LETTERS = 300_000;

/** The first thing about some JSON that is larger than in any pack, so that nobody has to look at all of it. */
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
