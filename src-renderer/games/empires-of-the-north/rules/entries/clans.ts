import type { Clan, Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { clanPicture } from '../../pictures.ts';
import { list, t, tCode } from '../../words/t.ts';
import { cardName, clanName } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';

/** The clans with their types and base cards. */
export const clanEntries = (pack: Pack): CatalogueEntry[] => pack.clans.map(entryOf);

function entryOf(clan: Clan): CatalogueEntry {
  const { id, base, cards, icons } = clan;
  const picture = clanPicture(id);
  const ofIcon = (icon: string): number =>
    cards.reduce((sum, card) => (card.icon === icon ? sum + card.copies : sum), 0);
  return {
    id,
    title: clanName(id),
    lines: [
      tCode('clan', `${id}.why`),
      t('rules.clan-types', {
        types: list(icons.map((icon) => t('rules.clan-type', { type: tCode('icon', icon), n: ofIcon(icon) }))),
      }),
      t('rules.clan-base', { cards: list(base.map((card) => cardName(card.id))) }),
      t('rules.clan-deck', { n: cards.reduce((sum, { copies }) => sum + copies, 0), designs: cards.length }),
    ],
    source: sourceWords(clan, [
      ['icons', t('rules.value-types')],
      ['base', t('rules.value-base')],
      ['cards', t('rules.value-deck')],
    ]),
    ...(picture !== undefined && { picture }),
    rule: `clans/${id}`,
  };
}
