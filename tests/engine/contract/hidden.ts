import type { GameTypes } from '#engine/kernel/game.ts';
import type { Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { bytes, expectPlainTree, expectSchema, textsOf } from './plain.ts';

/** What a game says of hidden things agrees with what it shows. */
export function checkHidden<T extends GameTypes>(table: Table<T>): void {
  checkOwn(table);
  if (!table.game.hides) checkOpen(table);
}

/** The public has no part of its own; that of a seat grows from depth to depth, and is whole where it decides in private. */
function checkOwn<T extends GameTypes>({ game, state, seats }: Table<T>): void {
  const depths = [...game.depths, 'decision'];
  for (const viewer of ['public', ...seats] as const) {
    const view = game.view(state, viewer);
    let shallower: object = {};
    for (const depth of depths) {
      const part = game.own(view, depth);
      expectPlainTree(part, 'own');
      if (viewer === 'public') expectSame(bytes(part), '{}', `the public has a part of its own at ${depth}`);
      expectSame(bytes({ ...part, ...shallower }), bytes(part), `at ${depth} less is shown than at the depth above`);
      shallower = part;
    }
  }
}

/** Where nothing is hidden, all see the same, nothing is decided or refused in private, and what may be done lies open. */
function checkOpen<T extends GameTypes>(table: Table<T>): void {
  const { game, state, seats, events } = table;
  expectThat(game.depths.length === 0, 'depths where nothing is hidden');
  expectThat(!game.secret(state), 'a secret decision where nothing is hidden');
  const open = game.view(state, 'public');
  const assumed = game.stateFromView(open);
  expectSchema(game.schema.state, assumed, 'the state assumed from what lies open');
  for (const seat of seats) {
    expectSame(bytes(game.view(state, seat)), bytes(open), `seat ${seat} sees what others do not`);
    const legal = textsOf(game.legalMoves(state, seat)).join('\n');
    expectSame(textsOf(game.publicMoves(open, seat)).join('\n'), legal, `the public moves of seat ${seat} are others`);
    expectSame(textsOf(game.legalMoves(assumed, seat)).join('\n'), legal, `seat ${seat} may do something else`);
  }
  const told = events.find(({ emitted }) => emitted.audience !== undefined);
  expectThat(told === undefined, () => `the event ${told?.emitted.event.type} is not for everybody`);
}
