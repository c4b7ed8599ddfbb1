import { expect, it } from 'vitest';
import { originIn } from '#main/host/origin.ts';
import { emptyDatabase } from '#main/storage/empty-database.ts';
import { DamagedRow } from '#main/storage/rows.ts';
import { openStore } from '#main/storage/store.ts';

it('is told by what is kept, or by the set-up of a campaign that begins at a position of another', () => {
  const store = openStore(emptyDatabase());
  const begun = (type: string) => ({
    store: { ...store, setupOutcome: () => ({ hash: '', events: [{ event: { type } }] }) },
  });
  const damaged = {
    store: {
      ...store,
      setupOutcome: () => {
        throw new DamagedRow('set-up', undefined);
      },
    },
  };
  expect(originIn(begun('laid-out'), 'a')).toBeUndefined();
  expect(originIn(begun('table-from'), 'a')).toEqual({ from: 'position' });
  store.kept.save('origin', 'a', { from: 'imported' });
  expect([begun('laid-out'), begun('table-from'), damaged].map((host) => originIn(host, 'a')?.from)).toEqual([
    'imported',
    'position',
    'imported',
  ]);
  store.kept.save('origin', 'a', { from: 'position' });
  expect(originIn(begun('laid-out'), 'a')).toEqual({ from: 'position' });
  store.close();
});
