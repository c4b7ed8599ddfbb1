import { BUILDINGS } from '#engine/archipelago/data/schema-common.ts';
import { ofSeats, type ThingKind } from '../../../window/things.ts';
import { cardLabel } from '../panels/seats/card-label.ts';
import { factsOf } from '../panels/seats/facts.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { t } from '../words/t.ts';
import { seatName, type Table } from '../words/words.ts';
import { thing } from './names.ts';

/** Everything open about a seat, a sentence each: discs, people, ships and buildings, cards. */
export function seatLines(table: Table, which: number): string[] {
  const facts = factsOf(table, which);
  const buildings = BUILDINGS.filter((kind) => facts.buildings[kind] > 0).map((kind) =>
    t('strip.buildings', { n: facts.buildings[kind], building: t(`building.${kind}`) }),
  );
  return [
    t('strip.discs', { n: facts.discsLeft, all: facts.discsAll }),
    [t('strip.citizens', { n: facts.citizens }), t('strip.lying', { n: facts.lying, hungry: facts.hungry })].join(
      ' · ',
    ),
    [t('strip.ships', { n: facts.ships }), ...buildings].join(' · '),
    t('strip.cards', { n: facts.cards.length }),
  ];
}

/** A seat, with its cards to be read. */
export const seat: ThingKind<ArchipelagoTypes, number> = {
  ...ofSeats,
  name: ({ seats }, which) => seatName(seats, which),
  about: (table, which) => ({
    lines: seatLines(table, which),
    things: factsOf(table, which).cards.map((held) => ({
      thing: thing('card', held.card),
      label: cardLabel(table, held),
    })),
  }),
  rule: () => 'terms/screen',
};
