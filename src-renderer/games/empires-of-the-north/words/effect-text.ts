import type { Amount, Cost, Effect, Filter } from '#engine/empires-of-the-north/data/schema.ts';
import { eachText, fixedOf, partsOf, testText } from './amount-text.ts';
import { filterText, NO_BASE, OWN_DECK, someText, type TextOn } from './filter-text.ts';
import { amountWords, goodsParts, thingWords } from './goods-words.ts';
import { list, t } from './t.ts';

/**
 * An effect of a card in words, without capital and full stop. Words are made of the effect that is played, so that the two
 * cannot differ.
 * @param on the Location it stands on, which its words never mean
 */
export function effectText(effect: Effect, on: TextOn): string {
  const what = (filter: Parameters<typeof filterText>[0], n = 1): string => filterText(filter, n, on);
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
        what: what(placeable(effect.filter)),
        free: effect.free === true,
        less: effect.less === undefined ? 'none' : list(goodsParts(effect.less)),
      });
    case 'voyage':
      return t(`text.voyage-${effect.how}`);
    case 'exhaust':
    case 'ready':
      return t(`text.${effect.do}`, { what: what(effect.filter, effect.n) });
    case 'search':
      return t('text.search', { what: filterText(effect.filter, 1, undefined) });
    case 'lift':
      return t('text.lift', { what: what({ ...effect.filter, ...OWN_DECK }) });
    case 'drop':
      return t('text.drop', { what: what({ ...effect.filter, ...NO_BASE }) });
    case 'assign':
      return t('text.assign', partly(effect, effect.n, on));
    case 'release':
      return effect.n === undefined
        ? t('text.release-all', { thing: thingWords(effect.what), what: what(effect.filter) })
        : t('text.release', partly(effect, effect.n, on));
    case 'move':
    case 'raid':
      return t(`text.${effect.do}`);
  }
}

/** What an effect may place: never a field, which its words say where they name no kind. */
const placeable = (filter: Filter): Filter =>
  filter.kinds === undefined ? { ...filter, not: ['field', ...(filter.not ?? [])] } : filter;

/** So many of a thing, each of which may go to, or come from, another Location. */
const partly = ({ what, filter }: Extract<Effect, { do: 'assign' | 'release' }>, n: number, on: TextOn) => ({
  n,
  thing: amountWords(what, n),
  what: n > 1 ? someText(filter, on) : filterText(filter, 1, on),
});

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
export function costText({ goods = {}, resources, workers, drop, exhaust }: Cost, on: TextOn): string {
  const paid = [
    ...goodsParts(goods),
    ...(resources === undefined ? [] : [amountWords('resource', resources)]),
    ...(workers === undefined ? [] : [amountWords('worker', workers)]),
  ];
  return list([
    ...(paid.length === 0 ? [] : [t('cost.pay', { what: list(paid) })]),
    ...(drop === undefined ? [] : [t('cost.drop', { what: filterText({ ...drop, ...NO_BASE }, 1, on) })]),
    ...(exhaust === undefined ? [] : [t('cost.exhaust', { what: filterText(exhaust, 1, on) })]),
  ]);
}
