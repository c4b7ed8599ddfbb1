import type { Message } from '#main/contract/messages.ts';
import type { Table } from '../types.ts';
import type { Values } from '../../../i18n/translator.ts';
import { tCode } from './t.ts';
import { cardName, seatName } from './words.ts';

type Param = Message['params'][string];
type Params = Message['params'];

/** What lies somewhere or is gained: a thing, and how many where the message says so. */
const thing = (value: Param, { n }: Params): string =>
  typeof n === 'number' ? tCode('amount', String(value), { n }) : tCode('good', String(value));

/** The parameters that refusals and reasons have in common: each name means the same in all of them. Others stand as they are. */
const WORDINGS: Readonly<Record<string, (value: Param, all: Params, table: Pick<Table, 'seats'>) => string>> = {
  seat: (value, _, { seats }) => seatName(seats, Number(value)),
  card: (value) => cardName(String(value)),
  island: (value) => cardName(String(value)),
  tile: (value) => tCode('tile', String(value)),
  what: thing,
  good: thing,
};

/** The parameters of a refusal or a reason in words; `none` for a card that it does not name. */
export const paramWords = (table: Pick<Table, 'seats'>, params: Params): Values => ({
  card: 'none',
  ...Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, WORDINGS[name]?.(value, params, table) ?? value]),
  ),
});
