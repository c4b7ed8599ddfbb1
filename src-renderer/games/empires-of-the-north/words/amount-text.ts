import type { Amount, Test } from '#engine/empires-of-the-north/data/schema.ts';
import { filterNoun, iconsWords } from './filter-text.ts';
import { thingWords } from './goods-words.ts';
import { t } from './t.ts';

/** What is counted in the end: a plain number, or things of some kind. */
type Base = Exclude<Amount, number | { of: Amount }>;

/** An amount taken apart: what is counted, `times` for each `over` of them, and at most `most`. */
type Parts = { readonly base: Base | number; readonly times: number; readonly over: number; readonly most?: number };

/** Takes an amount apart. A limit counts after everything inside it. */
export function partsOf(amount: Amount): Parts {
  if (typeof amount === 'number' || !('of' in amount)) return { base: amount, times: 1, over: 1 };
  const inner = partsOf(amount.of);
  const limit = (of: (most: number) => number) => (inner.most === undefined ? {} : { most: of(inner.most) });
  if ('times' in amount)
    return { ...inner, times: inner.times * amount.times, ...limit((most) => most * amount.times) };
  if ('over' in amount)
    return { ...inner, over: inner.over * amount.over, ...limit((most) => Math.floor(most / amount.over)) };
  return { ...inner, most: Math.min(amount.most, inner.most ?? Infinity) };
}

/** The number an amount always is; undefined where it is counted. */
export function fixedOf(amount: Amount): number | undefined {
  const { base, times, over, most = Infinity } = partsOf(amount);
  return typeof base === 'number' ? Math.min(most, Math.floor((base * times) / over)) : undefined;
}

/** What is counted, after “for each”: “penguin card”, “2 resources on this card, at most 6”. */
export function eachText(amount: Amount): string {
  const { base, over, most } = partsOf(amount);
  const what = typeof base === 'number' ? String(base) : over > 1 ? manyOf(base) : oneOf(base);
  const each = over > 1 ? t('each.several', { over, what }) : t('each.plain', { what });
  return most === undefined ? each : t('each.most', { what: each, most });
}

function oneOf(base: Base): string {
  if ('count' in base) return filterNoun(base.count, 1);
  if ('sets' in base) return t('each.sets', { icons: iconsWords(base.sets, 'conjunction') });
  return 'on' in base ? t('each.on', { thing: thingWords(base.what), where: whereOf(base) }) : t('each.released');
}

function manyOf(base: Base): string {
  if ('count' in base) return filterNoun(base.count, 2);
  if ('sets' in base) return t('many.sets', { icons: iconsWords(base.sets, 'conjunction') });
  return 'on' in base ? t('many.on', { thing: thingWords(base.what), where: whereOf(base) }) : t('many.released');
}

const whereOf = ({ on }: Extract<Base, { on: unknown }>): string =>
  on.self === 'only' ? t('filter.self') : filterNoun(on, 2);

const AGAINST_NUMBER = { '<': 'less', '<=': 'at-most', '=': 'exactly', '>=': 'at-least', '>': 'more' } as const;
const AGAINST_COUNT = {
  '<': 'less-than',
  '<=': 'at-most-as',
  '=': 'as-many',
  '>=': 'at-least-as',
  '>': 'more-than',
} as const;

/** A condition: “with at least 3 penguin cards”, “at a far island”. */
export function testText(test: Test): string {
  if ('far' in test) return t('test.far', { far: test.far });
  const { left, is, right } = test;
  const number = fixedOf(right);
  const values = { left: plural(left), right: number ?? plural(right) };
  return number === undefined ? t(`test.${AGAINST_COUNT[is]}`, values) : t(`test.${AGAINST_NUMBER[is]}`, values);
}

function plural(amount: Amount): string {
  const { base } = partsOf(amount);
  return typeof base === 'number' ? String(base) : manyOf(base);
}
