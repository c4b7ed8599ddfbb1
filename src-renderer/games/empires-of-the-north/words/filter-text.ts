import type { Filter } from '#engine/empires-of-the-north/data/schema.ts';
import { fitsAs, type Standing } from '#engine/empires-of-the-north/figures/filter.ts';
import { list, t, tCode } from './t.ts';

/** The Location that words stand on, which they never mean themselves; undefined where they stand on none. */
export type TextOn = Standing | undefined;

/** What discarding never takes (ruling N). */
export const NO_BASE: Filter = { base: false };
/** What is never taken back to the hand (ruling N). */
export const OWN_DECK: Filter = { base: false, island: false };

const isTrue = (value: boolean | undefined): boolean => value === true;

/** The icons of a filter as words: “mug or barrel”. */
export const iconsWords = (icons: readonly string[], type: 'conjunction' | 'disjunction' = 'disjunction'): string =>
  list(
    icons.map((icon) => tCode('icon', icon)),
    type,
  );

/** What a filter is about, without a number: “ready mug cards”; `n` says whether one or more of them. */
export function filterNoun({ icons, kinds, not, ready, island, base }: Filter, n: number): string {
  const none = [
    ...(not ?? []).map((kind) => t(`kind.${kind}`, { n })),
    ...(island === false ? [t('filter.island', { n })] : []),
    ...(base === false ? [t('filter.base', { n })] : []),
  ];
  const words = [
    (what: string) => (icons === undefined ? what : t('filter.of-icon', { icon: iconsWords(icons), what })),
    (what: string) => (ready === undefined ? what : t(ready ? 'filter.ready' : 'filter.exhausted', { what })),
    (what: string) => (none.length === 0 ? what : t('filter.not', { what, n, kinds: list(none, 'disjunction') })),
  ];
  return words.reduce((what, add) => add(what), head({ kinds, island, base, icons, ready }, n));
}

/** The noun itself; only Actions are ever ready or exhausted. */
function head({ kinds, island, base, icons, ready }: Filter, n: number): string {
  if (kinds !== undefined) {
    // A card that is a field or an upgrade is one of either.
    const told =
      kinds.includes('upgrade') || kinds.includes('field') ? kinds.filter((kind) => kind !== 'either') : kinds;
    return list(
      told.map((kind) => t(`kind.${kind}`, { n })),
      'disjunction',
    );
  }
  if (isTrue(island)) return t('filter.island', { n });
  if (isTrue(base)) return t('filter.base', { n });
  if (icons !== undefined) return t('filter.card', { n });
  return t(ready === undefined ? 'filter.location' : 'kind.action', { n });
}

/** Whether a filter could mean the Location its words stand on, so that they have to say “another”. */
function couldMean(filter: Filter, on: TextOn): boolean {
  if (on === undefined || filter.self !== undefined) return false;
  return (filter.ready === undefined || on.kind === 'action') && fitsAs(on, on.kind, filter);
}

/**
 * What a filter is about, with how many of it: “a barrel card”, “2 other Actions”, “this card”.
 * @param on the Location the words stand on
 */
export function filterText(filter: Filter, n: number, on: TextOn): string {
  if (filter.self === 'only') return t('filter.self');
  const what = filterNoun(filter, n);
  const apart = couldMean(filter, on);
  if (n > 1) return t('filter.more', { n, what, other: apart });
  return t('filter.one', { what, other: apart, vowel: /^[aeiou]/i.test(what) });
}

/** What a filter is about, any number of it: “Storage cards”, “other Locations”. */
export function someText(filter: Filter, on: TextOn): string {
  if (filter.self === 'only') return t('filter.self');
  return t('filter.some', { what: filterNoun(filter, 2), other: couldMean(filter, on) });
}
