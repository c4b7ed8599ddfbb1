import type { GameRecord } from '#main/contract/records.ts';

/** A seat of a record. */
export type RecordedSeat = GameRecord['seats'][number];

/** A game a person took part in, and where they sat. */
export type Sitting = { readonly record: GameRecord; readonly seat: RecordedSeat };

/** Whether a game counts: practice, and what was played on from a position, stand apart. */
export const isCounted = ({ practice, from }: GameRecord): boolean => !practice && from !== 'position';

/** The games of a person that count, the last one first. */
export function sittingsOf(records: readonly GameRecord[], person: string): Sitting[] {
  return records.filter(isCounted).flatMap((record) => {
    const seat = record.seats.find((one) => one.person === person);
    return seat === undefined ? [] : [{ record, seat }];
  });
}

/** Whether they won. */
export const isWon = ({ record, seat }: Sitting): boolean => record.won.includes(seat.seat);

/** Some games added up. */
export type Tally = {
  readonly games: number;
  readonly won: number;
  /** Games that came to their end: the others have neither places nor points. */
  readonly finished: number;
  /** How often they came first, second and so on; the first stands at 0. */
  readonly places: readonly number[];
  /** The mean and the most of the points, where any were counted. */
  readonly mean?: number;
  readonly most?: number;
};

/** Adds games up. */
export function tallyOf(sittings: readonly Sitting[]): Tally {
  const places = sittings.flatMap(({ seat }) => seat.place ?? []);
  const points = sittings.flatMap(({ seat }) => seat.score ?? []);
  return {
    games: sittings.length,
    won: sittings.filter(isWon).length,
    finished: sittings.filter(({ record }) => record.how === 'finished').length,
    places: Array.from(
      { length: Math.max(0, ...places) },
      (_, at) => places.filter((place) => place === at + 1).length,
    ),
    ...(points.length > 0 && {
      mean: points.reduce((sum, n) => sum + n, 0) / points.length,
      most: Math.max(...points),
    }),
  };
}

/** Games by what they have in common, each group added up; the largest first. */
export function talliesBy<K extends string | number>(
  sittings: readonly Sitting[],
  keyOf: (record: GameRecord) => K | undefined,
): { readonly key: K; readonly tally: Tally }[] {
  const groups = new Map<K, Sitting[]>();
  for (const sitting of sittings) {
    const key = keyOf(sitting.record);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), sitting]);
  }
  return [...groups]
    .map(([key, group]) => ({ key, tally: tallyOf(group) }))
    .toSorted((a, b) => b.tally.games - a.tally.games);
}

/** How far somebody was ahead of whoever came nearest: less than nought where they did not come first. */
export type Lead = Sitting & { readonly lead: number };

/** The points between a person and the best of the others; undefined where a game has no points to compare. */
export function leadOf({ record, seat }: Sitting): number | undefined {
  const others = record.seats.flatMap((one) => (one.seat === seat.seat ? [] : (one.score ?? [])));
  if (record.how !== 'finished' || seat.score === null || others.length === 0) return undefined;
  return seat.score - Math.max(...others);
}

const leadsOf = (sittings: readonly Sitting[]): Lead[] =>
  sittings.flatMap((sitting) => {
    const lead = leadOf(sitting);
    return lead === undefined ? [] : [{ ...sitting, lead }];
  });

/** The game they won by most points. */
export function bestOf(sittings: readonly Sitting[]): Lead | undefined {
  return leadsOf(sittings.filter(isWon)).toSorted((a, b) => b.lead - a.lead)[0];
}

/** The game in which fewest points lay between them and the nearest other who stood above or below them at its head. */
export function closestOf(sittings: readonly Sitting[]): Lead | undefined {
  return leadsOf(sittings).toSorted((a, b) => Math.abs(a.lead) - Math.abs(b.lead))[0];
}

/** How a person has done against another. */
export type Duel = {
  readonly person: string;
  readonly together: number;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
};

/** How a person has done against each other one in the games both finished; those they played most often with come first. */
export function duelsOf(sittings: readonly Sitting[]): Duel[] {
  const duels = new Map<string, { together: number; ahead: number; behind: number; level: number }>();
  for (const { record, seat } of sittings) {
    for (const other of record.seats) {
      if (other.person === undefined || other.seat === seat.seat || other.place === null || seat.place === null)
        continue;
      const duel = duels.get(other.person) ?? { together: 0, ahead: 0, behind: 0, level: 0 };
      duels.set(other.person, duel);
      duel.together += 1;
      duel[seat.place < other.place ? 'ahead' : seat.place > other.place ? 'behind' : 'level'] += 1;
    }
  }
  return [...duels]
    .map(([person, duel]) => ({ person, ...duel }))
    .toSorted((a, b) => b.together - a.together || b.ahead - a.ahead);
}

/** What somebody did in the games of one kind: how often in all, and in each game on average. */
export type Habit = {
  readonly counter: string;
  readonly code: string;
  readonly n: number;
  readonly each: number;
  /** What all other seats of the same games did on average. */
  readonly others: number;
};

/** What they did in these games, by counter and code: first what they did oftener than those they played with. */
export function habitsOf(sittings: readonly Sitting[]): Habit[] {
  const own = new Map<string, { counter: string; code: string; n: number; others: number }>();
  for (const { record, seat } of sittings) {
    const share = 1 / Math.max(1, record.seats.length - 1);
    for (const { counter, code, seat: by, n } of record.counts) {
      const key = `${counter} ${code}`;
      const sum = own.get(key) ?? { counter, code, n: 0, others: 0 };
      own.set(key, sum);
      if (by === seat.seat) sum.n += n;
      else sum.others += n * share;
    }
  }
  const games = Math.max(1, sittings.length);
  return [...own.values()]
    .filter(({ n }) => n > 0)
    .map(({ counter, code, n, others }) => ({ counter, code, n, each: n / games, others: others / games }))
    .toSorted((a, b) => b.each - b.others - (a.each - a.others) || b.n - a.n);
}
