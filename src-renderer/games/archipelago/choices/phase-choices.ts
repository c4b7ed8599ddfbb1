import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { priceOf } from '#engine/archipelago/figures/prices.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import { thing } from '../things/names.ts';
import { t } from '../words/t.ts';
import { cardName, resource, seatName } from '../words/words.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { keyOf, only } from '../../../window/sort.ts';

/** The cubes of a region just found: one for the market, one for the finder. */
export function findChoices({ table, moves }: Asked<FrameOf<'finds'>>): Choice[] {
  const found = [...only(moves, 'send'), ...only(moves, 'keep')];
  return found.map((move) => ({
    id: keyOf(move),
    label: t(move.type === 'send' ? 'choice.send' : 'choice.keep', { resource: resource(move.resource) }),
    detail: t(`choice.${move.type}.why`, {
      n: table.view.domestic[move.resource] + 1,
      resource: resource(move.resource),
    }),
    picture: { of: 'resource', resource: move.resource },
    move,
  }));
}

/** The next in the order of play. */
export function orderChoices({ table, moves }: Asked<FrameOf<'order'>>): Choice[] {
  return only(moves, 'name-next').map((move) => ({
    id: keyOf(move),
    label: t('choice.name-next', { seat: seatName(table.seats, move.seat) }),
    picture: { of: 'seat', seat: move.seat },
    move,
  }));
}

type Slotted = MoveOf<'buy'> | MoveOf<'rotate'>;

/** The cards of the track: bought or turned. */
export function purchaseChoices(asked: Asked<FrameOf<'purchase'>>): Choice[] {
  const bought = only(asked.moves, 'buy').map((move) => cardChoice(asked, move, 'choice.buy'));
  const turned = only(asked.moves, 'rotate').map((move) => cardChoice(asked, move, 'choice.rotate'));
  return [...bought, ...turned];
}

function cardChoice(asked: Asked<FrameOf<'purchase'>>, move: Slotted, key: 'choice.buy' | 'choice.rotate'): Choice {
  const { table } = asked;
  const slot = table.view.evolution.row[move.slot] ?? null;
  const prices = table.pack.cards.find(({ id }) => id === slot?.card)?.prices;
  const now = priceOf(packIndexOf(table.pack), table.view, move.slot);
  const next = slot === null ? -1 : (prices?.[slot.turned + 1] ?? -1);
  return {
    id: keyOf(move),
    label: t(key, { card: slot === null ? '' : cardName(table.pack, slot.card), price: now, next }),
    ...(slot !== null && { thing: thing('card', slot.card) }),
    priced: move.type === 'buy',
    move,
    // Until then it can be taken back; afterwards new cards come up, and the next player is asked.
    confirm: endsPurchase(asked, move),
  };
}

/** Whether no card is left to be turned after a move of a purchase. */
function endsPurchase({ table, frame }: Asked<FrameOf<'purchase'>>, { type, slot }: Slotted): boolean {
  return (
    (type === 'rotate' && frame.turns === 1) ||
    table.view.evolution.row.every((held, at) => held === null || at === slot)
  );
}
