import { expect, test } from 'vitest';
import type { PackEntry, Reply } from '#main/contract/messages.ts';
import type { HostRequest } from '#renderer/session/bridge.ts';
import { Packs } from '#renderer/session/packs.svelte.ts';

const OWN: PackEntry = { hash: 'own', name: 'Archipelago', base: true, used: true };
const MINE: PackEntry = { hash: 'mine', name: 'Stormy waters', base: false, used: false };
const REFUSED: Reply = { type: 'refused', why: { code: 'pack-wrong', params: {} } };
const packs = (...list: PackEntry[]): Reply => ({ type: 'packs', packs: list });

/** The data of a game at a host that answers as told, and what it was asked. */
async function at(answers: Partial<Record<HostRequest['type'], Reply>>) {
  const asked: HostRequest[] = [];
  const some = new Packs('archipelago', (what) => {
    asked.push(what);
    return Promise.resolve(answers[what.type] ?? { type: 'done' });
  });
  await some.refresh();
  return { some, asked };
}

test('what was brought in is told from what was there', async () => {
  const { some } = await at({ packs: packs(OWN), 'import-pack': packs(OWN, MINE) });
  expect(await some.importFile('{}')).toBe('mine');
  expect(some.list).toEqual([OWN, MINE]);
  expect(await some.importFile('{}')).toBeUndefined();
});

test('a refusal changes nothing', async () => {
  const { some } = await at({
    packs: packs(OWN, MINE),
    'import-pack': REFUSED,
    'delete-pack': REFUSED,
    'export-pack': REFUSED,
  });
  expect(await some.importFile('{}')).toBeUndefined();
  await some.remove('mine');
  expect(await some.exportFile('mine')).toBeNull();
  expect(some.list).toEqual([OWN, MINE]);
});

test('a copy is the host’s file, and what is deleted leaves the list', async () => {
  const file: Reply = { type: 'file', name: 'a.json', file: '{"cards":[]}' };
  const { some, asked } = await at({ packs: packs(OWN, MINE), 'export-pack': file, 'delete-pack': packs(OWN) });
  expect(await some.exportFile('mine')).toMatchObject({ name: 'a.json', file: '{"cards":[]}' });
  await some.remove('mine');
  expect(some.list).toEqual([OWN]);
  expect(asked.slice(1)).toEqual([
    { type: 'export-pack', game: 'archipelago', hash: 'mine' },
    { type: 'delete-pack', game: 'archipelago', hash: 'mine' },
  ]);
});

test('what was brought in is chosen, unless somebody has chosen something else meanwhile', async () => {
  const importing = async (meanwhile: string | undefined): Promise<string> => {
    const { some } = await at({ packs: packs(OWN), 'import-pack': packs(OWN, MINE) });
    let chosen = '';
    const done = some.importAndChoose(
      '{}',
      () => chosen,
      (hash) => (chosen = hash),
    );
    chosen = meanwhile ?? chosen;
    await done;
    return chosen;
  };
  expect([await importing(undefined), await importing('another')]).toEqual(['mine', 'another']);
});
