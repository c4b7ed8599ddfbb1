import { RESOURCES } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { buyingPrice, sellingPrice, type MarketId } from '../figures/markets.ts';
import type { Sight } from './sight.ts';
import { glut, looming, stirs } from './unrest.ts';
import { coins, cubeWorth, tokenWorth } from './worth.ts';

type Trade = Omit<MoveOf<'trade'>, 'type'>;

/** A cube sold where the next crisis looks for it feeds the colony too. */
function feeds(sight: Sight, market: MarketId, resource: string): number {
  if (looming(sight, market)?.resource !== resource) return 0;
  return stirs(sight) ? -1 : 1;
}

/** What a purchase or sale of one cube leaves over. */
export function tradeWorth(sight: Sight, { market, way, resource, with: means }: Trade): number {
  const { box, state, screen } = sight;
  const lying = state[market][resource];
  if (way === 'buy') {
    const price = buyingPrice(box, market, resource, lying) ?? 0;
    return (
      cubeWorth(sight, resource) +
      coins(sight, -price) -
      feeds(sight, market, resource) -
      glut(sight, market, resource, -1)
    );
  }
  const price = sellingPrice(box, market, resource, lying) ?? 0;
  const given = means === 'token' ? tokenWorth(sight) : cubeWorth(sight, resource, screen.cubes[resource] - 1);
  return coins(sight, price) - given + feeds(sight, market, resource) - glut(sight, market, resource, 1);
}

/** Whether the trade can be made as things stand. */
function isPossible(sight: Sight, { market, way, resource, with: means }: Trade): boolean {
  const { box, state, screen } = sight;
  const lying = state[market][resource];
  if (way === 'buy') return lying > 0 && screen.florins >= (buyingPrice(box, market, resource, lying) ?? Infinity);
  const price = sellingPrice(box, market, resource, lying);
  return (
    price !== undefined &&
    state.bank.florins >= price &&
    (means === 'token' ? screen.tokens : screen.cubes[resource]) > 0
  );
}

/** What the best of so many trades on one market are worth together. */
export function tradesWorth(sight: Sight, market: MarketId, count: number): number {
  const gains = RESOURCES.flatMap((resource) =>
    (['buy', 'sell'] as const).map((way): Trade => ({ market, way, resource, with: 'cube' })),
  )
    .filter((trade) => isPossible(sight, trade))
    // A second cube of the same kind pays about as much again.
    .flatMap((trade) => [tradeWorth(sight, trade), tradeWorth(sight, trade) - 1.2])
    .filter((gain) => gain > 0)
    .sort((a, b) => b - a);
  return gains.slice(0, count).reduce((sum, gain) => sum + gain, 0);
}
