import type { CatalogueKind } from '../../../window/rules.ts';
import type { EmpiresTypes } from '../types.ts';
import { t } from '../words/t.ts';
import { cardEntries, cardsOut } from './entries/cards.ts';
import { clanEntries } from './entries/clans.ts';
import { islandEntries, islandsOut } from './entries/islands.ts';

/** What the box of Empires of the North holds, by kind. */
export const CATALOGUE: readonly CatalogueKind<EmpiresTypes>[] = [
  { kind: 'card', title: t('rules.cards'), entries: cardEntries, out: cardsOut },
  { kind: 'island', title: t('rules.islands'), entries: islandEntries, out: islandsOut },
  { kind: 'clan', title: t('rules.clans'), entries: clanEntries },
];
