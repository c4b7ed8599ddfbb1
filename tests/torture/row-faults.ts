import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import type { Campaign, Message, Page, Reply } from '#main/contract/messages.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { copyOf, unexplained, type Fixture } from './faults.ts';
import { Player } from './window.ts';

/** Tries one fault. Resolves to what was wrong afterwards, or undefined. */
type Attempt = () => Promise<string | undefined>;
/** A bit of a file. */
export type Bit = { readonly byte: number; readonly bit: number };

/** What is shown of a campaign: its row in the list, its page, the page half-way through, and the exported file. */
type Shown = {
  readonly listed: Campaign;
  readonly page?: Omit<Page, 'seq'>;
  readonly half?: Reply;
  readonly notes: Reply;
  readonly file: Reply;
};
type Seen = {
  readonly notice: Message | undefined;
  readonly persons: Reply;
  readonly campaigns: ReadonlyMap<string, Shown>;
};

/** Events in a page's log that report damage. */
const DAMAGE_EVENTS: ReadonlySet<string> = new Set(['table-went-on', 'table-doubtful', 'table-row-mended']);

/** The effect of a flipped bit: nothing differs, the damage was reported, or (`silent`) a difference was not reported. */
export type Verdict = { readonly kind: 'same' | 'said' | 'silent'; readonly what: string };

/** Flips bits of a database one at a time: `aimed` of them in keys, set-ups, early moves and rows, others `anywhere`. */
export async function rowFaults(
  made: Fixture,
  aimed: number,
  anywhere: number,
  seed: string,
): Promise<Record<string, readonly Attempt[]>> {
  const truth = await truthOf(made);
  const tries = (bits: readonly Bit[]): Attempt[] => bits.map((bit) => () => silentIn(made, truth, bit));
  const each = Math.ceil(aimed / 4);
  const { length } = readFileSync(join(made.folder, FILE));
  return {
    'flipped bits in keys': tries(among(keys(made), each, `${seed} keys`)),
    'flipped bits in set-ups': tries(among(setUps(made), each, `${seed} set-ups`)),
    'flipped bits in early moves': tries(among(earlyMoves(made), each, `${seed} early`)),
    'flipped bits in what is kept beside them': tries(among(beside(made), each, `${seed} beside`)),
    'flipped bits in rows of campaigns': tries(among(rows(made), each, `${seed} rows`)),
    'flipped bits anywhere': tries(among([{ from: 0, to: length }], anywhere, `${seed} anywhere`)),
  };
}

/** What an undamaged copy shows. @throws Error if two copies show different things */
export async function truthOf(made: Fixture): Promise<Seen> {
  const [one, two] = [await lookAt(copyOf(made)), await lookAt(copyOf(made))];
  if ('code' in one) throw new Error(`the file cannot be opened: ${one.code}`);
  const verdict = compared(one, two);
  if (verdict.kind !== 'same') throw new Error(`two looks at one file differ: ${verdict.what}`);
  return one;
}

async function silentIn(made: Fixture, truth: Seen, bit: Bit): Promise<string | undefined> {
  const { kind, what } = await flipped(made, truth, bit);
  return kind === 'silent' ? `bit ${bit.bit} of byte ${bit.byte}: ${what}` : undefined;
}

/** Flips one bit in a new copy, and compares what is shown then with `truth`. */
export async function flipped(made: Fixture, truth: Seen, { byte, bit }: Bit): Promise<Verdict> {
  const folder = copyOf(made);
  const path = join(folder, FILE);
  const bytes = readFileSync(path);
  bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
  return compared(truth, await lookAt(folder));
}

/** Opens a folder, reads everything it shows, and deletes it. */
async function lookAt(folder: string): Promise<Seen | Message> {
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  try {
    const player = new Player(port);
    const home = await player.ask('home');
    if (home.type !== 'home') return home.type === 'refused' ? home.why : { code: 'no-list', params: {} };
    const campaigns = new Map<string, Shown>();
    for (const listed of home.campaigns) campaigns.set(listed.id, await look(player, listed));
    return { notice: home.notice, persons: await player.ask('persons'), campaigns };
  } finally {
    port.close();
    rmSync(folder, { recursive: true });
  }
}

async function look(player: Player, listed: Campaign): Promise<Shown> {
  const campaign = listed.id;
  const notes = await player.ask('notes', { campaign });
  const opened = await player.ask('open', { campaign });
  if (opened.type !== 'table') return { listed, notes, file: opened };
  while (player.page?.trouble?.code === 'campaign-checking') await yieldToEventLoop();
  if (player.page === undefined) throw new Error('a table without a page');
  const { seq, ...page } = player.page;
  const half = await player.ask('history', { campaign, seq, at: Math.floor(page.played / 2) });
  return { listed, notes, page, half, file: await player.ask('export', { campaign }) };
}

