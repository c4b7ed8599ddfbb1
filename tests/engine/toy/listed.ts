import { searchers } from '#engine/bots/levels.ts';
import { randomBot } from '#engine/bots/random.ts';
import { byLevel, type AnyGame, type ListedGame } from '#main/listed-game.ts';
import { toyGame, toyHandGame, toyOpenGame } from './toy.ts';
import type { OpenToyView, ToyView } from './types.ts';

/** What the list of saves shows of a table of the toy: the water, and whose token stands where. */
type Small = Pick<ToyView, 'water' | 'spots'>;

const PACK = { toy: 1 };
const TEXT = '{ "toy": 1 }\n';

/** A form of the toy as the host lists a game. It has one pack, which nobody can correct. */
function listed(game: AnyGame, title: string): ListedGame {
  return {
    id: game.id,
    basePack: PACK,
    make: () => game,
    // The host gives a view of the same game back to it.
    thumbnail: (view): Small => {
      const { water, spots } = view as ToyView | OpenToyView;
      return { water, spots };
    },
    bots: () => byLevel([randomBot, ...searchers({})]),
    coach: 'captain',
    packText: () => TEXT,
    packTitle: () => title,
    readPack: () => ({ ok: true, pack: PACK }),
  };
}

/** The toy in its three forms, as a list of games that stands in the place of the product's. */
export const GAMES = [
  listed(toyGame, 'Toy'),
  listed(toyHandGame, 'Toy with hands'),
  listed(toyOpenGame, 'Open toy'),
] as const satisfies readonly ListedGame[];
