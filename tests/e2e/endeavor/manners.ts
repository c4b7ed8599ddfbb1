import type { Move } from '#engine/endeavor/moves.ts';
import type { Manners } from '../person.ts';

/** Moves by how gladly they are made: what changes the table first, so that every kind of decision comes up. */
const GLADLY: readonly Move['type'][] = [
  'build',
  'return',
  'discard',
  'neutral',
  'draw',
  'occupy',
  'ship',
  'attack',
  'pay',
  'done',
  'pass',
];

/** A number that goes with a page, so that games differ but a page is always answered alike. */
const spread = (seq: number, length: number): number => (seq * 7919) % Math.max(1, length);

/** How Endeavor is played: of the first kind there is, another each time. Nothing is hidden. */
export const manners: Manners<Move> = {
  order(moves, { seq }) {
    const kind = GLADLY.find((type) => moves.some((move) => move.type === type));
    const alike = moves.filter(({ type }) => type === kind);
    const from = spread(seq, alike.length);
    return [...alike.slice(from), ...alike.slice(0, from), ...moves.filter(({ type }) => type !== kind)];
  },
  privately: () => Promise.reject(new Error('nothing is decided in private')),
};
