import { nameSkeleton } from '#engine/kernel/name.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON, type Message, type SeatSetup } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { messageOf } from '#main/contract/message-of.ts';

/** All seats in the order they sit round the screen: by place, or by seat number where no place is given. */
export function seatingOrder(seats: readonly SeatSetup[]): Seat[] {
  const place = (seat: Seat): number => seats[seat]?.place ?? seat;
  return [...seats.keys()].sort((a, b) => place(a) - place(b) || a - b);
}

/**
 * The first of `wanted` after `seat`, going once round the table and including `seat` itself last; from the beginning
 * of `order` if `seat` is undefined.
 */
export function nextAfter(order: readonly Seat[], seat: Seat | undefined, wanted: readonly Seat[]): Seat | undefined {
  const behind = seat === undefined ? 0 : order.indexOf(seat) + 1;
  return [...order.slice(behind), ...order.slice(0, behind)].find((other) => wanted.includes(other));
}

/** Why these people cannot sit down at this game with this pack, apart from the game's own rules. */
export function seatsRefusal(
  { seats }: { readonly seats: readonly SeatSetup[] },
  listed: ListedGame,
  pack: object,
  wanted = seats.length,
): Message | undefined {
  const { from, to } = listed.make(pack).players;
  const fitting = Math.min(Math.max(wanted, from), to);
  if (seats.length !== fitting) return messageOf('wrong-number-of-seats', { seats: seats.length, wanted: fitting });
  return peopleRefusal(seats, Object.keys(listed.bots(pack)));
}

/** Why these people cannot sit at one table. `bots` are the levels of the available bots. */
export function peopleRefusal(seats: readonly SeatSetup[], bots: readonly string[]): Message | undefined {
  const name = twice(seats.map((seat) => nameSkeleton(seat.name)));
  if (name !== undefined) return messageOf('same-name', { name: seats[name]?.name ?? '' });
  const colour = twice(seats.map((seat) => seat.colour));
  if (colour !== undefined) return messageOf('same-colour', { colour: seats[colour]?.colour ?? '' });
  // A seat without a place sits in the order of the list and never counts as sharing a place.
  const place = twice(seats.map((seat, index) => seat.place ?? `of seat ${index}`));
  if (place !== undefined) return messageOf('same-place', { name: seats[place]?.name ?? '' });
  const unknown = seats.find(({ player }) => player !== PERSON && !bots.includes(player));
  return unknown === undefined ? undefined : messageOf('unknown-bot', { player: unknown.player });
}

/** Index of the first item that is already in the list before it. */
function twice(things: readonly unknown[]): number | undefined {
  const index = things.findIndex((thing, at) => things.indexOf(thing) !== at);
  return index < 0 ? undefined : index;
}
