import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Besides, Played } from '../contract/config.ts';

/** Decisions for one pair of eyes: nobody says anything while one is made. */
function hushed({ frames }: State): boolean {
  const top = frames.at(-1);
  if (top === undefined) return true;
  if (top.kind === 'spy') return top.of !== -1;
  return top.kind === 'bids' || top.kind === 'objectives' || (top.kind === 'fists' && !top.closed);
}

/** Whether the answer is one, and another than `seat` gives already: who has said nothing wants to be asked. */
function newAnswer(state: State, seat: Seat, move: Extract<Move, { type: 'standing' }>): boolean {
  const { to, leave, price } = move;
  if (to === seat || to >= state.options.players || (leave === 'price' ? price < 1 : price !== 0)) return false;
  const given = state.standing.find((answer) => answer.by === seat && answer.to === to);
  return leave !== (given?.leave ?? 'ask') || price !== (given?.price ?? 0);
}

function allows(state: State, { seat, move }: Played<ArchipelagoTypes>): boolean {
  if (move.type === 'withdraw') {
    const top = state.frames.at(-1);
    return top?.kind === 'offer' && top.from === seat && top.offer === move.offer;
  }
  if (hushed(state)) return false;
  if (move.type === 'standing') return newAnswer(state, seat, move);
  const promise = move.type === 'settle' ? state.promises[move.promise] : undefined;
  return promise?.to === seat && promise.status === 'open';
}

/** Something each seat might say: any answer beforehand, any promise settled, the waiting offer taken back. */
function moves(state: State, rng: Rng): Played<ArchipelagoTypes>[] {
  const { players } = state.options;
  const top = state.frames.at(-1);
  return Array.from({ length: players }, (_, seat) => {
    const to = (seat + 1 + pick(rng, players - 1)) % players;
    const free: Move = { type: 'standing', to, leave: pick(rng, 2) === 0 ? 'never' : 'ask', price: 0 };
    const dear: Move = { type: 'standing', to, leave: 'price', price: 1 + pick(rng, 3) };
    const settled = state.promises.map((__, promise): Move => ({ type: 'settle', promise, kept: pick(rng, 2) === 0 }));
    const back: Move[] = top?.kind === 'offer' ? [{ type: 'withdraw', offer: top.offer }] : [];
    return [free, dear, ...settled, ...back].map((move) => ({ seat, move }));
  }).flat();
}

/** What the rules say of the talk beside the game (rulebook 2.0, p. 5; rulings 101 and 102). */
export const besides: Besides<ArchipelagoTypes> = { types: ['standing', 'settle', 'withdraw'], moves, allows };
