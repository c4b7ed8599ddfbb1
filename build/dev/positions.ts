import MiniSearch from 'minisearch';
import {
  fileOf,
  fileWithoutPast,
  GALLERY_GAMES,
  galleryPositions,
  recordedGames,
  type GalleryGame,
} from '#tests/gallery/positions.ts';
import { Trouble } from './trouble.ts';

/** What a position is laid from: the file of a campaign, or the first voyage of a game. */
export type Laid = { readonly file: string } | { readonly voyage: GalleryGame };

/** The positions by name. */
export type Positions = {
  /** Names of the positions of the gallery. */
  readonly gallery: readonly string[];
  /** Names of the first voyages. */
  readonly voyages: readonly string[];
  /** Recorded games by name, and how many entries each has: `NAME@ENTRIES` is a position. */
  readonly recorded: ReadonlyMap<string, number>;
  /**
   * What a position is laid from; `bare` leaves out how it came about.
   * @throws Trouble for an unknown name, with the nearest ones; and where the rules no longer lead there
   */
  laid(name: string, bare?: boolean): Laid;
};

/** A recorded game, and so many of its entries. */
type Entered = Parameters<typeof fileOf>[0];

/** The most names that are told in place of one that is not known. */
const NEAREST = 5;
/** The part of the best one's score that a name needs to be told too. */
const LIKE = 0.4;
/** The ending of the file of a recorded game. */
const ENDING = /\.json(\.gz)?$/;

/** Reads the recorded games, and finds the positions in them. Rules may be half changed: what they still lead to is there. */
export function readPositions(): Positions {
  const found = GALLERY_GAMES.flatMap((of) => galleryPositions(of, () => undefined));
  const gallery = new Map(found.map((one) => [one.name, one]));
  const voyages = new Map(
    GALLERY_GAMES.map((of) => [of === GALLERY_GAMES[0] ? 'first-voyage' : `${of}-first-voyage`, of]),
  );
  const games = new Map(
    GALLERY_GAMES.flatMap((of) => recordedGames(of)).map((one) => [one.game.replace(ENDING, ''), one]),
  );

  /** The position `GAME@ENTRIES`; undefined where there is no such game. */
  function positionAt(name: string): Entered | undefined {
    const [, at = '', entries = ''] = /^(.*)@(\d+)$/.exec(name) ?? [];
    const game = games.get(at);
    if (game === undefined || Number(entries) <= game.entries) return game && { ...game, entries: Number(entries) };
    throw new Trouble(`${at} has ${game.entries} entries: its positions are ${at}@0 to ${at}@${game.entries}.`);
  }

  return {
    gallery: [...gallery.keys()],
    voyages: [...voyages.keys()],
    recorded: new Map([...games].map(([name, { entries }]) => [name, entries])),
    laid(name, bare = false) {
      const voyage = voyages.get(name);
      if (voyage !== undefined) return { voyage };
      const position = gallery.get(name) ?? positionAt(name);
      if (position !== undefined) return { file: bare ? withoutPast(name, position) : fileOf(position) };
      const ends = [...games].map(([game, { entries }]) => `${game}@${entries}`);
      throw new Trouble(unknown(name, [...gallery.keys(), ...voyages.keys(), ...ends]));
    },
  };
}

function withoutPast(name: string, position: Entered): string {
  try {
    return fileWithoutPast(position);
  } catch (error) {
    throw new Trouble(`The rules as they are now do not lead to ${name}: ${String(error)}`, { cause: error });
  }
}

/** The sentence about an unknown name, with those of `names` that look most like it. */
export function unknown(name: string, names: readonly string[]): string {
  const index = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.3 } });
  index.addAll(names.map((one, id) => ({ id, name: one })));
  const near = index.search(name);
  const best = near[0]?.score ?? 0;
  const like = near
    .filter(({ score }) => score > best * LIKE)
    .slice(0, NEAREST)
    .flatMap(({ id }: { id: number }) => names[id] ?? []);
  const told = like.length > 0 ? ` Like it: ${like.join(', ')}.` : '';
  return `There is no position “${name}”.${told} \`npm run dev -- --list\` names them all.`;
}

/** Every name, in lines for the terminal. */
export function listed({ gallery, voyages, recorded }: Positions): string {
  return [
    ...gallery,
    ...voyages,
    '',
    'A recorded game after so many of its entries, as in 000-2p-short-S6@34:',
    ...[...recorded].map(([name, entries]) => `${name}@0 to @${entries}`),
  ].join('\n');
}
