/**
 * How the pack of Endeavor plays: games of stewards, measured against the aims that its reconstruction sets itself
 * (docs/data-endeavor.md, "Measured"). `node tests/long/games/endeavor/balance.ts [games]` prints the tables.
 */
import { pathToFileURL } from 'node:url';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Part } from '../../part.ts';
import { add, measure, newTally, type Tally } from './measure.ts';

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

/** Who plays a column of the tables. */
type Column = { readonly name: string; readonly levels: readonly string[] };

const MIXED = ['steward-governor', 'steward-city'];
const seated = (players: number, levels: readonly string[]): string[] =>
  Array.from({ length: players }, (_, seat) => elementAt(levels, seat % levels.length));

const COLUMNS: readonly Column[] = [
  { name: 'both, four', levels: seated(4, MIXED) },
  { name: 'governors, four', levels: seated(4, ['steward-governor']) },
  { name: 'cities, four', levels: seated(4, ['steward-city']) },
  { name: 'both, three', levels: seated(3, MIXED) },
  { name: 'both, five', levels: seated(5, MIXED) },
];

function played({ levels }: Column, games: number): Tally {
  const tally = newTally();
  for (let number = 0; number < games; number++) {
    const turned = levels.map((_, seat) => elementAt(levels, (seat + number) % levels.length));
    measure(tally, { seed: `balance ${number}`, levels: turned });
  }
  return tally;
}

const partsOf = ({ parts, winners }: Tally, codes: readonly string[]): string =>
  percent(
    codes.reduce((sum, code) => sum + (parts.get(code) ?? 0), 0),
    winners,
  );

/** The lines of the table of pacing and score: what, the aim, and how to read it from a tally. */
const ROWS: readonly (readonly [string, string, (tally: Tally) => string])[] = [
  [
    'First opening by round 4',
    '80 %',
    ({ firstOpening, games }) => percent(firstOpening.filter((r) => r <= 4).length, games),
  ],
  ['Regions open at the end', '3–4.5 / 4.5–6 / 5.5+', ({ open, games }) => (open / games).toFixed(1)],
  [
    'Symbols of a player after each round',
    '2/5/10/15/21/28/37 ± 20 %',
    ({ symbols, seats }) => [1, 2, 3, 4, 5, 6, 7].map((round) => ((symbols[round] ?? 0) / seats).toFixed(0)).join('/'),
  ],
  ['Supply of 3 discs or more after round 6', 'most', ({ supplied, seats }) => percent(supplied, seats)],
  ['Abolition', '25–75 %', ({ abolished, games }) => percent(abolished, games)],
  ['Glory of the winner', '45–58', ({ winners, games }) => (winners / games).toFixed(1)],
  ['Last to first', '0.65–0.85 / 0.60–0.80 / 0.55–0.78', ({ lastToFirst, games }) => (lastToFirst / games).toFixed(2)],
  ['Share of the tracks', '60–72 %', (tally) => partsOf(tally, TRACKS)],
  ['Share of the cities', '13–22 %', (tally) => partsOf(tally, ['cities'])],
  ['Share of the routes', '6–13 %', (tally) => partsOf(tally, ['routes'])],
  ['Share of the cards', '4–9 %', (tally) => partsOf(tally, ['cards'])],
  ['Share of the rest', '', (tally) => partsOf(tally, ['empty-place', 'buildings', 'harbour', 'slavery'])],
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

function buildingRows(tallies: readonly Tally[]): string[][] {
  return BASE_PACK.buildings.map(({ id, level }) => [
    id,
    level === 5 ? '8 %' : '15 %',
    ...tallies.map(
      ({ built, owners, ownersWon, games }) =>
        `${percent(built.get(id) ?? 0, games)}, ${percent(ownersWon.get(id) ?? 0, owners.get(id) ?? 0)}`,
    ),
  ]);
}

/** The buildings of level 1; a fourth seat builds what it likes. */
const OPENINGS = ['market', 'shipyard', 'workshop'];

/** Wins of each first building: three seats must build one each, the fourth, turned, has the choice. */
function openingRows(games: number): string[][] {
  return ['both', ...MIXED].map((name) => {
    const levels = seated(4, name === 'both' ? MIXED : [name]);
    const wins = new Map<string, number>();
    for (let number = 0; number < games; number++) {
      const first = levels.map((_, seat) => OPENINGS[(seat + number) % 4]);
      const turned = levels.map((_, seat) => elementAt(levels, (seat + Math.floor(number / 4)) % 4));
      // Eight games a set-up: each opening in each seat, and in two of them the temperaments change places.
      const results = measure(newTally(), { seed: `openings ${Math.floor(number / 8)}`, levels: turned, first });
      const winners = results.filter(({ won }) => won).length;
      results.forEach(({ won }, seat) => add(wins, first[seat] ?? 'free', won ? 1 / winners : 0));
    }
    return [name, ...[...OPENINGS, 'free'].map((key) => percent(wins.get(key) ?? 0, games))];
  });
}

/** Measures `games` games of each column. */
export function balance(games: number): Part {
  const tallies = COLUMNS.map((column) => played(column, games));
  const heads = COLUMNS.map(({ name }) => name);
  const rows = ROWS.map(([what, aim, read]) => [what, aim, ...tallies.map(read)]);
  return {
    title: `The pack of Endeavor, ${games} games of stewards each`,
    lines: [
      ...table(['What', 'Aim', ...heads], rows),
      '',
      'Games in which a kind is built, and victories of its owners (aim 15–40 %):',
      '',
      ...table(['Building', 'Aim', ...heads], buildingRows(tallies)),
      '',
      'Victories by the first building, one of each and one free at a table (aim 18–35 %):',
      '',
      ...table(['Stewards', ...OPENINGS, 'free'], openingRows(games)),
    ],
    failures: 0,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${balance(Number(process.argv[2] ?? 400)).lines.join('\n')}\n`);
