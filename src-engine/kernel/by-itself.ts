import type { Game, GameTypes, Upgrader } from './game.ts';
import type { Seat } from './seat.ts';

/** The upgraders that bring data of rules `ruleset` to the present ones, in their order. */
export const dueUpgraders = (upgraders: readonly Upgrader[], ruleset: number): Upgrader[] =>
  upgraders.filter(({ from }) => from >= ruleset).toSorted((a, b) => a.from - b.from);

/** The move that rules `ruleset` made by themselves in `state` where the present ones ask for it; undefined if they made none. */
export function madeByItself<T extends GameTypes>(
  { upgraders, schema }: Pick<Game<T>, 'upgraders' | 'schema'>,
  ruleset: number,
  state: T['state'],
): { readonly seat: Seat; readonly move: T['move'] } | undefined {
  for (const { byItself } of dueUpgraders(upgraders, ruleset)) {
    const found = byItself?.(state);
    if (found !== undefined) return { seat: found.seat, move: schema.move.parse(found.move) };
  }
  return undefined;
}

/** Makes all moves in `state` that rules `ruleset` made by themselves and the present ones ask for. */
export function catchUp<T extends GameTypes>(game: Game<T>, ruleset: number, state: T['state']): void {
  const next = () => madeByItself(game, ruleset, state);
  for (let made = next(); made !== undefined; made = next()) game.apply(state, made.seat, made.move, () => undefined);
}
