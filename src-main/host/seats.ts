import { PERSON, type Message, type Reply, type RequestOf, type SeatSetup } from '#main/contract/messages.ts';
import { commit, moveCurtain } from './commit.ts';
import { afterSeat, isUncovered, OPEN } from './curtain.ts';
import { abandon, changePlayer, type PendingChange } from './change-history.ts';
import { peopleOf } from './seen.ts';
import { forgetHangs } from './hung-levels.ts';
import { after, closedFor } from './moves.ts';
import { personsRefusal } from './persons.ts';
import { hungAt } from './notes.ts';
import { refused } from './replies.ts';
import { peopleRefusal } from './seating.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { currentState, isPerson, situation, type Table } from './table.ts';

/**
 * A bot takes over a seat, a person sits down, or the level that hung there plays on, with an entry in the log. All consents to give up
 * are cleared.
 */
export function changeSeat(host: Host, table: Table, request: RequestOf<'change-seat'>): Reply {
  const { seat, player } = request;
  const against = atTheScreen(table, seat);
  if (against !== undefined) return refused(against);
  const before = table.head.seats[seat];
  if (before === undefined) return refused(messageOf('no-such-seat', { seat }));
  const name = request.name ?? before.name;
  const person = request.person ?? (player === before.player && name === before.name ? before.person : undefined);
  if (player === before.player && name === before.name && person === before.person)
    return refused(messageOf('seat-unchanged', { seat }));
  const back = player === hungAt(table.history.notes, seat);
  // The log would not say whether a person or a bot sat there before.
  if (isBot(before.player) && isBot(player) && player !== before.player && !back)
    return refused(messageOf('bot-plays', { seat }));
  const anew = seatedAnew(before, { player, name, person });
  const seats = table.head.seats.with(seat, anew);
  const impossible = peopleRefusal(seats, table.bots) ?? personsRefusal(host, seats);
  if (impossible !== undefined) return refused(impossible);
  // Which person somebody is changes nothing that is played, and no log says it.
  if (player === before.player && name === before.name) return seatedAs(host, table, seats);
  const people = { ...peopleOf(table), seats, consents: [] };
  const attempt = (): Message | undefined => {
    const change = changePlayer(table.history, seat, player, name);
    const now = situation({ game: table.game, head: { ...table.head, seats } }, change.state, change.history);
    return commit(host, table, change, afterSeat(table.curtain, now, seat), attempt, people);
  };
  if (isBot(player)) forgetHangs(host, table, player);
  return after(host, table, attempt());
}

const isBot = (player: string): boolean => player !== PERSON;

/** A seat that somebody else plays: whether they are new to the game, and which person they are, was said of whoever sat there before. */
function seatedAnew({ newcomer, person: _, ...seat }: SeatSetup, { player, name, person }: Anew): SeatSetup {
  const same = player === seat.player && newcomer === true;
  return { ...seat, player, name, ...(same && { newcomer }), ...(person !== undefined && { person }) };
}

/** Who plays a seat from now on. */
type Anew = Pick<SeatSetup, 'player' | 'name'> & { readonly person: string | undefined };

/** A person is new to the game, or knows it. The log has no entry of it, since it changes nothing that is played. */
export function setNewcomer(host: Host, table: Table, { seat, yes }: RequestOf<'newcomer'>): Reply {
  const against = atTheScreen(table, seat);
  if (against !== undefined) return refused(against);
  const before = table.head.seats[seat];
  if (before === undefined) return refused(messageOf('no-such-seat', { seat }));
  if (before.player !== PERSON) return refused(messageOf('bot-seat', { seat }));
  const { newcomer, ...rest } = before;
  if ((newcomer === true) === yes) return refused(messageOf('seat-unchanged', { seat }));
  const seats = table.head.seats.with(seat, yes ? { ...rest, newcomer: true } : rest);
  return seatedAs(host, table, seats);
}

/** Other things are said of the people at the table; the log has no entry of it. */
function seatedAs(host: Host, table: Table, seats: readonly SeatSetup[]): Reply {
  const people = { ...peopleOf(table), seats };
  const attempt = (): Message | undefined => moveCurtain(host, table, table.curtain, people);
  return after(host, table, attempt());
}

/**
 * A person agrees to give the campaign up, or takes that back. The campaign ends when all persons agree; if only bots
 * are left, one consent for any seat is enough.
 */
export function consent(host: Host, table: Table, { seat, yes }: RequestOf<'consent'>): Reply {
  const against = atTheScreen(table, seat);
  if (against !== undefined) return refused(against);
  const persons = [...table.head.seats.keys()].filter((other) => isPerson(table, other));
  if (table.head.seats[seat] === undefined) return refused(messageOf('no-such-seat', { seat }));
  if (persons.length > 0 && !persons.includes(seat)) return refused(messageOf('bot-seat', { seat }));
  const others = table.consents.filter((other) => other !== seat);
  const consents = yes ? [...others, seat].sort((a, b) => a - b) : others;
  if (yes && persons.every((person) => consents.includes(person))) return abandonCampaign(host, table, consents);
  const attempt = (): Message | undefined => moveCurtain(host, table, table.curtain, { ...peopleOf(table), consents });
  return after(host, table, attempt());
}

function abandonCampaign(host: Host, table: Table, consents: readonly number[]): Reply {
  const people = { ...peopleOf(table), consents };
  const attempt = (): Message | undefined => {
    const change: PendingChange = abandon(table.history);
    return commit(host, table, change, OPEN, attempt, people);
  };
  const reply = after(host, table, attempt());
  if (reply.type === 'done') host.log.info('campaign-abandoned', { campaign: table.head.id });
  return reply;
}

/**
 * Why the people cannot change now: the campaign is closed, or somebody other than `seat` has the screen to themselves.
 */
function atTheScreen(table: Table, seat: number): Message | undefined {
  const { curtain } = table;
  const closed = closedFor(table);
  if (closed !== undefined) return closed;
  if (isUncovered(situation(table, currentState(table)))) return undefined;
  if ((curtain.state === 'taken' || curtain.state === 'armed') && curtain.seat !== seat)
    return messageOf('somebody-at-the-screen', { seat: curtain.seat });
  return undefined;
}
