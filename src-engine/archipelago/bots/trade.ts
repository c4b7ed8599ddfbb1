import type { MoveOf } from '../moves.ts';
import { buyingPrice, sellingPrice, type MarketId } from '../figures/markets.ts';
import { ifGoesOn, type Evaluation } from './evaluation.ts';
import { marketUnrestCost, comingCrisis, wantsIndependence } from './unrest.ts';
import type { Tell } from './tell.ts';
import { florinsWorth, cubeWorth, handedWorth, spentCost } from './worth.ts';
import { RESOURCES } from '../data/schema.ts';

type Trade = Omit<MoveOf<'trade'>, 'type'>;

/** A cube sold on the market whose next crisis asks for it serves that crisis too. */
function feeds(evaluation: Evaluation, market: MarketId, resource: string): number {
  if (comingCrisis(evaluation, market)?.resource !== resource) return 0;
  return ifGoesOn(evaluation, wantsIndependence(evaluation) ? -1 : 1);
}

/** What a purchase or sale of one cube leaves over. */
export function tradeWorth(evaluation: Evaluation, trade: Trade, tell?: Tell): number {
  const { market, way, resource } = trade;
  const lying = evaluation.state[market][resource];
  const fed = feeds(evaluation, market, resource);
  if (way === 'buy') {
    const price = buyingPrice(evaluation.box, market, resource, lying) ?? 0;
    tell?.('starves-crisis', -fed, { resource });
    return (
      cubeWorth(evaluation, resource, evaluation.screen.cubes[resource], tell) +
      florinsWorth(evaluation, -price, tell) -
      fed -
      marketUnrestCost(evaluation, trade, -1, tell)
    );
  }
  const price = sellingPrice(evaluation.box, market, resource, lying) ?? 0;
  tell?.('feeds-crisis', fed, { resource });
  return (
    florinsWorth(evaluation, price, tell) -
    soldWorth(evaluation, trade, tell) +
    fed -
    marketUnrestCost(evaluation, trade, 1, tell)
  );
}

/** What is handed over in a sale: a cube at its full worth, or a token. */
function soldWorth(evaluation: Evaluation, { resource, with: means }: Trade, tell?: Tell): number {
  if (means === 'token') return spentCost(evaluation, resource, 'token', tell);
  return handedWorth(evaluation, resource, evaluation.screen.cubes[resource] - 1, tell);
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
