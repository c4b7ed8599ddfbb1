import { t as gameT, tCode as gameCode } from '../games/archipelago/words/t.ts';
import { placeSchema } from '#engine/archipelago/state.ts';
import { resourceSchema, buildingSchema } from '#engine/archipelago/words.ts';
import { spotSchema } from '#engine/archipelago/moves.ts';
import { PERSON, type Message } from '#main/contract/messages.ts';
import { readGoods, readPromises } from '../games/archipelago/words/deals.ts';
import { list, t, tCode, type Values } from './t.ts';
import {
  building,
  cardName,
  regionName,
  resource,
  seatName,
  sideWords,
  spotWords,
  type Table,
} from '../games/archipelago/words/words.ts';

/** An event as the log carries it: a type and plain values. */
export type LogEvent = { readonly type: string; readonly [key: string]: unknown };

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
const variant: Wording = (_, value) => (typeof value === 'string' ? gameCode('variant', value) : undefined);
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
  place: (_, value) => wordOf(placeSchema, value, (place) => gameT(`spot.${place}`)),
  region: (table, value) => (typeof value === 'number' ? regionName(table, value) : undefined),
  card: (table, value) => (typeof value === 'string' ? cardName(table.pack, value) : undefined),
  cards: cardList,
  give: readGoods,
  take: readGoods,
  promises: readPromises,
  reason: (_, value) => (typeof value === 'string' ? gameCode('decline', value) : undefined),
  one: variant,
  other: variant,
  action: (_, value) => (typeof value === 'string' ? gameCode('action', value) : undefined),
  phase: (_, value) => (typeof value === 'string' ? gameCode('phase', value) : undefined),
  trend: (_, value) => (typeof value === 'string' ? gameCode('trend', value) : undefined),
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
  return gameT('bid.one', { seat: seatName(table.seats, Number(bid.seat)), amount: Number(bid.amount) });
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
export function eventSentence(table: Table, event: LogEvent): string {
  const values: Values = { price: -1, resource: 'none', ...valuesFrom(table, event), barrier: '' };
  if (event.type === 'faded') return gameCode('event.faded', String(event['was']), values, 'event.faded');
  if (event.type === 'marker') return gameT('event.marker', { ...values, why: gameCode('why', String(event['why'])) });
  if (event.type === 'paid') return gameT('event.paid', { ...values, why: gameCode('why', String(event['why'])) });
  if (event.type === 'bids') return gameT(event['winner'] === null ? 'event.bids.none' : 'event.bids', values);
  if (event.type === 'objective-met' && values['seats'] === '') return gameT('event.objective-met.open');
  if (event.type === 'table-seat') return seatChange(table, event);
  if (event.type === 'over') return gameT(event['code'] === 'independence' ? 'event.over.independence' : 'event.over');
  return tCode('event', event.type, { ...values, whose: ownership(event) });
}

/** Who plays a seat from now on, under the name it then had. */
function seatChange(table: Table, event: LogEvent): string {
  const player = String(event['player']);
  const name = typeof event['name'] === 'string' ? event['name'] : seatName(table.seats, Number(event['seat']));
  const how = player === PERSON ? 'event.table-seat.person' : 'event.table-seat.bot';
  return t(how, { name, player: tCode('bot', player) });
}

/** Whether somebody does something to his own: sentences differ. */
function ownership(event: LogEvent): string {
  return event['owner'] === undefined || event['owner'] === event['seat'] ? 'own' : 'other';
}

/** What can be made readable away from any table: the variants a set-up was refused for. */
function untabled(params: Values): Values {
  const named = Object.entries(params).map(([name, value]) =>
    name === 'one' || name === 'other' ? [name, gameCode('variant', String(value))] : [name, value],
  );
  return Object.fromEntries(named) as Values;
}

/** A message of the host or the engine as a sentence; `family` says where its code comes from. */
export function messageSentence(table: Table | null, message: Message): string {
  const values = table === null ? untabled(message.params) : valuesFrom(table, message.params);
  return tCode('refusal', message.code, values, 'refusal.unknown');
}

/** What stands in the way of taking back, named. */
export function barrierWords(barrier: string | undefined): string {
  return barrier === undefined ? t('undo.nothing') : tCode('barrier', barrier, {}, 'barrier.unknown');
}
