import { GOODS, type Goods } from '../data/goods.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { Location } from '../state.ts';
import { faceOf, isField } from './faces.ts';
import type { Table } from './table.ts';

type Cards = Pick<PackIndex, 'cards'>;
type Players = Pick<Table, 'players'>;

/** What a card gives as an upgrade, or undefined if it is none. */
export function upgradeGoods(box: Cards, id: string): Goods | undefined {
  const { face } = cardOf(box, id);
  if (face.kind === 'upgrade') return face.goods;
  return face.kind === 'either' ? face.upgrade : undefined;
}

/** What a harvest of a field gives: its goods and those of its upgrades; of a Copy, the goods of its original alone (ruling 55). */
export function harvestOf(box: Cards, table: Players, location: Location): Goods {
  const face = faceOf(box, table, location);
  const goods: Goods = face.kind === 'field' ? { ...face.goods } : {};
  for (const id of location.under) {
    const more = upgradeGoods(box, id) ?? {};
    for (const good of GOODS) {
      const amount = more[good];
      if (amount !== undefined) goods[good] = (goods[good] ?? 0) + amount;
    }
  }
  return goods;
}

/** Whether an upgrade may lie under a Location: a field, no Copy, that prints one of its goods itself (ruling 43). */
export function takesUpgrade(box: Cards, { card }: Pick<Location, 'card'>, upgrade: Goods): boolean {
  const { lying } = cardOf(box, card);
  if (lying.kind !== 'field') return false;
  for (const good of GOODS) if (upgrade[good] !== undefined && lying.goods[good] !== undefined) return true;
  return false;
}

/** The fields of an empire that can be harvested, Copies of fields among them. */
export function fieldsIn(box: Cards, table: Players, empire: readonly Location[]): Location[] {
  const fields: Location[] = [];
  for (const location of empire) if (isField(box, table, location)) fields.push(location);
  return fields;
}
