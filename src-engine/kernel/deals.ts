import type { Game, GameTypes } from './game.ts';
import type { Rng } from './rng.ts';

/** Deals that the owner of `information` might offer now; none in a game without deals. */
export function dealOffers<T extends GameTypes>(
  { deals }: Game<T>,
  information: T['information'],
  rng: Rng,
): T['move'][] {
  return deals?.offers(information, rng) ?? [];
}
