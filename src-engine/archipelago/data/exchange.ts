/** A pack as text that people can read and edit, and back. */
import { hasInvisibleMarks } from '../../kernel/name.ts';
import { readJson, type JsonRead } from '../../kernel/read-json.ts';
import { MOST_LETTERS } from './check-size.ts';
import { PackSchema, type Pack } from './schema.ts';
import { validatePack, type Problem, type Verdict } from './validate.ts';

/** Limits above which a text is certainly no pack: the base pack has 80,000 characters and nests eight deep. */
const LIMITS = { most: MOST_LETTERS, deepest: 20 };
/** Columns of a line. */
const WIDTH = 120;

/**
 * A pack as JSON text. The same values give the same text, with members in the order of the schema and short values on
 * one line.
 */
export function packToText(pack: Pack): string {
  return `${written(PackSchema.parse(pack), 0)}\n`;
}

function written(value: unknown, indent: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).flatMap(([key, child]) => {
    if (child === undefined) return [];
    return Array.isArray(value)
      ? [written(child, indent + 2)]
      : [`${JSON.stringify(key)}: ${written(child, indent + 2)}`];
  });
  const line = `${open}${parts.join(', ')}${close}`;
  if (indent + line.length <= WIDTH && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent);
  return `${open}\n${parts.map((part) => `${margin}  ${part}`).join(',\n')}\n${margin}${close}`;
}

/**
 * Reads a pack from text, such as an imported file. Never throws.
 * @returns the pack, or all problems found, each with the dotted path of the wrong value
 */
export function packFromText(text: string): Verdict {
  // Some editors put a byte order mark at the beginning.
  const json = readJson(text.replace(/^\uFEFF/, ''), LIMITS);
  if ('wrong' in json) return { ok: false, problems: [{ path: '', message: reason(json) }] };
  const verdict = validatePack(json.data);
  const problems = verdict.ok ? hiddenMarks(verdict.pack) : [];
  return problems.length > 0 ? { ok: false, problems } : verdict;
}

/**
 * Names that a pack may not bring in, because they would appear within our own text. Only checked at import, so that a
 * pack already in use stays playable.
 */
function hiddenMarks({ title, cards }: Pack): Problem[] {
  const names = [{ path: 'title', name: title }, ...cards.map(({ name }, at) => ({ path: `cards.${at}.name`, name }))];
  return names
    .filter(({ name }) => hasInvisibleMarks(name))
    .map(({ path }) => ({ path, message: 'got marks that nobody sees, expected a name in one line' }));
}

function reason(json: Extract<JsonRead, { wrong: string }>): string {
  switch (json.wrong) {
    case 'too-large':
      return `got a text of more than ${LIMITS.most} characters, expected a pack`;
    case 'too-deep':
      return `got more than ${LIMITS.deepest} brackets inside each other, expected a pack`;
    case 'not-json':
      return `got a text that is not JSON: ${json.says}`;
    case 'unsafe':
      return `got the name "${json.name}", which no pack uses`;
  }
}
