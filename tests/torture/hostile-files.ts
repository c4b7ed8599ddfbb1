import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { CampaignRecord, Entry, MoveEntry } from '#engine/kernel/record.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { COLOURS } from '#main/contract/messages.ts';
import { game, longestOptions, PLAYERS, TORTURED } from './tables.ts';

/** A file to import, and whether it is a valid campaign; undefined if that is not known. */
export type Offered = { readonly name: string; readonly text: string; readonly intact: boolean | undefined };

const OPTIONS = longestOptions();
/** Entries of long files that must be taken, and of those that must be refused. */
const LONG = 19_900;
const ENDLESS = 44_000;
/** Most characters of a file. */
const MOST = 5 * 1024 * 1024;

/** Valid files that take as long to read as possible, and invalid ones. */
export function* offeredFiles(seed: string): Generator<Offered> {
  const file = (entries: readonly Entry[], change: object = {}) =>
    JSON.stringify({ ...begun(seed), entries, ...change });
  const intact = (name: string, entries: readonly Entry[]): Offered => ({ name, text: file(entries), intact: true });
  const line = played(seed, 120);
  const first = line[0] as MoveEntry;
  yield intact('an honest evening', honest(seed, 3099));
  yield intact('undo and redo of one move', zigzag(line, 1, LONG));
  for (const depth of [7, 40, line.length]) yield intact(`undo and redo of ${depth} moves`, zigzag(line, depth, LONG));
  for (const depth of [1, 15, 60]) yield intact(`another way from ${depth} moves back`, forks(seed, depth, LONG));
  yield intact('somebody else sits down all the time', seatChanges(seed, LONG));
  const damaged = (name: string, text: string): Offered => ({ name, text, intact: false });
  yield damaged('more entries than any', file(zigzag(line, 1, ENDLESS)));
  yield damaged(
    'a name of four million letters',
    file(line, { seats: [{ ...begun(seed).seats[0], name: 'x'.repeat(4e6) }] }),
  );
  yield damaged('a seed of four million letters', file(line, { seed: 'x'.repeat(4e6) }));
  yield damaged('a move of four million letters', file([{ ...first, move: { type: 'x'.repeat(4e6) } }]));
  yield damaged('a move with four million more', file([{ ...first, move: { ...first.move, x: 'x'.repeat(4e6) } }]));
  yield damaged('brackets in brackets', `{"a":${'['.repeat(2e6)}${']'.repeat(2e6)}}`);
  yield damaged('a million empty lists', file(line, { setup: { a: Array.from({ length: 1e6 }, () => []) } }));
  yield damaged(
    'a million names',
    file(line, { options: Object.fromEntries(Array.from({ length: 3e5 }, (_, n) => [`n${n}`, 1])) }),
  );
  yield damaged('a large table taken over', taken(seed));
  const { text } = intact('', line);
  const rng = streamOf(`${seed} places`);
  for (let cut = 0; cut < 20; cut++) yield damaged('cut anywhere', text.slice(0, pick(rng, text.length)));
  for (let change = 0; change < 40; change++)
    yield { name: 'changed anywhere', text: changed(text, rng), intact: undefined };
}

const setUp = (seed: string): object => game.setup(game.schema.options.parse(OPTIONS), seed, () => undefined);

/** A campaign file without its log. */
function begun(seed: string): Omit<CampaignRecord, 'entries'> {
  const setup = setUp(seed);
  return {
    format: 'caravel-campaign',
    formatVersion: 1,
    game: game.id,
    ruleset: game.version,
    options: OPTIONS as CampaignRecord['options'],
    seed,
    packHash: game.pack,
    pack: TORTURED.basePack as CampaignRecord['pack'],
    seats: Array.from({ length: PLAYERS }, (_, seat) => ({
      name: `Person ${seat + 1}`,
      colour: elementAt(COLOURS, seat),
      player: 'person',
    })),
    ...(game.hides && { level: 'table' }),
    setup: setup as CampaignRecord['setup'],
    setupHash: hashValue(setup),
  };
}

