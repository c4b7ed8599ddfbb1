/** Positions of games of stewards and of chance, in which the steward is asked for advice. */
import { evaluate } from '#engine/empires-of-the-north/bots/evaluate.ts';
import { temperAt } from '#engine/empires-of-the-north/bots/steward.ts';
import { listing } from '#engine/empires-of-the-north/bots/why/tell.ts';
import { worthOf } from '#engine/empires-of-the-north/bots/why/worths.ts';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Term } from '#engine/bots/advice.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { byChance, optionsFor, playGame, playing } from './company.ts';

const BOX = openBox(BASE_PACK);
const GAMES = 24;
/** Whatever kind of decision was met so often is looked at now and then only. */
const [OFTEN, THEN_EVERY] = [25, 60];

/** A decision by its kind, or by the card that asks and how far it is. */
const kindOf = (state: State): string => {
  const top = state.frames.at(-1);
  return top?.kind === 'effect' ? `effect ${top.card} ${top.todo.length}` : String(top?.kind);
};

/** Visits decisions of so many games of all clans, each as it stood: now the steward plays, now chance. */
export function visitDecisions(visit: (state: State, seat: Seat) => void, games = GAMES): void {
  const steward = playing('steward');
  const met = new Map<string, number>();
  for (let number = 0; number < games; number++) {
    let count = 0;
    playGame(optionsFor(2 + (number % 3), number), `advised ${number}`, (state, seat, rng) => {
      const kind = kindOf(state);
      const times = met.get(kind) ?? 0;
      met.set(kind, times + 1);
      if (times < OFTEN || times % THEN_EVERY === 0) visit(state, seat);
      count++;
      return (number % 2 === 0 || count % 3 === 0 ? steward : byChance)(state, seat, rng);
    });
  }
}

/** The reasons for a move, as the steward of that seat evaluates it. */
export function reasonsFor(state: State, seat: Seat, move: Move): readonly Term[] {
  const terms: Term[] = [];
  worthOf(evaluate(BOX, state, seat, temperAt(seat)), move, listing(terms));
  return terms;
}
