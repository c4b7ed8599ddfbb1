import type { Amount, Cost, Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { eachText, fixedOf, partsOf, testText } from './amount-text.ts';
import { filterText } from './filter-text.ts';
import { amountWords, goodsParts, thingWords } from './goods-words.ts';
import { list, t } from './t.ts';

/** What stands around an effect: whether it stands on a Location, which its words never mean. */
export type TextOn = { readonly other: boolean };

/**
 * An effect of a card in words, without capital and full stop. Words are made of the effect that is played, so that the two
 * cannot differ.
 */
export function effectText(effect: Effect, on: TextOn): string {
  const what = (filter: Parameters<typeof filterText>[0], n = 1): string => filterText(filter, n, on.other);
  switch (effect.do) {
    case 'all':
      return effect.effects.map((one) => effectText(one, on)).reduce((one, other) => t('text.then', { one, other }));
    case 'one':
      return oneText(effect.effects, on);
    case 'may':
      return t('text.may', { cost: costText(effect.cost, on), effect: effectText(effect.effect, on) });
    case 'if':
      return t('text.if', { test: testText(effect.test), effect: effectText(effect.effect, on) });
    case 'times':
      return timesText(effect.n, effectText(effect.effect, on));
    case 'gain':
      return t('text.gain', { what: list(goodsParts(effect.goods)) });
    case 'gain-any': {
      const { n, of, different = false, others = false } = effect;
      return t('text.any', { n, of, different, others });
    }
    case 'vp':
      return pointsText(effect.n);
    case 'worker':
    case 'draw':
    case 'recover':
    case 'advance':
      return t(`text.${effect.do}`, { n: effect.n });
    case 'ship':
      return t(`text.ship-${effect.of}`);
    case 'play':
      return list(
        effect.tiles.map((tile) => t(`capitals.${tile}`)),
        'disjunction',
      );
    case 'build':
      return t('text.build', {
        what: filterText(effect.filter, 1, false),
        free: effect.free === true,
        less: effect.less === undefined ? 'none' : list(goodsParts(effect.less)),
      });
    case 'voyage':
      return t(`text.voyage-${effect.how}`);
    case 'exhaust':
    case 'ready':
      return t(`text.${effect.do}`, { what: what(effect.filter, effect.n) });
    case 'search':
      return t('text.search', { what: filterText(effect.filter, 1, false) });
    case 'lift':
    case 'drop':
      return t(`text.${effect.do}`, { what: what(effect.filter) });
    case 'assign':
      return t('text.assign', { n: effect.n, thing: amountWords(effect.what, effect.n), what: what(effect.filter) });
    case 'release':
      return effect.n === undefined
        ? t('text.release-all', { thing: thingWords(effect.what), what: what(effect.filter) })
        : t('text.release', { n: effect.n, thing: amountWords(effect.what, effect.n), what: what(effect.filter) });
    case 'move':
    case 'raid':
      return t(`text.${effect.do}`);
  }
}

/** One of several effects; goods of which one is gained share their verb. */
function oneText(effects: readonly Effect[], on: TextOn): string {
  const gains = effects.flatMap((one) => (one.do === 'gain' ? [list(goodsParts(one.goods))] : []));
  if (gains.length === effects.length) return t('text.gain', { what: list(gains, 'disjunction') });
  return effects.map((one) => effectText(one, on)).reduce((one, other) => t('text.or', { one, other }));
}

function timesText(n: Amount, effect: string): string {
  const fixed = fixedOf(n);
  return fixed === undefined ? t('text.times', { what: eachText(n), effect }) : t('text.times-n', { n: fixed, effect });
}

function pointsText(n: Amount): string {
  const fixed = fixedOf(n);
  return fixed === undefined
    ? t('text.vp-each', { n: partsOf(n).times, what: eachText(n) })
    : t('text.vp', { n: fixed });
}

/** What is paid for an effect: “pay 1 food and 1 worker”, “discard a Location”. */
export function costText({ goods = {}, resources, workers, drop, exhaust }: Cost, { other }: TextOn): string {
  const paid = [
    ...goodsParts(goods),
    ...(resources === undefined ? [] : [amountWords('resource', resources)]),
    ...(workers === undefined ? [] : [amountWords('worker', workers)]),
  ];
  return list([
    ...(paid.length === 0 ? [] : [t('cost.pay', { what: list(paid) })]),
    ...(drop === undefined ? [] : [t('cost.drop', { what: filterText(drop, 1, other) })]),
    ...(exhaust === undefined ? [] : [t('cost.exhaust', { what: filterText(exhaust, 1, other) })]),
  ]);
}
