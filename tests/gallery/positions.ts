import { elementAt } from '#engine/kernel/element-at.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';

/** A position of a recorded game in which a decision is owed. */
export type GalleryPosition = {
  /** What is decided, and at a table of how many: `harvest-5`. */
  readonly name: string;
  /** The recorded game's file, and how many of its entries lead here. */
  readonly game: string;
  readonly entries: number;
};

/** The numbers of players that are looked at: where there is most room, and least. */
export const TABLES: readonly number[] = [2, 5];

/**
 * The fullest position of every kind of decision, for each number of players: that with the most moves to choose from,
 * of equal ones the latest. In the order of the names.
 */
export function galleryPositions(): GalleryPosition[] {
  const best = new Map<string, GalleryPosition & { readonly weight: number }>();
  for (const game of recordedNames()) {
    const record = readRecorded(game);
    if (!TABLES.includes(record.seats.length)) continue;
    for (const found of positionsIn(game, record)) {
      const before = best.get(found.name);
      if (before === undefined || found.weight >= before.weight) best.set(found.name, found);
    }
  }
  return [...best.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Every position of a record with its kind, and how much it shows. */
function* positionsIn(file: string, record: CampaignRecord): Generator<GalleryPosition & { weight: number }> {
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const [index, entry] of record.entries.entries()) {
    const top = state.frames.at(-1);
    const seat = game.deciders(state)[0];
    if (top !== undefined && seat !== undefined) {
      const moves = game.secret(state) ? 0 : game.publicMoves(game.view(state, 'public'), seat).length;
      const kind = 'hex' in top && top.hex !== null ? `${top.kind}-taken` : top.kind;
      const weight = moves + state.units.filter(({ region }) => region >= 0).length;
      yield { name: `${kind}-${record.seats.length}`, game: file, entries: index, weight };
    }
    if (entry.kind !== 'move') return;
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  }
}

/** Names of ten letters, the longest that must fit a seat's strip. */
const NAMES = ['Maximilian', 'Bernadette', 'Konstantin', 'Wilhelmina', 'Evangeline'];

/** Who sits at a position: persons at all seats, or `alone` at one among bots; and the level, at which a curtain may cover it. */
export type People = { readonly alone?: number; readonly level?: 'open' | 'table' };

/** The campaign file of a position, with long names; by default at an open table, so that no curtain covers it. */
export function fileOf(
  { game, entries }: Pick<GalleryPosition, 'game' | 'entries'>,
  { alone, level = 'open' }: People = {},
): string {
  const record = readRecorded(game);
  const seats = record.seats.map((seat, index) => ({
    ...seat,
    name: elementAt(NAMES, index),
    player: alone === undefined || alone === index ? 'person' : 'steward',
    place: index,
  }));
  return JSON.stringify({ ...record, seats, level, entries: record.entries.slice(0, entries) });
}
