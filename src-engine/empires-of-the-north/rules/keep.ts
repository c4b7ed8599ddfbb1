import { defined } from '../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { MoveContext, RunContext } from './context.ts';

type Keep = MoveOf<'keep'>;
type Looking = Pick<FrameOf<'observation'>, 'looks' | 'kept'>;

/** How many of the cards looked at may be kept: at least, and at most. */
export type Range = { readonly least: number; readonly most: number };

/** Tells each seat, and nobody else, what it looks at. */
export function tellLooks({ emit }: Pick<RunContext, 'emit'>, looks: readonly (readonly string[])[]): void {
  looks.forEach((cards, seat) => {
    emit({ type: 'looked', seat, cards: [...cards], barrier: 'cards-looked-at' }, { only: [seat] });
  });
}

/** The seats that have not chosen yet. */
export function undecided({ kept }: Looking): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < kept.length; seat++) if (kept[seat] === null) seats.push(seat);
  return seats;
}

/** Every choice of so many cards, equal ones once: the first copies of a card stand for all. */
export function keepMoves(looks: readonly string[], { least, most }: Range): Keep[] {
  const moves: Keep[] = [];
  for (let chosen = 0; chosen < 1 << looks.length; chosen++) {
    const cards: string[] = [];
    let first = true;
    for (let at = 0; at < looks.length && first; at++) {
      if ((chosen & (1 << at)) === 0) continue;
      const card = defined(looks[at]);
      first = firstCopies(looks, chosen, at);
      cards.push(card);
    }
    if (first && cards.length >= least && cards.length <= most) moves.push({ type: 'keep', cards });
  }
  return moves;
}

/** Whether all copies before the one at `at` are chosen too. */
function firstCopies(looks: readonly string[], chosen: number, at: number): boolean {
  for (let before = 0; before < at; before++) {
    if (looks[before] === looks[at] && (chosen & (1 << before)) === 0) return false;
  }
  return true;
}

/** Why these cards cannot be kept: too few or too many, not looked at, or not in the order in which they were looked at. */
export function keepRefusal(
  rule: string,
  looks: readonly string[],
  { least, most }: Range,
  { cards }: Keep,
): Refusal | undefined {
  const { length } = cards;
  if (length > most) return refuse(rule, 'keeps-too-many', { most, keeps: length });
  if (length < least) return refuse(rule, 'keeps-too-few', { least, keeps: length });
  const used = new Set<number>();
  let last = -1;
  for (const card of cards) {
    const at = looks.findIndex((look, index) => look === card && !used.has(index));
    if (at < 0) return refusePrivately(rule, 'not-looked-at');
    if (at < last) return refusePrivately(rule, 'keep-in-order');
    used.add(at);
    last = at;
  }
  return undefined;
}

/** Remembers what a seat keeps; nobody else is told more than that it has chosen (ruling 38). */
export function choose({ seat, emit }: MoveContext, { kept }: Looking, cards: readonly string[]): void {
  kept[seat] = [...cards];
  emit({ type: 'chosen', seat, cards: [...cards] }, { only: [seat] });
  emit({ type: 'chosen', seat }, { except: [seat] });
}

/**
 * All have chosen: what they keep goes to their hands, the rest on their discards face up (ruling 38).
 * @param paid whether each kept card costs a worker
 */
export function settle({ state, emit }: RunContext, { looks, kept }: Looking, paid: boolean): void {
  for (const seat of seatsFrom(state, state.first)) {
    const player = defined(state.players[seat]);
    const cards = kept[seat] ?? [];
    const rejected = [...defined(looks[seat])];
    for (const card of cards) rejected.splice(rejected.indexOf(card), 1);
    const workers = paid ? cards.length : 0;
    player.workers -= workers;
    player.resting += workers;
    player.hand.push(...cards);
    player.discard.push(...rejected);
    emit({ type: 'observed', seat, kept: cards.length, workers, rejected, barrier: 'choices-shown' });
  }
}