/** Builds a log by playing: every method adds an entry. */
function log(seed: string, chance = 'log') {
  const rng = streamOf(`${seed} ${chance}`);
  const [entries, live, undone]: [Entry[], MoveEntry[], MoveEntry[]] = [[], [], []];
  const states = [setUp(seed)];
  const first = hashValue(states[0]);
  const add = (entry: object): void => void entries.push({ seq: entries.length + 1, ...entry } as Entry);
  const hash = (): string => live.at(-1)?.hash ?? first;
  return {
    entries,
    rng,
    get standing() {
      return live.length;
    },
    /** Makes a random legal move. Returns whether there was one. */
    move(): boolean {
      const state = game.copy(states[live.length] ?? {});
      const [seat] = game.deciders(state);
      if (seat === undefined) return false;
      const move = anyOf(game.legalMoves(state, seat), rng);
      game.apply(state, seat, move, () => undefined);
      undone.length = 0;
      add({ kind: 'move', seat, move: structuredClone(move), hash: hashValue(state) });
      live.push(entries.at(-1) as MoveEntry);
      states[live.length] = state;
      return true;
    },
    undo(): void {
      const back = live.pop();
      if (back === undefined) return;
      undone.push(back);
      add({ kind: 'undo', hash: hash() });
    },
    redo(): void {
      const again = undone.pop();
      if (again === undefined) return;
      live.push(again);
      add({ kind: 'redo', hash: again.hash });
    },
    sit(): void {
      undone.length = 0;
      add({ kind: 'seat', seat: 0, player: 'person', name: 'Ada', hash: hash() });
    },
  };
}

/** A game from its beginning, at most `moves` long. */
function played(seed: string, moves: number): Entry[] {
  const made = log(seed);
  while (made.standing < moves && made.move());
  return made.entries;
}

/** A log as people make it: now and then moves are undone, and some redone. */
function honest(seed: string, length: number): Entry[] {
  const made = log(seed, 'honest');
  while (made.entries.length < length) {
    const chance = pick(made.rng, 8);
    if (chance < 3 || !made.move()) for (let back = pick(made.rng, 4); back >= 0; back--) made.undo();
    if (chance === 0) for (let forth = pick(made.rng, 4); forth >= 0; forth--) made.redo();
  }
  return made.entries.slice(0, length);
}

/** `depth` moves undone and redone, again and again. */
function zigzag(line: readonly Entry[], depth: number, length: number): Entry[] {
  const entries = [...line];
  const at = (moves: number): string => line[moves - 1]?.hash ?? line[0]?.hash ?? '';
  const add = (kind: 'undo' | 'redo', moves: number): void =>
    void entries.push({ seq: entries.length + 1, kind, hash: at(moves) });
  const bottom = Math.max(1, line.length - depth);
  while (entries.length < length) {
    for (let moves = line.length - 1; moves >= bottom; moves--) add('undo', moves);
    for (let moves = bottom + 1; moves <= line.length; moves++) add('redo', moves);
  }
  return entries.slice(0, length);
}

/** `depth` moves undone and others made instead, again and again. */
function forks(seed: string, depth: number, length: number): Entry[] {
  const made = log(seed, `forks ${depth}`);
  let size = 0;
  while (made.standing < 80 && made.move());
  while (made.entries.length < length && size < MOST - 500_000) {
    const from = made.entries.length;
    for (let back = 0; back < depth; back++) made.undo();
    for (let forth = 0; forth < depth; forth++) made.move();
    size += JSON.stringify(made.entries.slice(from)).length;
  }
  return made.entries.slice(0, length);
}

/** One move, then only changes of seats. */
function seatChanges(seed: string, length: number): Entry[] {
  const made = log(seed);
  made.move();
  while (made.entries.length < length) made.sit();
  return made.entries;
}

/** A campaign marked as carried over by newer rules, with a state larger than any game's. */
function taken(seed: string): string {
  const record = begun(seed);
  const setup = { ...record.setup, frames: Array.from({ length: 40_000 }, () => ({ kind: 'round' })) };
  return JSON.stringify({ ...record, setup, setupHash: hashValue(setup), carried: true, entries: [] });
}

function changed(text: string, rng: Rng): string {
  const index = pick(rng, text.length);
  return text.slice(0, index) + String.fromCharCode(32 + pick(rng, 95)) + text.slice(index + 1);
}
