import { ratioOf, shareOf, type Estimate } from '#engine/bots/clusters.ts';
import type { Played } from './match.ts';

/** A game with the seed it was played on, and whether each seat was one of those who are measured. */
export type Scored = { readonly seed: string; readonly measured: readonly boolean[]; readonly played: Played };

/** What games of one kind came to. */
export type Endings = {
  readonly games: number;
  readonly lostByAll: number;
  readonly endings: Readonly<Record<string, number>>;
};

/** The figures of some games. All intervals are clustered by seed. */
export type Tally = {
  readonly games: number;
  readonly seeds: number;
  /** Share of all games that nobody won. */
  readonly lostByAll: Estimate;
  /** Share of all games won by those who are measured; a shared win is split, one lost by all is none. */
  readonly shareOfAll: Estimate;
  /** The same among the games that somebody won. */
  readonly share: Estimate;
  readonly meanPlace: number;
  /** Decisions of those who are measured, the mean of their milliseconds, and what 95 of 100 stay below. */
  readonly decisions: number;
  readonly msPerDecision: number;
  readonly msOf95: number;
  readonly endings: Readonly<Record<string, number>>;
  /** By kind, where the game tells kinds of games apart. */
  readonly kinds: Readonly<Record<string, Endings>>;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const lost = ({ played }: Scored): boolean => sum(played.shares) === 0;

/** The sum of `values` over the seats that are measured. */
function ofMeasured({ measured }: Scored, values: readonly number[]): number {
  return sum(values.filter((_, seat) => measured[seat] === true));
}

/** The elements by their key, in the order in which keys are first met. */
function grouped<T>(list: readonly T[], keyOf: (element: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const element of list) {
    const group = groups.get(keyOf(element));
    if (group === undefined) groups.set(keyOf(element), [element]);
    else group.push(element);
  }
  return groups;
}

/** Sums games up. */
export function tallyOf(games: readonly Scored[]): Tally {
  const bySeed = [...grouped(games, ({ seed }) => seed).values()];
  const estimate = (top: (game: Scored) => number, bottom: (game: Scored) => number): Estimate =>
    shareOf(bySeed.map((group) => ({ top: sum(group.map(top)), bottom: sum(group.map(bottom)) })));
  const won = (game: Scored): number => ofMeasured(game, game.played.shares);
  const total = (value: (game: Scored) => number): number => sum(games.map(value));
  const seats = total(({ measured }) => measured.filter(Boolean).length);
  const times = games
    .flatMap(({ measured, played }) => played.times.filter((_, seat) => measured[seat] === true))
    .flat()
    .toSorted((one, other) => one - other);
  const kinds = [...grouped(games, ({ played }) => played.kind ?? '')].filter(([kind]) => kind !== '');
  return {
    games: games.length,
    seeds: bySeed.length,
    lostByAll: estimate(
      (game) => (lost(game) ? 1 : 0),
      () => 1,
    ),
    shareOfAll: estimate(won, () => 1),
    share: estimate(won, (game) => (lost(game) ? 0 : 1)),
    meanPlace: total((game) => ofMeasured(game, game.played.places)) / Math.max(1, seats),
    decisions: times.length,
    msPerDecision: sum(times) / Math.max(1, times.length),
    msOf95: times[Math.floor(0.95 * times.length)] ?? 0,
    ...endingsOf(games),
    kinds: Object.fromEntries(
      kinds.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([kind, of]) => [kind, tallyKind(of)]),
    ),
  };
}

function tallyKind(games: readonly Scored[]): Endings {
  return { games: games.length, lostByAll: games.filter(lost).length / games.length, ...endingsOf(games) };
}

function endingsOf(games: readonly Scored[]): Pick<Tally, 'endings'> {
  const counts = grouped(games, ({ played }) => played.ending);
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { endings: Object.fromEntries(sorted.map(([code, of]) => [code, of.length])) };
}

/** How much more those who are measured won, of all games, than `other` on the same seeds: mean of the differences by seed. */
export function gainOver(games: readonly Scored[], other: readonly Scored[]): Estimate {
  const before = grouped(other, ({ seed }) => seed);
  const mean = (group: readonly Scored[]): number =>
    sum(group.map((game) => ofMeasured(game, game.played.shares))) / group.length;
  const pairs = [...grouped(games, ({ seed }) => seed)].flatMap(([seed, group]) => {
    const paired = before.get(seed);
    return paired === undefined ? [] : [{ top: mean(group) - mean(paired), bottom: 1 }];
  });
  return ratioOf(pairs);
}
