import type { BaseCard, Card, Clan, Face, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { CatalogueEntry, RuleAnchor } from '../../../../window/rules.ts';
import { pictureOf } from '../../pictures.ts';
import { thing } from '../../things/names.ts';
import type { Table } from '../../types.ts';
import { cardLines, priceWords } from '../../words/card-text.ts';
import { t, tCode } from '../../words/t.ts';
import { cardName, clanName, tileName } from '../../words/words.ts';
import { sourceWords, withParts } from '../sources.ts';

/** Where each kind of card is explained. */
const RULES: Readonly<Record<Face['kind'], RuleAnchor>> = {
  field: 'fields',
  upgrade: 'fields/upgrades',
  either: 'fields/upgrades/either',
  boost: 'boost',
  plain: 'place/bonus',
  action: 'use',
  special: 'specials',
  storage: 'storage',
  copy: 'copies',
};

/** The cards clan by clan: base cards, then the deck. */
export function cardEntries(pack: Pack): CatalogueEntry[] {
  return pack.clans.flatMap((clan) => [
    ...clan.base.map((card) => baseEntry(pack, clan, card)),
    ...clan.cards.map((card) => deckEntry(pack, clan, card)),
  ]);
}

/** Cards of which every copy lies in an empire. */
export function cardsOut({ view, pack }: Table): ReadonlySet<string> {
  const lying = view.players.flatMap(({ empire }) => empire.flatMap(({ card, under }) => [card, ...under]));
  const deck = pack.clans.flatMap(({ cards }) => cards.map(({ id, copies }) => ({ id, copies })));
  const base = pack.clans.flatMap((clan) => clan.base.map(({ id }) => ({ id, copies: 1 })));
  return new Set(
    [...deck, ...base].flatMap(({ id, copies }) => (lying.filter((card) => card === id).length >= copies ? [id] : [])),
  );
}

function baseEntry(pack: Pack, clan: Clan, card: BaseCard): CatalogueEntry {
  const { id, face } = card;
  return {
    id,
    title: cardName(id),
    lines: [
      t('rules.card-base', { clan: clanName(clan.id) }),
      t('rules.card-kind', { kind: t(`kind.${face.kind}`, { n: 1 }) }),
      ...cardLines(cardOf(packIndexOf(pack), id)),
    ],
    source: sourceWords(card, [
      ['face.kind', t('rules.value-kind')],
      ['face', t('rules.value-face')],
    ]),
    picture: pictureOf(cardOf(packIndexOf(pack), id), 'scene'),
    thing: thing('card', id),
    rule: RULES[face.kind],
  };
}

function deckEntry(pack: Pack, clan: Clan, card: Card): CatalogueEntry {
  const { id, icon, copies, face, price, corner, bonus } = card;
  return {
    id,
    title: cardName(id),
    lines: [
      t('rules.card-deck', { clan: clanName(clan.id), copies, icon: tCode('icon', icon) }),
      t('rules.card-kind', { kind: t(`kind.${face.kind}`, { n: 1 }) }),
      ...(price === undefined ? [] : [t('rules.card-price', { price: priceWords(price) })]),
      ...(corner === undefined ? [] : [t('rules.card-corner', { tile: tileName(corner) })]),
      ...cardLines(cardOf(packIndexOf(pack), id)),
    ],
    source: sourceWords(card, [
      ['face.kind', t('rules.value-kind')],
      ...withParts(card, ['face', t('rules.value-face')], t('rules.value-face-part')),
      ...(price === undefined ? [] : [['price', t('rules.value-price')] as const]),
      ...(corner === undefined ? [] : [['corner', t('rules.value-corner')] as const]),
      ...(bonus === undefined ? [] : withParts(card, ['bonus', t('rules.value-bonus')], t('rules.value-bonus-part'))),
      ['icon', t('rules.value-icon')],
      ['copies', t('rules.value-copies')],
    ]),
    count: copies,
    picture: pictureOf(cardOf(packIndexOf(pack), id), 'scene'),
    thing: thing('card', id),
    rule: RULES[face.kind],
  };
}
