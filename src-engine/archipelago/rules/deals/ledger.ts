import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { PromiseTerms } from '../../terms.ts';
import type { MoveContext } from '../context.ts';
import { RESOURCES } from '../../data/schema.ts';

const RULE = 'negotiation/promises';

/** Why the two cannot write down `promise`: it must be one of theirs, say something, and not be overdue. */
export function promiseRefusal(state: State, parties: readonly Seat[], promise: PromiseTerms): Refusal | undefined {
  if (!parties.includes(promise.by)) return refuse(RULE, 'promise-of-another');
  if (promise.due < state.turn) return refuse(RULE, 'promise-overdue', { turn: state.turn });
  const says = promise.florins > 0 || promise.words.trim() !== '' || RESOURCES.some((type) => promise.cubes[type] > 0);
  return says ? undefined : refuse(RULE, 'promise-of-nothing');
}

/** A promise that shares nothing with `promise`. */
export function copyPromise(promise: PromiseTerms): PromiseTerms {
  return { ...promise, cubes: { ...promise.cubes } };
}

/** Writes the promises of a deal down; nothing enforces them (ruling 102). */
export function writeDown(state: State, one: Seat, other: Seat, promises: readonly PromiseTerms[]): void {
  for (const promise of promises) {
    const to = promise.by === one ? other : one;
    state.promises.push({ ...copyPromise(promise), to, made: state.turn, status: 'open' });
  }
}

/** Why `seat` cannot say whether the promise was kept: once, and only whom it was made to. */
export function settleRefusal(state: State, seat: Seat, { promise }: MoveOf<'settle'>): Refusal | undefined {
  const written = state.promises[promise];
  if (written === undefined) return refuse(RULE, 'no-such-promise');
  if (written.to !== seat) return refuse(RULE, 'promise-to-another', { seat: written.to });
  return written.status === 'open' ? undefined : refuse(RULE, 'promise-settled');
}

/** Notes whether a promise was kept. */
export function settle({ state, seat, emit }: MoveContext, { promise, kept }: MoveOf<'settle'>): void {
  const written = defined(state.promises[promise]);
  written.status = kept ? 'kept' : 'broken';
  emit({ type: 'promise-settled', promise, seat, by: written.by, kept });
}
