/**
 * How the base pack of Empires of the North plays, measured against the aims that its reconstruction sets itself
 * (docs/data-empires.md, "Measured"). `node tests/long/games/empires-of-the-north/balance.ts [games] [levels]` prints the tables;
 * levels stand side by side in each game, as in `steward-a,steward-b`.
 */
import { pathToFileURL } from 'node:url';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { TILES } from '#engine/empires-of-the-north/data/goods.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Part } from '../../part.ts';
import { mean, of, percent } from './counter.ts';
import { clanOf, measure, newTally, type Tally } from './measure.ts';

const CLANS = BASE_PACK.clans.map(({ id }) => id);
const PLAYERS = [2, 3, 4];

/** Every choice of so many of a list, in the order of the list. */
function choices<T>(list: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return list.flatMap((one, at) => choices(list.slice(at + 1), many - 1).map((rest) => [one, ...rest]));
}

const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, at) => elementAt(list, (at + by) % list.length));

/** Results of each pair of clans with two players: victories of the first, and games. */
type Pairs = Map<string, { won: number; games: number }>;

/** Plays `games` games: every choice of clans in turn, then with the seats turned, then with the levels turned. */
function played(players: number, games: number, levels: readonly string[], pairs: Pairs): Tally {
  const tally = newTally(players);
  const all = choices(CLANS, players);
  for (let number = 0; number < games; number++) {
    const chosen = elementAt(all, number % all.length);
    const round = Math.floor(number / all.length);
    const clans = turned(chosen, round % players);
    const level = (seat: number) => elementAt(levels, (seat + Math.floor(round / players)) % levels.length);
    const seating = clans.map((clan, seat) => ({ clan, level: level(seat) }));
    const results = measure(tally, `balance ${players} ${number}`, seating);
    if (players === 2) notePair(pairs, chosen, clans, results);
  }
  return tally;
}

function notePair(pairs: Pairs, chosen: string[], clans: string[], results: readonly { won: boolean }[]): void {
  const key = chosen.join(' – ');
  const pair = pairs.get(key) ?? { won: 0, games: 0 };
  const winners = results.filter(({ won }) => won).length;
  const own = elementAt(results, clans.indexOf(elementAt(chosen, 0)));
  pairs.set(key, { won: pair.won + (own.won ? 1 / winners : 0), games: pair.games + 1 });
}

const rounds = ({ last, games }: Tally, fits: (round: number) => boolean): string =>
  percent(
    [...last].reduce((sum, [round, many]) => sum + (fits(Number(round)) ? many : 0), 0),
    games,
  );
const partsOf = ({ parts, winners }: Tally, ...codes: string[]): string =>
  percent(
    codes.reduce((sum, code) => sum + of(parts, code), 0),
    winners,
  );
const voyages = ({ voyages: all }: Tally, ...keys: string[]): number =>
  keys.reduce((sum, key) => sum + of(all, key), 0);
const VOYAGES = ['near pillage', 'near conquer', 'far pillage', 'far conquer'];
const sum = (counter: ReadonlyMap<string, number>): number => [...counter.values()].reduce((all, one) => all + one, 0);

