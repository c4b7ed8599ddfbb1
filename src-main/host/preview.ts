import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { advance } from './change-history.ts';
import { allowed } from './moves.ts';
import { checkPress } from './press.ts';
import { viewerOf } from './history-requests.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { Host } from './host.ts';
import { currentState, type Table } from './table.ts';
import { barrierOf } from './undo.ts';

/**
 * What the moves of one press would do, as this window may read it: the events before the first barrier, and that barrier's name.
 * Changes nothing. If the seat's drawer is open in this window, the real state is used, refusals included; else a state
 * made from the public view, so that nobody learns from a preview what a seat can pay.
 */
export function preview(host: Host, window: WindowId, table: Table, request: RequestOf<'preview'>): Reply {
  const { game } = table;
  const opened = host.windows.openedIn(window);
  const own = opened?.seat === request.seat;
  const state = own ? currentState(table) : game.stateFromView(game.view(currentState(table), 'public'));
  const asked = allowed(host, window, table, request, state);
  if ('type' in asked) return asked;
  const events = eventsOf(game, state, request.seat, asked.moves);
  const viewer = own ? viewerOf(game, opened) : 'public';
  const stop = events.findIndex(({ event }) => event.barrier !== undefined);
  const seen = (stop < 0 ? events : events.slice(0, stop)).filter(({ audience }) => mayRead(audience, viewer));
  const ahead = barrierAhead(game, game.view(currentState(table), 'public'), request);
  return {
    type: 'preview',
    events: seen.map(({ event }) => ({ ...event })),
    ...(stop >= 0 && { barrier: nameOf(events, stop) }),
    ...(ahead !== undefined && { ahead }),
  };
}

/** What happens where `seat` makes `moves` one after the other. */
function eventsOf(game: AnyGame, state: object, seat: Seat, moves: readonly { type: string }[]) {
  let at = state;
  return moves.flatMap((move) => {
    const { state: after, events } = advance(game, at, seat, move);
    at = after;
    return events;
  });
}

/**
 * The first barrier of a press that is not one of the game's open ones, played on what `view` says to everybody: so it tells
 * nothing hidden, whoever asks. Undefined if there is none, or if the public rules do not allow the moves.
 */
export function barrierAhead(
  game: AnyGame,
  view: ReturnType<AnyGame['view']>,
  request: Pick<RequestOf<'preview'>, 'seat' | 'move' | 'then'>,
): string | undefined {
  const state = game.stateFromView(view);
  const press = checkPress(game, state, request);
  if ('refusal' in press) return undefined;
  const events = eventsOf(game, state, request.seat, press.moves);
  const open = game.openBarriers ?? [];
  const at = events.findIndex(({ event: { barrier } }) => barrier !== undefined && !open.includes(barrier));
  return at < 0 ? undefined : nameOf(events, at);
}

/** The public name of the first barrier; `information` if not everybody may read it. */
function nameOf(events: readonly Emitted<GameEvent>[], stop: number): string {
  const first = events[stop]?.event;
  const told = events.slice(stop).filter(({ event }) => event.type === first?.type && event.barrier === first.barrier);
  return barrierOf(told) ?? 'information';
}
