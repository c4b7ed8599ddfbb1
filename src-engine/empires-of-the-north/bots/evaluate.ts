import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { effectNow } from './effects.ts';
import { evaluateWith, type Evaluation } from './evaluation.ts';
import type { Temperament } from './temperament.ts';

/** Begins the evaluation of a decision of `seat`. */
export const evaluate = (box: Box, state: State, seat: Seat, temper: Temperament): Evaluation =>
  evaluateWith(effectNow, box, state, seat, temper);