/** The lines of the table of pace and score: what, the aim, and how to read it from a tally. */
const ROWS: readonly (readonly [string, string, (tally: Tally) => string])[] = [
  ['Last round 3 or less', '≤ 5 %', (tally) => rounds(tally, (round) => round <= 3)],
  ['Last round 4', '30–55 %', (tally) => rounds(tally, (round) => round === 4)],
  ['Last round 5', '35–60 %', (tally) => rounds(tally, (round) => round === 5)],
  ['Last round 6 or more', '≤ 15 %', (tally) => rounds(tally, (round) => round >= 6)],
  ['Points of the winner', '45–62', ({ winners, games }) => mean(winners, games)],
  ['Last to first', '0.65–0.90', ({ lastToFirst, games }) => mean(lastToFirst, games, 2)],
  ['Equal points for first', '< 3 %', ({ ties, games }) => percent(ties, games)],
  ['Winner: track', '50–65 %', (tally) => partsOf(tally, 'track')],
  ['Winner: cards', '28–40 %', (tally) => partsOf(tally, 'cards')],
  ['Winner: goods', '4–12 %', (tally) => partsOf(tally, 'resources', 'gold', 'raze')],
  [
    'Victories by seat, from the first player on',
    'even within 5 points',
    ({ seatWon, players, games }) =>
      Array.from({ length: players }, (_, seat) => percent(of(seatWon, String(seat)), games)).join(' / '),
  ],
  ['Turns a player and round', '7–12', ({ turns, seatRounds }) => mean(turns, seatRounds)],
  ['The most turns of a player in a round', '≤ 30', ({ longest }) => String(longest)],
  ['Forced passes', '< 40 %', ({ passes }) => percent(passes.forced, passes.all)],
  ['Second pawn uses of the first ones', '60–90 %', ({ pawns }) => percent(pawns.again, pawns.first)],
  [
    `Tiles: ${TILES.join(', ')}`,
    '12–32 %',
    ({ tiles }) => TILES.map((tile) => percent(of(tiles, tile), sum(tiles))).join(', '),
  ],
  [
    'Far voyages',
    '30–55 %',
    (tally) => percent(voyages(tally, 'far pillage', 'far conquer'), voyages(tally, ...VOYAGES)),
  ],
  [
    'Conquests',
    '20–45 %',
    (tally) => percent(voyages(tally, 'near conquer', 'far conquer'), voyages(tally, ...VOYAGES)),
  ],
  ['Raids a player and game', '0.2–1', ({ raids, games, players }) => mean(raids, games * players, 2)],
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

function pairRows(pairs: Pairs): string[][] {
  return choices(CLANS, 2).map((pair) => {
    const key = pair.join(' – ');
    const { won, games } = pairs.get(key) ?? { won: 0, games: 0 };
    return [key, percent(won, games)];
  });
}

/** The clans side by side in the games of one number of players. */
function clanRows(tally: Tally): string[][] {
  return CLANS.map((id) => {
    const clan = clanOf(tally, id);
    const track = [1, 2, 3, 4, 5].map((round) => mean(clan.track[round] ?? 0, clan.tracked[round] ?? 0));
    const counts = BASE_PACK.clans
      .flatMap(({ cards }) => cards)
      .filter(({ face, bonus }) => JSON.stringify([face, bonus]).match(/"(count|sets)"/) !== null);
    const counted = counts.reduce((all, card) => all + of(clan.by, card.id), 0);
    return [
      id,
      percent(clan.won, clan.seats),
      mean(clan.points, clan.seats),
      track.join(' / '),
      mean(clan.cards, clan.seats),
      mean(clan.uses, clan.rounds),
      mean(clan.sails, clan.rounds, 2),
      percent(counted, sum(clan.by)),
    ];
  });
}

/** The cards of all clans over all games. */
function cardRows(tallies: readonly Tally[]): string[][] {
  const all = (read: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + read(tally), 0);
  return BASE_PACK.clans.flatMap(({ id: clan, cards }) => {
    const share = (of1: number, of2: number): number => (of2 === 0 ? 0 : (100 * of1) / of2);
    return cards.map(({ id }) => {
      const points = all((tally) => of(clanOf(tally, clan).by, id));
      const track = all((tally) => sum(clanOf(tally, clan).by));
      const seats = all(({ cards: one }) => of(one.wonWith, `${id} seats`));
      const won = share(
        all(({ cards: one }) => of(one.wonWith, id)),
        seats,
      );
      // The clan's share among the seats of the same tables.
      const usual = share(
        all((tally) => clanOf(tally, clan).won),
        all((tally) => clanOf(tally, clan).seats),
      );
      return [
        clan,
        id,
        percent(
          all(({ cards: one }) => of(one.kept, id)),
          all(({ cards: one }) => of(one.shown, id)),
        ),
        percent(
          all(({ cards: one }) => of(one.played, id)),
          all(({ cards: one }) => of(one.held, id)),
        ),
        percent(points, track),
        seats === 0 ? '–' : `${won >= usual ? '+' : ''}${(won - usual).toFixed(0)}`,
      ];
    });
  });
}

function islandRows(tallies: readonly Tally[]): string[][] {
  return BASE_PACK.islands.map(({ id, pile }) => {
    const [pillaged, conquered] = ['pillage', 'conquer'].map((how) =>
      tallies.reduce((all, { voyages: one }) => all + of(one, `${id} ${how}`), 0),
    );
    const taken = (pillaged ?? 0) + (conquered ?? 0);
    const games = tallies.reduce((all, tally) => all + tally.games, 0);
    return [pile, id, mean(taken, games, 2), percent(conquered ?? 0, taken)];
  });
}

/** Measures `games` games of each number of players. */
export function balance(games: number, levels: readonly string[]): Part {
  const pairs: Pairs = new Map();
  const tallies = PLAYERS.map((players) => played(players, games, levels, pairs));
  const heads = PLAYERS.map((players) => `${players} players`);
  const clans = [
    'Clan',
    'Victories',
    'Points',
    'Track after rounds 1 to 5',
    'Cards',
    'Uses a round',
    'Sails a round',
    'Points by counts',
  ];
  return {
    title: `The pack of Empires of the North, ${games} games of ${levels.join(' and ')} each`,
    lines: [
      ...table(
        ['What', 'Aim', ...heads],
        ROWS.map(([what, aim, read]) => [what, aim, ...tallies.map(read)]),
      ),
      '',
      'Victories of the first clan of each pair (aim 40–60 %):',
      '',
      ...table(['Pair', 'Victories'], pairRows(pairs)),
      ...tallies.flatMap((tally) => [
        '',
        `The clans with ${tally.players} players:`,
        '',
        ...table(clans, clanRows(tally)),
      ]),
      '',
      'Islands: takings a game, and conquests among them (aim 10–90 %):',
      '',
      ...table(['Pile', 'Island', 'Taken', 'Conquered'], islandRows(tallies)),
      '',
      "Cards: kept of those shown (aim 25 %), played where kept (55 %), share of the clan's track (≤ 12 %), victories with it against the clan's (± 8):",
      '',
      ...table(['Clan', 'Card', 'Kept', 'Played', 'Track', 'Victories'], cardRows(tallies)),
    ],
    failures: 0,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(
    `${balance(Number(process.argv[2] ?? 300), (process.argv[3] ?? 'random').split(',')).lines.join('\n')}\n`,
  );
