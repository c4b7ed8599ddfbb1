import { dealOffers } from '#engine/kernel/deals.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { isDear, type Played, type Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { remember } from './mutate.ts';
import { bytes, expectSchema } from './plain.ts';
import { dealWindows } from './deal-windows.ts';

/** No stream of offers is longer. */
const MOST_OFFERS = 1000;

/** Whether `move` is a deal, which `legalMoves` never lists. */
export function isDeal<T extends GameTypes>(table: Table<T>, move: T['move']): boolean {
  return table.check.deal?.(move) ?? table.dealTypes.has(move.type);
}

/** Whether `seat` may strike a deal with anybody now. */
export function inWindow<T extends GameTypes>(table: Table<T>, seat: Seat): boolean {
  return dealWindows(table.game, table.state).some((window) => window.seat === seat || window.with.includes(seat));
}

/** Every deal that is offered now, each one checked. */
export function checkOffers<T extends GameTypes>(table: Table<T>): Played<T>[] {
  const { game, state, seats, check, step } = table;
  for (const window of dealWindows(game, state)) {
    const named = [window.seat, ...window.with];
    expectThat(new Set(named).size === named.length, 'a window names a seat twice');
    expectThat(window.with.length > 0 && named.every((seat) => seats.includes(seat)), 'a window opens on nobody');
  }
  const asked = seats.filter((seat) => isDear(step) || inWindow(table, seat));
  return asked.flatMap((seat) => {
    const stream = () => streamOf(`${check.seed}/offers/${step}/${seat}`);
    const offers = dealOffers(game, game.information(state, seat), stream());
    const again = dealOffers(game, game.information(state, seat), stream());
    expectSame(bytes(again), bytes(offers), 'the same stream makes other offers');
    expectThat(offers.length <= MOST_OFFERS, `${offers.length} offers at once`);
    expectThat(offers.length === 0 || inWindow(table, seat), `seat ${seat} offers outside every window`);
    return offers.map((move) => checkOffer(table, seat, move));
  });
}

function checkOffer<T extends GameTypes>(table: Table<T>, seat: Seat, move: T['move']): Played<T> {
  table.about = { seat, move };
  expectSchema(table.game.schema.move, move, 'an offer');
  table.dealTypes.add(move.type);
  expectThat(isDeal(table, move), 'offers give a move that is no deal');
  const listed = table.game.legalMoves(table.state, seat).some((other) => isDeal(table, other));
  expectThat(!listed, 'legalMoves list a deal');
  const refusal = table.game.refusal(table.state, seat, move);
  expectThat(refusal === undefined, () => `an offer is refused: ${refusal?.code}`);
  remember(table, move);
  return { seat, move };
}
