import type { ParseArgsOptionsConfig } from 'node:util';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { OptionField, SeatField } from '#engine/kernel/game.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import { UsageError } from './arguments.ts';

/** The value of one option. */
type Value = string | number | readonly string[];
/** One `KEY=VALUE` or `KEY@SEAT=VALUE`. Seats count from 0 here, from 1 on the command line. */
type OptionArgument = { readonly key: string; readonly seat: number | undefined; readonly value: string };

/** The number of players: `text`, or 4, or as near to 4 as the game allows. @throws UsageError */
export function playerCount({ players: { from, to } }: AnyGame, text: string | undefined): number {
  const players = text === undefined ? Math.min(Math.max(4, from), to) : Number(text);
  if (Number.isSafeInteger(players) && players >= from && players <= to) return players;
  throw new UsageError(`--players must be a whole number from ${from} to ${to}, not "${text ?? ''}".`);
}

/** The flags by which a game's options are settled on the command line. */
export const optionsFlags = {
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  length: { type: 'string' },
  variant: { type: 'string', multiple: true },
} as const satisfies ParseArgsOptionsConfig;

/** What `optionsFlags` were given as `--option` would have been: the short forms written out. */
export function optionArguments(values: { option?: string[]; length?: string; variant?: string[] }): string[] {
  const { option = [], length, variant = [] } = values;
  const short = length === undefined ? [] : [`length=${length}`];
  return [...option, ...short, ...variant.map((value) => `variants=${value}`)];
}

/** Help text of `optionsFlags`, with the options of each game, a line each. */
export function optionsHelp(games: readonly ListedGame[]): string {
  return `  --players N     how many seats (default 4, or as near as the game lets play)
  --option O      KEY=VALUE settles one of the game's options, KEY@SEAT=VALUE one of a seat's own, seats counted from 1; of
                  several values at once, KEY=VALUE,VALUE. May be given several times; what is not said is as usual:
${fieldLines(games)}
  --length L      the same as --option length=L
  --variant V     the same as --option variants=V; may be given several times`;
}

function fieldLines(games: readonly ListedGame[]): string {
  const lines = games.map(({ id, make, basePack }) => {
    const { all, seat } = make(basePack).fields;
    const said = [...all.map((field) => rangeOf(field, '')), ...seat.map((field) => rangeOf(field, '@SEAT'))];
    return `                  ${id}: ${said.join('; ') || 'none'}`;
  });
  return lines.join('\n');
}

/** A field with its possible values. */
function rangeOf(field: OptionField, seat: string): string {
  const { key, kind } = field;
  if (kind === 'number') return `${key}${seat}=${field.from}–${field.to} (usually ${field.usual})`;
  const { values } = field;
  return `${key}${seat}=${values.join('|')}${kind === 'choice' ? ` (usually ${field.usual})` : ''}`;
}

/**
 * The options of a game from the arguments `texts`, each `KEY=VALUE` or `KEY@SEAT=VALUE`, with defaults for the rest.
 * @throws UsageError that says why they cannot be played and which values are possible
 */
export function gameOptions(listed: ListedGame, game: AnyGame, players: number, texts: readonly string[]): object {
  const { all, seat: each } = game.fields;
  const given = texts.map((text) => readOption(game, text, players));
  const valuesOf = (key: string, seat?: number): string[] =>
    given.filter((one) => one.key === key && one.seat === seat).map(({ value }) => value);
  const settled = fieldsFor(all, players).map((field) => [field.key, readValue(field, valuesOf(field.key))] as const);
  const seats = seatOptions(fieldsFor(each, players), players, valuesOf);
  const wanted = { players, ...Object.fromEntries(settled), ...(each.length > 0 && { seats }) };
  const read = game.schema.options.safeParse(wanted);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join('.') || 'options';
    throw new UsageError(`These options cannot be played (${where}): ${issue?.message ?? ''}.`);
  }
  const refusal = game.optionsRefusal(read.data);
  if (refusal === undefined) return read.data;
  const why = listed.clashes?.[refusal.code]?.(refusal.params) ?? refusal.code;
  throw new UsageError(`These options cannot be played: ${why}.`);
}

