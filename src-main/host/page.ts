import { mayRead } from '#engine/kernel/events.ts';
import type { GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { LogLine, Page, PrivatePage } from '#main/contract/messages.ts';
import type { Depth } from '#main/games.ts';
import { stateOn, type Table } from './table.ts';
import { canRedo, undoOf } from './undo.ts';

/** Lines of the log that a page carries. */
const LINES = 200;
/** The event with which a new turn begins, for the fading of the log. */
const TURN = 'turn';

/** The public page of a table. Made from the public view and public events alone. */
export function pageOf(table: Table): Page {
  table.shown ??= makePage(table);
  return table.shown;
}

function makePage(table: Table): Page {
  const { head, game, damage } = table;
  const state = stateOn(table);
  const view: Page['view'] = { ...game.view(state, 'public') };
  const deciders = [...game.deciders(state)];
  const secret = game.secret(state);
  const outcome = game.outcome(state);
  const trouble = damage ?? table.trouble;
  return {
    campaign: head.id,
    game: head.game,
    seq: table.page,
    seats: [...head.seats],
    level: head.level,
    view,
    deciders,
    moves: deciders.map((seat) => ({ seat, moves: secret ? [] : game.publicMoves(view, seat) })),
    curtain: table.curtain,
    log: logOf(table),
    undo: undoOf(table),
    undoLevel: head.undo,
    redo: canRedo(table),
    restart: false,
    played: table.history.live.length,
    unseen: head.seats.map(() => 0),
    bots: [...table.bots],
    consents: [],
    abandoned: false,
    ...(outcome && { outcome: { code: outcome.code, seats: outcome.seats.map((seat) => ({ ...seat })) } }),
    ...(outcome && { score: game.score(state).map((line) => ({ ...line, params: { ...line.params } })) }),
    ...(trouble && { trouble }),
  };
}

/**
 * The last lines of the log as everybody may read them. What entered or left a screen before the running turn is
 * forgotten, as people forget it; at level `open` nothing is.
 */
function logOf({ head, game, history }: Table): LogLine[] {
  const lines: LogLine[] = [];
  let running = true;
  const add = (seq: number, seat: Seat | null, event: GameEvent): void => {
    const shown = running || head.level === 'open' ? event : game.faded(event);
    if (event.type === TURN) running = false;
    lines.push({ seq, seat, event: { ...shown } });
  };
  for (const { entry, events } of history.live.toReversed()) {
    for (const { event, audience } of events.toReversed())
      if (mayRead(audience, 'public')) add(entry.seq, entry.seat, event);
    if (lines.length >= LINES) break;
  }
  if (lines.length < LINES)
    for (const { event, audience } of history.setup.events.toReversed())
      if (mayRead(audience, 'public')) add(0, null, event);
  return lines.slice(0, LINES).reverse();
}

/** What `seat` sees of its own, as deep as asked. For the one window where its owner has it open. */
export function privatePageOf(table: Table, seat: Seat, depth: Depth): PrivatePage {
  const { head, listed, game } = table;
  const state = stateOn(table);
  return {
    campaign: head.id,
    seq: table.page,
    seat,
    depth,
    own: listed.own(game.view(state, seat), depth),
    moves: game.deciders(state).includes(seat) ? game.legalMoves(state, seat) : [],
  };
}
