import type { Filter } from '#engine/empires-of-the-north/data/schema.ts';
import { list, t, tCode } from './t.ts';

const isTrue = (value: boolean | undefined): boolean => value === true;

/** The icons of a filter as words: “mug or barrel”. */
export const iconsWords = (icons: readonly string[], type: 'conjunction' | 'disjunction' = 'disjunction'): string =>
  list(
    icons.map((icon) => tCode('icon', icon)),
    type,
  );

/** What a filter is about, without a number: “ready mug cards”; `n` says whether one or more of them. */
export function filterNoun({ icons, kinds, not, ready, island, base }: Filter, n: number): string {
  const words = [
    (what: string) => (icons === undefined ? what : t('filter.of-icon', { icon: iconsWords(icons), what })),
    (what: string) => (ready === undefined ? what : t(ready ? 'filter.ready' : 'filter.exhausted', { what })),
    (what: string) => (island === false ? t('filter.no-island', { what, n }) : what),
    (what: string) => (base === false ? t('filter.no-base', { what, n }) : what),
    (what: string) =>
      not === undefined
        ? what
        : t('filter.not', {
            what,
            n,
            kinds: list(
              not.map((kind) => t(`kind.${kind}`, { n })),
              'disjunction',
            ),
          }),
  ];
  return words.reduce((what, add) => add(what), head({ kinds, island, base, icons, ready }, n));
}

/** The noun itself; only Actions are ever ready or exhausted. */
function head({ kinds, island, base, icons, ready }: Filter, n: number): string {
  if (kinds !== undefined)
    return list(
      kinds.map((kind) => t(`kind.${kind}`, { n })),
      'disjunction',
    );
  if (isTrue(island)) return t('filter.island', { n });
  if (isTrue(base)) return t('filter.base', { n });
  if (icons !== undefined) return t('filter.card', { n });
  return t(ready === undefined ? 'filter.location' : 'kind.action', { n });
}

/**
 * What a filter is about, with how many of it: “a barrel card”, “2 other Actions”, “this card”.
 * @param other whether the words stand on a Location, which they never mean themselves
 */
export function filterText(filter: Filter, n: number, other: boolean): string {
  if (filter.self === 'only') return t('filter.self');
  const what = filterNoun(filter, n);
  const apart = other && filter.self === undefined;
  if (n > 1) return t('filter.more', { n, what, other: apart });
  return t('filter.one', { what, other: apart, vowel: /^[aeiou]/i.test(what) });
}
