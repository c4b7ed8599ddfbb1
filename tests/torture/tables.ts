import { anyOf } from '#engine/bots/random.ts';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { OptionField, SeatField } from '#engine/kernel/game.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import type { AnyGame } from '#main/listed-game.ts';

const named = process.env['CARAVEL_TORTURED'];

/** The game the torture plays: the one that `CARAVEL_TORTURED` names, which its processes read too, or else the first of the list. */
export const TORTURED = named === undefined ? elementAt(GAMES, 0) : defined(GAMES.find(({ id }) => id === named));
/** The same game, made from its own pack. */
export const game: AnyGame = TORTURED.make(TORTURED.basePack);

/** Three players, or as near to three as the game allows. */
export const PLAYERS = Math.min(Math.max(3, game.players.from), game.players.to);

/** Random options tried before giving up. */
const DRAWS = 1000;

type Choose = (field: OptionField) => unknown;

/** Options with a chosen value for each field. For a unique field each seat gets another value. */
function optionsBy(choose: Choose): Record<string, unknown> {
  const { all, seat } = game.fields;
  const asked = <F extends OptionField>(fields: readonly F[]): F[] =>
    fields.filter((field) => field.players?.includes(PLAYERS) !== false);
  const settled = asked(all).map((field) => [field.key, choose(field)]);
  const seats = Array.from({ length: PLAYERS }, (_, index) =>
    Object.fromEntries(asked(seat).map((field) => [field.key, ofSeat(field, index, choose)])),
  );
  return { players: PLAYERS, ...Object.fromEntries(settled), ...(seat.length > 0 && { seats }) };
}

function ofSeat(field: SeatField, seat: number, choose: Choose): unknown {
  if (field.unique !== true || field.kind === 'checks') return choose(field);
  return field.kind === 'choice' ? elementAt(field.values, seat) : field.from + seat;
}

/** The last choice and the largest number of each field, for a long game. */
export function longestOptions(): Record<string, unknown> {
  return optionsBy((field) => {
    if (field.kind === 'checks') return [];
    return field.kind === 'choice' ? elementAt(field.values, field.values.length - 1) : field.to;
  });
}

/** Random options that the game accepts. @throws Error if none of `DRAWS` are accepted */
export function anyOptions(rng: Rng): Record<string, unknown> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const options = optionsBy((field) => {
      if (field.kind === 'number') return field.from + pick(rng, field.to - field.from + 1);
      return field.kind === 'choice' ? anyOf([...field.values], rng) : field.values.filter(() => pick(rng, 2) === 0);
    });
    const read = game.schema.options.safeParse(options);
    if (read.success && game.optionsRefusal(read.data) === undefined) return options;
  }
  throw new Error(`none of ${DRAWS} draws of options can be played`);
}
