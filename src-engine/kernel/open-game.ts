import type { Game, GameTypes } from './game.ts';
import { pick, seedRng, type RngState } from './rng.ts';
import type { Seat } from './seat.ts';

/** The whole state of a game that hides nothing: what everybody sees, and the generator of what is still to be drawn. */
export type OpenState<View extends object> = View & { readonly rng: RngState };

/** What a seat knows where nothing is hidden: what all know, and which seat it is. */
export type OpenInformation<View extends object> = { readonly seat: Seat; readonly view: View };

/** The types of a game that hides nothing: the view is the state without its generator, and nobody knows more than that. */
export type OpenTypes<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>> = {
  options: Rest['options'];
  state: OpenState<View>;
  move: Rest['move'];
  view: View;
  information: OpenInformation<View>;
  event: Rest['event'];
};

/** What of a game follows from its hiding nothing. */
type OpenMembers<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>> = Pick<
  Game<OpenTypes<View, Rest>>,
  'hides' | 'depths' | 'secret' | 'view' | 'own' | 'information' | 'sample' | 'stateFromView' | 'publicMoves'
>;

/** The generator of a state that is only looked at, and never the game's own. */
const NOT_THE_GAMES = 'assumed';

/**
 * Every member by which a game keeps secrets, for one that has none: spread it into the game beside `copy` and `legalMoves`, and
 * give as `schema.view` that of the state without `rng`. What is shuffled must not lie in the state: it is drawn when it is turned
 * over, for all of the state but its generator is shown. Views and states made here share nothing with what they were made of.
 */
export function openGame<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>>({
  copy,
  legalMoves,
}: Pick<Game<OpenTypes<View, Rest>>, 'copy' | 'legalMoves'>): OpenMembers<View, Rest> {
  const view = (state: OpenState<View>): View => {
    const { rng: _, ...open } = copy(state);
    // All that is left of a view with a generator: the compiler cannot work that out of a type it does not know.
    return open as object as View;
  };
  const stateOf = (seen: View, seed: string): OpenState<View> => copy({ ...seen, rng: seedRng(seed) });
  const stateFromView = (seen: View): OpenState<View> => stateOf(seen, NOT_THE_GAMES);
  return {
    hides: false,
    depths: [],
    secret: () => false,
    view,
    own: () => ({}),
    information: (state, seat) => ({ seat, view: view(state) }),
    sample: ({ view: seen }, rng) => stateOf(seen, `sample ${pick(rng, 2 ** 31)}`),
    stateFromView,
    publicMoves: (seen, seat) => legalMoves(stateFromView(seen), seat),
  };
}
