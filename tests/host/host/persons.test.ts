import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#main/contract/messages.ts';
import type { Person } from '#main/contract/persons.ts';
import { appIn, codeOf, newFolder, people, seated, Sitter } from './support.ts';

async function persons(sitter: Sitter): Promise<Person[]> {
  const reply = await sitter.ask('persons');
  if (reply.type !== 'persons') throw new Error(JSON.stringify(reply));
  return reply.persons;
}

/** Keeps a person and gives their id. */
async function kept(sitter: Sitter, name: string): Promise<string> {
  const reply = await sitter.ask('save-person', { name, sign: 'gull' });
  const found = reply.type === 'persons' ? reply.persons.find((one) => one.name === name) : undefined;
  if (found === undefined) throw new Error(JSON.stringify(reply));
  return found.id;
}

describe('persons', () => {
  it('are kept by name, changed and forgotten, over a restart too', async () => {
    const dataDir = newFolder();
    const sitter = new Sitter(appIn(dataDir));
    expect(await persons(sitter)).toEqual([]);
    const cora = await kept(sitter, 'Cora');
    await kept(sitter, 'Ada');
    await sitter.ask('save-person', { person: cora, name: '🦀', sign: 'crab' });
    sitter.port.close();
    const again = new Sitter(appIn(dataDir));
    expect((await persons(again)).map(({ name, sign }) => [name, sign])).toEqual([
      ['🦀', 'crab'],
      ['Ada', 'gull'],
    ]);
    expect((await persons(again)).find(({ id }) => id === cora)?.name).toBe('🦀');
    await again.ask('delete-person', { person: cora });
    expect((await persons(again)).map(({ name }) => name)).toEqual(['Ada']);
    again.port.close();
  });

  it('have different names, whatever their case, and a name that can be seen', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    const ada = await kept(sitter, 'Ada');
    const code = async (name: string, more: object = {}): Promise<string> =>
      codeOf(await sitter.ask('save-person', { name, sign: 'gull', ...more }));
    expect(await code('aDA')).toBe('person-exists');
    for (const [one, other] of [
      ['Jose\u0301', 'JOS\u00c9'],
      ['Gro\u00df', 'GROSS'],
      ['\u0130lker', 'ilker'],
      ['I\u015f\u0131l', '\u0131\u015fIL'],
      ['\u03a3\u03b1\u03c2', '\u03c3\u03b1\u03c3'],
    ] as const) {
      expect(await code(one)).toBe('persons');
      expect(await code(other)).toBe('person-exists');
    }
    expect(await code('\u200b')).toBe('name-unusable');
    expect(await code('\u2800 \u2800')).toBe('name-unusable');
    expect(await code('A'.repeat(25))).toBe('name-unusable');
    expect(await code('Ben', { sign: 'dragon' })).toBe('malformed-request');
    expect(await code('Ben', { person: 'nobody' })).toBe('unknown-person');
    // Their own name is nobody else's.
    expect(await code('ADA', { person: ada })).toBe('persons');
    expect(codeOf(await sitter.ask('delete-person', { person: 'nobody' }))).toBe('unknown-person');
    sitter.port.close();
  });

  it('sit at seats by choice: an unknown one and one who sits twice are refused', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    const ada = await kept(sitter, 'Ada');
    const create = (linked: readonly (string | undefined)[]) => {
      const seats = people(3).map((seat, at) => ({ ...seat, ...(linked[at] !== undefined && { person: linked[at] }) }));
      return sitter.ask('create', { game: 'toy', options: { rounds: 6 }, seats, level: 'open' });
    };
    expect(codeOf(await create(['nobody']))).toBe('unknown-person');
    expect(codeOf(await create([ada, ada]))).toBe('same-person');
    expect(await create([undefined, ada])).toMatchObject({ page: { seats: [{ name: 'Ada' }, { person: ada }, {}] } });
    sitter.port.close();
  });

  it('leave their seat with their name, and come to one at the table', async () => {
    const { sitter, port } = await seated('toy', 'open');
    const [ada, ben] = [await kept(sitter, 'Ada'), await kept(sitter, 'Ben')];
    const [before] = [sitter.now.log.length];
    await sitter.done('change-seat', { seat: 0, player: 'person', person: ada });
    expect(sitter.now.seats[0]).toMatchObject({ name: 'Ada', person: ada });
    // Who somebody is, is no part of the game: the log does not tell it.
    expect(sitter.now.log).toHaveLength(before);
    expect(codeOf(await sitter.at('change-seat', { seat: 1, player: 'person', person: ada }))).toBe('same-person');
    await sitter.done('change-seat', { seat: 0, player: 'person', name: 'Zoe' });
    expect(sitter.now.seats[0]).not.toHaveProperty('person');
    await sitter.done('change-seat', { seat: 0, player: 'person', name: 'Bea', person: ben });
    expect(sitter.now.seats[0]).toMatchObject({ name: 'Bea', person: ben });
    await sitter.ask('delete-person', { person: ben });
    expect(sitter.now.seats[0]).toMatchObject({ name: 'Bea' });
    expect(sitter.now.seats[0]).not.toHaveProperty('person');
    port.close();
  });

  it('are in no file of a campaign, and in none of its hashes', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    const ada = await kept(sitter, 'Ada');
    const create = async (seats: unknown): Promise<string> => {
      await sitter.create('toy', 'open', 'alike', [], { seats });
      const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
      if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
      expect(reply.file).not.toContain(ada);
      return (JSON.parse(reply.file) as { setupHash: string }).setupHash;
    };
    const linked = people(3).map((seat, at) => (at === 0 ? { ...seat, person: ada } : seat));
    expect(await create(linked)).toBe(await create(people(3)));
    sitter.port.close();
  });
});

