import { anyOf } from '#engine/bots/random.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Level, UndoLevel } from '#main/contract/messages.ts';
import { openHost, type HostOptions } from '#main/host/port.ts';
import { glanceOf } from '#main/host/table.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { closingOf } from '#tests/engine/contract/closing.ts';
import { KINDS, newFolder, people, Sitter, type Choice } from './support.ts';

/** How long a decision stays open in these tests; their clock is not the real one. */
export const CLOSES_IN = 2000;
const { listed, options, seats } = KINDS.archipelago;
/** The game in which decisions close by themselves. */
export const GAME: AnyGame = listed.make(listed.basePack);

/** A state, a move that uncovers nothing, and the one by which the decision then closes by itself. */
export type Place = {
  readonly before: object;
  readonly seat: number;
  readonly move: Choice;
  readonly after: object;
  readonly closing: Choice;
  /** Who decides once it has closed. */
  readonly next: readonly number[];
};

/** The state after a move, and whether the move showed something new. */
function played(state: object, seat: number, move: Choice): { state: object; shows: boolean } {
  const next = GAME.copy(state);
  let shows = false;
  GAME.apply(next, seat, move, (event) => (shows ||= event.barrier !== undefined));
  return { state: next, shows };
}

/** Every place of a random game where one seat decides twice in public, the second time with nothing to choose. */
export function* places(seed: string): Generator<Place> {
  const rng = streamOf(`places ${seed}`);
  let before = GAME.setup(GAME.schema.options.parse(options), seed, () => undefined);
  for (let [seat] = GAME.deciders(before); seat !== undefined; [seat] = GAME.deciders(before)) {
    const move = anyOf(GAME.legalMoves(before, seat), rng);
    const { state: after, shows } = played(before, seat, move);
    const closing = GAME.deciders(after).length === 1 && !shows ? closingOf(GAME, after, seat) : undefined;
    if (closing !== undefined && !GAME.secret(before) && GAME.deciders(before).length === 1) {
      const end = played(after, seat, closing);
      if (!end.shows) yield { before, seat, move, after, closing, next: GAME.deciders(end.state) };
    }
    before = after;
  }
}

/** The first place of random games that is as wanted. @throws Error if there is none */
export function place(wanted: (found: Place) => boolean): Place {
  for (let game = 0; game < 40; game++) for (const found of places(`place ${game}`)) if (wanted(found)) return found;
  throw new Error('no such place');
}

/** A place after which somebody else decides alone in public, with something to choose. */
export const handsOn = (): Place =>
  place(({ after, seat, closing, next: [one, ...more] }) => {
    const { state } = played(after, seat, closing);
    const open = one !== undefined && more.length === 0 && one !== seat && !GAME.secret(state);
    return open && closingOf(GAME, state, one) === undefined;
  });

/** What the hosts of these tables have logged as errors. */
export const faults: string[] = [];
const log = { ...silentLog, error: (what: string) => void faults.push(what) };

type Laid = {
  readonly level?: Level;
  readonly undo?: UndoLevel;
  readonly bots?: readonly number[];
  readonly host?: Partial<HostOptions>;
  readonly dataDir?: string;
};

/** A campaign that begins in `state`, opened in a window; nobody has come to the screen yet. */
export async function closingTable(state: object, laid: Laid = {}) {
  const { level = 'table', undo = 'barrier', bots = [], host = {}, dataDir = newFolder() } = laid;
  const store = openStore(openDatabase({ dataDir, log: silentLog }).db);
  const port = openHost({ store, games: [listed], log, pause: 0, closeAfter: CLOSES_IN, ...host });
  const about = { id: 'closing', game: listed.id, ruleset: GAME.version, pack: GAME.pack, seed: 's', level, undo };
  const head = { ...about, seats: people(seats, bots), options: options as Record<string, string | number> };
  const setup = { state, hash: hashValue(state), events: [] };
  const glance = glanceOf(GAME, state, 0, listed);
  store.create({ head, pack: listed.basePack, setup, page: 1, curtain: { state: 'open' }, glance });
  const sitter = new Sitter(port);
  await sitter.ask('open', { campaign: head.id });
  return { sitter, port, store, dataDir };
}

/** The same once its person has made the move before the closing one. */
export async function aboutToClose({ before, seat, move }: Place, laid: Laid = {}) {
  const opened = await closingTable(before, laid);
  await opened.sitter.settle();
  await opened.sitter.done('move', { seat, move });
  return opened;
}