/** The fields that apply with this number of players. */
function fieldsFor<F extends OptionField>(fields: readonly F[], players: number): F[] {
  return fields.filter((field) => field.players === undefined || field.players.includes(players));
}

/** Parses one argument and checks its key and seat, not its value. @throws UsageError */
function readOption({ fields }: AnyGame, text: string, players: number): OptionArgument {
  const [, key, number, value] = /^([^=@]+)(?:@([^=]*))?=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined)
    throw new UsageError(`--option must be KEY=VALUE or KEY@SEAT=VALUE, not "${text}".`);
  const ofAll = fields.all.find((field) => field.key === key);
  const field = ofAll ?? fields.seat.find((one) => one.key === key);
  if (field === undefined) throw new UsageError(`There is no option "${key}". ${keysOf(fields)}`);
  if (field.players?.includes(players) === false)
    throw new UsageError(`The option "${key}" is settled for ${field.players.join(', ')} players, not for ${players}.`);
  if (field === ofAll && number === undefined) return { key, seat: undefined, value };
  if (field === ofAll) throw new UsageError(`The option "${key}" is settled for all at once: write ${key}=VALUE.`);
  const seat = Number(number) - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return { key, seat, value };
  const write = `write ${key}@1=VALUE, with a seat from 1 to ${players}`;
  throw new UsageError(`The option "${key}" is settled seat by seat: ${write}.`);
}

function keysOf({ all, seat }: AnyGame['fields']): string {
  const keys = [...all.map(({ key }) => key), ...seat.map(({ key }) => `${key}@SEAT`)];
  return keys.length === 0 ? 'The game has none.' : `The options are: ${keys.join(', ')}.`;
}

/** The options of each seat. The default of a unique field is one that no other seat has. */
function seatOptions(
  fields: readonly SeatField[],
  players: number,
  valuesOf: (key: string, seat: number) => readonly string[],
): Record<string, Value>[] {
  const seats = Array.from({ length: players }, (): Record<string, Value> => ({}));
  for (const field of fields) {
    const given = seats.map((_, seat) => valuesOf(field.key, seat));
    const taken = new Set<Value>(given.flatMap((texts) => (texts.length > 0 ? [readValue(field, texts)] : [])));
    for (const [seat, texts] of given.entries()) {
      const value =
        texts.length > 0 ? readValue(field, texts) : defaultValue(field, field.unique === true ? taken : undefined);
      elementAt(seats, seat)[field.key] = value;
      taken.add(value);
    }
  }
  return seats;
}

/** The default of a field, or the first value that is not `taken`. */
function defaultValue(field: OptionField, taken: ReadonlySet<Value> = new Set()): Value {
  if (field.kind === 'checks') return [];
  const { kind } = field;
  const others: readonly Value[] =
    kind === 'choice'
      ? field.values
      : Array.from({ length: field.to - field.from + 1 }, (_, more) => field.from + more);
  return [field.usual, ...others].find((value) => !taken.has(value)) ?? field.usual;
}

/** The value of a field from its arguments, or its default without any. @throws UsageError */
function readValue(field: OptionField, texts: readonly string[]): Value {
  const [text] = texts;
  if (text === undefined) return defaultValue(field);
  if (field.kind === 'checks') return texts.flatMap((list) => list.split(',')).map((value) => oneOf(field, value));
  if (texts.length > 1) throw new UsageError(`The option "${field.key}" is given ${texts.length} times.`);
  if (field.kind === 'choice') return oneOf(field, text);
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number) && number >= field.from && number <= field.to) return number;
  const range = `a whole number from ${field.from} to ${field.to}`;
  throw new UsageError(`The option "${field.key}" must be ${range}, not "${text}".`);
}

function oneOf({ key, values }: Extract<OptionField, { values: unknown }>, value: string): string {
  if (values.includes(value)) return value;
  throw new UsageError(`The option "${key}" cannot be "${value}". Its values are: ${values.join(', ')}.`);
}
