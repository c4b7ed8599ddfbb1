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
  migrate: 15,
  trade: 1,
  buy: 35,
  rotate: 30,
  'use-card': 45,
  'build-wonder': 50,
  'use-building': 24,
  allow: 50,
  forbid: 10,
  'take-card': 40,
  accept: 40,
  decline: 12,
  'close-fists': 60,
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
  if ((move.type === 'consume' || move.type === 'supply') && move.from !== 'market')
    return move.from === 'screen' ? 60 : 2;
  if (move.type === 'trade') return move.way === 'sell' && move.with === 'cube' ? 30 : 1;
  if (move.type === 'pay') return move.with === 'cube' ? 60 : 30;
  return APPETITE[move.type] ?? 20;
}

/** A number from 0 to 1 that is always the same for the same text. */
function whim(text: string): number {
  return Number.parseInt(hashText(text).slice(0, 4), 16) / 0xffff;
}

/**
 * Chance against appetite. Whose citizens stand first does not change from one to the next, nor from where: a person stands them
 * together.
 */
function whimAbout(move: Move, moment: string): number {
  if (move.type !== 'stand') return whim(moment + canonicalJson(move));
  return whim(`stand ${move.owner}`) * 0.9 + whim(`stand ${canonicalJson(move.spot)}`) * 0.1;
}

/**
 * The moves in the order in which a careful player would try them. The same move at the same view always weighs the same,
 * whatever stands beside it: so a game can be foreseen.
 */
export function inOrderOfAppetite(moves: readonly Move[], view: object): Move[] {
  const moment = hashText(canonicalJson(view));
  return moves
    .map((move) => ({ move, wish: appetite(move) + whimAbout(move, moment) * WHIM }))
    .sort((a, b) => b.wish - a.wish)
    .map(({ move }) => move);
}

/** What a seat would like to bid in a turn: nothing, one or two florins. */
export function bidOf(turn: number, seat: number): number {
  return Math.floor(whim(`bid ${turn} ${seat}`) * 3);
}
