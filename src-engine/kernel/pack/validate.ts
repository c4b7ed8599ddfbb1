/** Checks whether some JSON is a pack from which a game can be made, and finds everything that is wrong with it. */
import type { ZodType } from 'zod';
import { shown, type Check, type Problem, type Report } from './report.ts';
import { oversize } from './size.ts';

/** The verdict on some JSON: a pack, or at least one problem. */
export type Verdict<Pack> = { ok: true; pack: Pack } | { ok: false; problems: Problem[] };

/** Follows a path into plain data; `undefined` if it leads nowhere. */
function follow(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return here;
}

/** A value as shown in a message: short strings and numbers as they are, others by their kind. Accepts anything. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return shown(value.length <= 60 ? value : `${value.slice(0, 60)}…`);
  return value === undefined ? 'nothing' : String(value);
}

/** A label for a field that the record does not have is a typing error that would otherwise go unnoticed. */
function checkLabels(value: unknown, path: string, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  if ('sources' in value && typeof value.sources === 'object' && value.sources !== null) {
    for (const key of Object.keys(value.sources)) {
      if (key === 'source' || key === 'note' || follow(value, key.split('.')) === undefined) {
        report(`${path}.sources.${key}`, `got a label for ${shown(key)}, expected the name of a field of this record`);
      }
    }
  }
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'sources') checkLabels(child, path === '' ? key : `${path}.${key}`, report);
  }
}

/**
 * Checks a pack: first its shape, then whether the values agree with each other and with the rulebook. Never throws.
 * @param json anything, such as an imported file after `JSON.parse`
 * @param schema the shape of the packs of one game
 * @param checks what the values must agree with
 * @returns the pack (a fresh copy), or all problems found, each with the dotted path of the wrong value, the value and
 * what is expected there
 */
export function checkPack<Pack>(json: unknown, schema: ZodType<Pack>, checks: readonly Check<Pack>[]): Verdict<Pack> {
  const large = oversize(json);
  if (large !== undefined) return { ok: false, problems: [large] };
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: `got ${brief(follow(json, path))}: ${message}`,
    }));
    return { ok: false, problems };
  }
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  for (const check of checks) check(parsed.data, report);
  checkLabels(parsed.data, '', report);
  return problems.length === 0 ? { ok: true, pack: parsed.data } : { ok: false, problems };
}
