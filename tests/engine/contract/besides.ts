import type { GameTypes } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Played, Table } from './config.ts';
import { expectThat } from './failure.ts';
import { remember } from './mutate.ts';
import { expectSchema } from './plain.ts';

/** Whether `move` is made beside the pending decision. */
export function isBeside<T extends GameTypes>({ check }: Table<T>, move: T['move']): boolean {
  return check.besides?.types.includes(move.type) ?? false;
}

/** Every move beside the pending decision that may be made now, each one checked, and those that may not be. */
export function checkBesides<T extends GameTypes>(table: Table<T>, legal: readonly Played<T>[]): Played<T>[] {
  const { game, check, state, step } = table;
  const { besides } = check;
  if (besides === undefined) return [];
  const listed = legal.find(({ move }) => isBeside(table, move));
  expectThat(listed === undefined, () => `legalMoves list ${listed?.move.type}, which is made beside the decision`);
  const said = besides.moves(state, streamOf(`${check.seed}/besides/${step}`));
  return said.filter(({ seat, move }) => {
    table.about = { seat, move };
    expectSchema(game.schema.move, move, 'a move beside the decision');
    remember(table, move);
    expectAgreed(table, { seat, move });
    return besides.allows(state, { seat, move });
  });
}

/** The game allows a move beside the decision exactly if the rules do, whoever makes it. */
export function expectAgreed<T extends GameTypes>({ game, state, check }: Table<T>, played: Played<T>): void {
  const refusal = game.refusal(state, played.seat, played.move);
  const allowed = check.besides?.allows(state, played) === true;
  if (allowed) expectThat(refusal === undefined, () => `a move beside the decision is refused: ${refusal?.code}`);
  else expectThat(refusal !== undefined, 'a move beside the decision is allowed against the rules');
}
