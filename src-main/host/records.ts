import { gameRecordSchema, type GameRecord } from '#main/contract/records.ts';
import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { noteOf } from '#main/storage/note.ts';
import type { Host } from './host.ts';
import { personsOf } from './persons.ts';
import { refused } from './replies.ts';

/** The records of all games, and how many are still being made. */
export function records(host: Host): Reply {
  host.recorder.soon();
  return { type: 'records', records: recordsOf(host), missing: host.recorder.missing() };
}

/** Deletes a record for good. */
export function deleteRecord(host: Host, { record }: RequestOf<'delete-record'>): Reply {
  if (!recordsOf(host).some(({ id }) => id === record)) return refused(messageOf('unknown-record'));
  host.store.kept.remove('record', record);
  host.log.info('record-deleted', { campaign: record });
  return records(host);
}

/** Says who sat at a seat of a record. */
export function linkRecord(host: Host, { record: id, seat, person }: RequestOf<'link-record'>): Reply {
  const record = recordsOf(host).find((one) => one.id === id);
  const before = record?.seats.find((one) => one.seat === seat);
  if (record === undefined || before === undefined) return refused(messageOf('unknown-record'));
  if (person !== undefined && !personsOf(host).some((one) => one.id === person))
    return refused(messageOf('unknown-person'));
  if (person !== undefined && record.seats.some((one) => one !== before && one.person === person))
    return refused(messageOf('same-person', { name: before.name }));
  host.store.records.link(id, seat, person);
  return records(host);
}

/** The records that can be read, the one that ended last first. */
function recordsOf(host: Host): GameRecord[] {
  const { store, log } = host;
  const campaigns = new Set(store.ids());
  const titles = new Map(store.kept.all('note').map(({ id, data }) => [id, noteOf(data).title]));
  const persons = new Set(personsOf(host).map(({ id }) => id));
  const read = store.records.all().flatMap(({ id, record }) => {
    const here = campaigns.has(id) ? { campaign: id, title: titles.get(id) || undefined } : {};
    const stored = gameRecordSchema.safeParse(withoutUndefined({ ...record, id, ...here }));
    if (stored.success) return [withKnown(stored.data, persons)];
    log.warn('record-unreadable', { campaign: id });
    return [];
  });
  return read.sort((a, b) => (a.ended < b.ended ? 1 : a.ended > b.ended ? -1 : a.id < b.id ? -1 : 1));
}

const withoutUndefined = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** The record without links to persons who are not known any more. */
function withKnown(record: GameRecord, persons: ReadonlySet<string>): GameRecord {
  const seats = record.seats.map(({ person, ...seat }) =>
    person !== undefined && persons.has(person) ? { ...seat, person } : seat,
  );
  return { ...record, seats };
}
