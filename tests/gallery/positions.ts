import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { effectiveMoves, type CampaignRecord } from '#engine/kernel/record.ts';
import type { Level } from '#main/contract/messages.ts';
import type { State } from '#engine/archipelago/state.ts';
import type { State as EmpiresState } from '#engine/empires-of-the-north/state.ts';
import type { State as EndeavorState } from '#engine/endeavor/state.ts';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';

/** A position of a recorded game in which a decision is owed. */
export type GalleryPosition = {
  /** What is decided, and at a table of how many: `harvest-5`. */
  readonly name: string;
  /** The game it is a position of; the first unless told. */
  readonly of?: GalleryGame;
  /** The recorded game's file, and how many of its entries lead here. */
  readonly game: string;
  readonly entries: number;
  /** Who decides there, where that is known. */
  readonly seat?: number;
};

/** The recorded games of one game, and what its positions show: their kind, and how much lies on the table. */
type Recorded<T extends GameTypes> = {
  /** The numbers of players that are looked at: where there is most room, and least. */
  readonly tables: readonly number[];
  readonly recordedNames: () => string[];
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly gameOf: (record: CampaignRecord) => Game<T>;
  readonly packOf: (record: CampaignRecord) => object;
  readonly show: (state: T['state']) => { readonly kind: string | undefined; readonly lying: number };
};

const ARCHIPELAGO = {
  ...archipelago,
  tables: [2, 5],
  show(state: State) {
    const top = state.frames.at(-1);
    const taken = top !== undefined && 'hex' in top && top.hex !== null;
    return {
      kind: taken ? `${top.kind}-taken` : top?.kind === 'domestic-crisis' && top.owed > 0 ? 'standing' : top?.kind,
      lying: state.units.filter(({ region }) => region >= 0).length,
    };
  },
};
const ENDEAVOR = {
  ...endeavor,
  tables: [2, 5],
  show: (state: EndeavorState) => ({
    kind: state.frames.at(-1)?.kind,
    lying: state.cities.filter((owner) => owner >= 0).length + state.ships.flat().length,
  }),
};
const EMPIRES = {
  ...empires,
  tables: [2, 4],
  show(state: EmpiresState) {
    const top = state.frames.at(-1);
    // An effect asks what its first clause asks.
    const asks = top?.kind === 'effect' ? `effect-${top.todo[0]?.do ?? 'none'}` : top?.kind;
    return { kind: asks, lying: state.players.flatMap(({ empire }) => empire).length };
  },
};
/** Hides the types of a game: its own functions are only given what they have made. */
const recorded = <T extends GameTypes>(of: Recorded<T>): Recorded<GameTypes> => of as unknown as Recorded<GameTypes>;
const GAMES = {
  archipelago: recorded(ARCHIPELAGO),
  endeavor: recorded(ENDEAVOR),
  'empires-of-the-north': recorded(EMPIRES),
};
/** A game that has a gallery. */
export type GalleryGame = keyof typeof GAMES;

/** Every game that has a gallery. */
export const GALLERY_GAMES: readonly GalleryGame[] = ['archipelago', 'endeavor', 'empires-of-the-north'];

/**
 * The fullest position of every kind of decision, for each number of players: that with the most moves to choose from,
 * of equal ones the latest. In the order of the names. `onbroken` hears of a recorded game that cannot be played to its end with the
 * rules as they are; its positions before that count.
 */
