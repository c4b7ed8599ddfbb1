import type { Reply } from '#main/contract/messages.ts';
import type { Person } from '#main/contract/persons.ts';
import type { GameRecord } from '#main/contract/records.ts';
import type { HostRequest } from './bridge.ts';

/** What is said of a person: a new one, or the one of that id. */
export type PersonChange = Pick<Person, 'name' | 'sign'> & { readonly person?: string };

/** The part of a session that asks the host. */
type Asking = { ask(request: HostRequest, quietly?: boolean): Promise<Reply> };

/** The persons and the records that are kept on this computer. */
export class Memory {
  /** Everybody, by name. */
  persons = $state.raw<readonly Person[]>([]);
  /** What stays of the games that are over, the last one first. */
  records = $state.raw<readonly GameRecord[]>([]);
  /** How many records are still being made of games that ended before there were any. */
  missing = $state(0);
  /** Whether both have come at least once. */
  loaded = $state(false);
  readonly #session: Asking;

  constructor(session: Asking) {
    this.#session = session;
  }

  /** Fetches both; what the host refuses stays as it was. */
  async refresh(): Promise<void> {
    await Promise.all([this.#fetchPersons(), this.#fetchRecords()]);
    this.loaded = true;
  }

  /** Keeps a person. Gives their id, or null where the host refuses. */
  async savePerson(change: PersonChange): Promise<string | null> {
    const before = this.persons;
    if (!(await this.#do({ type: 'save-person', ...change }))) return null;
    await this.#fetchPersons();
    // The host may have written the name in another form.
    const added = this.persons.find(({ id }) => !before.some((one) => one.id === id));
    return change.person ?? added?.id ?? null;
  }

  /** Forgets a person. Campaigns and records keep their name, without the link. */
  async removePerson(person: string): Promise<void> {
    if (await this.#do({ type: 'delete-person', person })) await this.refresh();
  }

  /** Deletes a record. */
  async removeRecord(record: string): Promise<void> {
    if (await this.#do({ type: 'delete-record', record })) await this.#fetchRecords();
  }

  /** Says who sat at a seat of a record; without a person, that it is not said. */
  async linkSeat(record: string, seat: number, person: string | undefined): Promise<void> {
    const link = { type: 'link-record', record, seat, ...(person !== undefined && { person }) } as const;
    if (await this.#do(link)) await this.#fetchRecords();
  }

  async #do(request: HostRequest): Promise<boolean> {
    return (await this.#session.ask(request)).type !== 'refused';
  }

  async #fetchPersons(): Promise<void> {
    const reply = await this.#session.ask({ type: 'persons' }, true);
    if (reply.type === 'persons') this.persons = reply.persons;
  }

  async #fetchRecords(): Promise<void> {
    const reply = await this.#session.ask({ type: 'records' }, true);
    if (reply.type !== 'records') return;
    this.records = reply.records;
    this.missing = reply.missing;
  }
}
