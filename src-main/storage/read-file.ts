import { recordSchema, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';

/** Characters a campaign file may have. */
export const MOST_CHARACTERS = 5 * 1024 * 1024;
/** Brackets that may be open at once. */
const DEEPEST = 40;
/** Names that mean something to JavaScript itself and nothing to a campaign. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a campaign file from its text: its shape only, no rule is asked. A message names what is wrong. */
export function readRecord(text: string): CampaignRecord | Message {
  if (text.length > MOST_CHARACTERS) return { code: 'import-too-large', params: { most: MOST_CHARACTERS } };
  if (isTooDeep(text)) return { code: 'import-too-deep', params: { most: DEEPEST } };
  let unsafe: string | undefined;
  let data: unknown;
  try {
    data = JSON.parse(text, (key, value: unknown) => {
      if (UNSAFE.has(key)) unsafe = key;
      return value;
    });
  } catch {
    return { code: 'import-not-json', params: {} };
  }
  if (unsafe !== undefined) return { code: 'import-unsafe', params: { name: unsafe } };
  const newer = newerFormat(data);
  if (newer) return { code: 'import-newer', params: {} };
  const read = recordSchema.safeParse(data);
  return read.success ? read.data : { code: 'import-shape', params: { where: whereOf(read.error.issues[0]?.path) } };
}

function newerFormat(data: unknown): boolean {
  if (data === null || typeof data !== 'object' || !('formatVersion' in data)) return false;
  return typeof data.formatVersion === 'number' && data.formatVersion > recordSchema.shape.formatVersion.value;
}

/** A place in a file as people write it: `entries[3].hash`. */
export function whereOf(path: readonly PropertyKey[] | undefined): string {
  const text = (path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text === '' ? 'file' : text.replace(/^\./, '');
}

/** Whether more brackets are open at once than a campaign needs; asked before anything recursive sees the text. */
function isTooDeep(text: string): boolean {
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
      if (depth > DEEPEST) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}