/** Compares what is shown with `truth`. A notice about the whole file does not replace a report at each damaged campaign. */
function compared(truth: Seen, seen: Seen | Message): Verdict {
  if ('code' in seen) return isExplained(seen);
  const verdicts = [...truth.campaigns].map(([id, shown]) => comparedOne(shown, seen.campaigns.get(id)));
  verdicts.push(comparedBeside(truth, seen));
  const worst = verdicts.find(({ kind }) => kind === 'silent') ?? verdicts.find(({ kind }) => kind === 'said');
  if (worst !== undefined) return worst;
  return seen.notice === undefined ? { kind: 'same', what: '' } : isExplained(seen.notice);
}

/** What is kept beside the campaigns belongs to none: only the notice can say that it is damaged. */
function comparedBeside(truth: Seen, seen: Seen): Verdict {
  const notesOf = ({ campaigns }: Seen): unknown[] =>
    [...campaigns].map(([id, { listed, notes }]) => [id, listed.title, notes]);
  if (JSON.stringify([truth.persons, notesOf(truth)]) === JSON.stringify([seen.persons, notesOf(seen)]))
    return { kind: 'same', what: '' };
  return seen.notice === undefined ? { kind: 'silent', what: 'differs in persons or notes' } : isExplained(seen.notice);
}

/** A part of what is shown as text, without title and notes: these are kept beside the campaign. */
function ofCampaign(shown: Shown, part: 'listed' | 'page' | 'half' | 'file'): string {
  const { title: _, noted: __, ...listed } = shown.listed;
  if (part === 'listed') return JSON.stringify(listed);
  const { file } = shown;
  if (part !== 'file' || file.type !== 'file') return JSON.stringify(shown[part]);
  return JSON.stringify({ ...(JSON.parse(file.file) as object), title: undefined, notes: undefined });
}

function comparedOne(truth: Shown, seen: Shown | undefined): Verdict {
  if (seen === undefined) return { kind: 'silent', what: 'a campaign has vanished' };
  const parts = ['listed', 'page', 'half', 'file'] as const;
  const differing = parts.filter((part) => ofCampaign(truth, part) !== ofCampaign(seen, part));
  if (differing.length === 0) return { kind: 'same', what: '' };
  const told = seen.page?.log
    .find(({ event }) => DAMAGE_EVENTS.has(event.type))
    ?.event.type.replace('table-', 'campaign-');
  const line = told === undefined ? undefined : { code: told, params: {} };
  const said = seen.listed.damage ?? seen.listed.mark ?? seen.page?.trouble ?? line;
  const why = said ?? (seen.file.type === 'refused' ? seen.file.why : undefined);
  if (why !== undefined) return isExplained(why);
  return { kind: 'silent', what: `differs in ${differing.join()}` };
}

/** `said` if there is a sentence for the message, else `silent`. */
function isExplained(why: Message): Verdict {
  const wrong = unexplained({ type: 'refused', why });
  return wrong === undefined ? { kind: 'said', what: why.code } : { kind: 'silent', what: wrong };
}

type Stretch = { readonly from: number; readonly to: number };

/** Draws `count` bits from ranges of the file. */
export function among(stretches: readonly Stretch[], count: number, seed: string): Bit[] {
  const rng: Rng = streamOf(seed);
  return Array.from({ length: count }, () => {
    const { from, to } = elementAt(stretches, pick(rng, stretches.length));
    return { byte: from + pick(rng, to - from), bit: pick(rng, 8) };
  });
}

/** Every place with a campaign's id in the file, and the byte after it, which holds an entry's number. */
function keys({ folder, ids }: Fixture): Stretch[] {
  const file = readFileSync(join(folder, FILE));
  return ids.flatMap((id) => places(file, id).map((from) => ({ from, to: from + id.length + 1 })));
}

function places(file: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let from = file.indexOf(text); from >= 0; from = file.indexOf(text, from + 1)) found.push(from);
  return found;
}

/** The places in the file of the first 250 characters of each text a query returns: long texts continue on other pages. */
function texts({ folder }: Fixture, sql: string): Stretch[] {
  const file = readFileSync(join(folder, FILE));
  const db = new Sqlite(join(folder, FILE), { readonly: true });
  const rows = db.prepare(sql).pluck().all().map(String);
  db.close();
  return rows.flatMap((text) => {
    const length = Math.min(text.length, 250);
    return places(file, text.slice(0, length)).map((from) => ({ from, to: from + length }));
  });
}

const setUps = (made: Fixture): Stretch[] => texts(made, 'SELECT state FROM snapshot WHERE seq = 0');
/** The bytes around the hashes of early entries: number, kind and seat before, the events after them. */
const earlyMoves = (made: Fixture): Stretch[] =>
  texts(made, 'SELECT hash FROM entry WHERE seq BETWEEN 1 AND 6').map(({ from, to }) => ({
    from: from - 60,
    to: to + 200,
  }));
/** The bytes around persons and notes: kind and id before, date and checksum after them. */
const beside = (made: Fixture): Stretch[] =>
  texts(made, 'SELECT data FROM kept').map(({ from, to }) => ({ from: from - 60, to: to + 100 }));
/** The bytes around the seats in a campaign's row. */
const rows = (made: Fixture): Stretch[] =>
  texts(made, 'SELECT seats FROM campaign').map(({ from, to }) => ({ from: from - 100, to: to + 1200 }));
