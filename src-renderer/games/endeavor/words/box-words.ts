/** What is said of a building, a card or a token wherever it is told: at the table and in the rules' catalogue. */
import type { Pack } from '#engine/endeavor/data/schema.ts';
import { buildingOf, cardOf, packIndexOf } from '#engine/endeavor/pack-index.ts';
import { t } from './t.ts';
import { cardSymbols, symbolWords, trackName } from './words.ts';

/** A building: what it gives, and its action. */
export function buildingLines(pack: Pack, id: string): string[] {
  const { symbols, glory, action } = buildingOf(packIndexOf(pack), id);
  const gives = symbolWords(symbols, glory);
  return [
    ...(gives === '' ? [] : [t('inspect.building.gives', { what: gives })]),
    action === null ? t('inspect.building.none') : t('inspect.building.action', { symbol: t(`symbol.${action}`) }),
  ];
}

/** A card: what it gives, and what is special about it. */
export function cardLines(pack: Pack, id: string): string[] {
  const { governor, slavery } = cardOf(packIndexOf(pack), id);
  return [
    t('inspect.card.gives', { what: cardSymbols({ pack }, id) }),
    ...(governor ? [t('inspect.card.governor')] : []),
    ...(slavery ? [t('inspect.card.slavery')] : []),
    ...(id === pack.slavery.abolition ? [t('inspect.card.abolition')] : []),
  ];
}

/** A kind of token: the track it counts on, or what it is spent for. */
export function tokenLine(pack: Pack, id: string): string {
  const token = packIndexOf(pack).tokens.find((one) => one.id === id);
  if (token === undefined) return '';
  const { track, action } = token;
  if (track !== null) return t('inspect.token.brown', { track: trackName(track) });
  return t('inspect.token.blue', { symbol: action === null ? '' : t(`symbol.${action}`) });
}
