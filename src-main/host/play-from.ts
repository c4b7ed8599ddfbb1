import { randomUUID } from 'node:crypto';
import { isOfTable, type TableEvent } from '#main/contract/table-events.ts';
import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { secretStream, withSecret } from '#engine/kernel/seed.ts';
import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { SetUp } from '#main/storage/shapes.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { isOver } from './history-requests.ts';
import type { History } from './history.ts';
import type { Host } from './host.ts';
import { packOfCampaign } from './home.ts';
import { pastPosition, positionAfter, type PastPosition } from './past-position.ts';
import { personsRefusal } from './persons.ts';
import { refused } from './replies.ts';
import { seatsRefusal } from './seating.ts';
import { secretContinuesFor } from './secret-steps.ts';
import { begin } from './tables.ts';
import type { Table } from './table.ts';

/**
 * Begins a new campaign at a position of an open one, with all that was hidden there drawn anew, and opens it. A campaign that is not
 * over is not played on where its game hides something: a copy would show hands and decks that are still in play. Inside a decision
 * made in secret the new campaign begins where that decision began.
 */
export function playFrom(host: Host, window: WindowId, table: Table, request: RequestOf<'play-from'>): Reply {
  const { head, listed, game } = table;
  if (game.hides && !isOver(table)) return refused(messageOf('position-hidden'));
  const asked = pastPosition(host, table, request.at);
  if ('code' in asked) return refused(asked);
  if (game.outcome(asked.state) !== undefined) return refused(messageOf('position-over'));
  const row = host.store.campaign(head.id);
  if (row === undefined) return refused(messageOf('unknown-campaign'));
  const pack = packOfCampaign(host, row);
  const against = personsRefusal(host, request.seats) ?? peopleAgainst(table, request, pack);
  if (against !== undefined) return refused(against);
  const secret = host.secret();
  const setup = setUpFrom(table, decisionBegun(host, table, asked), secret);
  const { level = head.level, undo = head.undo, seats } = request;
  const same = { game: game.id, ruleset: game.version, options: head.options, pack: head.pack };
  const begun = { id: randomUUID(), seed: withSecret('', secret), seats, level, undo };
  host.log.info('campaign-played-on', { campaign: head.id, as: begun.id });
  return begin(host, window, { head: { ...same, ...begun }, game, listed, pack, setup, position: true });
}

/** Why these people cannot play the game on. */
function peopleAgainst(
  { game, head, listed }: Table,
  request: RequestOf<'play-from'>,
  pack: object,
): Message | undefined {
  if (!game.hides && request.level !== undefined) return messageOf('malformed-request');
  return seatsRefusal(request, listed, pack, head.seats.length);
}

/** The position in which no secret decision is half made: the one asked for, or the one in which that decision began. */
function decisionBegun(host: Host, table: Table, asked: PastPosition): PastPosition {
  const { game } = table;
  let after = asked;
  for (let last = after.live.at(-1); last !== undefined && game.secret(after.state); last = after.live.at(-1)) {
    const before = positionAfter(host, table, after.live.length - 1);
    const { entry, events } = last;
    if (secretContinuesFor(game, before.state, entry.seat, after.state, events).length === 0) break;
    after = before;
  }
  return after;
}

/** The set-up of a campaign that begins at a position: what was hidden follows from `secret` alone. */
function setUpFrom({ game, head, history }: Table, { state, live }: PastPosition, secret: string): SetUp {
  const events = publicEvents(history, live);
  const origin: TableEvent = { type: 'table-from', campaign: head.id, at: live.length };
  events.push({ event: origin });
  const anew = game.drawnAnew(state, secretStream(secret), (event, audience) =>
    events.push(audience ? { event, audience } : { event }),
  );
  return { state: checked(game, anew), hash: hashValue(anew), events };
}

/** @throws RangeError for a state that the rules do not know */
function checked(game: AnyGame, state: object): object {
  const broken = game.invariants(state);
  if (broken.length > 0) throw new RangeError(`the position drawn anew is not whole: ${broken.join('; ')}`);
  return state;
}

/** What everybody was told on the way to a position, by the game and not by the table: other people sit there now. */
function publicEvents({ setup }: History, live: History['live']): Emitted<GameEvent>[] {
  return [setup, ...live].flatMap(({ events }) =>
    events.flatMap(({ event, audience }) => (mayRead(audience, 'public') && !isOfTable(event) ? [{ event }] : [])),
  );
}
