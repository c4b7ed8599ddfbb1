import { placeSchema } from '#engine/archipelago/state.ts';
import { buildingSchema, resourceSchema } from '#engine/archipelago/words.ts';
import type { Message } from '#main/contract/messages.ts';
import type { Values } from '../../../i18n/translator.ts';
import { t, tCode, tKnown } from './t.ts';
import { building, cardName, regionName, resource, seatName, type Table } from './words.ts';

type Param = Message['params'][string];
/** What stands for a parameter in a sentence; undefined where it stands as it is. */
type Wording = (table: Table, value: Param) => string | undefined;

const variant: Wording = (_, value) => tCode('variant', String(value));

/** The parameters that refusals and reasons have in common: each name means the same in all of them. Others stand as they are. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  seat: (table, value) => (typeof value === 'number' ? seatName(table.seats, value) : undefined),
  region: (table, value) => (typeof value === 'number' ? regionName(table, value) : undefined),
  card: (table, value) => cardName(table.pack, String(value)),
  resource: (_, value) => wordOf(resourceSchema, value, resource),
  building: (_, value) => wordOf(buildingSchema, value, building),
  /** A kind of place on the map, or a place in the order of play. */
  place: (_, value) => wordOf(placeSchema, value, (place) => t(`spot.${place}`)),
  action: (_, value) => tCode('action', String(value)),
  trend: (_, value) => tCode('trend', String(value)),
  one: variant,
  other: variant,
};

function wordOf<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  value: unknown,
  word: (one: T) => string,
): string | undefined {
  const read = schema.safeParse(value);
  return read.success && read.data !== undefined ? word(read.data) : undefined;
}

/** The parameters of a refusal or a reason in words. */
export const paramWords = (table: Table, params: Message['params']): Values =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, WORDINGS[name]?.(table, value) ?? value]));

/** What a refusal of the rules says; nothing where it is not one of Archipelago's. */
export function refusalWords(table: Table, { code, params }: Message): string | undefined {
  return tKnown('refusal', code, paramWords(table, params));
}

/** What stands in the way of taking back; nothing where it is not one of Archipelago's. */
export function barrierWords(code: string): string | undefined {
  return tKnown('barrier', code);
}
