import type { Pack, BuildingKind, Cubes, Resource, Side } from '#engine/archipelago/data/schema.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { Spot } from '#engine/archipelago/moves.ts';
import type { TableOf } from '../../../window/types.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { has, list, t, tCode } from './t.ts';

export { seatName } from '../../../i18n/seat-name.ts';

/** What words are made from: who sits where, what lies open, and the data it is played with. */
export type Table = TableOf<ArchipelagoTypes>;

/** A resource in words. */
export function resource(kind: Resource): string {
  return t(`resource.${kind}`);
}

/** A building in words. */
export function building(kind: BuildingKind): string {
  return t(`building.${kind}`);
}

/** Cubes in words: “2 wood, 1 stone”; `none` when there are none. */
export function cubes(of: Cubes, none = '', join: 'unit' | 'conjunction' = 'unit'): string {
  const parts = RESOURCES.filter((kind) => (of[kind] ?? 0) > 0).map((kind) =>
    t('cubes.some', { n: of[kind] ?? 0, resource: resource(kind) }),
  );
  return parts.length === 0 ? none : list(parts, join);
}

/** A price in words: “1 stone, 1 fish, 2 f”. */
export function price(florins: number, of: Cubes): string {
  const parts = [cubes(of), florins > 0 ? t('florins', { n: florins }) : ''].filter((part) => part !== '');
  return parts.length === 0 ? t('price.nothing') : list(parts, 'unit');
}

/** The side of a tile with this id, wherever the pack keeps it. */
export function sideOf(pack: Pack, id: string): Side | undefined {
  if (pack.start.openSea.id === id) return pack.start.openSea;
  if (pack.start.desertVillage.id === id) return pack.start.desertVillage;
  for (const hex of pack.hexes) for (const side of hex.sides) if (side.id === id) return side;
  return undefined;
}

/** The icons of a side, counted. */
export function iconsOf(side: Side): Cubes {
  const count: Cubes = {};
  for (const part of [...side.lands, ...side.waters])
    for (const icon of part.icons) count[icon] = (count[icon] ?? 0) + 1;
  return count;
}

/** What a side yields, in words: “2 wood, 1 fish, 2 huts”. */
export function sideWords(pack: Pack, id: string): string {
  const side = sideOf(pack, id);
  if (side === undefined) return t('side.unknown');
  const huts = side.huts > 0 ? [t('huts', { n: side.huts })] : [];
  const parts = [cubes(iconsOf(side)), ...huts].filter((part) => part !== '');
  return parts.length === 0 ? t('side.bare') : list(parts, 'unit');
}

/**
 * How people call a region on the map. A name, not a number: numbers on the map count huts. The names come in the order of
 * the alphabet, so that they tell which region was found first.
 */
export function regionName(table: Table, region: number): string {
  const side = table.view.regions[region]?.side;
  if (side === table.pack.start.openSea.id) return t('region.open-sea');
  if (side === table.pack.start.desertVillage.id) return t('region.desert');
  return t('region.names').split(', ')[region - 1] ?? t('region.number', { n: region });
}

/** A region with what it yields, to tell it apart in a list. */
export function regionWords(table: Table, region: number): string {
  const side = table.view.regions[region]?.side;
  const name = regionName(table, region);
  return side === undefined ? name : t('region.with', { region: name, yields: sideWords(table.pack, side) });
}

/** How a bank or a water is called where a region has several: A, B … in words and on the map alike. */
export const partLetter = (index: number): string => String.fromCharCode(65 + index);

/** Where on a region a piece stands: “Bruma, bank B, in the port”. Banks are told apart only where a region has two. */
export function spotWords(table: Table, spot: Spot, kind: 'citizen' | 'ship' = 'citizen'): string {
  const region = regionName(table, spot.region);
  const side = sideOf(table.pack, table.view.regions[spot.region]?.side ?? '');
  const parts = (kind === 'ship' ? side?.waters : side?.lands) ?? [];
  const bank =
    parts.length > 1 ? t(kind === 'ship' ? 'spot.water' : 'spot.bank', { letter: partLetter(spot.part) }) : '';
  const place = spot.place === 'ground' ? '' : t(`spot.${spot.place}`);
  return list(
    [region, bank, place].filter((part) => part !== ''),
    'unit',
  );
}

/** The name of a card: a message where one is written, else what the pack calls it. */
export function cardName(pack: Pack, id: string): string {
  const key = `card.${id}`;
  if (has(key)) return t(key);
  return pack.cards.find((card) => card.id === id)?.name ?? tCode('card', id);
}
