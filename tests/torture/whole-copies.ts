import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import { FILE } from '#main/storage/database.ts';
import { BYTE_DAMAGES, JOURNAL_DAMAGES, JOURNAL_LOSSES, ROW_DAMAGES, type Damage } from './damages.ts';
import type { Attempt, Fixture } from './faults.ts';
import { heldBy, heldInBytes, logRowsOf, sharedLength, type LogRows } from './log-rows.ts';
import { fileIn, journals, newFolder, openIn, placesBeside, playOn, wholeInFile, type Laid } from './places.ts';
import { Player } from './window.ts';

/** One kind of damage beside one place that holds a whole copy, and what happens before the damaged campaign is opened. */
type Kind = {
  readonly name: string;
  readonly laid: Laid;
  readonly harm: Damage;
  readonly then: Then;
  readonly isFlip: boolean;
};
/** Takes a damaged folder through some starts. */
type Then = (folder: string, rng: Rng) => Promise<void>;

/** Flips of any bit of a database for each attempt of another kind: there are so many places to hit. */
const FLIPS_FOR_ONE = 10;
/** How often a campaign is asked for until it has been compared with its copies. */
const TRIES = 300;
const UNDECIDED: ReadonlySet<string> = new Set(['campaign-checking', 'unknown-campaign']);

/**
 * Every kind of damage beside every place in the folder that may hold a whole copy: nothing that a whole copy holds may be lost.
 * `count` is how many attempts there are in all, spread over the kinds; `root` is a folder to be made for them.
 */
export async function wholeCopies(
  made: Fixture,
  root: string,
  count: number,
  seed: string,
): Promise<Record<string, readonly Attempt[]>> {
  const kinds = count > 0 ? await kindsOf(made, root) : [];
  const weighed = kinds.flatMap((kind) => Array.from({ length: kind.isFlip ? FLIPS_FOR_ONE : 1 }, () => kind));
  const attempts: Record<string, Attempt[]> = {};
  for (let index = 0; index < count; index++) {
    const { name, ...kind } = elementAt(weighed, Math.floor((index * weighed.length) / count));
    const some = (attempts[name] ??= []);
    const rng = streamOf(`${seed} ${name} ${some.length}`);
    some.push(() => lostAfter(kind, rng));
  }
  return attempts;
}

async function kindsOf(made: Fixture, root: string): Promise<Kind[]> {
  const on = await playOn(made, root);
  const [places, whole, left] = [placesBeside(made, on), wholeInFile(made, on), journals(on)];
  const kinds: Kind[] = [];
  const add = (damages: Readonly<Record<string, Damage>>, place: string, laid: Laid, then: string): void => {
    for (const [damage, harm] of Object.entries(damages))
      kinds.push({
        name: `${damage}, ${place}${then}`,
        ...{ laid, harm, then: THEN[then] ?? goOn },
        isFlip: harm === BYTE_DAMAGES['flipped bit'],
      });
  };
  for (const [place, laid] of Object.entries(places)) {
    const { 'missing campaign': missing = goNowhere, ...others } = ROW_DAMAGES;
    const rows = laid.recordsDeletions === false ? others : { ...others, 'missing campaign': missing };
    add({ ...BYTE_DAMAGES, ...rows }, place, laid, '');
    const { 'letter of a move': letter = goNowhere } = ROW_DAMAGES;
    const { 'flipped bit': flip = goNowhere } = BYTE_DAMAGES;
    for (const then of Object.keys(THEN)) add({ 'flipped bit': flip, 'letter of a move': letter }, place, laid, then);
  }
  for (const [place, laid] of Object.entries(whole)) add(BYTE_DAMAGES, `${place}, whole in the file`, laid, '');
  add(JOURNAL_DAMAGES, 'its frames whole', left.alone, '');
  add({ ...JOURNAL_DAMAGES, ...JOURNAL_LOSSES }, 'whole in a backup', left.backedUp, '');
  return kinds;
}

