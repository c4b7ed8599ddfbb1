import { expect, test } from 'vitest';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';
import { archipelagoRules } from '#renderer/games/archipelago/rules/book.ts';
import { things as archipelago } from '#renderer/games/archipelago/things/things.ts';
import { empiresRules } from '#renderer/games/empires-of-the-north/rules/book.ts';
import { things as empires } from '#renderer/games/empires-of-the-north/things/things.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import { things as endeavor } from '#renderer/games/endeavor/things/things.ts';
import { findThing, type Things } from '#renderer/window/things.ts';
import type { RulesBook } from '#renderer/window/rules.ts';
import type { GameTypes, TableOf } from '#renderer/window/types.ts';

/** What the catalogue and the table say of one thing: its name, and the anchor under which it stands in the box. */
function told<T extends GameTypes>(rules: RulesBook<T>, things: Things<T>, pack: T['pack']): [object[], object[]] {
  // Neither names nor anchors of what lies in the box depend on how a table stands.
  const table = { seats: [], view: {}, pack } as unknown as TableOf<T>;
  const shown = rules.catalogue.flatMap(({ kind, entries }) =>
    entries(pack).flatMap(({ id, title, thing }) =>
      thing === undefined ? [] : [{ thing, title, anchor: `${kind}/${id}` }],
    ),
  );
  const atTable = shown.map(({ thing }) => {
    const found = findThing(things, table, thing);
    return { thing, title: found?.kind.name(table, found.which), anchor: found?.kind.rule?.(table, found.which) };
  });
  return [shown, atTable];
}

const GAMES: Readonly<Record<string, [object[], object[]]>> = {
  archipelago: told(archipelagoRules, archipelago, ARCHIPELAGO),
  endeavor: told(endeavorRules, endeavor, ENDEAVOR),
  'empires-of-the-north': told(empiresRules, empires, EMPIRES),
};

test.each(Object.entries(GAMES))('%s: what lies in the box is called and explained alike at the table', (_, of) => {
  const [shown, atTable] = of;
  expect(shown.length).toBeGreaterThan(40);
  expect(atTable).toEqual(shown);
});
