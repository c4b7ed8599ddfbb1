/**
 * How a pack plays: many games of four stewards of two temperaments, or of four bots of another level, measured against the aims a
 * reconstruction sets itself (docs/data.md, "Balance"). `node tests/long/games/archipelago/balance.ts [games] [length] [level]` prints
 * the table.
 */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { ACTIONS, type Length, type State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { GAME, playGame } from './play.ts';

const STEWARDS = ['steward-builder', 'steward-trader', 'steward-builder', 'steward-trader'];

type Counter = Map<string, number>;
const add = (counter: Counter, key: string, by = 1): void => void counter.set(key, (counter.get(key) ?? 0) + by);
const of = (counter: Counter, key: string): number => counter.get(key) ?? 0;
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

const games = Number(process.argv[2] ?? 1000);
const length = (process.argv[3] ?? 'medium') as Length;
const level = process.argv[4];
const LEVELS = level === undefined ? STEWARDS : STEWARDS.map(() => level);

const endings: Counter = new Map();
const turns: number[] = [];
const discs: Counter = new Map();
const affordable: Counter = new Map();
const bought: Counter = new Map();
const used: Counter = new Map();
const held: Counter = new Map();
const won: Counter = new Map();
const rebels: number[] = [];
const explored = { tried: 0, laid: 0 };
const independence = { with: 0, without: 0, gamesWith: 0, gamesWithout: 0, won: 0 };
let purchases = 0;
let chances = 0;
let deals = 0;
let offers = 0;

/** Counts, at a player's purchase, each card of the track whose lowest price they can pay. */
function noteAffordable(state: State, seat: number): void {
  chances++;
  for (const slot of state.evolution.row) {
    if (slot === null) continue;
    const card = BASE_PACK.cards.find(({ id }) => id === slot.card);
    const low = Math.min(...(card?.prices ?? [0]));
    if (elementAt(state.screens, seat).florins >= low) add(affordable, slot.card);
  }
}

function playOne(number: number): void {
  const seated = LEVELS.map((_, seat) => elementAt(LEVELS, (seat + number) % LEVELS.length));
  const state = playGame({ players: 4, length, variants: [] }, `balance ${number}`, seated, {
    move: (before, seat, move) => {
      const top = before.frames.at(-1);
      if (top?.kind === 'purchase' && !top.bought && top.turns === 2) noteAffordable(before, seat);
      if (move.type === 'lay-hex') explored.laid++;
      if (move.type === 'lay-hex' || move.type === 'discard-hex') explored.tried++;
    },
    event: (event) => {
      if (event.type === 'acted') add(discs, event.action);
      if (event.type === 'bought') {
        purchases++;
        add(bought, event.card);
      }
      if (event.type === 'card-used' || event.type === 'wonder-built') add(used, event.card);
      if (event.type === 'crisis-over' && event.half === 'domestic') rebels.push(event.rebels);
      if (event.type === 'offered') offers++;
      if (event.type === 'accepted') deals++;
    },
  });
  const outcome = GAME.outcome(state);
  if (outcome === undefined) throw new Error('no outcome');
  add(endings, outcome.code);
  turns.push(state.turn);
  const separatist = state.objectives
    .flat()
    .some((id) => BASE_PACK.objectives.find((o) => o.id === id)?.victory.kind === 'separatist');
  if (separatist) independence.gamesWith++;
  else independence.gamesWithout++;
  if (outcome.code === 'independence') independence[separatist ? 'with' : 'without']++;
  state.objectives.forEach((own, seat) => {
    for (const id of own) {
      add(held, id);
      if (outcome.seats[seat]?.won === true) add(won, id);
    }
  });
}

for (let number = 0; number < games; number++) playOne(number);

turns.sort((a, b) => a - b);
const quantile = (share: number) => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))] ?? 0;
const inside = turns.filter((turn) => turn >= 5 && turn <= 10).length;
const placed = [...discs.values()].reduce((sum, count) => sum + count, 0);
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const independences = of(endings, 'independence');
const rows: [string, string, string][] = [
  ['Games that end by a condition', '75–90 %', percent(games - independences, games)],
  ['Independence without a Separatist', '≤ 10 %', percent(independence.without, independence.gamesWithout)],
  ['Independence with a Separatist', '15–35 %', percent(independence.with, independence.gamesWith)],
  [
    'Games of 5 to 10 turns',
    '90 %',
    `${percent(inside, games)} (5 % / median / 95 %: ${quantile(0.05)} / ${quantile(0.5)} / ${quantile(0.95)})`,
  ],
  ['New rebels a domestic crisis', '1–4', mean(rebels).toFixed(1)],
  ['Purchases a player and turn', '0.6–0.8', (purchases / Math.max(1, chances)).toFixed(2)],
  ['Explorations that find a place', '85–97 %', percent(explored.laid, explored.tried)],
  ['Offers / deals a game', '', `${(offers / games).toFixed(1)} / ${(deals / games).toFixed(1)}`],
];
const table = (title: string, lines: readonly (readonly string[])[]) => {
  process.stdout.write(`\n${title}\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`);
};
table(`${games} ${length} games of four of level ${level ?? 'steward'}`, rows);
table(
  'Share of the discs',
  ACTIONS.map((action) => [action, percent(of(discs, action), placed)]),
);
table(
  'Cards: bought of the chances, uses a game owned',
  BASE_PACK.cards.map(({ id }) => [
    id,
    percent(of(bought, id), of(affordable, id)),
    String(of(bought, id)),
    (of(used, id) / Math.max(1, of(bought, id))).toFixed(1),
  ]),
);
table(
  'Objectives: dealt, holder first, ends the game',
  BASE_PACK.objectives
    .filter(({ deck }) => deck === length)
    .map(({ id }) => [
      id,
      String(of(held, id)),
      percent(of(won, id), of(held, id)),
      percent(of(endings, id), of(held, id)),
    ]),
);
