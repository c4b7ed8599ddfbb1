import type { Bot } from '../../bots/bot.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EndeavorTypes } from '../endeavor.ts';
import { evaluate } from './evaluation.ts';
import { best, worthOf } from './steward.ts';
import { CITY } from './temperament.ts';

/** A partner for a first game: it plays as a steward does, and attacks nobody as long as it can do anything else. */
export function gentle(pack: Pack): Bot<EndeavorTypes> {
  const box = openBox(pack);
  return {
    level: 'gentle',
    decide(game, information, seat, rng) {
      const state = game.stateFromView(information.view);
      const moves = game.legalMoves(state, seat);
      const mild = moves.filter(({ type }) => type !== 'attack');
      const evaluation = evaluate(box, state, seat, CITY);
      return best(mild.length > 0 ? mild : moves, (move) => worthOf(evaluation, move), rng);
    },
  };
}
