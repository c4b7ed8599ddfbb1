/** Why something is bought, sold, or asked for in a deal. */
import { term, type Term } from '../../../bots/advice.ts';
import { buyingPrice, sellingPrice } from '../../figures/markets.ts';
import type { MoveOf } from '../../moves.ts';
import type { Evaluation } from '../evaluation.ts';
import { feeds, tradeWorth } from '../trade.ts';
import { cubeGivenTerms, cubesTerms, florinsTerms, rest, rowTerm } from './parts.ts';
import { tokenWorth } from '../worth.ts';

/** What a cube more, or less, on a market means: its crisis, and the workers and rebels that its rows bring. */
function marketTerms(evaluation: Evaluation, { market, resource }: Trade, by: 1 | -1): Term[] {
  const fed = by * feeds(evaluation, market, resource);
  return [
    term(by > 0 ? 'feeds-crisis' : 'starves-crisis', fed, { resource }),
    rowTerm(evaluation, market, resource, by),
  ];
}

type Trade = Omit<MoveOf<'trade'>, 'type'>;

/** Why a cube is bought or sold. */
export function tradeTerms(evaluation: Evaluation, trade: Trade): Term[] {
  const { box, state } = evaluation;
  const { market, way, resource, with: means } = trade;
  const lying = state[market][resource];
  const whole = tradeWorth(evaluation, trade);
  if (way === 'buy') {
    const price = buyingPrice(box, market, resource, lying) ?? 0;
    const bought = [...cubesTerms(evaluation, resource, 1), ...florinsTerms(evaluation, -price)];
    return rest(whole, [...bought, ...marketTerms(evaluation, trade, -1)], '');
  }
  const paid = florinsTerms(evaluation, sellingPrice(box, market, resource, lying) ?? 0);
  const given =
    means === 'token' ? [term('token-spent', -tokenWorth(evaluation))] : cubeGivenTerms(evaluation, resource);
  return rest(whole, [...paid, ...given, ...marketTerms(evaluation, trade, 1)], '');
}
