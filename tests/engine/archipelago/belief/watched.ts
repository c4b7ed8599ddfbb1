/** Games of stewards, folded by one who watches. */
import { archipelagoBelief } from '#engine/archipelago/belief/belief.ts';
import { likelyDeals } from '#engine/archipelago/belief/deals.ts';
import type { ObjectiveBelief } from '#engine/archipelago/belief/trust.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Information } from '#engine/archipelago/view/view-schema.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { steward, playGame } from '../bots/company.ts';
import { game } from '../twin.ts';

export const BOX = openBox(BASE_PACK);
export const belief = archipelagoBelief(BOX);

/** Asked before each move of a watched game. */
export type Look = (state: State, believed: ObjectiveBelief, information: Information) => void;

/** Plays a game of stewards and gives what `viewer` believes at its end. */
export function watch(options: Options, seed: string, viewer: Seat, look: Look = () => undefined): ObjectiveBelief {
  let believed: ObjectiveBelief | undefined;
  playGame(options, seed, (state, seat, rng) => {
    const information = game.information(state, viewer);
    believed ??= belief.start(information);
    look(state, believed, information);
    const move = steward().decide(game, game.information(state, seat), seat, rng);
    if (!game.secret(state)) believed = belief.seen(believed, information, seat, move);
    return move;
  });
  if (believed === undefined) throw new Error('nothing was played');
  return believed;
}

/** How likely `seat` is to hold `objective`. */
export function chanceOf(information: Information, believed: ObjectiveBelief, seat: Seat, objective: string): number {
  const deals = likelyDeals(BOX, information, believed) ?? [];
  return deals.reduce((sum, { deal, chance }) => sum + (deal[seat]?.includes(objective) === true ? chance : 0), 0);
}
