import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { RulesReference } from '#renderer/panels/rules/reference.svelte.ts';
import type { CatalogueEntry, RulesBook } from '#renderer/window/rules.ts';
import PlainSign from './PlainSign.svelte';

const topic = (id: string, title: string, text: string): string =>
  `---\nid: ${id}\ntitle: ${title}\nchapter: On the lake\npages: 4-5\n---\n${text}`;

const ROWING = `A boat goes from spot to spot, *once a round*.

## How far {#rowing/far page=5}

Two spots ![a spot](icon:spot), **three with the wind**. What was [caught](#fishing) comes along:

- fish, up to four,
- reeds, as many as there are.

| Boat | Spots |
| --- | --- |
| raft | 1 |
| canoe | 2 |`;

const entry = (id: string, title: string): CatalogueEntry => ({
  id,
  title,
  lines: ['It counts at the end, whoever holds it.'],
  source: 'Made up',
  count: 2,
  rule: 'rowing',
});

const BOOK: RulesBook = {
  topics: [
    topic('rowing', 'Rowing', ROWING),
    topic('fishing', 'Fishing', 'Nets bring fish.\n\n![A net](figure:net)\n\n1. Cast.\n2. Draw.'),
  ],
  icons: { spot: { paths: [{ d: 'M4 4H20V20H4Z', line: 2 }] } },
  Figure: PlainSign,
  catalogue: [
    {
      kind: 'card',
      title: 'Cards',
      entries: () => [entry('storm', 'Storm'), entry('calm', 'Calm')],
      out: () => new Set(['calm']),
    },
  ],
};

/** What the window of a made-up reference is shown with. */
export function madeUpReference() {
  const reference = new RulesReference();
  reference.open({ anchor: 'rowing/far' });
  const source = { pack: BASE_PACK, table: { seats: [], view: {}, pack: BASE_PACK } };
  const keys = [{ title: 'At the table', lines: [{ name: 'undo', keys: ['U'], does: 'takes back' }] }];
  return { reference, card: { ...archipelagoCard, rules: () => Promise.resolve(BOOK) }, source, keys, modal: false };
}
