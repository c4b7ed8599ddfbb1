import type { Seat } from '#engine/kernel/seat.ts';
import type { Page, PrivatePage } from '#main/contract/messages.ts';
import { linesOf } from './log-lines.ts';
import { hungAt } from './notes.ts';
import { linesSince, unseenBy } from './seen.ts';
import { botToMove, personInGrace } from './grace-period.ts';
import { pageMade } from './position.ts';
import { closesOf } from './self-closing.ts';
import { publicTable, currentState, type Table } from './table.ts';
import { actionLength, canRedo, canStepBack, undoOf } from './undo.ts';

/** How many log lines a page carries. */
const LINES = 200;

/** The public page of a table, made from the public view and public events alone. */
export function pageOf(table: Table): Page {
  return pageMade(table, () => makePage(table));
}

function makePage(shown: Table): Page {
  const table = publicTable(shown);
  const { head, game, damage, history } = table;
  const state = currentState(table);
  const view: Page['view'] = { ...game.view(state, 'public') };
  const deciders = history.abandoned ? [] : [...game.deciders(state)];
  const secret = game.secret(state);
  const outcome = game.outcome(state);
  const deals = dealsOf(table, state);
  const trouble = damage ?? table.trouble;
  const waits = personInGrace(shown);
  const moves = deciders.map((seat) => ({ seat, moves: secret ? [] : game.publicMoves(view, seat) }));
  const closes = closesOf(table, secret, { view, moves });
  const thinks = thinkerOf(table);
  const log = linesOf(table, { limit: LINES });
  const replaced = replacedLevels(table);
  return {
    campaign: head.id,
    game: head.game,
    seq: table.page,
    seats: [...head.seats],
    ...(game.hides && head.level && { level: head.level }),
    view,
    deciders,
    moves,
    ...(deals && { deals }),
    ...(game.hides && { curtain: table.curtain }),
    log,
    undo: undoOf(table),
    undoLevel: head.undo,
    redo: canRedo(table),
    restart: actionLength(table) > 0,
    played: history.live.length,
    unseen: head.seats.map((_, seat) => unseenBy(table, seat)),
    since: head.seats.map((_, seat) => linesSince(table, log, seat)),
    bots: [...table.bots],
    consents: [...table.consents],
    abandoned: history.abandoned,
    ...(outcome && { outcome: { code: outcome.code, seats: outcome.seats.map((seat) => ({ ...seat })) } }),
    ...(outcome && { score: game.score(state).map((line) => ({ ...line, params: { ...line.params } })) }),
    ...(waits !== undefined && { waits }),
    ...(closes && { closes }),
    ...(thinks !== undefined && { thinks }),
    ...(replaced.length > 0 && { replaced }),
    ...(table.listed.coach !== undefined && { coach: table.listed.coach }),
    ...(trouble && { trouble }),
  };
}

/** The bot whose turn it is, if its level thinks. Both are open to all; for how long it thinks is not. */
function thinkerOf(table: Table): Seat | undefined {
  const seat = botToMove(table);
  return seat !== undefined && table.thinkers.includes(table.head.seats[seat]?.player ?? '') ? seat : undefined;
}

/** The seats that may be given back to the level that hung there. */
function replacedLevels({ head, history }: Table): NonNullable<Page['replaced']> {
  return [...head.seats.keys()].flatMap((seat) => {
    const player = hungAt(history.notes, seat);
    return player === undefined ? [] : [{ seat, player }];
  });
}

/** Who may offer whom a deal now; undefined in a game without deals. */
function dealsOf({ game, history }: Table, state: object): Page['deals'] {
  if (game.deals === undefined || history.abandoned) return game.deals && [];
  return game.deals.windows(state).map((window) => ({ ...window, with: [...window.with] }));
}

/** The private page of `seat` at `depth`, for the one window in which its owner has it open. */
export function privatePageOf(table: Table, seat: Seat, depth: string): PrivatePage {
  const { head, game } = table;
  const state = currentState(table);
  return {
    campaign: head.id,
    seq: table.page,
    step: table.step,
    back: canStepBack(table),
    seat,
    depth,
    own: game.own(game.view(state, seat), depth),
    moves: game.deciders(state).includes(seat) ? game.legalMoves(state, seat) : [],
  };
}
