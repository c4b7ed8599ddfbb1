import type { Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { fieldsIn, harvestOf } from '#engine/empires-of-the-north/figures/harvest.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { AT } from '#engine/empires-of-the-north/state.ts';
import { keyOf } from '../../../window/sort.ts';
import { locationPlace } from '../board/place-ids.ts';
import { anyLocation } from '../figures.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Table } from '../types.ts';
import { goodsWords } from '../words/goods-words.ts';
import { t } from '../words/t.ts';
import { cardName } from '../words/words.ts';
import type { Choice } from './choice.ts';

type TileMove = MoveOf<'explore' | 'populate' | 'harvest' | 'sail'>;

/** What can be done on a tile in the open, as far as what lies open tells; Construct needs a card of the hand. */
export function doChoices(table: Table, seat: number, tile: Tile): Choice[] {
  return doMoves(table, seat, tile).map((move) => doChoice(table, move));
}

function doMoves({ view, pack }: Table, seat: number, tile: Tile): TileMove[] {
  const player = view.players[seat];
  if (player === undefined || tile === 'construct') return [];
  if (tile === 'explore') return player.deck + player.discard.length > 0 ? [{ type: tile }] : [];
  if (tile === 'populate') return [{ type: tile }];
  if (tile === 'harvest')
    return fieldsIn(packIndexOf(pack), view, player.empire).map(({ id }) => ({ type: 'harvest', location: id }));
  const ships = [false, true].filter((common) => player.ships[common ? 'common' : 'clan'] > 0);
  const upTo = (good: 'fish' | 'raze'): boolean[] => ((player.goods[AT[good]] ?? 0) > 0 ? [false, true] : [false]);
  return ships.flatMap((common) =>
    upTo('raze').flatMap((raze) => upTo('fish').map((fish): TileMove => ({ type: 'sail', common, fish, raze }))),
  );
}

/** Doing the declared action. */
export function doChoice(table: Table, move: TileMove): Choice {
  const choice = { id: keyOf(move), move, ghost: true } as const;
  switch (move.type) {
    case 'explore':
    case 'populate':
      return { ...choice, label: t(`act.${move.type}`), picture: { of: 'icon', icon: move.type } };
    case 'harvest':
      return { ...choice, ...fieldOf(table, move.location) };
    case 'sail':
      return {
        ...choice,
        label: t('act.sail', move),
        note: t('act.sail.why', move),
        picture: { of: 'icon', icon: move.common ? 'common-ship' : 'sail' },
      };
  }
}

function fieldOf({ view, pack }: Table, id: number): Pick<Choice, 'label' | 'place' | 'picture'> {
  const location = anyLocation(view, id);
  if (location === undefined) return { label: String(id) };
  const goods = goodsWords(harvestOf(packIndexOf(pack), view, location));
  return {
    label: t('act.harvest', { card: cardName(location.card), goods }),
    picture: { of: 'icon', icon: 'field' },
    place: locationPlace(id),
  };
}

/** Whether a move does the declared action and names nothing hidden. */
export const isOpenDo = (move: Move): move is TileMove =>
  move.type === 'explore' || move.type === 'populate' || move.type === 'harvest' || move.type === 'sail';
