import { readJson, type JsonRead } from '#engine/kernel/read-json.ts';
import { recordSchema, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';

/** Characters a campaign file may have, and how deep it may be. */
const LIMITS = { most: 5 * 1024 * 1024, deepest: 40 };
/** Entries it may have: six times the longest evening known. Opening and saving a campaign take longer with each. */
const MOST_ENTRIES = 20_000;
/** Characters of its first table, ten times a large one: every move reads all of it. */
const MOST_SETUP = 300_000;

/** Reads a campaign file from its text: its shape only, no rule is asked. A message names what is wrong. */
export function readRecord(text: string): CampaignRecord | Message {
  const json = readJson(text, LIMITS);
  if ('wrong' in json) return messageFor(json);
  const newer = newerFormat(json.data);
  if (newer) return { code: 'import-newer', params: {} };
  const much = tooMuch(json.data);
  if (much !== undefined) return much;
  const read = recordSchema.safeParse(json.data);
  return read.success ? read.data : { code: 'import-shape', params: { where: whereOf(read.error.issues[0]?.path) } };
}

/** What no campaign has, so that none of it has to be looked at. */
function tooMuch(data: unknown): Message | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const entries = 'entries' in data && Array.isArray(data.entries) ? data.entries.length : 0;
  if (entries > MOST_ENTRIES) return { code: 'import-too-long', params: { found: entries, most: MOST_ENTRIES } };
  const setup = 'setup' in data ? JSON.stringify(data.setup).length : 0;
  return setup > MOST_SETUP ? { code: 'import-too-wide', params: { found: setup, most: MOST_SETUP } } : undefined;
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
