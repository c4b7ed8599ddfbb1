import type { Move } from '#engine/archipelago/moves.ts';
import { canonicalJson, hashText } from '#engine/kernel/hash.ts';

/** How gladly a careful player makes a move: feeds crises, grows the colony, builds and explores. */
const APPETITE: Partial<Record<Move['type'], number>> = {
  consume: 90,
  supply: 85,
  stand: 80,
  done: 10,
  'end-round': 5,
  'refuse-hex': 5,
  'lay-hex': 60,
  'discard-hex': 1,
  recruit: 70,
  reproduce: 60,
  deploy: 60,
  build: 70,
  pay: 50,
  migrate: 15,
  trade: 1,
  buy: 35,
  rotate: 30,
};

const ACTIONS: Partial<Record<string, number>> = {
  construction: 60,
  recruitment: 58,
  reproduction: 55,
  exploration: 44,
  'harvest-stone': 50,
  'harvest-iron': 50,
  'harvest-wood': 50,
  'harvest-cattle': 50,
  'harvest-fish': 50,
  'harvest-fruit': 50,
  taxes: 40,
  transaction: 20,
  migration: 12,
};

/** Weight of chance against appetite. */
const WHIM = 14;

function appetite(move: Move): number {
  if (move.type === 'act') return ACTIONS[move.action] ?? 1;
  if (move.type === 'bid') return move.amount < 3 ? 50 : 0;
  if ((move.type === 'consume' || move.type === 'supply') && move.from !== 'market')
    return move.from === 'screen' ? 60 : 2;
  if (move.type === 'trade') return move.way === 'sell' && move.with === 'cube' ? 30 : 1;
  if (move.type === 'pay') return move.with === 'cube' ? 60 : 30;
  return APPETITE[move.type] ?? 20;
}

/**
 * The moves in the order in which a careful player would try them. The same moves at the same `moment` always come in the
 * same order, whatever other moves stand beside them.
 */
export function inOrderOfAppetite(moves: readonly Move[], moment: string): Move[] {
  const whim = (move: Move) => Number.parseInt(hashText(moment + canonicalJson(move)).slice(0, 4), 16) / 0xffff;
  return moves
    .map((move) => ({ move, wish: appetite(move) + whim(move) * WHIM }))
    .sort((a, b) => b.wish - a.wish)
    .map(({ move }) => move);
}
