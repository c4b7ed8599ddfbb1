import { elementAt } from '#engine/kernel/element-at.ts';
import type { OptionField, SeatField } from '#engine/kernel/game.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import { UsageError } from './arguments.ts';

/** What one option settles. */
type Value = string | number | readonly string[];
/** One `KEY=VALUE` or, of one seat, `KEY@SEAT=VALUE`; seats are counted from 0 here, and from 1 on the command line. */
type Said = { readonly key: string; readonly seat: number | undefined; readonly value: string };

/** How many play: as many as were asked for, or four where the game lets four play. @throws UsageError */
export function chosenPlayers({ players: { from, to } }: AnyGame, text: string | undefined): number {
  const players = text === undefined ? Math.min(Math.max(4, from), to) : Number(text);
  if (Number.isSafeInteger(players) && players >= from && players <= to) return players;
  throw new UsageError(`--players must be a whole number from ${from} to ${to}, not "${text ?? ''}".`);
}

/** What a help text says of the options of each game, a line each. */
export function optionsHelp(games: readonly ListedGame[]): string {
  const lines = games.map(({ id, make, basePack }) => {
    const { all, seat } = make(basePack).fields;
    const said = [...all.map((field) => rangeOf(field, '')), ...seat.map((field) => rangeOf(field, '@SEAT'))];
    return `                  ${id}: ${said.join('; ') || 'none'}`;
  });
  return lines.join('\n');
}

/** A field with all it can be. */
function rangeOf(field: OptionField, seat: string): string {
  const { key, kind } = field;
  if (kind === 'number') return `${key}${seat}=${field.from}–${field.to} (usually ${field.usual})`;
  const { values } = field;
  return `${key}${seat}=${values.join('|')}${kind === 'choice' ? ` (usually ${field.usual})` : ''}`;
}

/**
 * The options of a game from what was said on the command line, each `KEY=VALUE` or `KEY@SEAT=VALUE`; of what was not said, the
 * usual. @throws UsageError that says why they cannot be played, and what could have been said instead.
 */
export function chosenOptions(listed: ListedGame, game: AnyGame, players: number, texts: readonly string[]): object {
  const { all, seat: each } = game.fields;
  const said = texts.map((text) => readOption(game, text, players));
  const told = (key: string, seat?: number): string[] =>
    said.filter((one) => one.key === key && one.seat === seat).map(({ value }) => value);
  const settled = asked(all, players).map((field) => [field.key, settle(field, told(field.key))] as const);
  const seats = bySeat(asked(each, players), players, told);
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

/** The fields that are settled where so many play. */
function asked<F extends OptionField>(fields: readonly F[], players: number): F[] {
  return fields.filter((field) => field.players === undefined || field.players.includes(players));
}

/** Reads what one option says, so far that it belongs to a field of the game. */
function readOption({ fields }: AnyGame, text: string, players: number): Said {
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

/** What was settled for each seat; of a unique field nobody is given by habit what another seat has. */
function bySeat(
  fields: readonly SeatField[],
  players: number,
  told: (key: string, seat: number) => readonly string[],
): Record<string, Value>[] {
  const seats = Array.from({ length: players }, (): Record<string, Value> => ({}));
  for (const field of fields) {
    const given = seats.map((_, seat) => told(field.key, seat));
    const taken = new Set<Value>(given.flatMap((texts) => (texts.length > 0 ? [settle(field, texts)] : [])));
    for (const [seat, texts] of given.entries()) {
      const value = texts.length > 0 ? settle(field, texts) : usual(field, field.unique === true ? taken : undefined);
      elementAt(seats, seat)[field.key] = value;
      taken.add(value);
    }
  }
  return seats;
}

/** What a field is where nobody says anything: the usual, or the first that is not `taken`. */
function usual(field: OptionField, taken: ReadonlySet<Value> = new Set()): Value {
  if (field.kind === 'checks') return [];
  const { kind } = field;
  const others: readonly Value[] =
    kind === 'choice'
      ? field.values
      : Array.from({ length: field.to - field.from + 1 }, (_, more) => field.from + more);
  return [field.usual, ...others].find((value) => !taken.has(value)) ?? field.usual;
}

/** What was said of a field, read as its kind wants it; the usual where nothing was. @throws UsageError */
function settle(field: OptionField, texts: readonly string[]): Value {
  const [text] = texts;
  if (text === undefined) return usual(field);
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
