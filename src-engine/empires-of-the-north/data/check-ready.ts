/**
 * Cross-check of `ready`: no card that readies can be readied by one that does, or two of them could wake each other without
 * end. A Copy may have the effect of any card, so it counts as one that readies wherever its clan has such a Location.
 */
import { shown, type Check } from '../../kernel/pack/report.ts';
import type { Filter } from './effect.ts';
import { partsOf, type Said } from './parts.ts';
import type { Pack } from './schema.ts';

type Known = Said & { readonly id: string; readonly icon?: string; readonly origin: 'deck' | 'base' | 'island' };

const readies = (card: Known): Filter[] =>
  partsOf(card, '').flatMap((part) => (part.is === 'effect' && part.effect.do === 'ready' ? [part.effect.filter] : []));

/** Whether the filter of a card can ever mean another, or itself, as far as print tells. */
function canMean({ self, icons, kinds, not, island, base }: Filter, by: Known, other: Known): boolean {
  if (self !== undefined && by === other) return true;
  if (self === 'only') return false;
  const { icon, face, origin } = other;
  if (icons !== undefined && (icon === undefined || !icons.includes(icon))) return false;
  if (island !== undefined && island !== (origin === 'island')) return false;
  if (base !== undefined && base !== (origin === 'base')) return false;
  if (face.kind === 'copy') return true;
  return (kinds === undefined || kinds.includes(face.kind)) && not?.includes(face.kind) !== true;
}

/** Checks that no card that readies can ready another. */
export const checkReady: Check<Pack> = ({ clans, islands }, report) => {
  const conquered = islands.map((card): Known => ({ ...card, origin: 'island' }));
  clans.forEach(({ base, cards }, at) => {
    const own = cards.map((card): Known => ({ ...card, origin: 'deck' }));
    const all = [...base.map((card): Known => ({ ...card, origin: 'base' })), ...own, ...conquered];
    const wakers = all.filter((card) => card.face.kind !== 'boost' && readies(card).length > 0);
    const copies = wakers.length > 0 ? own.filter(({ face }) => face.kind === 'copy') : [];
    own.forEach((card, index) => {
      const filters = readies(card);
      for (const other of [...wakers, ...copies])
        if (filters.some((filter) => canMean(filter, card, other)))
          report(
            `clans.${at}.cards.${index}`,
            `got a card that can ready ${shown(other.id)}, which can ready cards too`,
          );
    });
  });
};
