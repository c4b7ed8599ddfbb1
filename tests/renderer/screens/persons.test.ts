import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Reply, SeatSetup } from '#main/contract/messages.ts';
import type { Person } from '#main/contract/persons.ts';
import type { HostRequest } from '#renderer/session/bridge.ts';
import { Memory } from '#renderer/session/memory.svelte.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import Page from '#renderer/screens/persons/PersonPage.svelte';
import { GameNames } from '#renderer/screens/records/game-names.svelte.ts';
import List from '#renderer/screens/records/RecordList.svelte';
import { choosing, knownPersons, withKnownOnly } from '#renderer/screens/setup/known-person.ts';
import { createRequest, firstPlan, withSeatChange } from '#renderer/screens/setup/plan.ts';
import { LAGOON } from './made-up/games.ts';
import { CAMPAIGNS } from './made-up/pages.ts';
import { personsOf, recordOf, recordsOf } from './made-up/records.ts';

const persons = personsOf(4);
const nothing = (): void => undefined;

describe('a person at a seat', () => {
  const plan = firstPlan(LAGOON, { level: 'table', undo: 'barrier' });
  const [first] = knownPersons(persons, [], []);
  const linked = first === undefined ? plan : withSeatChange(plan, 0, choosing(first, plan.seats.slice(1), ['red']));

  it('brings their name, and the campaign is created with the link', () => {
    expect(linked.seats[0]).toMatchObject({ name: 'Ada', person: 'p0' });
    expect(createRequest(LAGOON, linked).seats[0]).toMatchObject({ name: 'Ada', person: 'p0' });
    expect(linked.seats.slice(1).some((seat) => 'person' in seat)).toBe(false);
  });

  it('is no longer linked where they have another name, are a bot, or just a name was chosen', () => {
    for (const change of [{ name: 'Adam', person: null }, { player: 'random' }, { person: null }])
      expect(withSeatChange(linked, 0, change).seats[0]).not.toHaveProperty('person');
    expect(withSeatChange(linked, 0, { colour: 'blue' }).seats[0]).toMatchObject({ person: 'p0', colour: 'blue' });
    expect(createRequest(LAGOON, plan).seats.some((seat) => 'person' in seat)).toBe(false);
  });

  it('is no longer linked once nobody knows them here', () => {
    expect(withKnownOnly(linked.seats, persons)[0]).toEqual(linked.seats[0]);
    expect(withKnownOnly(linked.seats, persons.slice(1))[0]).not.toHaveProperty('person');
  });

  it('has the colour they had last, in a campaign or a record, unless another person sits in it', () => {
    const seats: SeatSetup[] = [{ name: 'Ada', colour: 'blue', player: 'person', person: 'p0' }];
    const record = { ...recordOf(0, []), ended: '2026-01-01T10:00:00.000Z' };
    const inGreen = record.seats.map((seat) => ({ ...seat, colour: 'green', person: 'p0' })).slice(0, 1);
    const campaigns = CAMPAIGNS.slice(0, 1).map((one) => ({ ...one, played: '2026-02-01T10:00:00Z', seats }));
    const of = (...given: Parameters<typeof knownPersons>) => knownPersons(...given)[0];
    expect(of(persons, campaigns, [{ ...record, seats: inGreen }])).toMatchObject({ colour: 'blue', games: 1 });
    const known = of(persons, [], [{ ...record, seats: inGreen }]);
    expect(known?.colour).toBe('green');
    if (known === undefined) return;
    expect(choosing(known, [], ['red', 'green'])).toEqual({ name: 'Ada', person: 'p0', colour: 'green' });
    expect(choosing(known, [], ['red'])).toEqual({ name: 'Ada', person: 'p0' });
    const other: SeatSetup = { name: 'Marco', colour: 'green', player: 'person' };
    expect(choosing(known, [other], ['green'])).toHaveProperty('colour');
    expect(choosing(known, [{ ...other, person: 'p1' }], ['green'])).not.toHaveProperty('colour');
  });
});

describe('persons and records', () => {
  /** A host that knows these, and what it was asked. */
  function hostOf(known: Person[]) {
    const asked: string[] = [];
    const ask = (request: HostRequest): Promise<Reply> => {
      const { type } = request;
      asked.push(type);
      const refused: Reply = { type: 'refused', why: { code: 'person-exists', params: {} } };
      if (request.type === 'save-person' && known.some(({ name }) => name === request.name))
        return Promise.resolve(refused);
      if (type === 'save-person')
        known.push({ id: 'new', name: 'Ça va', sign: 'star', since: '2026-01-01T00:00:00.000Z' });
      if (type === 'records') return Promise.resolve({ type: 'records', records: recordsOf(3, persons), missing: 2 });
      return Promise.resolve({ type: 'persons', persons: [...known] });
    };
    return { asked, memory: new Memory({ ask }) };
  }

  it('come from the host, with how many records are still being made', async () => {
    const { memory } = hostOf([...persons]);
    expect(memory.loaded).toBe(false);
    await memory.refresh();
    expect([memory.loaded, memory.persons.length, memory.records.length, memory.missing]).toEqual([true, 4, 3, 2]);
  });

  it('say who is new, however the host wrote the name; nobody where it refuses', async () => {
    const { memory } = hostOf([...persons]);
    await memory.refresh();
    expect(await memory.savePerson({ name: 'C\u0327a va', sign: 'star' })).toBe('new');
    expect(memory.persons).toHaveLength(5);
    expect(await memory.savePerson({ name: 'Ada', sign: 'star' })).toBeNull();
    expect(await memory.savePerson({ person: 'p1', name: 'Marc', sign: 'star' })).toBe('p1');
  });

  it('are visited, and left again', () => {
    const session = new Session(
      { ask: () => Promise.resolve({ type: 'done' }), listen: () => nothing },
      () => undefined,
    );
    session.visit('records', 'r1');
    expect([session.screen, session.origin.record]).toEqual(['records', 'r1']);
    session.visit('persons');
    expect([session.screen, session.origin.record]).toEqual(['persons', undefined]);
    session.goHome();
    expect(session.screen).toBe('home');
  });
});

describe('what is shown', () => {
  const names = new GameNames([]);
  const props = { persons, names, onchange: nothing, ondelete: nothing, onrecord: nothing };
  const [person] = persons as [Person];

  it('tells of somebody who has not played how games come there', () => {
    const { body } = render(Page, { props: { ...props, person, records: [] } });
    expect(body).toContain('No game yet');
    expect(body).not.toContain('By game');
  });

  it('tells of somebody who has', () => {
    const { body } = render(Page, { props: { ...props, person, records: recordsOf(60, persons) } });
    for (const text of ['By game', 'Against the others', 'By number of players', 'Best game', 'Closest game', 'Feats'])
      expect(body, text).toContain(text);
    expect(body).toContain('Empires of the north');
  });

  it('lists 200 games, each named with its people, also where everything about them is unknown here', () => {
    const records = recordsOf(200, persons).map((one) => ({
      ...one,
      seats: one.seats.map((seat) => ({ ...seat, colour: 'puce', person: 'nobody' })),
    }));
    const { body } = render(List, { props: { records, persons, names, onopen: nothing } });
    expect(body.match(/data-testid="record-/g)).toHaveLength(200);
    expect(body).toContain('Maximiliane Konstantine');
    expect(body).toContain('Brought in');
  });
});
