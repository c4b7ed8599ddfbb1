import type { Island, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { pictureOf } from '../../pictures.ts';
import { thing } from '../../things/names.ts';
import type { Table } from '../../types.ts';
import { cardLines, sentence } from '../../words/card-text.ts';
import { effectText } from '../../words/effect-text.ts';
import { t } from '../../words/t.ts';
import { cardName } from '../../words/words.ts';
import { sourceWords, type Field } from '../sources.ts';

/** The near islands, then the far ones. */
export const islandEntries = (pack: Pack): CatalogueEntry[] => pack.islands.map((island) => entryOf(pack, island));

/** Islands that lie in an empire. */
export const islandsOut = ({ view, pack }: Table): ReadonlySet<string> => {
  const lying = new Set(view.players.flatMap(({ empire }) => empire.map(({ card }) => card)));
  return new Set(pack.islands.flatMap(({ id }) => (lying.has(id) ? [id] : [])));
};

function entryOf(pack: Pack, island: Island): CatalogueEntry {
  const { id, pile, face, bonus, pillage } = island;
  const fields: Field[] = [
    ['pile', t('rules.value-pile')],
    ['pillage', t('rules.value-pillage')],
    ['face', t('rules.value-face')],
  ];
  return {
    id,
    title: cardName(id),
    lines: [
      t(`rules.island-${pile}`),
      sentence(t('face.pillage', { effect: effectText(pillage, undefined) })),
      t('rules.island-conquered', { kind: t(`kind.${face.kind}`, { n: 1 }) }),
      ...cardLines(cardOf(packIndexOf(pack), id)),
    ],
    source: sourceWords(island, bonus === undefined ? fields : [...fields, ['bonus', t('rules.value-bonus')]]),
    picture: pictureOf(cardOf(packIndexOf(pack), id), 'scene'),
    thing: thing('card', id),
    rule: 'islands',
  };
}
