import { nameFold } from '#engine/kernel/name.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Message } from '#main/contract/messages.ts';
import type { Everything, ReturningCampaign } from '#main/storage/import-statements.ts';
import type { Store } from '#main/storage/store.ts';
import type { Host } from './host.ts';
import { baseOf } from './packs.ts';
import { personsOf } from './persons.ts';
import type { Bringing } from './whole-campaigns.ts';
import type { WholeContent } from './whole-file.ts';

/** The packs of a file that are not here yet, or a message if one cannot be read. Packs of games that are not known here are left. */
export function packsIn(host: Host, { packs }: WholeContent): Everything['packs'] | Message {
  const all: Everything['packs'][number][] = [];
  for (const [index, { game, file }] of packs.entries()) {
    const listed = host.games.find(({ id }) => id === game);
    if (listed === undefined) continue;
    const read = listed.readPack(file);
    if (!read.ok) return messageOf('everything-wrong', { where: `packs[${index}].file` });
    const { pack: hash } = listed.make(read.pack);
    const here = host.store.packs(game).some((pack) => pack.hash === hash && pack.kept);
    if (!here && hash !== baseOf(listed))
      all.push({ hash, game, data: read.pack, name: listed.packTitle(read.pack).slice(0, 120) });
  }
  return all;
}

/** What comes beside the campaigns, and how many persons and records are among it; and the campaigns with the persons at their seats. */
export type Beside = Omit<Everything, 'packs'> & { readonly persons: number; readonly records: number };

/** What of a file is not here yet, under the ids that persons and campaigns have here. Of what is here nothing is written over. */
export function broughtBeside(
  store: Store,
  content: WholeContent,
  bringing: readonly Bringing[],
  come: readonly ReturningCampaign[],
): Beside {
  const personOf = personsHere(store, content);
  const ids = new Map(bringing.map(({ written, id }) => [written.id, id]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  const logs = new Map(come.map(({ id, campaign }) => [id, campaign.log.log]));
  const here = new Set(store.ids());
  const isNew = (kind: 'person' | 'record' | 'note', id: string): boolean => {
    const there = store.kept.read(kind, id);
    return there === undefined || there === null;
  };
  const persons = content.persons
    .filter(({ id }) => personOf(id) === id && isNew('person', id))
    .map((person) => ({ kind: 'person' as const, id: person.id, data: person }));
  const moved = recordsThatMove(store, content, bringing, logs);
  const records = content.records
    .map(({ id, record, log }) => {
      const seats = linked(record.seats, (at) => record.seats[at]?.person, personOf);
      // The log of a campaign that comes in may have been numbered afresh.
      const data = { record: { ...record, seats }, log: logs.get(idOf(id)) ?? log };
      return { kind: 'record' as const, id: idOf(id), data };
    })
    .filter(({ id }) => isNew('record', id) && !moved.some((one) => one.id === id));
  const notes = content.notes
    .map(({ id, title, notes: text }) => ({ kind: 'note' as const, id: idOf(id), data: { title, notes: text } }))
    // Without a campaign nobody could read them, or get rid of them.
    .filter(({ id }) => (here.has(id) || logs.has(id)) && isNew('note', id));
  const origins = content.origins
    .filter(({ id }) => logs.has(idOf(id)))
    .map(({ id, origin }) => ({ kind: 'origin' as const, id: idOf(id), data: origin }));
  return {
    campaigns: come.map((one) => seatedIn(one, bringing, personOf)),
    kept: [...persons, ...records, ...moved, ...notes, ...origins],
    persons: persons.length,
    records: records.length,
  };
}

/** The id that a person of the file has here: their own, or that of the person here who has the same name. */
function personsHere(store: Store, { persons }: WholeContent): (id: string) => string | undefined {
  const here = personsOf({ store });
  const byName = new Map(here.map(({ id, name }) => [nameFold(name), id]));
  const known = new Set(here.map(({ id }) => id));
  const ids = new Map(persons.map(({ id, name }) => [id, known.has(id) ? id : (byName.get(nameFold(name)) ?? id)]));
  return (id) => ids.get(id);
}

type PersonOf = ReturnType<typeof personsHere>;

/** Seats with the links to persons that they have here; of two seats that would be the same person's only the first has one. */
function linked<T extends { readonly person?: string }>(
  seats: readonly T[],
  personAt: (at: number) => string | null | undefined,
  personOf: PersonOf,
): (Omit<T, 'person'> & { readonly person?: string })[] {
  const taken = new Set<string>();
  return seats.map(({ person: _, ...rest }, at) => {
    const person = personOf(personAt(at) ?? '');
    if (person === undefined || taken.has(person)) return rest;
    taken.add(person);
    return { ...rest, person };
  });
}

function seatedIn(one: ReturningCampaign, bringing: readonly Bringing[], personOf: PersonOf): ReturningCampaign {
  const persons = bringing.find(({ id }) => id === one.id)?.written.persons ?? [];
  const seats = linked(one.campaign.head.seats, (at) => persons[at], personOf);
  return { ...one, campaign: { ...one.campaign, head: { ...one.campaign.head, seats } } };
}

/**
 * The records here of campaigns that were deleted and come back under another id: each goes on as the record of that one, or the same
 * game would be counted twice.
 */
function recordsThatMove(
  store: Store,
  content: WholeContent,
  bringing: readonly Bringing[],
  logs: ReadonlyMap<string, string>,
): Everything['kept'] {
  const [here, campaigns] = [store.records.all(), new Set(store.ids())];
  return bringing.flatMap(({ written, id }) => {
    const stays = here.find((one) => one.id === written.id);
    const log = logs.get(id);
    if (id === written.id || log === undefined || stays === undefined || campaigns.has(written.id)) return [];
    const inFile = content.records.find((one) => one.id === written.id);
    if (stays.log !== log && stays.log !== inFile?.log) return [];
    const goesOn = { kind: 'record' as const, id, data: { record: stays.record, log } };
    return [goesOn, { kind: 'record' as const, id: stays.id, data: null }];
  });
}
