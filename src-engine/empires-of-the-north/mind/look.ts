/** What is looked up once before a seat is measured. */
import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { evaluate } from '../bots/evaluate.ts';
import type { Evaluation } from '../bots/evaluation.ts';
import { goodsLater } from '../bots/goods.ts';
import { cardWorth } from '../bots/hand.ts';
import { NOWHERE } from '../bots/amounts.ts';
import { effectLater } from '../bots/later.ts';
import { futureOf } from '../bots/locations.ts';
import { PLAIN } from '../bots/temperament.ts';
import type { Box } from '../box.ts';
import { faceOf } from '../figures/faces.ts';
import { harvestOf } from '../figures/harvest.ts';
import { pointsOf } from '../figures/score.ts';
import { heldOf } from '../figures/stock.ts';
import { cardOf } from '../pack-index.ts';
import type { Player, State } from '../state.ts';

/** One seat of a table. */
export type SeatLook = {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  /** Rounds expected after the one that begins. */
  readonly left: number;
  /** What the seat would be counted now. */
  readonly points: number;
  /** What Actions and Specials will bring. */
  readonly engine: number;
  /** What Storage will pay in one Observation. */
  readonly payout: number;
  /** The best harvest, and the second. */
  readonly harvests: readonly [number, number];
  /** What the cards of the hand are worth. */
  readonly hand: number;
};

/** One number of a seat, about -1 to 1. */
export type Measure = (seat: SeatLook) => number;

/** Looks at all seats of a table. */
export function looksAt(box: Box, state: State): SeatLook[] {
  const points = pointsOf(box, state);
  return state.players.map((_, seat) => lookAt(evaluate(box, state, seat, PLAIN), defined(points[seat])));
}

function lookAt(evaluation: Evaluation, points: number): SeatLook {
  const { box, state, seat, player, left } = evaluation;
  let [engine, payout, first, second, hand] = [0, 0, 0, 0, 0];
  for (const location of player.empire) {
    const face = faceOf(box, state, location);
    if (face.kind === 'storage') {
      payout += Math.floor(heldOf(location, face.what) / face.n) * effectLater(evaluation, face.effect, NOWHERE);
    } else if (face.kind === 'field') {
      const harvest = goodsLater(evaluation, harvestOf(box, state, location));
      if (harvest > first) [first, second] = [harvest, first];
      else if (harvest > second) second = harvest;
    } else engine += futureOf(evaluation, face, cardOf(box, location.card), true);
  }
  for (const id of player.hand) hand += cardWorth(evaluation, cardOf(box, id));
  return { state, seat, player, left, points, engine, payout, harvests: [first, second], hand };
}
