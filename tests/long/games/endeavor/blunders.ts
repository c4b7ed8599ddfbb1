/** Visible blunders of Endeavor: what nobody who understands the game does, counted among its occasions. */
import { openBox } from '#engine/endeavor/box.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { gloryAfter, gloryKept, isBeaten } from '#engine/endeavor/mind/worse.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import { sourcesOf } from '#engine/endeavor/rules/sources.ts';
import type { State } from '#engine/endeavor/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Part } from '../../part.ts';
import { GAME, playGame } from './play.ts';

const BOX = openBox(BASE_PACK);

/** A decision: who owes it, all legal moves, and the one that was made. */
type Decision = { readonly state: State; readonly seat: Seat; readonly moves: readonly Move[]; readonly move: Move };

/** Whether a decision was a blunder of some kind; undefined where it could be none. */
type Judge = (decision: Decision) => boolean | undefined;

const isLast = ({ round }: State): boolean => round === BASE_PACK.supply.rounds;
const isTurn = ({ frames }: State): boolean => frames.at(-1)?.kind === 'turn';

/** What a move adds to the glory that a seat can keep, if nothing else happens. */
const gainOf = (state: State, seat: Seat, move: Move): number =>
  gloryAfter(BOX, state, seat, move) - gloryKept(BOX, state, seat);

/** Moves of the last round that bring glory at once. */
const paying = ({ state, seat, moves }: Decision): Move[] => moves.filter((move) => gainOf(state, seat, move) > 0);

/** A disc on a building for nothing. */
const idles: Judge = ({ state, moves, move }) =>
  isTurn(state) && moves.some(({ type }) => type === 'idle') ? move.type === 'idle' : undefined;

/** To pass in the last round while an action brings glory. */
const passes: Judge = (decision) => {
  const { state, move } = decision;
  if (!isTurn(state) || !isLast(state) || paying(decision).length === 0) return undefined;
  return move.type === 'pass';
};

/** To pass before that, with three discs and a free space of the map whose token is a symbol for good. */
const wastes: Judge = ({ state, seat, moves, move }) => {
  if (!isTurn(state) || isLast(state) || defined(state.players[seat]).harbour < 3) return undefined;
  const symbol = (space: number): boolean => (BOX.tokens[state.spaces[space] ?? -1]?.track ?? null) !== null;
  const useful = moves.some(
    (one) => one.type === 'occupy' && symbol(defined(BOX.cities[defined(BOX.cityAt.get(one.at))]).space),
  );
  return useful ? move.type === 'pass' : undefined;
};

/** A card drawn or a ship sent as the last action of the game, after which less glory is left than before. */
const loses: Judge = ({ state, seat, moves, move }) => {
  if (!isTurn(state) || !isLast(state)) return undefined;
  const costs = (one: Move): boolean =>
    one.type === 'draw' && isFinal(state, seat, one) && gainOf(state, seat, one) < 0;
  return moves.some(costs) ? costs(move) : undefined;
};

/** Whether a seat has nothing left to act by after a move. */
function isFinal(state: State, seat: Seat, move: Move): boolean {
  const next = GAME.copy(state);
  GAME.apply(next, seat, move, () => undefined);
  return next.frames.at(-1)?.kind !== 'second' && sourcesOf(BOX, defined(next.players[seat])).length === 0;
}

/** To discard a card of the last round whose loss is greater than that of another. */
const discards: Judge = ({ state, seat, moves, move }) => {
  if (move.type !== 'discard' || !isLast(state)) return undefined;
  const gains = moves.map((one) => gainOf(state, seat, one));
  return Math.max(...gains) > Math.min(...gains) ? gainOf(state, seat, move) < Math.max(...gains) : undefined;
};

/** To build a tile where another gives all the same and more. */
const builds: Judge = ({ moves, move }) => {
  if (move.type !== 'build') return undefined;
  const tiles = moves.filter((one) => one.type === 'build');
  return tiles.some((one) => isBeaten(BOX, one, tiles)) ? isBeaten(BOX, move, tiles) : undefined;
};

const JUDGES: Readonly<Record<string, Judge>> = {
  'a building used for nothing': idles,
  'a pass in the last round with glory to be had': passes,
  'a pass before it with three discs and a symbol to be had': wastes,
  'a draw or ship as the last action that costs glory': loses,
  'a discard of the last round that costs more than another': discards,
  'a tile built where another gives all the same and more': builds,
};

/** How often each blunder could be made, and was. */
export type Counted = Readonly<Record<string, { occasions: number; made: number }>>;

/** Counts the blunders of games in which everybody plays at one level. */
export function countBlunders(level: string, games: number, seed = 'blunders'): Counted {
  const counted = Object.fromEntries(Object.keys(JUDGES).map((name) => [name, { occasions: 0, made: 0 }]));
  for (let number = 0; number < games; number++) {
    const levels = Array.from({ length: 3 + (number % 3) }, () => level);
    playGame(`${seed} ${number}`, levels, {
      instead(state, seat, move) {
        const moves = GAME.legalMoves(state, seat);
        if (moves.length > 1) judge(counted, { state, seat, moves, move });
        return move;
      },
    });
  }
  return counted;
}

function judge(counted: Counted, decision: Decision): void {
  for (const [name, made] of Object.entries(JUDGES)) {
    const verdict = made(decision);
    if (verdict === undefined) continue;
    const count = defined(counted[name]);
    count.occasions += 1;
    if (verdict) count.made += 1;
  }
}

/** Share of its occasions above which a blunder is a failure, and how many occasions that takes. */
const MOST = { share: 0.01, occasions: 200 };

/** Counts the visible blunders of captains. */
export function blunders(games: number): Part {
  const rows = Object.entries(countBlunders('captain', games));
  const lines = rows.map(([name, { occasions, made }]) => {
    const share = occasions === 0 ? '–' : `${((100 * made) / occasions).toFixed(2)} %`;
    return `| ${name} | ${occasions} | ${made} | ${share} |`;
  });
  const failures = rows.filter(
    ([, { occasions, made }]) => occasions >= MOST.occasions && made >= MOST.share * occasions,
  ).length;
  const head = ['| Blunder | Occasions | Made | Share |', '|---|---|---|---|'];
  return { title: 'Visible blunders of captains at Endeavor', lines: [...head, ...lines], failures };
}
