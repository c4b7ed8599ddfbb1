import { defined } from '../../kernel/defined.ts';
import type { Bot } from '../../bots/bot.ts';
import { usefulMoves } from '../../bots/random.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EndeavorTypes } from '../endeavor.ts';
import { gloryOf } from '../figures/glory.ts';
import { best } from './steward.ts';

const SILENT = (): void => undefined;

/**
 * A player that sees one step ahead, for measuring others: of its moves it plays that after which it would have most
 * glory if it were counted at once. Chance decides among equals, and it never does nothing where something is possible.
 */
export function greedy(pack: Pack): Bot<EndeavorTypes> {
  const box = openBox(pack);
  return {
    level: 'greedy',
    decide(game, information, seat, rng) {
      const state = game.stateFromView(information.view);
      const moves = usefulMoves<EndeavorTypes>(game, game.legalMoves(state, seat));
      const after = (move: EndeavorTypes['move']): number => {
        const next = game.copy(state);
        game.apply(next, seat, move, SILENT);
        return defined(gloryOf(box, next)[seat]);
      };
      return best(moves, after, rng);
    },
  };
}
