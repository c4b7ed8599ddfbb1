import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { AnyGame } from '#main/listed-game.ts';
import type { ListedGame } from '#main/listed-game.ts';

/** A word as it is compared: in kebab case, without the s of a plural. */
export function wordOf(name: string): string {
  const kebab = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return kebab.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Every constant, choice and member name in a schema. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'const') return typeof value === 'string' ? [value] : [];
    if (key === 'enum' && Array.isArray(value)) return value.filter((one) => typeof one === 'string');
    if (key === 'properties' && typeof value === 'object' && value !== null)
      return [...Object.keys(value), ...namesIn(Object.values(value))];
    return namesIn(value);
  });
}

const jsonOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** The ids of what a pack holds. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}

const textOf = (pattern: string): string =>
  globSync(pattern)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/**
 * What a game calls its things: the names in its schemas (moves, frames, events, options, members of state and view), the codes
 * of its refusals, the ids of its data, the families of its messages, its CSS variables and its icons.
 */
export function conceptsOf(listed: ListedGame): Set<string> {
  const game: AnyGame = listed.make(listed.basePack);
  const { options, move, state, view, event } = game.schema;
  const rules = textOf(`src-engine/${listed.id}/**/*.ts`);
  const window = `src-renderer/games/${listed.id}`;
  const messages = globSync(`${window}/messages/*.json`).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object),
  );
  const names = [
    listed.id,
    ...[options, move, state, view, event].flatMap((schema) => namesIn(jsonOf(schema))),
    ...found(rules, /refuse(?:Privately)?\(\s*[^,()]+(?:\([^()]*\))?,\s*'([a-z-]+)'/g),
    ...idsIn(listed.basePack),
    ...messages.flatMap((key) => key.split('.').slice(1)),
    ...found(textOf(`${window}/**/*.{css,svelte}`), /(--[a-z][\w-]*):/g).map((name) => name.slice(2)),
    ...globSync(`assets/icons/${listed.id}/*.svg`).map((path) => basename(path, '.svg')),
  ];
  return new Set(names.map(wordOf).filter((word) => word.length > 2 && !/^\d+$/.test(word)));
}

/** Every word of a text: whole names in kebab case, and each run of their parts. */
export function wordsIn(text: string): Set<string> {
  const words = new Set<string>();
  for (const [name] of text.matchAll(/[A-Za-z][\w-]*/g)) {
    const parts = name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[-_]+/)
      .filter(Boolean);
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= Math.min(parts.length, from + 4); to++)
        words.add(wordOf(parts.slice(from, to).join('-')));
  }
  return words;
}
