import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { FrameOf } from '../../frames.ts';
import type { MoveOf } from '../../moves.ts';
import { earn, spend } from '../../pieces/bank.ts';
import type { SeatContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { refuseUnlessAny, type WheelAction } from './wheel-action.ts';
import { RESOURCES } from '../../data/schema.ts';
import { buyingPrice, sellingPrice } from '../../figures/markets.ts';

const RULE = 'actions/transaction';
const BUYING = 'actions/transaction/buying';
const SELLING = 'actions/transaction/selling';

type Trade = MoveOf<'trade'>;

/** Every purchase and sale there could be, on both markets. */
const TRADES: readonly Trade[] = (['domestic', 'export'] as const).flatMap((market) =>
  RESOURCES.flatMap((resource) => [
    { type: 'trade', market, resource, way: 'buy', with: 'cube' } as const,
    { type: 'trade', market, resource, way: 'sell', with: 'cube' } as const,
    { type: 'trade', market, resource, way: 'sell', with: 'token' } as const,
  ]),
);

function tradeRefusal(context: SeatContext, trade: Trade): Refusal | undefined {
  return trade.way === 'buy' ? buyRefusal(context, trade) : saleRefusal(context, trade);
}

function buyRefusal({ box, state, seat }: SeatContext, { market, resource, with: means }: Trade): Refusal | undefined {
  if (means === 'token') return refuse(BUYING, 'buy-for-florins');
  const price = buyingPrice(box, market, resource, state[market][resource]);
  if (price === undefined) return refuse(BUYING, 'market-empty', { market, resource });
  const { florins } = defined(state.screens[seat]);
  return florins >= price ? undefined : refusePrivately(BUYING, 'too-few-florins', { has: florins, needs: price });
}

/** A token sold becomes a cube on the market, so the bank must have one (ruling 58); a bank that cannot pay buys nothing (57). */
function saleRefusal({ box, state, seat }: SeatContext, { market, resource, with: means }: Trade): Refusal | undefined {
  const price = sellingPrice(box, market, resource, state[market][resource]);
  if (price === undefined) return refuse(SELLING, 'market-full', { market, resource });
  if (state.bank.florins < price) return refuse(SELLING, 'bank-too-poor', { needs: price });
  if (means === 'token' && state.bank.cubes[resource] === 0) return refuse(SELLING, 'bank-has-no-cube', { resource });
  const screen = defined(state.screens[seat]);
  if (means === 'token') return screen.tokens > 0 ? undefined : refusePrivately(SELLING, 'no-token');
  return screen.cubes[resource] > 0 ? undefined : refusePrivately(SELLING, 'no-cube', { resource });
}

function trade({ box, state, seat }: SeatContext, { market, resource, way, with: means }: Trade): number {
  const cubes = state[market][resource];
  const screen = defined(state.screens[seat]);
  if (way === 'buy') {
    const price = buyingPrice(box, market, resource, cubes) ?? 0;
    spend(state, seat, price);
    state[market][resource]--;
    screen.cubes[resource]++;
    return price;
  }
  const price = sellingPrice(box, market, resource, cubes) ?? 0;
  if (means === 'token') {
    screen.tokens--;
    state.bank.cubes[resource]--;
  } else {
    screen.cubes[resource]--;
  }
  state[market][resource]++;
  return earn(state, seat, price);
}

/** The action of the wheel: one cube bought or sold on either market (rulebook 2.0, p. 9). */
export const transactionAction: WheelAction = {
  refusal: (context) =>
    refuseUnlessAny(TRADES, (move) => tradeRefusal(context, move), refuse(RULE, 'nothing-to-trade')),
  start: ({ state, seat }) =>
    push(state, {
      kind: 'transaction',
      seat,
      left: 1,
      done: 0,
      market: null,
      single: false,
      only: null,
      optional: false,
    }),
};

/** A card or a building may hold to one market, a card to one kind: the way and resource of the first. */
function kindRefusal({ market, only }: FrameOf<'transaction'>, move: Trade): Refusal | undefined {
  if (market !== null && move.market !== market) return refuse(RULE, 'other-market', { market });
  if (only === null || (move.way === only.way && move.resource === only.resource)) return undefined;
  return refuse(RULE, 'one-kind-only', { resource: only.resource });
}

/** Purchases and sales, one cube each: at least one unless it is optional, then as many as are left. */
export const transactionStep: GameStep<'transaction', 'trade' | 'done'> = {
  rule: RULE,
  takes: ['trade', 'done'],
  deciders: ({ frame }) => [frame.seat],
  candidates: () => [...TRADES, { type: 'done' }],
  refusal(context, move) {
    const { frame } = context;
    if (move.type === 'trade') return kindRefusal(frame, move) ?? tradeRefusal(context, move);
    return frame.done > 0 || frame.optional ? undefined : refuse(RULE, 'nothing-done-yet');
  },
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    if (move.type === 'done') {
      pop(state);
      return;
    }
    const price = trade(context, move);
    const { market, way, resource, with: means } = move;
    frame.done++;
    if (frame.single) frame.only = { way, resource };
    if (frame.left > 0) frame.left--;
    if (frame.left === 0) pop(state);
    emit({ type: 'traded', seat, market, way, resource, with: means, price });
  },
  run: neverRuns,
};
