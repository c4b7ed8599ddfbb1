import type { Card } from '#engine/endeavor/data/schema.ts';
import { TRACKS, type Pack } from '#engine/endeavor/data/schema.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import type { BoardTable, PlaceId } from '../../../board/board.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import { list } from '../../../i18n/translator.ts';
import type { BoardModel, RegionModel } from './model.ts';
import { placeOf } from './place-ids.ts';
import { t, tCode } from '../words/t.ts';

/** What words about the chart are made from. */
type Table = BoardTable<{ view: View; pack: Pack; move: Move }>;

/** A place of the chart with what lies there; nothing for a name that none of its places has. */
export function placeLabel(table: Table, model: BoardModel, id: PlaceId): string {
  const where = placeOf(id);
  switch (where?.kind) {
    case 'city':
      return cityLabel(table, model, where.id);
    case 'route':
      return routeLabel(table, model, where.id);
    case 'stack':
      return stackLabel(model, where.id);
    case 'ship':
    case 'berth':
      return trackLabel(table, model, where.region);
    default:
      return '';
  }
}

/** The name of a place of the chart alone. */
export function placeCaption(model: BoardModel, id: PlaceId): string | undefined {
  const where = placeOf(id);
  switch (where?.kind) {
    case 'city': {
      const region = model.cities.find((city) => city.id === where.id)?.region;
      return t('board.city.name', { city: tCode('city', where.id), region: tCode('board.region', region ?? '') });
    }
    case 'route':
      return t('board.route.name', endsOf(model, where.id));
    case 'stack':
      return t('board.stack.name', { stack: tCode('board.stack', where.id) });
    case 'ship':
    case 'berth':
      return t('board.track.name', { region: tCode('board.stack', where.region) });
    default:
      return undefined;
  }
}

/** What stands below the name: of a stack what its two figures mean. */
export function placeNote({ stacks }: BoardModel, id: PlaceId): string | undefined {
  const where = placeOf(id);
  const stack = where?.kind === 'stack' ? stacks.find((one) => one.id === where.id) : undefined;
  if (stack === undefined) return undefined;
  const needs = stack.top?.number;
  return [
    ...(typeof needs === 'number' ? [t('board.stack.asks', { needs })] : []),
    t('board.stack.left', { left: stack.left }),
  ].join(' ');
}

/** A card in words: “number 3, which asks for as many discs there: 2 industry, 1 glory”. */
export function cardLabel({ number, symbols, glory }: Card): string {
  const words = TRACKS.flatMap((track) => {
    const n = symbols[track] ?? 0;
    return n > 0 ? [t('board.symbol', { n, track: tCode('track', track) })] : [];
  });
  if (glory > 0) words.push(t('board.symbol.glory', { n: glory }));
  return t('board.card', { number: number ?? 'none', symbols: words.length > 0 ? list(words, 'unit') : 'none' });
}

/** Who a disc belongs to. */
const ownerName = ({ seats }: Table, owner: number): string =>
  owner < seats.length ? seatName(seats, owner) : t('board.neutral');

const holder = (table: Table, owner: number | null): string => (owner === null ? 'none' : ownerName(table, owner));
const tokenName = (token: string | null): string => (token === null ? 'none' : tCode('board.token', token));

function cityLabel(table: Table, { cities }: BoardModel, id: string): string {
  const city = cities.find((one) => one.id === id);
  if (!city) return '';
  return t('board.city', {
    city: tCode('city', id),
    region: tCode('board.region', city.region),
    glory: city.glory,
    holds: holder(table, city.owner),
    token: tokenName(city.token),
    open: city.open,
  }).trim();
}

function endsOf({ routes }: BoardModel, id: string): { one: string; other: string } {
  const [one = '', other = ''] = routes.find((route) => route.id === id)?.ends ?? [];
  return { one: tCode('city', one), other: tCode('city', other) };
}

function routeLabel(table: Table, model: BoardModel, id: string): string {
  const route = model.routes.find((one) => one.id === id);
  if (!route) return '';
  return t('board.route', {
    ...endsOf(model, id),
    holds: holder(table, route.owner),
    token: tokenName(route.token),
  });
}

function stackLabel({ stacks }: BoardModel, id: string): string {
  const stack = stacks.find((one) => one.id === id);
  if (!stack) return '';
  return t('board.stack', {
    stack: tCode('board.stack', id),
    left: stack.left,
    card: stack.top ? cardLabel(stack.top) : 'none',
    open: stack.open,
  }).trim();
}

function trackLabel(table: Table, { regions }: BoardModel, id: string): string {
  const region = regions.find((one) => one.id === id);
  if (!region) return '';
  return t('board.track', {
    region: tCode('board.stack', id),
    taken: region.next,
    berths: region.berths.length,
    who: people(table, discsOf(region)),
    token: tokenName(region.berths[region.next]?.token ?? null),
    beside: people(table, region.beside),
    open: region.open,
  }).trim();
}

/** The discs on a track by colour, in the order they came. */
function discsOf({ berths }: RegionModel): { owner: number; count: number }[] {
  const owners = berths.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  return [...new Set(owners)].map((owner) => ({ owner, count: owners.filter((one) => one === owner).length }));
}

function people(table: Table, discs: readonly { owner: number; count: number }[]): string {
  const words = discs.map(({ owner, count }) => t('board.who', { name: ownerName(table, owner), n: count }));
  return words.length > 0 ? list(words, 'unit') : 'none';
}
