import type { Game, GameTypes, OptionField, SeatField } from '#engine/kernel/game.ts';
import { expectThat } from './failure.ts';

/** What is chosen where nobody changes anything; of what only one seat may have, each takes another. */
function chosen(field: OptionField | SeatField, seat = 0): unknown {
  if (field.kind === 'checks') return [];
  const shared = field.kind === 'number' || !('unique' in field && field.unique === true);
  return shared ? field.usual : field.values[(field.values.indexOf(field.usual) + seat) % field.values.length];
}

/** The options of a game of so many as set-up would have them, made from what the game says of its fields. */
export function usualOptions<T extends GameTypes>({ fields }: Game<T>, players: number): Record<string, unknown> {
  const of = (all: readonly (OptionField | SeatField)[], seat?: number) =>
    Object.fromEntries(
      all
        .filter((field) => field.players?.includes(players) !== false)
        .map((field) => [field.key, chosen(field, seat)] as const),
    );
  const seats = Array.from({ length: players }, (_, seat) => of(fields.seat, seat));
  return { players, ...of(fields.all), ...(fields.seat.length > 0 && { seats }) };
}

/** Every number of players the game names can be laid with its usual options; one fewer and one more are refused. */
export function checkOptions<T extends GameTypes>(game: Game<T>): void {
  const { from, to } = game.players;
  for (let players = from - 1; players <= to + 1; players++) {
    const read = game.schema.options.safeParse(usualOptions(game, players));
    const fits = read.success && game.optionsRefusal(read.data) === undefined;
    const named = players >= from && players <= to;
    expectThat(fits === named, `a game of ${players} is ${fits ? 'laid' : 'refused'}, of ${from} to ${to} named`);
    if (read.success && fits) expectThat(game.seats(read.data) === players, `a game of ${players} has other seats`);
  }
}
