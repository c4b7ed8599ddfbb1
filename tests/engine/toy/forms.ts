import { checkGame, type Check, type Report } from '../contract/check-game.ts';
import { CLANS, toyData } from './data.ts';
import { makeToy, namesCard, type ToyTypes } from './toy.ts';
import { reveals, toyTwin, twinOf } from './twin.ts';
import type { ToyOptions } from './types.ts';

/** What the harness has to be told of the forms that hide something. */
const HOOKS: Record<'stock' | 'hand', Partial<Check<ToyTypes>>> = {
  stock: { twin: toyTwin, reveals },
  hand: { twin: twinOf(0), reveals, namesHidden: namesCard },
};

type Setting = { readonly options: ToyOptions; readonly seed: string; readonly steps: number };
type Form = { readonly name: string; readonly hides: boolean; readonly check: (setting: Setting) => Report };

/** Every form of the toy, with deals and without, and how one game of it is checked. */
export const FORMS: readonly Form[] = [true, false].flatMap((deals): Form[] => {
  const said = deals ? 'with deals' : 'without deals';
  const hiding = (['stock', 'hand'] as const).map((hides): Form => {
    const game = makeToy({ hides, deals });
    return {
      name: `${hides} ${said}`,
      hides: true,
      check: (setting) => checkGame(game, { ...setting, ...HOOKS[hides] }),
    };
  });
  const open = makeToy({ hides: 'nothing', deals });
  return [...hiding, { name: `nothing ${said}`, hides: false, check: (setting) => checkGame(open, setting) }];
});

/** The options of game number `game` of so many: a few rounds on either lake, with clans or without. */
export function toyOptions(players: number, game: number): ToyOptions {
  const seats = Array.from({ length: players }, (_, seat) => ({ clan: CLANS[(seat + game) % CLANS.length] ?? 'frog' }));
  const lake = game % 2 === 0 ? 'wide' : 'deep';
  return { players, rounds: 1 + (game % toyData.rounds), lake, ...(game % 3 > 0 && { seats }) };
}
