/** A pack as text that people can read and edit, and back. */
import type { ZodType } from 'zod';
import { hasInvisibleMarks } from '../name.ts';
import { readJson, type JsonRead } from '../read-json.ts';
import type { Problem } from './report.ts';
import { MOST_LETTERS } from './size.ts';
import type { Verdict } from './validate.ts';

/** Limits above which a text is certainly no pack: the largest of ours has 80,000 characters and nests eight deep. */
const LIMITS = { most: MOST_LETTERS, deepest: 20 };
/** Columns of a line. */
const WIDTH = 120;

/** A name in a pack that is shown within our own text, and where it stands. */
export type PackName = { readonly path: string; readonly name: string };

/** The packs of a game as text, and back. */
type Exchange<Pack> = {
  /** A pack as JSON text. */
  packToText(pack: Pack): string;
  /** Reads a pack from text; never throws. Its names may hide no marks. */
  packFromText(text: string): Verdict<Pack>;
};

/** Writes and reads the packs of a game; `namesOf` are the names they bring in besides their title. */
export function exchangeOf<Pack extends { readonly title: string }>(
  schema: ZodType<Pack>,
  validate: (json: unknown) => Verdict<Pack>,
  namesOf: (pack: Pack) => readonly PackName[] = () => [],
): Exchange<Pack> {
  return {
    packToText: (pack) => writePack(pack, schema),
    packFromText: (text) => readPack(text, validate, (pack) => [{ path: 'title', name: pack.title }, ...namesOf(pack)]),
  };
}

/**
 * A pack as JSON text. The same values give the same text, with members in the order of `schema` and short values on
 * one line.
 */
export function writePack<Pack>(pack: Pack, schema: ZodType<Pack>): string {
  return `${written(schema.parse(pack), 0)}\n`;
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
 * @param validate checks whether some JSON is a pack
 * @param namesOf the names a pack brings in. Those with marks that nobody sees are refused here only, so that a pack
 * already in use stays playable
 * @returns the pack, or all problems found, each with the dotted path of the wrong value
 */
export function readPack<Pack>(
  text: string,
  validate: (json: unknown) => Verdict<Pack>,
  namesOf: (pack: Pack) => readonly PackName[],
): Verdict<Pack> {
  // Some editors put a byte order mark at the beginning.
  const json = readJson(text.replace(/^\uFEFF/, ''), LIMITS);
  if ('wrong' in json) return { ok: false, problems: [{ path: '', message: reason(json) }] };
  const verdict = validate(json.data);
  const problems = verdict.ok ? hiddenMarks(namesOf(verdict.pack)) : [];
  return problems.length > 0 ? { ok: false, problems } : verdict;
}

function hiddenMarks(names: readonly PackName[]): Problem[] {
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