describe('a campaign’s title and notes', () => {
  it('are kept beside it, over a restart, and removed', async () => {
    const { sitter, port, dataDir } = await seated('toy', 'open');
    const { campaign } = sitter.now;
    expect(await sitter.ask('notes', { campaign })).toEqual({ type: 'notes', title: '', notes: '' });
    await sitter.ask('note', { campaign, title: '  The  long\nwinter ', notes: 'One\r\ntwo\u0000\tthree\rfour' });
    const now = { type: 'notes', title: 'The long winter', notes: 'One\ntwo\tthree\nfour' };
    expect(await sitter.ask('notes', { campaign })).toEqual(now);
    port.close();
    const again = new Sitter(appIn(dataDir));
    expect(await again.ask('home')).toMatchObject({ campaigns: [{ title: 'The long winter', noted: true }] });
    await again.ask('note', { campaign, notes: '' });
    expect(await again.ask('home')).toMatchObject({ campaigns: [{ title: 'The long winter', noted: false }] });
    await again.ask('note', { campaign, title: '\u2800\u200f' });
    expect(await again.ask('notes', { campaign })).toEqual({ type: 'notes', title: '', notes: '' });
    expect(codeOf(await again.ask('note', { campaign: 'nowhere', title: 'x' }))).toBe('unknown-campaign');
    again.port.close();
  });

  it.each(['n', '🦀'])('hold 20,000 characters and not one more: %s', async (letter) => {
    const { sitter, port } = await seated('toy', 'open');
    const { campaign } = sitter.now;
    const most = letter.repeat(20_000);
    expect(await sitter.ask('note', { campaign, notes: most })).toMatchObject({ notes: most });
    expect(codeOf(await sitter.ask('note', { campaign, notes: `${most}${letter}` }))).toBe('notes-too-long');
    expect(await sitter.ask('notes', { campaign })).toMatchObject({ notes: most });
    expect(await sitter.ask('note', { campaign, title: letter.repeat(80) })).toMatchObject({ notes: most });
    expect(codeOf(await sitter.ask('note', { campaign, title: letter.repeat(81) }))).toBe('title-too-long');
    port.close();
  });

  it('travel with its file, and a file with too long ones is refused', async () => {
    const { sitter, port } = await seated('toy', 'open');
    const { campaign } = sitter.now;
    await sitter.ask('note', { campaign, title: 'Winter', notes: 'Cold.' });
    const exported = await sitter.ask('export', { campaign });
    port.close();
    if (exported.type !== 'file') throw new Error(JSON.stringify(exported));
    const other = new Sitter(appIn(newFolder()));
    expect(await other.ask('import', { file: exported.file })).toMatchObject({
      campaigns: [{ title: 'Winter', noted: true }],
    });
    const long = JSON.stringify({ ...(JSON.parse(exported.file) as object), notes: 'x'.repeat(20_001) });
    expect(await other.ask('import', { file: long })).toMatchObject({
      why: { code: 'import-shape', params: { where: 'notes' } },
    });
    other.port.close();
  });

  it('make no page', async () => {
    const { sitter, port } = await seated('toy', 'open');
    const { campaign, seq } = sitter.now;
    await sitter.raw({ contract: CONTRACT, type: 'note', campaign, notes: 'While they play.' });
    expect(sitter.now.seq).toBe(seq);
    port.close();
  });
});