const goNowhere: Damage = () => undefined;
const goOn: Then = () => Promise.resolve();

const THEN: Readonly<Record<string, Then>> = {
  ', a setting changed and closed': async (folder) => changeSetting(folder, 1),
  ', three days of other games': async (folder, rng) => {
    for (let day = 0; day < 3; day++) {
      await changeSetting(folder, day, rng);
      const names = readdirSync(join(folder, 'backups'));
      for (const name of names) renameSync(join(folder, 'backups', name), join(folder, 'backups', dayEarlier(name)));
    }
  },
};

/** The name of a backup as if it had been made a day earlier. */
const dayEarlier = (name: string): string =>
  name.replace(/\d{4}-\d{2}-\d{2}/, (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));

/** Starts, changes a setting, plays something else if `rng` is given, and closes at once. */
async function changeSetting(folder: string, day: number, rng?: Rng): Promise<void> {
  const port = openIn(folder);
  const player = new Player(port);
  await player.ask('set', { name: 'motion', value: day % 2 === 0 ? 'auto' : 'less' });
  if (rng !== undefined) {
    await player.create(rng);
    for (let move = 0; move < 3; move++) await player.step(rng);
  }
  port.close();
}

/** Damages a copy of the folder and opens it: everything that was held must be there, at its campaign or offered beside it. */
async function lostAfter({ laid, harm, then }: Omit<Kind, 'name' | 'isFlip'>, rng: Rng): Promise<string | undefined> {
  const folder = newFolder(laid.folder);
  cpSync(laid.folder, folder, { recursive: true });
  harm({ ...laid, folder }, rng);
  const held = heldAfter(laid, folder);
  try {
    await then(folder, rng);
    const wrong = await unopened(folder, laid.truth, held);
    return wrong ?? lostIn(folder, laid.truth, held);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How far each campaign is held after the damage: by the whole copy, and by what is whole of the damaged file. */
function heldAfter(laid: Laid, folder: string): ReadonlyMap<string, number> {
  const copy = newFolder(folder);
  cpSync(folder, copy, { recursive: true });
  const files = [logRowsOf(join(copy, laid.damaged ?? FILE)), ...laid.copies];
  rmSync(copy, { recursive: true });
  if (laid.copies.length > 0) return heldBy(laid.truth, files);
  return heldInBytes(
    laid.truth,
    [fileIn(folder), fileIn(folder, '-wal')].map((path) => readFileSync(path)),
  );
}

/**
 * Opens the folder, and every campaign once it has been compared with its copies. Returns what is wrong if one cannot be opened of
 * which all is held.
 */
async function unopened(
  folder: string,
  truth: LogRows,
  held: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const port = openIn(folder);
  const player = new Player(port);
  try {
    for (const [campaign, log] of truth) {
      const trouble = await troubleOnOpening(player, campaign);
      if (trouble !== undefined && held.get(campaign) === log.size) return `${campaign} cannot be opened: ${trouble}`;
    }
    return undefined;
  } finally {
    port.close();
  }
}

async function troubleOnOpening(player: Player, campaign: string): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    const opened = await player.ask('open', { campaign });
    const trouble = opened.type === 'refused' ? opened.why.code : player.page?.trouble?.code;
    // A campaign that is missing is not known until a copy has brought it back.
    if (trouble === undefined || !UNDECIDED.has(trouble) || tries === TRIES) return trouble;
    await yieldToEventLoop();
  }
}

function lostIn(folder: string, truth: LogRows, held: ReadonlyMap<string, number>): string | undefined {
  if (!existsSync(fileIn(folder))) return 'there is no file';
  const found = [...logRowsOf(fileIn(folder)).values()];
  for (const [id, log] of truth) {
    const kept = Math.max(0, ...found.map((other) => sharedLength(log, other)));
    const wanted = held.get(id) ?? 0;
    if (kept < wanted) return `${wanted - kept} of ${wanted} entries of ${id} are lost`;
  }
  return undefined;
}
