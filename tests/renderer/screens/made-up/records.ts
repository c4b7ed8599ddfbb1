import { COLOURS } from '#main/contract/messages.ts';
import { SIGNS, type Person } from '#main/contract/persons.ts';
import type { GameRecord } from '#main/contract/records.ts';

/** Names as they come: short ones, one of 24 letters, one with an emoji, and two that are read from the right. */
const NAMES = [
  'Ada',
  'Marco',
  'Nils',
  'Maximiliane Konstantine',
  'Ida 🐙',
  'نور الهدى',
  'Sefa',
  'אלישבע',
  'Åsa',
  'Tom',
];

/** So many made-up persons. */
export const personsOf = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name:
      at < NAMES.length
        ? (NAMES[at] ?? '')
        : `${NAMES[at % NAMES.length]?.slice(0, 18) ?? ''} ${Math.floor(at / NAMES.length)}`,
    sign: SIGNS[at % SIGNS.length] ?? 'star',
    since: '2026-02-01T10:00:00.000Z',
  }));

/** A number from 0 on, below `below`, that follows from two others. */
const pick = (a: number, b: number, below: number): number => ((a * 7919 + b * 104_729 + a * b * 31) >>> 3) % below;

const GAMES = [
  {
    game: 'archipelago',
    lengths: ['short', 'medium', 'long'],
    counter: 'action',
    codes: ['exploration', 'harvest', 'taxes'],
  },
  { game: 'endeavor', lengths: [], counter: 'action', codes: ['ship', 'occupy', 'attack'] },
  { game: 'empires-of-the-north', lengths: [], counter: 'action', codes: ['explore', 'sail', 'harvest'] },
  { game: 'lagoon-of-mirrors', lengths: ['moonlit'], counter: 'dives', codes: ['deep'] },
] as const;

/** One made-up game that is over, played by `players` of the persons. */
export function recordOf(at: number, persons: readonly Person[], change: Partial<GameRecord> = {}): GameRecord {
  const kind = GAMES[pick(at, 1, 20) === 0 ? 3 : pick(at, 2, 3)] ?? GAMES[0];
  const players = 2 + pick(at, 3, 3);
  const ended = new Date(Date.UTC(2026, 10, 20, 21) - at * 38 * 3_600_000).toISOString();
  const scores = Array.from({ length: players }, (_, seat) => 12 + pick(at, seat + 4, 30));
  const placeOf = (score: number): number => 1 + scores.filter((other) => other > score).length;
  const turns = 5 + pick(at, 5, 6);
  const length = kind.lengths[pick(at, 6, Math.max(1, kind.lengths.length))];
  const seats = scores.map((score, seat): GameRecord['seats'][number] => {
    const person = persons[(pick(at, 7, 50) + seat) % Math.max(1, persons.length)];
    const bot = seat > 0 && pick(at, seat + 8, 6) === 0;
    return {
      seat,
      name: bot || person === undefined ? `Captain ${seat}` : person.name,
      colour: COLOURS[seat] ?? 'red',
      player: bot ? 'steward' : 'person',
      ...(!bot && person !== undefined && { person: person.id }),
      place: placeOf(score),
      score,
    };
  });
  return {
    id: `r${at}`,
    ...(at % 3 === 0 && { campaign: `made-up-${at}` }),
    game: kind.game,
    ...(at % 7 === 2 && { title: 'The long Sunday on the eastern coast' }),
    players,
    ...(length !== undefined && { length }),
    started: new Date(Date.parse(ended) - 86_400_000).toISOString(),
    ended,
    turns,
    seconds: 2400 + pick(at, 9, 9000),
    how: 'finished',
    from: 'table',
    practice: false,
    seats: at % 11 === 3 ? [...new Map(seats.map((one) => [one.person ?? one.seat, one])).values()] : seats,
    won: seats.flatMap(({ place, seat }) => (place === 1 ? [seat] : [])),
    // What has no words here is not told.
    feats: kind.game === 'archipelago' ? TOLD : [{ feat: 'made-up', seat: 0, params: {} }],
    counts: seats.flatMap(({ seat }) =>
      kind.codes.map((code, of) => ({ seat, counter: kind.counter, code, n: pick(at, seat + of + 10, 9) })),
    ),
    marks: Array.from({ length: turns }, (_, turn) => ({
      turn: turn + 1,
      points: scores.map((score) => Math.round((score * (turn + 1)) / turns)),
    })),
    ...change,
  };
}

/** What is worth telling of a made-up game of Archipelago. */
export const TOLD: GameRecord['feats'] = [
  { feat: 'from-last', seat: 0, params: { turn: 4 } },
  { feat: 'decided-by-florins', seat: 1, params: { other: 0, points: 21, florins: 7, fewer: 3 } },
];

/** So many made-up games, the last one first: a few given up, brought in, practice, or played on from a position. */
export const recordsOf = (count: number, persons: readonly Person[]): GameRecord[] =>
  Array.from({ length: count }, (_, at) => {
    const record = recordOf(at, persons);
    if (at % 9 === 4) return givenUp(record);
    if (at % 13 === 6) return { ...record, from: 'imported' };
    if (at % 17 === 8) return { ...record, practice: true };
    return at % 29 === 10 ? { ...record, from: 'position' } : record;
  });

/** A game that was given up has neither places nor points. */
export const givenUp = (record: GameRecord): GameRecord => ({
  ...record,
  how: 'given-up',
  won: [],
  marks: [],
  counts: [],
  seats: record.seats.map((seat) => ({ ...seat, place: null, score: null })),
});
