/** Limits for a text from outside. */
export type JsonLimits = {
  /** Most characters. */
  readonly most: number;
  /** Most brackets open at once. */
  readonly deepest: number;
};

/** The data of a text from outside, or why it is refused. */
export type JsonRead =
  | { readonly data: unknown }
  | { readonly wrong: 'too-large' | 'too-deep' }
  | { readonly wrong: 'not-json'; readonly says: string }
  | { readonly wrong: 'unsafe'; readonly name: string };

/** Keys with a special meaning in JavaScript objects, which data has no use for. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON from outside. Never throws; the depth is checked before parsing, because the parser is recursive. */
export function readJson(text: string, { most, deepest }: JsonLimits): JsonRead {
  if (text.length > most) return { wrong: 'too-large' };
  if (isDeeper(text, deepest)) return { wrong: 'too-deep' };
  let unsafe: string | undefined;
  try {
    const data: unknown = JSON.parse(text, (key, value: unknown) => {
      if (UNSAFE.has(key)) unsafe = key;
      return value;
    });
    return unsafe === undefined ? { data } : { wrong: 'unsafe', name: unsafe };
  } catch (error) {
    return { wrong: 'not-json', says: error instanceof Error ? error.message : '' };
  }
}

/** Whether a value is nested deeper than `deepest`. Not recursive, so it is safe for any depth. */
export function nestsDeeper(value: unknown, deepest: number): boolean {
  let level = [value].filter(isNode);
  for (let depth = 0; depth < deepest && level.length > 0; depth++) level = level.flatMap(nodesIn);
  return level.length > 0;
}

function nodesIn(node: object): object[] {
  const values: unknown[] = Object.values(node);
  return values.filter(isNode);
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (quoted) {
      if (char === '\\') index++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      depth++;
      if (depth > deepest) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}
