import { BUILDINGS } from '#engine/archipelago/data/schema-common.ts';
import type { Unit } from '#engine/archipelago/state.ts';
import type { PlaceId } from '../../../board/board.ts';
import { placeOf } from '../board/places.ts';
import { isHungerGoingOn, postureOf } from '../board/posture.ts';
import { iconAt } from './icons.ts';
import { neighbourWords } from './neighbour-words.ts';
import { list, t } from './t.ts';
import { regionName, resource, sideWords, type Table } from './words.ts';

/** A place of the map with what lies there: a region, of a seat’s piece with what that seat has there alone, or what an empty hex lies beside. */
export function placeLabel(table: Table, id: PlaceId): string {
  const where = placeOf(id);
  if (where === undefined) return '';
  if ('spot' in where) return regionLabel(table, where.spot.region, where.seat);
  if ('region' in where) return regionLabel(table, where.region);
  const { q, r } = where.hex;
  const region = table.view.regions.findIndex((one) => one.q === q && one.r === r);
  return region < 0 ? t('board.empty', { near: neighbourWords(table, q, r) }) : regionLabel(table, region);
}

/** The name of the region that lies at a place; nothing where none does. */
export function placeCaption(table: Table, id: PlaceId): string | undefined {
  const where = placeOf(id);
  if (where === undefined || !('hex' in where)) return undefined;
  const { q, r } = where.hex;
  const region = table.view.regions.findIndex((one) => one.q === q && one.r === r);
  return region < 0 ? undefined : regionName(table, region);
}

/** What a seat has in a region: “3 citizens, 1 of them a rebel, 2 ships”. */
export function piecesWords(found: { citizens: number; rebels: number; hungry: number; ships: number }): string {
  const { citizens, rebels, hungry, ships } = found;
  const words = [
    citizens > 0 ? t('board.citizens', { n: citizens, rebels, hungry }) : '',
    ships > 0 ? t('board.ships', { n: ships }) : '',
  ];
  return list(
    words.filter((word) => word !== ''),
    'unit',
  );
}

/** Where a piece stands, unless it stands in the open: on a good, in a building, at a wonder. */
function whereWords(table: Table, { place, region, icon }: Unit): string {
  const good = place === 'icon' ? iconAt(table, region, icon) : undefined;
  if (good !== undefined) return t('board.on-icon', { resource: resource(good) });
  return place === 'ground' ? 'none' : t(`spot.${place}`);
}

/** What a seat has in a region, piece by piece, those alike together: “2 citizens; 1 citizen, engaged, on wood; 1 ship”. */
function piecesOf(table: Table, seat: number, region: number): string {
  const hunger = isHungerGoingOn(table.view);
  const alike = new Map<string, { kind: string; posture: string; where: string; n: number }>();
  for (const unit of table.view.units) {
    if (unit.owner !== seat || unit.region !== region) continue;
    const piece = { kind: unit.kind, posture: postureOf(unit, hunger), where: whereWords(table, unit) };
    const key = Object.values(piece).join();
    alike.set(key, { ...piece, n: (alike.get(key)?.n ?? 0) + 1 });
  }
  return [...alike.values()].map((pieces) => t('board.has', pieces)).join('; ');
}

/** A region with what lies there; of all people those of one seat, where only they are meant. */
function regionLabel(table: Table, region: number, only?: number): string {
  const here = table.view.regions[region];
  if (here === undefined) return '';
  const used = table.view.used.flatMap((use) => (use.region === region ? [use.building] : []));
  const built = BUILDINGS.filter((kind) => here[kind] >= 0).map((kind) => {
    const word = t(`building.${kind}`);
    return used.includes(kind) ? t('board.used', { building: word }) : word;
  });
  const people = table.seats.flatMap(({ name }, seat) => {
    if (only !== undefined && seat !== only) return [];
    const has = piecesOf(table, seat, region);
    return has === '' ? [] : [t('board.people', { name, has })];
  });
  return t('board.region', {
    region: regionName(table, region),
    yields: sideWords(table.pack, here.side),
    pillaged: table.view.pillaged.filter((icon) => icon.region === region).length,
    buildings: built.map((word) => `${word}. `).join(''),
    people: people.join('').trim(),
  });
}
