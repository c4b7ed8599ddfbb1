import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture, type Fixture } from '#tests/torture/faults.ts';
import { test as base } from '../fixtures.ts';

/** A test on a data folder that holds some voyages: a copy of its own of what is made once. */
export const test = base.extend<{ readonly full: Fixture }, { readonly made: Fixture }>({
  made: [
    async ({}, use) => {
      const made = await fixture('desktop');
      await use(made);
      await rm(made.folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  full: async ({ made, dataDir }, use) => {
    const folder = join(dataDir, 'data');
    cpSync(made.folder, folder, { recursive: true });
    await use({ ...made, folder });
  },
});
