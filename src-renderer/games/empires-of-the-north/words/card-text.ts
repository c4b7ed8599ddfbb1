import {
  GOODS,
  type Effect,
  type Face,
  type Goods,
  type Price,
  type Trigger,
} from '#engine/empires-of-the-north/data/schema.ts';
import { testText } from './amount-text.ts';
import { costText, effectText, type TextOn } from './effect-text.ts';
import { filterText } from './filter-text.ts';
import { amountWords, goodsWords, thingWords } from './goods-words.ts';
import { list, t } from './t.ts';

/** What the words of a card are made of. */
export type Printed = { readonly face: Face; readonly bonus?: Effect | null | undefined };

/** Words that stand on a Location never mean it. */
const LOCATION: TextOn = { other: true };
const BOOST: TextOn = { other: false };

/** A text as a sentence: with a capital and a full stop. Nothing for nothing. */
export const sentence = (text: string): string =>
  text === '' ? '' : t('face.sentence', { text: text.replace(/^./u, (letter) => letter.toUpperCase()) });

/** The words of a card, a sentence each: what it does, and what it brings when it is placed. None for a plain card. */
export function cardLines({ face, bonus }: Printed): string[] {
  const placed =
    bonus === undefined || bonus === null ? [] : [t('face.bonus', { effect: effectText(bonus, LOCATION) })];
  return [...faceTexts(face), ...placed].map(sentence);
}

/** The words of a card in one line. */
export const cardText = (card: Printed): string => cardLines(card).join(' ');

/** What a card does, in clauses. */
export function faceTexts(face: Face): string[] {
  switch (face.kind) {
    case 'field':
      return [t('face.field', { goods: goodsWords(face.goods) })];
    case 'upgrade':
      return [t('face.upgrade', { goods: goodsWords(face.goods), things: thingsWords(face.goods) })];
    case 'either':
      return [t('face.either', { field: goodsWords(face.field), upgrade: goodsWords(face.upgrade) })];
    case 'boost':
      return [effectText(face.effect, BOOST)];
    case 'plain':
      return [];
    case 'action':
      return [actionText(face)];
    case 'special':
      return face.triggers.map(triggerText);
    case 'storage':
      return [
        t('face.storage', {
          n: face.n,
          what: amountWords(face.what, face.cap),
          effect: effectText(face.effect, LOCATION),
        }),
      ];
    case 'copy':
      return [t('face.copy', { what: filterText(face.of ?? {}, 1, true) })];
  }
}

/** Kinds of goods without numbers: “wood or stone”. */
const thingsWords = (goods: Goods): string =>
  list(GOODS.filter((good) => goods[good] !== undefined).map(thingWords), 'disjunction');

/** An Action: its cost, and what it brings. */
function actionText({ cost, effect }: Extract<Face, { kind: 'action' }>): string {
  const text = effectText(effect, LOCATION);
  return cost === undefined ? text : t('face.action', { cost: costText(cost, LOCATION), effect: text });
}

/** When a Special answers, and with what. */
export function triggerText({ on, of = {}, any = false, test, once, awake, cost, effect }: Trigger): string {
  const event = t(`on.${on}`, { any, what: filterText(of, 1, false) });
  const values = {
    on: awake === true ? t('on.awake', { on: event }) : event,
    test: test === undefined ? 'none' : 'far' in test ? t('test.island', test) : testText(test),
    effect: effectText(effect, LOCATION),
  };
  const when =
    cost === undefined ? t('trigger.when', values) : t('trigger.pays', { ...values, cost: costText(cost, LOCATION) });
  return once === undefined ? when : t(`trigger.once-${once}`, { when });
}

/** What a Location costs: “2 wood and 1 stone”, “1 worker”. */
export const priceWords = (price: Price): string => ('worker' in price ? t('cost.worker') : goodsWords(price.goods));
