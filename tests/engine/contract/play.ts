import { applyPatches, enablePatches, freeze, produceWithPatches } from 'immer';
import type { Emit, Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { isBeside } from './besides.ts';
import { isDear, type Played, type Table } from './config.ts';
import { ContractFailure, expectSame } from './failure.ts';
import { isDeal } from './offers.ts';
import { bytes, expectPlainTree, expectSchema, reload } from './plain.ts';
import { followTwins } from './twins.ts';

enablePatches();

/** An `Emit` that keeps what it is given. */
export function recorder<E extends GameEvent>(): { log: Emitted<E>[]; emit: Emit<E> } {
  const log: Emitted<E>[] = [];
  return { log, emit: (event, audience) => log.push(audience === undefined ? { event } : { event, audience }) };
}

/** Plays one move on a copy, on the saved game and, at dear steps, under Immer: all must come to the same bytes. */
export function playOn<T extends GameTypes>(table: Table<T>, played: Played<T>): void {
  const { game, state, check } = table;
  table.about = played;
  const text = bytes(played.move);
  const next = game.copy(state);
  const { log, emit } = recorder<T['event']>();
  game.apply(next, played.seat, played.move, emit);
  const nextText = bytes(next);
  expectSame(bytes(state), table.text, 'a move on a copy touches the older state');
  checkSaved(table, played, nextText, bytes(log));
  if (isDear(table.step)) checkImmer(table, played, nextText, bytes(log));
  checkEvents(table, log);
  followTwins(table, played, log, next);
  if (isDeal(table, played.move) || isBeside(table, played.move)) table.lastDeal = table.step;
  table.log.push({ played, text });
  table.state = next;
  table.text = nextText;
  table.step += 1;
  table.about = {};
  check.watch?.(played, log, next);
}

/** The game that is saved and loaded before every move goes on like the one that never was. */
function checkSaved<T extends GameTypes>(table: Table<T>, { seat, move }: Played<T>, text: string, log: string): void {
  const saved = reload(table.saved);
  const recorded = recorder<T['event']>();
  table.game.apply(saved, seat, reload(move), recorded.emit);
  expectSame(bytes(saved), text, 'the same move on the saved game leads to another state: not deterministic');
  expectSame(bytes(recorded.log), log, 'the same move on the saved game emits other events: not deterministic');
  table.saved = saved;
}

/** Under Immer a move does the same, leaves the frozen older state alone, and its patches lead there and back. */
function checkImmer<T extends GameTypes>(table: Table<T>, { seat, move }: Played<T>, text: string, log: string): void {
  const base = freeze(table.game.copy(table.state), true);
  const recorded = recorder<T['event']>();
  const [after, forth, back] = produceWithPatches(base, (draft) => {
    table.game.apply(draft as T['state'], seat, reload(move), recorded.emit);
  });
  expectSame(bytes(base), table.text, 'under Immer a move touches the older state');
  expectSame(bytes(after), text, 'under Immer the same move leads to another state');
  expectSame(bytesKept(recorded.log), log, 'under Immer the same move emits other events');
  expectSame(bytes(applyPatches(base, forth)), text, 'the patches lead elsewhere');
  expectSame(bytes(applyPatches(after, back)), table.text, 'the inverse patches do not lead back');
}

/** The bytes of events kept beyond the move: they may hold no draft of Immer's, which is revoked by now. */
function bytesKept(log: readonly unknown[]): string {
  try {
    return bytes(log);
  } catch (cause) {
    throw new ContractFailure('an event shares a part of the state: emit copies', { cause });
  }
}

function checkEvents<T extends GameTypes>(table: Table<T>, log: readonly Emitted<T['event']>[]): void {
  const { game } = table;
  for (const emitted of log) {
    const text = bytes(emitted);
    expectSchema(game.schema.event, emitted.event, `the event ${emitted.event.type}`);
    expectPlainTree(reload(emitted.event), 'event');
    const faded = game.redacted(emitted.event);
    expectSchema(game.schema.event, faded, `the faded event ${emitted.event.type}`);
    expectSame(bytes(game.redacted(faded)), bytes(faded), 'an event fades twice');
    expectSame(bytes(emitted), text, 'fading changes the event');
    table.events.push({ emitted, text });
  }
}

/** The log leads from set-up to this very state, and nothing that was handed out has changed since. */
export function checkLog<T extends GameTypes>(table: Table<T>): void {
  const { game, check } = table;
  for (const { emitted, text } of table.events) expectSame(bytes(emitted), text, 'an event has changed since');
  for (const { played, text } of table.log) expectSame(bytes(played.move), text, 'a move has changed since');
  const { log, emit } = recorder<T['event']>();
  const state = game.setup(reload(check.options), check.seed, emit);
  for (const { played } of table.log) game.apply(state, played.seat, reload(played.move), emit);
  expectSame(bytes(state), table.text, 'the log leads to another state');
  expectSame(bytes(log), bytes(table.events.map(({ emitted }) => emitted)), 'the log emits other events');
}
