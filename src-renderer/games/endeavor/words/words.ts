import type { Symbols, Track } from '#engine/endeavor/data/schema.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { isNeutral } from '#engine/endeavor/figures/colours.ts';
import { cardOf, packIndexOf } from '#engine/endeavor/pack-index.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import type { Table } from '../types.ts';
import { list, t, tCode } from './t.ts';

export { seatName };

/** A city, region, building, token, track or action in words. Those of a pack of somebody's own are read from their ids. */
export const cityName = (id: string): string => tCode('city', id);
export const regionName = (id: string): string => tCode('region', id);
export const buildingName = (id: string): string => tCode('building', id);
export const tokenName = (id: string): string => tCode('token', id);
export const trackName = (track: Track): string => tCode('track', track);
export const stackName = (id: string): string => tCode('stack', id);
/** The same in a few letters that are none of another word, for what is small. */
export const stackShort = (id: string): string => tCode('stack', `${id}.short`);

/** Whose a colour is: the name of its seat, or the neutral colour. */
export const ownerName = ({ seats, view }: Pick<Table, 'seats' | 'view'>, owner: number): string =>
  isNeutral(view, owner) ? t('neutral') : seatName(seats, owner);

/** A card: where it comes from and its number, or whose governor it is. */
export function cardName({ pack }: Pick<Table, 'pack'>, id: string): string {
  const card = packIndexOf(pack).cards.get(id);
  if (card === undefined) return id;
  const { id: stack } = packIndexOf(pack).stacks[card.stack] ?? { id: '' };
  return card.governor
    ? t('card.governor', { region: regionName(stack) })
    : t('card.numbered', { stack: stackName(stack), number: card.number ?? 0 });
}

/** What gives an action: a building or a token. */
export function sourceName({ pack }: Pick<Table, 'pack'>, by: string): string {
  return packIndexOf(pack).buildings.has(by) ? buildingName(by) : t('token.one', { token: tokenName(by) });
}

/** Symbols as a list: “2 industry, 1 culture, 1 glory”; nothing for none. */
export function symbolWords(symbols: Symbols, glory = 0): string {
  const parts = TRACKS.flatMap((track) => {
    const n = symbols[track] ?? 0;
    return n === 0 ? [] : [t('symbols', { n, what: trackName(track) })];
  });
  return list(glory > 0 ? [...parts, t('symbols.glory', { n: glory })] : parts, 'unit');
}

/** What a card gives: its symbols, and the abolition where it brings it. */
export function cardSymbols({ pack }: Pick<Table, 'pack'>, id: string): string {
  const { symbols, glory } = cardOf(packIndexOf(pack), id);
  return symbolWords(symbols, glory);
}

/** A card in one line: its name, and what it gives. */
export const cardLine = (table: Table, id: string): string =>
  t('card.line', { card: cardName(table, id), what: cardSymbols(table, id) });

/** A route: the cities at its ends. */
export function routeName({ pack }: Pick<Table, 'pack'>, id: string): string {
  const route = pack.routes.find((one) => one.id === id);
  return route === undefined ? id : t('route', { one: cityName(route.ends[0]), other: cityName(route.ends[1]) });
}

/** Where a token lay. */
export function spaceName(table: Pick<Table, 'pack'>, from: 'berth' | 'city' | 'route', at: string): string {
  if (from === 'city') return cityName(at);
  return from === 'route' ? routeName(table, at) : regionName(at);
}
