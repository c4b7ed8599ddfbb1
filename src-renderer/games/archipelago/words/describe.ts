import { BUILDING_FEE } from '#engine/archipelago/figures/use-building.ts';
import { placeSchema } from '#engine/archipelago/state.ts';
import { resourceSchema, buildingSchema } from '#engine/archipelago/words.ts';
import { spotSchema } from '#engine/archipelago/moves.ts';
import type { Message } from '#main/contract/messages.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import { readGoods, readPromises } from './deals.ts';
import { has, list, t, tCode, type Values } from './t.ts';
import { building, cardName, regionName, resource, seatName, sideWords, spotWords, type Table } from './words.ts';

/** Makes a value of one name readable; nothing where it is to be left as it is. */
type Wording = (table: Table, value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined;

const seat: Wording = (table, value) => (typeof value === 'number' ? seatName(table.seats, value) : undefined);
const seatList: Wording = (table, value) =>
  Array.isArray(value) ? list(value.map((one) => seatName(table.seats, Number(one)))) : undefined;
/** A spot, or who gives or receives: the figures of a marker are neither. */
const end: Wording = (table, value, all) => {
  if (typeof value === 'number' && all['type'] !== 'marker') return seatName(table.seats, value);
  const read = spotSchema.safeParse(value);
  return read.success ? spotWords(table, read.data, afloat(all) ? 'ship' : 'citizen') : undefined;
};
/** Whether the piece an event or a refusal is about swims. */
const afloat = (all: Readonly<Record<string, unknown>>): boolean =>
  all['kind'] === 'ship' || all['type'] === 'ship-sunk' || (all['type'] === 'harvested' && all['resource'] === 'fish');
const cardList: Wording = (table, value) =>
  Array.isArray(value) ? list(value.map((card) => cardName(table.pack, String(card)))) : undefined;
const variant: Wording = (_, value) => (typeof value === 'string' ? tCode('variant', value) : undefined);
const side: Wording = (table, value) => (typeof value === 'string' ? sideWords(table.pack, value) : undefined);

/** Names of values the engine uses, and what each is in words. Names not listed are filled in as they are. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  seat,
  owner: seat,
  winner: seat,
  victim: seat,
  seats: seatList,
  order: seatList,
  tied: seatList,
  spot: end,
  from: end,
  to: end,
  of: seat,
  by: (table, value, all) => (all['type'] === 'promise-settled' ? seat(table, value, all) : undefined),
  side,
  hex: side,
  resource: (_, value) => wordOf(resourceSchema, value, resource),
  building: (_, value) => wordOf(buildingSchema, value, building),
  place: (_, value) => wordOf(placeSchema, value, (place) => t(`spot.${place}`)),
  region: (table, value) => (typeof value === 'number' ? regionName(table, value) : undefined),
  card: (table, value) => (typeof value === 'string' ? cardName(table.pack, value) : undefined),
  cards: cardList,
  give: readGoods,
  take: readGoods,
  promises: readPromises,
  reason: (_, value) => (typeof value === 'string' ? tCode('decline', value) : undefined),
  one: variant,
  other: variant,
  action: (_, value) => (typeof value === 'string' ? tCode('action', value) : undefined),
  phase: (_, value) => (typeof value === 'string' ? tCode('phase', value) : undefined),
  trend: (_, value) => (typeof value === 'string' ? tCode('trend', value) : undefined),
  bids: (table, value) => (Array.isArray(value) ? list(value.map((bid) => bidWords(table, bid))) : undefined),
};

function wordOf<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  value: unknown,
  word: (one: T) => string,
) {
  const read = schema.safeParse(value);
  return read.success && read.data !== undefined ? word(read.data) : undefined;
}

function bidWords(table: Table, bid: unknown): string {
  if (typeof bid !== 'object' || bid === null || !('seat' in bid) || !('amount' in bid)) return '';
  return t('bid.one', { seat: seatName(table.seats, Number(bid.seat)), amount: Number(bid.amount) });
}

/** Everything in `raw` as words a message can be filled with. */
export function valuesFrom(table: Table, raw: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(raw)) {
    const word = WORDINGS[name]?.(table, value, raw);
    if (word !== undefined) values[name] = word;
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') values[name] = value;
    else if (Array.isArray(value)) values[name] = value.length;
  }
  return values;
}

/** What happened, as a sentence. */
export function eventWords(table: Table, event: LogEvent): string {
  const values: Values = { price: -1, fee: BUILDING_FEE, resource: 'none', ...valuesFrom(table, event), barrier: '' };
  if (event.type === 'faded') return tCode('event.faded', String(event['was']), values, 'event.faded');
  if (event.type === 'marker') return t('event.marker', { ...values, why: tCode('why', String(event['why'])) });
  if (event.type === 'paid') return t('event.paid', { ...values, why: tCode('why', String(event['why'])) });
  if (event.type === 'bids') return t(event['winner'] === null ? 'event.bids.none' : 'event.bids', values);
  if (event.type === 'objective-met' && values['seats'] === '') return t('event.objective-met.open');
  if (event.type === 'over') return t(event['code'] === 'independence' ? 'event.over.independence' : 'event.over');
  return tCode('event', event.type, { ...values, whose: ownership(event) });
}

/** Whether somebody does something to their own: sentences differ. */
function ownership(event: LogEvent): string {
  return event['owner'] === undefined || event['owner'] === event['seat'] ? 'own' : 'other';
}

/** What a refusal of the rules says; nothing where it is not one of Archipelago's. */
export function refusalWords(table: Table, { code, params }: Message): string | undefined {
  return has(`refusal.${code}`) ? tCode('refusal', code, valuesFrom(table, params)) : undefined;
}

/** What stands in the way of taking back; nothing where it is not one of Archipelago's. */
export function barrierWords(code: string): string | undefined {
  return has(`barrier.${code}`) ? tCode('barrier', code) : undefined;
}
