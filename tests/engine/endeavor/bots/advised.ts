/** Positions of games of stewards and of chance, in which the steward is asked for advice. */
import { evaluate, type Evaluation } from '#engine/endeavor/bots/evaluation.ts';
import { CITY, GOVERNOR } from '#engine/endeavor/bots/temperament.ts';
import type { EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import type { State } from '#engine/endeavor/state.ts';
import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { botOf, GAME, optionsFor, playGame } from './company.ts';
import { BOX } from './laid.ts';

/** Visits every decision of games in which now the steward plays, now chance, each as it stood. */
export function visitDecisions(visit: (state: State, seat: Seat) => void): void {
  for (const [number, players] of [2, 3, 4, 5, 2, 3, 4, 5, 3, 4].entries()) {
    let count = 0;
    playGame(optionsFor(players), `advised ${number}`, (state, seat, rng) => {
      visit(state, seat);
      count++;
      if (number < 4 || count % 3 > 0) return botOf('steward').decide(GAME, GAME.information(state, seat), seat, rng);
      return anyOf(usefulMoves<EndeavorTypes>(GAME, GAME.legalMoves(state, seat)), rng);
    });
  }
}

/** A decision as the steward of that seat evaluates it. */
export function evaluated(state: State, seat: Seat): Evaluation {
  return evaluate(BOX, state, seat, seat % 2 === 0 ? GOVERNOR : CITY);
}