export function galleryPositions(of: GalleryGame = 'archipelago', onbroken = rethrow): GalleryPosition[] {
  const best = new Map<string, GalleryPosition & { readonly weight: number }>();
  const { recordedNames, readRecorded, tables } = GAMES[of];
  for (const file of recordedNames()) {
    const record = readRecorded(file);
    if (!tables.includes(record.seats.length)) continue;
    try {
      for (const found of positionsIn(of, file, record)) {
        const before = best.get(found.name);
        if (before === undefined || found.weight >= before.weight) best.set(found.name, found);
      }
    } catch (error) {
      onbroken(error);
    }
  }
  return [...best.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function rethrow(error: unknown): void {
  throw error;
}

/** The recorded games of one game: their files, and how many entries each has. */
export const recordedGames = (of: GalleryGame): (Omit<GalleryPosition, 'name' | 'of'> & { of: GalleryGame })[] =>
  GAMES[of].recordedNames().map((game) => ({ of, game, entries: GAMES[of].readRecorded(game).entries.length }));

/** What everybody sees of a recorded game after a share of its moves, with who sits there and the data it is played with. */
export function publicSight(of: GalleryGame, file: string, share: number) {
  const record = GAMES[of].readRecorded(file);
  const game = GAMES[of].gameOf(record);
  const state = game.schema.state.parse(record.setup);
  const { live } = effectiveMoves(record.entries.slice(0, Math.round(share * record.entries.length)));
  for (const { seat, move } of live) game.apply(state, seat, game.schema.move.parse(move), () => undefined);
  return { seats: record.seats, view: game.view(state, 'public'), pack: GAMES[of].packOf(record) };
}

/** Every position of a record with its kind, and how much it shows. */
function* positionsIn(
  of: GalleryGame,
  file: string,
  record: CampaignRecord,
): Generator<GalleryPosition & { weight: number }> {
  const { gameOf, show } = GAMES[of];
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const [index, entry] of record.entries.entries()) {
    const { kind, lying } = show(state);
    const seat = game.deciders(state)[0];
    if (kind !== undefined && seat !== undefined) {
      const moves = game.secret(state) ? 0 : game.publicMoves(game.view(state, 'public'), seat).length;
      const name = `${of === 'archipelago' ? '' : `${of}-`}${kind}-${record.seats.length}`;
      yield { name, of, game: file, entries: index, seat, weight: moves + lying };
    }
    if (entry.kind !== 'move') return;
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
}

/** Names of ten letters, the longest that must fit a seat's strip. */
const NAMES = ['Maximilian', 'Bernadette', 'Konstantin', 'Wilhelmina', 'Evangeline'];

/**
 * Who sits at a position: persons at all seats, or `alone` at one among bots, which may be that of whoever decides; whether they are new
 * to the game; and the level, at which a curtain may cover it.
 */
export type People = { readonly alone?: number | 'decider'; readonly level?: Level; readonly newcomers?: boolean };

/** What of a position its campaign file is made from. */
type Entered = Pick<GalleryPosition, 'of' | 'game' | 'entries' | 'seat'>;

/** The campaign file of a position, with long names; by default at an open table, so that no curtain covers it. */
export function fileOf(position: Entered, people: People = {}): string {
  const record = seated(position, people);
  return JSON.stringify({ ...record, entries: record.entries.slice(0, position.entries) });
}

/**
 * The same without its past: the file begins with the position, so it can be laid where the rules of what came before have changed.
 * @throws whatever the rules throw, where they no longer lead there
 */
export function fileWithoutPast(position: Entered, people: People = {}): string {
  const record = seated(position, people);
  const game = GAMES[position.of ?? 'archipelago'].gameOf(record);
  const setup = game.schema.state.parse(record.setup);
  for (const { seat, move } of effectiveMoves(record.entries.slice(0, position.entries)).live)
    game.apply(setup, seat, game.schema.move.parse(move), () => undefined);
  return JSON.stringify({ ...record, carried: true, setup, setupHash: hashValue(setup), entries: [] });
}

/** The record of a position's game, with the people who sit there. */
function seated(
  { of = 'archipelago', game, seat: decider }: Entered,
  { alone, level = 'open', newcomers = false }: People,
): CampaignRecord {
  const only = alone === 'decider' ? decider : alone;
  const record = GAMES[of].readRecorded(game);
  const seats = record.seats.map((seat, index) => ({
    ...seat,
    name: elementAt(NAMES, index),
    player: only === undefined || only === index ? 'person' : 'steward',
    place: index,
    ...(newcomers && { newcomer: true as const }),
  }));
  const hides = GAMES[of].gameOf(record).hides;
  return { ...record, seats, ...(hides && { level }) };
}
