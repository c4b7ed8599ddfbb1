import { randomUUID } from 'node:crypto';
import { nameFold } from '#engine/kernel/name.ts';
import type { Message, Reply, RequestOf, SeatSetup } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { personSchema, SIGNS, type Person } from '#main/contract/persons.ts';
import { refreshPage } from './commit.ts';
import type { Host } from './host.ts';
import { seatPeople } from './position.ts';
import { refused } from './replies.ts';
import { peopleOf } from './seen.ts';

/** A person as they were stored; a sign of a later version becomes the first one. */
const storedSchema = personSchema.extend({ sign: personSchema.shape.sign.catch(SIGNS[0]) });

/** Everybody who is kept here, by name. */
export function personsOf({ store }: Pick<Host, 'store'>): Person[] {
  const read = store.kept.all('person').flatMap(({ data }) => storedSchema.safeParse(data).data ?? []);
  return read.sort((a, b) => a.name.localeCompare(b.name));
}

/** The reply to `persons`. */
export function persons(host: Host): Reply {
  return { type: 'persons', persons: personsOf(host) };
}

/** Keeps a person, or changes one. */
export function savePerson(host: Host, { person: id, name, sign }: RequestOf<'save-person'>): Reply {
  const all = personsOf(host);
  const before = all.find((one) => one.id === id);
  if (id !== undefined && before === undefined) return refused(messageOf('unknown-person'));
  const twin = all.find((one) => one.id !== id && nameFold(one.name) === nameFold(name));
  if (twin !== undefined) return refused(messageOf('person-exists', { name: twin.name }));
  const kept = before ?? { id: randomUUID(), since: new Date().toISOString() };
  host.store.kept.save('person', kept.id, { ...kept, name, sign } satisfies Person);
  return persons(host);
}

/** Forgets a person. The seats of campaigns and records keep the name they had there. */
export function deletePerson(host: Host, { person }: RequestOf<'delete-person'>): Reply {
  if (!personsOf(host).some(({ id }) => id === person)) return refused(messageOf('unknown-person'));
  host.store.kept.remove('person', person);
  const known = knownPersons(host);
  for (const table of host.tables.values()) {
    if (!table.head.seats.some((seat) => seat.person === person)) continue;
    seatPeople(table, { ...peopleOf(table), seats: knownSeats(known, table.head.seats) });
    refreshPage(host, table);
  }
  return persons(host);
}

/** The ids of everybody who is kept here. */
export const knownPersons = (host: Pick<Host, 'store'>): ReadonlySet<string> =>
  new Set(personsOf(host).map(({ id }) => id));

/** The seats without links to persons who are not `known`, or not any more. */
export function knownSeats(known: ReadonlySet<string>, seats: readonly SeatSetup[]): SeatSetup[] {
  return seats.map(({ person, ...seat }) => (person !== undefined && known.has(person) ? { ...seat, person } : seat));
}

/** Why these persons cannot be linked to these seats. */
export function personsRefusal(host: Pick<Host, 'store'>, seats: readonly SeatSetup[]): Message | undefined {
  const linked = seats.filter(({ person }) => person !== undefined);
  const known = linked.length > 0 ? knownPersons(host) : new Set();
  const unknown = linked.find(({ person }) => person === undefined || !known.has(person));
  if (unknown !== undefined) return messageOf('unknown-person');
  const twice = linked.find(({ person }, at) => linked.findIndex((other) => other.person === person) < at);
  return twice && messageOf('same-person', { name: twice.name });
}
