import type { MoveOf } from '../moves.ts';
import { buyingPrice, sellingPrice, type MarketId } from '../figures/markets.ts';
import type { Evaluation } from './evaluation.ts';
import { marketUnrestCost, comingCrisis, wantsIndependence } from './unrest.ts';
import { florinsWorth, cubeWorth, tokenWorth } from './worth.ts';
import { RESOURCES } from '../data/schema.ts';

type Trade = Omit<MoveOf<'trade'>, 'type'>;

/** A cube sold on the market whose next crisis asks for it serves that crisis too. */
export function feeds(evaluation: Evaluation, market: MarketId, resource: string): number {
  if (comingCrisis(evaluation, market)?.resource !== resource) return 0;
  return wantsIndependence(evaluation) ? -1 : 1;
}

/** What a purchase or sale of one cube leaves over. */
export function tradeWorth(evaluation: Evaluation, { market, way, resource, with: means }: Trade): number {
  const { box, state, screen } = evaluation;
  const lying = state[market][resource];
  if (way === 'buy') {
    const price = buyingPrice(box, market, resource, lying) ?? 0;
    return (
      cubeWorth(evaluation, resource) +
      florinsWorth(evaluation, -price) -
      feeds(evaluation, market, resource) -
      marketUnrestCost(evaluation, market, resource, -1)
    );
  }
  const price = sellingPrice(box, market, resource, lying) ?? 0;
  const given =
    means === 'token' ? tokenWorth(evaluation) : cubeWorth(evaluation, resource, screen.cubes[resource] - 1);
  return (
    florinsWorth(evaluation, price) -
    given +
    feeds(evaluation, market, resource) -
    marketUnrestCost(evaluation, market, resource, 1)
  );
}

/** Whether the trade can be made as things stand. */
function isPossible(evaluation: Evaluation, { market, way, resource, with: means }: Trade): boolean {
  const { box, state, screen } = evaluation;
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
export function tradesWorth(evaluation: Evaluation, market: MarketId, count: number): number {
  const gains = RESOURCES.flatMap((resource) =>
    (['buy', 'sell'] as const).map((way): Trade => ({ market, way, resource, with: 'cube' })),
  )
    .filter((trade) => isPossible(evaluation, trade))
    // A second cube of the same kind pays about as much again.
    .flatMap((trade) => {
      const gain = tradeWorth(evaluation, trade);
      return [gain, gain - 1.2];
    })
    .filter((gain) => gain > 0)
    .sort((a, b) => b - a);
  return gains.slice(0, count).reduce((sum, gain) => sum + gain, 0);
}
