import type { CatalogueEntry, RulesBook } from '#renderer/window/rules.ts';
import { CLANS, type Clan } from '#tests/engine/toy/data.ts';
import { t, tCode } from '../t.ts';
import lake from './lake.md?raw';
import Sign from './Sign.svelte';

const entryOf = (id: Clan): CatalogueEntry => ({
  id,
  title: tCode('clan', id),
  lines: [tCode('clan.why', id)],
  source: t('clan.source'),
  rule: 'lake',
});

/** The rules of the toy, on one page, and its clans. */
export const toyRules: RulesBook = {
  topics: [lake],
  icons: { water: { paths: [{ d: 'M2 12q2.5-8 5 0t5 0 5 0 5 0', line: 2 }] } },
  Figure: Sign,
  catalogue: [
    { kind: 'clan', title: t('field.clan'), entries: () => CLANS.map(entryOf), out: () => new Set(['frog']) },
  ],
};
