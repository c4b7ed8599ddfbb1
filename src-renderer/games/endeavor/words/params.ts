import type { Message } from '#main/contract/messages.ts';
import type { Table } from '../types.ts';
import type { Values } from '../../../i18n/translator.ts';
import { tCode } from './t.ts';
import { buildingName, cardName, regionName, seatName, tokenName } from './words.ts';

type Param = Message['params'][string];

/** The parameters that refusals and reasons have in common: each name means the same in all of them. Others stand as they are. */
const WORDINGS: Readonly<Record<string, (table: Table, value: Param) => string>> = {
  seat: ({ seats }, value) => seatName(seats, Number(value)),
  building: (_, value) => buildingName(String(value)),
  region: (_, value) => regionName(String(value)),
  token: (_, value) => tokenName(String(value)),
  track: (_, value) => tCode('track', String(value)),
  card: (table, value) => cardName(table, String(value)),
};

/** The parameters of a refusal or a reason in words. */
export const paramWords = (table: Table, params: Message['params']): Values =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, WORDINGS[name]?.(table, value) ?? value]));
