import { readJson, type JsonRead } from '#engine/kernel/read-json.ts';
import { recordSchema, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Message } from '#main/contract/messages.ts';

/** How many characters a campaign file may have, and how deeply it may be nested. */
const LIMITS = { most: 5 * 1024 * 1024, deepest: 40 };
/** Most entries of a file: six times the longest campaign known. Each makes opening and saving slower. */
const MAX_ENTRIES = 20_000;
/** Most characters of the first state: ten times a large one. Every move reads the whole state. */
const MAX_SETUP = 300_000;

/** Parses a campaign file and checks its shape, not the rules. Returns a message that names what is wrong. */
export function readRecord(text: string): CampaignRecord | Message {
  const json = readJson(text, LIMITS);
  if ('wrong' in json) return messageFor(json);
  const newer = newerFormat(json.data);
  if (newer) return { code: 'import-newer', params: {} };
  const much = sizeProblem(json.data);
  if (much !== undefined) return much;
  const read = recordSchema.safeParse(json.data);
  return read.success ? read.data : { code: 'import-shape', params: { where: pathText(read.error.issues[0]?.path) } };
}

/** Refuses data larger than any campaign before its shape is checked, which would take long. */
function sizeProblem(data: unknown): Message | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const entries = 'entries' in data && Array.isArray(data.entries) ? data.entries.length : 0;
  if (entries > MAX_ENTRIES) return { code: 'import-too-long', params: { found: entries, most: MAX_ENTRIES } };
  const setup = 'setup' in data ? JSON.stringify(data.setup).length : 0;
  return setup > MAX_SETUP ? { code: 'import-too-wide', params: { found: setup, most: MAX_SETUP } } : undefined;
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

/** A path in a file as text: `entries[3].hash`; `file` for the whole. */
export function pathText(path: readonly PropertyKey[] | undefined): string {
  const text = (path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text === '' ? 'file' : text.replace(/^\./, '');
}
