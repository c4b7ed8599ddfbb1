import type { CatalogueKind } from '../../../window/rules.ts';
import type { EndeavorTypes } from '../types.ts';
import { t } from '../words/t.ts';
import { buildingEntries, buildingsOut } from './entries/buildings.ts';
import { cardEntries, cardsOut } from './entries/cards.ts';
import { regionEntries } from './entries/regions.ts';
import { tokenEntries, tokensOut } from './entries/tokens.ts';
import { trackEntries } from './entries/tracks.ts';

/** What the box of Endeavor holds, by kind. */
export const CATALOGUE: readonly CatalogueKind<EndeavorTypes>[] = [
  { kind: 'card', title: t('rules.cards'), entries: cardEntries, out: cardsOut },
  { kind: 'building', title: t('rules.buildings'), entries: buildingEntries, out: buildingsOut },
  { kind: 'token', title: t('rules.tokens'), entries: tokenEntries, out: tokensOut },
  { kind: 'region', title: t('rules.regions'), entries: regionEntries },
  { kind: 'track', title: t('rules.tracks'), entries: trackEntries },
];
