/** Cross-checks of the whole: ids, icons, ships, islands, and numbers of the supply that belong together. */
import { mustBeUnique, shown, total, type Check, type Report } from '../../kernel/pack/report.ts';
import { PLAYERS } from '../options.ts';
import { partsOf } from './parts.ts';
import type { Card, Clan, Pack } from './schema.ts';

/** A card is named by its id alone, whatever it is. */
const checkIds: Check<Pack> = ({ clans, islands }, report) => {
  const ids = (list: readonly { id: string }[], name: string) =>
    list.map(({ id }, at) => ({ path: `${name}.${at}.id`, value: id }));
  const cards = clans.flatMap(({ base, cards: deck }, at) => [
    ...ids(base, `clans.${at}.base`),
    ...ids(deck, `clans.${at}.cards`),
  ]);
  mustBeUnique(report, [...cards, ...ids(islands, 'islands')], 'an id');
  mustBeUnique(report, ids(clans, 'clans'), 'an id');
};

/** Every card shows an icon of its clan, and every icon of a clan stands on a card. */
function checkIcons({ icons, cards }: Clan, at: number, report: Report): void {
  mustBeUnique(
    report,
    icons.map((value, index) => ({ path: `clans.${at}.icons.${index}`, value })),
    'an icon',
  );
  cards.forEach(({ icon }, index) => {
    if (!icons.includes(icon))
      report(`clans.${at}.cards.${index}.icon`, `got ${shown(icon)}, expected an icon of the clan`);
  });
  icons.forEach((icon, index) => {
    if (!cards.some((card) => card.icon === icon))
      report(`clans.${at}.icons.${index}`, `got ${shown(icon)}, expected a card that shows it`);
  });
}

/** A clan has one ship besides those of the start, or none (rulebook: the third ship of Ulaf). */
function checkShips({ cards }: Clan, at: number, report: Report): void {
  const given = (card: Card): number =>
    partsOf(card, '').filter((part) => part.is === 'effect' && part.effect.do === 'ship' && part.effect.of === 'clan')
      .length;
  const ships = total(cards.map((card) => card.copies * given(card)));
  if (ships > 1) report(`clans.${at}.cards`, `got ${ships} ships of the clan, expected one or none`);
}

/** Enough islands to open, cards to draw, and clans to choose from. */
const checkSupply: Check<Pack> = ({ clans, islands, supply }, report) => {
  for (const pile of ['near', 'far'] as const) {
    const many = islands.filter((island) => island.pile === pile).length;
    if (many < supply.open)
      report('islands', `got ${many} of the ${pile} pile, expected ${supply.open} or more: those open`);
  }
  const { drawn, kept } = supply.opening;
  if (kept > drawn) report('supply.opening.kept', `got ${kept}, expected ${drawn} or fewer: those drawn`);
  if (clans.length < PLAYERS.to)
    report('clans', `got ${clans.length}, expected ${PLAYERS.to} or more: one for each player, no two alike`);
};

/** Checks ids, icons, ships, islands and the supply. */
export const checkBox: Check<Pack> = (pack, report) => {
  checkIds(pack, report);
  checkSupply(pack, report);
  pack.clans.forEach((clan, at) => {
    checkIcons(clan, at, report);
    checkShips(clan, at, report);
  });
};
