import { BUILDINGS } from '#engine/archipelago/data/schema-common.ts';
import { cardLabel } from '../panels/seats/card-label.ts';
import { factsOf } from '../panels/seats/facts.ts';
import { t } from '../words/t.ts';
import { seatName, type Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** Everything open about a seat: discs, people, ships, buildings, and its cards to be read. */
export function seatInspection(table: Table, seat: number): Answer | undefined {
  if (table.seats[seat] === undefined) return undefined;
  const facts = factsOf(table, seat);
  const buildings = BUILDINGS.filter((kind) => facts.buildings[kind] > 0).map((kind) =>
    t('strip.buildings', { n: facts.buildings[kind], building: t(`building.${kind}`) }),
  );
  return {
    title: seatName(table.seats, seat),
    lines: [
      t('strip.discs', { n: facts.discsLeft, all: facts.discsAll }),
      [t('strip.citizens', { n: facts.citizens }), t('strip.rebels', { n: facts.rebels })].join(' · '),
      [t('strip.ships', { n: facts.ships }), ...buildings].join(' · '),
      t('strip.cards', { n: facts.cards.length }),
    ],
    things: facts.cards.map((held) => ({ thing: held.card, label: cardLabel(table, held) })),
  };
}
