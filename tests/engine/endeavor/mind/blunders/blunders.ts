/** Visible blunders of Endeavor. */
import { openBox } from '#engine/endeavor/box.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import { gloryAfter, gloryKept, isBeaten } from '#engine/endeavor/mind/worse.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import { sourcesOf } from '#engine/endeavor/rules/sources.ts';
import type { State } from '#engine/endeavor/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Blunder, Known as KnownOf } from '../../../bots/blunders.ts';
import { GAME } from '../../bots/company.ts';

const BOX = openBox(BASE_PACK);

type Known = KnownOf<EndeavorTypes>;

/** Discs in the harbour that are too many to pass with before the last round. */
const MANY = 3;

const isLast = ({ round }: State): boolean => round === BASE_PACK.supply.rounds;
const isTurn = ({ frames }: State): boolean => frames.at(-1)?.kind === 'turn';
const ofType = (moves: readonly Move[], type: Move['type']): Move[] => moves.filter((move) => move.type === type);

/** What a move adds to the glory that the seat can keep, if nothing else happens. */
const gainOf = ({ state, seat }: Known, move: Move): number =>
  gloryAfter(BOX, state, seat, move) - gloryKept(BOX, state, seat);

function passing(known: Known): readonly Move[] {
  const { state, moves } = known;
  const pays = isTurn(state) && isLast(state) && moves.some((move) => gainOf(known, move) > 0);
  return pays ? ofType(moves, 'pass') : [];
}

function wasting({ state, seat, moves }: Known): readonly Move[] {
  if (!isTurn(state) || isLast(state) || defined(state.players[seat]).harbour < MANY) return [];
  const hasSymbol = (space: number): boolean => (BOX.tokens[state.spaces[space] ?? -1]?.track ?? null) !== null;
  const isUseful = (move: Move): boolean =>
    move.type === 'occupy' && hasSymbol(defined(BOX.cities[defined(BOX.cityAt.get(move.at))]).space);
  return moves.some(isUseful) ? ofType(moves, 'pass') : [];
}

/** Whether the seat has nothing left to act by after a move. */
function isFinal({ state, seat }: Known, move: Move): boolean {
  const next = GAME.copy(state);
  GAME.apply(next, seat, move, () => undefined);
  return next.frames.at(-1)?.kind !== 'second' && sourcesOf(BOX, defined(next.players[seat])).length === 0;
}

function losing(known: Known): readonly Move[] {
  const { state, moves } = known;
  if (!isTurn(state) || !isLast(state)) return [];
  return ofType(moves, 'draw').filter((move) => isFinal(known, move) && gainOf(known, move) < 0);
}

function discarding(known: Known): readonly Move[] {
  const cards = isLast(known.state) ? ofType(known.moves, 'discard') : [];
  const gains = cards.map((move) => gainOf(known, move));
  const most = Math.max(...gains);
  return cards.filter((_, index) => defined(gains[index]) < most);
}

function building({ moves }: Known): readonly Move[] {
  const tiles = moves.filter((move) => move.type === 'build');
  return tiles.filter((move) => isBeaten(BOX, move, tiles));
}

export const BLUNDERS: readonly Blunder<EndeavorTypes>[] = [
  {
    id: 'a building used for nothing',
    why: 'The disc is spent, and a pass or another action costs nothing.',
    wrong: ({ state, moves }) => (isTurn(state) ? ofType(moves, 'idle') : []),
  },
  {
    id: 'a pass in the last round with glory to be had',
    why: 'An action brings glory at once, and nothing comes after the round for which a disc could be kept.',
    wrong: passing,
  },
  {
    id: 'a pass before it with three discs and a symbol to be had',
    why: 'A token with a symbol counts for the rest of the game; the discs come back with the next pay day or lie idle.',
    wrong: wasting,
  },
  {
    id: 'a draw or ship as the last action that costs glory',
    why: 'Nothing comes after it that would make the glory good.',
    wrong: losing,
  },
  {
    id: 'a discard of the last round that costs more than another',
    why: 'Glory is all that counts then.',
    wrong: discarding,
  },
  {
    id: 'a tile built where another gives all the same and more',
    why: 'Tiles cost the same; the better one has every symbol, action and glory of the other.',
    wrong: building,
  },
];
