import type { GameRecord } from '#main/contract/records.ts';
import { isCounted } from './figures.ts';

/** Which records are shown; `ALL` where it does not matter. */
export type Filter = {
  readonly game: string;
  readonly players: string;
  readonly length: string;
  readonly person: string;
};

/** The value of a filter that leaves nothing out. */
export const ALL = 'all';

/** Leaves nothing out. */
export const NO_FILTER: Filter = { game: ALL, players: ALL, length: ALL, person: ALL };

/** The length of a game as a filter knows it: lengths of different games are different ones. */
export const lengthKey = ({ game, length }: GameRecord): string | undefined =>
  length === undefined ? undefined : `${game} ${length}`;

/** What a record is filtered by. */
const VALUES: { readonly [K in keyof Filter]: (record: GameRecord) => readonly (string | undefined)[] } = {
  game: ({ game }) => [game],
  players: ({ players }) => [String(players)],
  length: (record) => [lengthKey(record)],
  person: ({ seats }) => seats.map(({ person }) => person),
};
const KEYS = ['game', 'players', 'length', 'person'] as const;

/** The records a filter lets through; `apart` asks for practice and games from a position, which stand apart from all others. */
export function chosenFrom(records: readonly GameRecord[], filter: Filter, apart: boolean): GameRecord[] {
  return records.filter(
    (record) =>
      isCounted(record) !== apart &&
      KEYS.every((key) => filter[key] === ALL || VALUES[key](record).includes(filter[key])),
  );
}

/** The values of one filter that occur in the records, and how many games have each. */
export function valuesIn(records: readonly GameRecord[], key: keyof Filter): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const record of records) {
    for (const value of new Set(VALUES[key](record))) {
      if (value !== undefined) counted.set(value, (counted.get(value) ?? 0) + 1);
    }
  }
  return counted;
}
