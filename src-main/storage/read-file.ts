import { readJson, type JsonRead } from '#engine/kernel/read-json.ts';
import { recordSchema, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';

/** Characters a campaign file may have. */
export const MOST_CHARACTERS = 5 * 1024 * 1024;
const LIMITS = { most: MOST_CHARACTERS, deepest: 40 };

/** Reads a campaign file from its text: its shape only, no rule is asked. A message names what is wrong. */
export function readRecord(text: string): CampaignRecord | Message {
  const json = readJson(text, LIMITS);
  if ('wrong' in json) return messageFor(json);
  const newer = newerFormat(json.data);
  if (newer) return { code: 'import-newer', params: {} };
  const read = recordSchema.safeParse(json.data);
  return read.success ? read.data : { code: 'import-shape', params: { where: whereOf(read.error.issues[0]?.path) } };
}

function messageFor(json: Extract<JsonRead, { wrong: string }>): Message {
  switch (json.wrong) {
    case 'too-large':
      return { code: 'import-too-large', params: { most: LIMITS.most } };
    case 'too-deep':
      return { code: 'import-too-deep', params: { most: LIMITS.deepest } };
    case 'not-json':
      return { code: 'import-not-json', params: {} };
    case 'unsafe':
      return { code: 'import-unsafe', params: { name: json.name } };
  }
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
