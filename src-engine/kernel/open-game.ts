import type { Game, GameTypes } from './game.ts';
import { generatorOf, pick, seedRng, type RngState } from './rng.ts';
import type { Seat } from './seat.ts';

/** The whole state of a game that hides nothing: what everybody sees, and the random generator. */
export type OpenState<View extends object> = View & { readonly rng: RngState };

/** The information set of a seat in such a game: the view, and which seat it is. */
export type OpenInformation<View extends object> = { readonly seat: Seat; readonly view: View };

/** The types of a game that hides nothing: the view is the state without its generator. */
export type OpenTypes<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>> = {
  options: Rest['options'];
  state: OpenState<View>;
  move: Rest['move'];
  view: View;
  information: OpenInformation<View>;
  event: Rest['event'];
};

/** The members of `Game` that are the same for every game that hides nothing. */
type OpenMembers<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>> = Pick<
  Game<OpenTypes<View, Rest>>,
  | 'hides'
  | 'depths'
  | 'secret'
  | 'view'
  | 'own'
  | 'information'
  | 'sample'
  | 'drawnAnew'
  | 'stateFromView'
  | 'publicMoves'
>;

/** Seed for states made from a view: never the game's own generator. */
const NOT_THE_GAMES = 'assumed';

/**
 * The members of `Game` that deal with secrets, for a game that has none. Spread them into the game beside `copy` and
 * `legalMoves`; `schema.view` must be the schema of the state without `rng`. Such a game must not keep shuffled cards
 * in its state, because all of the state except the generator is shown: draw each card when it is turned over. Views
 * and states made here share nothing with their source.
 */
export function openGame<View extends object, Rest extends Pick<GameTypes, 'options' | 'move' | 'event'>>({
  copy,
  legalMoves,
}: Pick<Game<OpenTypes<View, Rest>>, 'copy' | 'legalMoves'>): OpenMembers<View, Rest> {
  const view = (state: OpenState<View>): View => {
    const { rng: _, ...open } = copy(state);
    // The compiler cannot prove that the rest is a `View`, because the type is generic.
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
    drawnAnew: (state, rng) => copy({ ...state, rng: generatorOf(rng) }),
    stateFromView,
    publicMoves: (seen, seat) => legalMoves(stateFromView(seen), seat),
  };
}
