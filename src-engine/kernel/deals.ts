import type { DealWindow, Game, GameTypes } from './game.ts';
import type { Rng } from './rng.ts';

/** Who may make a deal with whom in `state`; nobody in a game without deals. */
export function dealWindows<T extends GameTypes>({ deals }: Game<T>, state: T['state']): readonly DealWindow[] {
  return deals?.windows(state) ?? [];
}

/** Deals that the owner of `information` might offer now; none in a game without deals. */
export function dealOffers<T extends GameTypes>(
  { deals }: Game<T>,
  information: T['information'],
  rng: Rng,
): T['move'][] {
  return deals?.offers(information, rng) ?? [];
}
