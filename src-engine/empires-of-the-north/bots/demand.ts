/** What a seat will want to pay, from the cards it holds and those that lie before it. */
import type { Box } from '../box.ts';
import type { Cost } from '../data/effect.ts';
import { GOODS } from '../data/goods.ts';
import { faceOf } from '../figures/faces.ts';
import { cardOf } from '../pack-index.ts';
import { AT, type Player, type State } from '../state.ts';

/** How many of each good, in the order of `GOODS`, and how many workers in this round. */
export type Demand = { readonly goods: readonly number[]; readonly workers: number };

/** How much of the price of a card in hand is counted: some are placed for nothing, some never. */
const PLACED = 0.7;
/** What pawns want to eat, and ships to carry, in a round. */
const FOOD = 1.6;
const CARGO = 0.8;
/** Uses of pawns with which as much is still wanted in the last round as in any. */
const USES = 3;
/** Rounds for which one looks ahead. */
const AHEAD = 1.6;

/** How many actions of tiles the pawns of a player still allow in this round: two of a fresh one, one of an active one. */
export function usesLeft({ pawns }: Player): number {
  let uses = 0;
  for (const { state } of pawns) uses += state === 'fresh' ? 2 : state === 'active' ? 1 : 0;
  return uses;
}

/** What `player` will want to pay in so many rounds. */
export function demandOf(box: Box, state: State, player: Player, rounds: number): Demand {
  const goods = [0, 0, 0, 0, 0, 0, 0];
  const ahead = Math.min(AHEAD, rounds);
  // In the last round nothing is eaten, loaded or built any more but by the actions that are left of it.
  const used = state.last ? Math.min(1, usesLeft(player) / USES) : 1;
  let workers = 0;
  const add = (at: number, amount: number): void => {
    goods[at] = (goods[at] ?? 0) + amount;
  };
  const addCost = ({ goods: cost, workers: some = 0 }: Cost, times: number): void => {
    for (const good of GOODS) add(AT[good], (cost?.[good] ?? 0) * times);
    workers += some;
  };
  for (const id of player.hand) {
    const { price } = cardOf(box, id);
    if (price === null) continue;
    if ('worker' in price) workers += 1;
    else for (const good of GOODS) add(AT[good], (price.goods[good] ?? 0) * PLACED * used);
  }
  for (const location of player.empire) {
    const face = faceOf(box, state, location);
    if (face.kind === 'action' && face.cost !== undefined) addCost(face.cost, location.ready ? ahead : ahead - 1);
  }
  add(AT.food, FOOD * ahead * used);
  add(AT.fish, CARGO * ahead * used);
  add(AT.raze, CARGO * ahead * used);
  return { goods, workers };
}
