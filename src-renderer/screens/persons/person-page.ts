import type { GameRecord } from '#main/contract/records.ts';
import { day, rounded, say, shortDay } from '../../i18n/memory.ts';
import { list } from '../../i18n/translator.ts';
import { habitsOf, talliesBy, type Lead, type Sitting, type Tally } from '../records/figures.ts';
import type { GameNames } from '../records/game-names.svelte.ts';
import type { ChartChapter, PlotSeries } from '../scoring/charts/plot.ts';

/** A row of a table of what somebody has played. */
export type TallyRow = { readonly key: string; readonly label: string; readonly tally: Tally };

/** What somebody has played, by game. */
export const byGame = (sittings: readonly Sitting[], names: GameNames): TallyRow[] =>
  talliesBy(sittings, ({ game }) => game).map(({ key, tally }) => ({ key, label: names.game(key), tally }));

/** The same by the number of players, the fewest first. */
export const byPlayers = (sittings: readonly Sitting[]): TallyRow[] =>
  talliesBy(sittings, ({ players }) => players)
    .toSorted((a, b) => a.key - b.key)
    .map(({ key, tally }) => ({ key: String(key), label: say('persons.players', { n: key }), tally }));

/** The same by how long a game was laid for; games of one length are left out. */
export const byLength = (sittings: readonly Sitting[], names: GameNames): TallyRow[] =>
  talliesBy(sittings, ({ game, length }) => (length === undefined ? undefined : `${game} ${length}`)).flatMap(
    ({ key, tally }) => {
      const [game = '', code = ''] = key.split(' ');
      const length = names.length({ game, length: code });
      return length === undefined ? [] : [{ key, label: list([names.game(game), length], 'unit'), tally }];
    },
  );

/** Something somebody does: its name, how often in a game, and how often the others do it. */
export type Liked = { readonly name: string; readonly each: number; readonly others: number };

/** Most that is told of a game. */
const MOST_LIKED = 4;

/** A figure as it is told: one that is told as the other says nothing. */
const inTenths = (n: number): number => Math.round(10 * n);

/** What somebody likes to do in each game: what they do oftener than those they played with, in the game's own words. */
export function likesOf(sittings: readonly Sitting[], names: GameNames): { game: string; likes: Liked[] }[] {
  return byGame(sittings, names).flatMap(({ key, label }) => {
    const known = names.likes(key);
    const habits = habitsOf(sittings.filter(({ record }) => record.game === key && record.how === 'finished'));
    const likes = habits.flatMap(({ counter, code, each, others }): Liked[] => {
      const name = known.find((one) => one.counter === counter && one.code === code)?.name;
      return name === undefined || inTenths(each) <= inTenths(others) ? [] : [{ name, each, others }];
    });
    return likes.length === 0 ? [] : [{ game: label, likes: likes.slice(0, MOST_LIKED) }];
  });
}

/** How a game was decided, in words. */
export const leadWords = ({ lead, record, seat }: Lead): string =>
  record.won.includes(seat.seat)
    ? say('persons.lead.won', { n: Math.max(0, lead) })
    : say('persons.lead.lost', { n: Math.max(0, -lead) });

/** Which game it was, and against whom. */
export function leadGame({ record, seat }: Sitting, names: GameNames): string {
  const others = record.seats.filter((one) => one.seat !== seat.seat).map(({ name }) => name);
  const facts = { game: names.game(record.game), day: day(record.ended) };
  return others.length === 0
    ? say('persons.lead.alone', facts)
    : say('persons.lead.game', { ...facts, others: list(others) });
}

/** Places in words: “1st: 3 times”. */
export const placesWords = ({ places }: Tally): string =>
  list(
    places.flatMap((n, at) =>
      n === 0 ? [] : say('persons.place.times', { place: say('records.place', { n: at + 1 }), n }),
    ),
    'unit',
  );

/** The mean of the points, or nothing. */
export const meanWords = ({ mean }: Tally): string => (mean === undefined ? '' : rounded(mean));

/** The points of somebody from game to game, and the most of anybody else: a view for each game played at least twice. */
export function pointsChart(sittings: readonly Sitting[], name: string, names: GameNames): ChartChapter {
  const counted = sittings.filter(({ seat }) => seat.score !== null).toReversed();
  const views = byGame(counted, names).flatMap(({ key, label }) => {
    const games = counted.filter(({ record }) => record.game === key);
    if (games.length < 2) return [];
    const best = games.map(({ record, seat }) => bestOfOthers(record, seat.seat));
    const series: PlotSeries[] = [
      { key: 'own', label: name, look: { ink: 2 }, values: games.map(({ seat }) => seat.score) },
      { key: 'best', label: say('persons.points.best'), look: { ink: 3 }, values: best },
    ];
    const columns = games.map(({ record }) => ({ label: day(record.ended), short: shortDay(record.ended) }));
    return [
      {
        key,
        label,
        about: say('persons.points.about', { name, game: label }),
        plot: { kind: 'lines' as const, columns, series, shares: false },
      },
    ];
  });
  return { id: 'person-points', tab: say('persons.points'), about: say('persons.points'), views };
}

function bestOfOthers(record: GameRecord, own: number): number | null {
  const points = record.seats.flatMap(({ seat, score }) => (seat === own ? [] : (score ?? [])));
  return points.length === 0 ? null : Math.max(...points);
}
