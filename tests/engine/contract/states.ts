import type { GameTypes } from '#engine/kernel/game.ts';
import type { Table } from './config.ts';
import { expectSame, expectThat } from './failure.ts';
import { bytes, expectApart, expectPlainTree, expectSchema, reload } from './plain.ts';
import { dealWindows } from './deal-windows.ts';

/** What is cheap enough for every state: it is intact, and has not been before. */
export function checkState<T extends GameTypes>(table: Table<T>): void {
  const { game, state, text, reached, step } = table;
  const wrong = game.invariants(state);
  expectThat(wrong.length === 0, () => `invariants: ${wrong.join('; ')}`);
  const before = reached.get(text);
  const dealt = before !== undefined && table.lastDeal >= before;
  expectThat(before === undefined || dealt, `the state of step ${before} again: a circle`);
  reached.set(text, step);
}

/** What is dear: schemas, plain data, copies, and the score as it would be counted. */
export function checkStateDearly<T extends GameTypes>(table: Table<T>): void {
  const { game, state, text, seats } = table;
  expectSchema(game.schema.state, state, 'the state');
  expectPlainTree(state, 'state');
  expectSame(bytes(reload(state)), text, 'the state is another one after a round through JSON');
  expectThat(text.includes(game.pack), 'the state does not carry the hash of its pack');
  const copy = game.copy(state);
  expectSame(bytes(copy), text, 'the copy differs');
  expectApart(state, copy, 'the copy');
  for (const line of game.score(state)) {
    expectThat(seats.includes(line.seat) && line.code !== '', 'a score line of nobody or nothing');
    expectThat(Number.isFinite(line.points), `the score line ${line.code} counts ${line.points}`);
  }
}

/** What holds at the end: nothing to decide, nothing to deal, and the score sheet comes to the result. */
export function checkEnd<T extends GameTypes>(table: Table<T>): void {
  const { game, state, seats } = table;
  const outcome = game.outcome(state);
  if (outcome === undefined) return;
  expectPlainTree(outcome, 'outcome');
  expectThat(outcome.code !== '', 'an outcome without a code');
  expectThat(outcome.seats.length === seats.length, `${outcome.seats.length} results for ${seats.length} seats`);
  const lines = game.score(state);
  outcome.seats.forEach(({ points, place }, seat) => {
    const sum = lines.filter((line) => line.seat === seat).reduce((total, line) => total + line.points, 0);
    expectThat(sum === points, `the score lines of seat ${seat} come to ${sum}, its result says ${points}`);
    expectThat(Number.isInteger(place) && place >= 1 && place <= seats.length, `seat ${seat} is at place ${place}`);
  });
  expectThat(dealWindows(game, state).length === 0, 'a window for deals after the end');
  for (const move of table.moves.values()) {
    const playable = seats.find((seat) => game.refusal(state, seat, move) === undefined);
    expectThat(playable === undefined, () => `seat ${playable} may play ${bytes(move)} after the end`);
  }
}
