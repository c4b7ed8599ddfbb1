import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { priceOf } from '#engine/archipelago/figures/prices.ts';
import { packIndexOf } from '../pack-index.ts';
import { t } from '../words/t.ts';
import { cardName, resource, seatName, spotWords, type Table } from '../words/words.ts';
import { placeId } from '../board/places.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

/** The cubes of a region just found: one for the market, one for the finder. */
export function findChoices(table: Table, moves: readonly Move[]): Choice[] {
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
export function orderChoices(table: Table, moves: readonly Move[]): Choice[] {
  return only(moves, 'name-next').map((move) => ({
    id: keyOf(move),
    label: t('choice.name-next', { seat: seatName(table.seats, move.seat) }),
    picture: { of: 'seat', seat: move.seat },
    move,
  }));
}

/** What can be given in a crisis, and whose citizens stand up. */
export function crisisChoices(table: Table, moves: readonly Move[]): Choice[] {
  const given = [...only(moves, 'consume'), ...only(moves, 'supply')].map((move) => giving(table, move));
  return [...given, ...standing(table, only(moves, 'stand'))];
}

function giving(table: Table, move: MoveOf<'consume'> | MoveOf<'supply'>): Choice {
  const top = table.view.frames.at(-1);
  const kind = top?.kind === 'domestic-crisis' || top?.kind === 'export-crisis' ? top.resource : 'fish';
  const market = move.type === 'consume' ? 'domestic' : 'export';
  return {
    id: keyOf(move),
    label: t('choice.give', { from: move.from, market, resource: resource(kind) }),
    picture: move.from === 'token' ? { of: 'token' } : { of: 'resource', resource: kind },
    priced: move.from !== 'market',
    move,
  };
}

function standing(table: Table, moves: readonly MoveOf<'stand'>[]): Choice[] {
  return [...byKey(moves, (move) => `${move.by}:${move.owner}`)].flatMap(([id, ofOwner]) => {
    const first = ofOwner[0];
    if (first === undefined) return [];
    const owner = seatName(table.seats, first.owner);
    return [
      {
        id,
        label: t('choice.stand-owner', { owner, by: first.by }),
        picture: { of: 'seat', seat: first.owner } as const,
        ask: t('ask.who-stands', { owner }),
        children: ofOwner.map((move) => ({
          id: keyOf(move),
          label: t('choice.stand', { owner, spot: spotWords(table, move.spot) }),
          place: placeId({ spot: move.spot, kind: 'citizen', seat: move.owner }),
          move,
        })),
      },
    ];
  });
}

/** What a cube owed is paid with. */
export function paymentChoices(table: Table, moves: readonly Move[]): Choice[] {
  const top = table.view.frames.at(-1);
  const owed = top?.kind === 'payment' ? top.owed[0] : undefined;
  return only(moves, 'pay').map((move) => ({
    id: keyOf(move),
    label: t('choice.pay', { with: move.with, resource: owed === undefined ? '' : resource(owed) }),
    picture: move.with === 'token' || owed === undefined ? { of: 'token' } : { of: 'resource', resource: owed },
    priced: true,
    move,
  }));
}

/** The cards of the track: bought or turned. */
export function cardChoices(table: Table, moves: readonly Move[]): Choice[] {
  const bought = only(moves, 'buy').map((move) => cardChoice(table, move, 'choice.buy'));
  const turned = only(moves, 'rotate').map((move) => cardChoice(table, move, 'choice.rotate'));
  return [...bought, ...turned];
}

function cardChoice(table: Table, move: MoveOf<'buy'> | MoveOf<'rotate'>, key: 'choice.buy' | 'choice.rotate'): Choice {
  const slot = table.view.evolution.row[move.slot] ?? null;
  const prices = table.pack.cards.find(({ id }) => id === slot?.card)?.prices;
  const now = priceOf(packIndexOf(table.pack), table.view, move.slot);
  const next = slot === null ? -1 : (prices?.[slot.turned + 1] ?? -1);
  return {
    id: keyOf(move),
    label: t(key, { card: slot === null ? '' : cardName(table.pack, slot.card), price: now, next }),
    ...(slot !== null && { thing: slot.card }),
    priced: move.type === 'buy',
    move,
    confirm: true,
  };
}
