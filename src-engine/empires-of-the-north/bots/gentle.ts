import type { Bot } from '../../bots/bot.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EmpiresTypes } from '../empires-of-the-north.ts';
import { evaluate } from './evaluate.ts';
import { playedOf } from './steward.ts';
import { SEA } from './temperament.ts';

/** A partner for a first game: it plays as a steward does, and raids nobody as long as it can do anything else. */
export function gentle(pack: Pack): Bot<EmpiresTypes> {
  const box = openBox(pack);
  return {
    level: 'gentle',
    decide(game, information, seat, rng) {
      const state = game.sample(information, rng);
      const moves = game.legalMoves(state, seat);
      const mild = moves.filter(({ type }) => type !== 'raid');
      return playedOf(evaluate(box, state, seat, SEA), mild.length > 0 ? mild : moves, rng);
    },
  };
}
