import {
  GOODS,
  type Face,
  type Occasion,
  type Goods,
  type Price,
  type Trigger,
} from '#engine/empires-of-the-north/data/schema.ts';
import { testText } from './amount-text.ts';
import type { AnyCard } from '#engine/empires-of-the-north/pack-index.ts';
import { costText, effectText } from './effect-text.ts';
import { filterText, type TextOn } from './filter-text.ts';
import { amountWords, goodsWords, thingWords } from './goods-words.ts';
import { list, t } from './t.ts';

/** What the words of a card are made of. */
export type Printed = Pick<AnyCard, 'face' | 'icon' | 'clan' | 'origin' | 'bonus' | 'start'>;

/** What words say of a card that acts as a `face`: its own, or for a Copy that of its original. */
export const actingAs = (card: Pick<AnyCard, 'face' | 'icon' | 'clan' | 'origin'>, face: Face): TextOn =>
  face.kind === 'boost' ? undefined : { ...card, kind: face.kind };

/** A text as a sentence: with a capital and a full stop. Nothing for nothing. */
export const sentence = (text: string): string =>
  text === '' ? '' : t('face.sentence', { text: text.replace(/^./u, (letter) => letter.toUpperCase()) });

/**
 * The words of a card, a sentence each: what it does, and what it brings when it is placed, conquered or dealt. None for a plain
 * card.
 */
export function cardLines(card: Printed): string[] {
  const { face, bonus, start, clan } = card;
  const on = actingAs(card, face);
  return [
    ...faceTexts(face, on),
    ...(bonus === null ? [] : [t('face.bonus', { effect: effectText(bonus, on), island: clan === null })]),
    ...(start === null ? [] : [t('face.opening', { goods: goodsWords(start) })]),
  ].map(sentence);
}

/** The words of a card in one line. */
export const cardText = (card: Printed): string => cardLines(card).join(' ');

/** What a card does, in clauses. @param on the Location they stand on; for a Copy with the face of another that Copy */
export function faceTexts(face: Face, on: TextOn): string[] {
  switch (face.kind) {
    case 'field':
      return [t('face.field', { goods: goodsWords(face.goods) })];
    case 'upgrade':
      return [t('face.upgrade', { goods: goodsWords(face.goods), things: thingsWords(face.goods) })];
    case 'either':
      return [
        t('face.either', {
          field: goodsWords(face.field),
          upgrade: goodsWords(face.upgrade),
          things: thingsWords(face.upgrade),
        }),
      ];
    case 'boost':
      return [effectText(face.effect, undefined)];
    case 'plain':
      return [];
    case 'action':
      return [actionText(face, on)];
    case 'special':
      return face.triggers.map((trigger) => triggerText(trigger, on));
    case 'storage':
      return [
        t('face.storage', {
          n: face.n,
          what: amountWords(face.what, face.cap),
          effect: effectText(face.effect, on),
        }),
      ];
    case 'copy':
      return [t('face.copy', { what: filterText(face.of ?? {}, 1, on) })];
  }
}

/** Kinds of goods without numbers: “wood or stone”. */
const thingsWords = (goods: Goods): string =>
  list(GOODS.filter((good) => goods[good] !== undefined).map(thingWords), 'disjunction');

/** An Action: its cost, and what it brings. */
function actionText({ cost, effect }: Extract<Face, { kind: 'action' }>, on: TextOn): string {
  const text = effectText(effect, on);
  return cost === undefined ? text : t('face.action', { cost: costText(cost, on), effect: text });
}

/** What can happen to a Special itself, which it never answers; it is never used, readied or exhausted. */
const TO_ITSELF: ReadonlySet<Occasion> = new Set<Occasion>(['build', 'assign', 'release', 'leave']);

/** When a Special answers, and with what. @param self the Location it stands on */
export function triggerText(trigger: Trigger, self: TextOn): string {
  const { on, of = {}, any = false, test, once, awake, cost, effect } = trigger;
  const event = t(`on.${on}`, { any, what: filterText(of, 1, TO_ITSELF.has(on) ? self : undefined) });
  const values = {
    on: awake === true ? t('on.awake', { on: event }) : event,
    test: test === undefined ? 'none' : 'far' in test ? t('test.island', test) : testText(test),
    effect: effectText(effect, self),
  };
  const when =
    cost === undefined ? t('trigger.when', values) : t('trigger.pays', { ...values, cost: costText(cost, self) });
  return once === undefined ? when : t(`trigger.once-${once}`, { when });
}

/** What a Location costs: “2 wood and 1 stone”, “1 worker”. */
export const priceWords = (price: Price): string => ('worker' in price ? t('cost.worker') : goodsWords(price.goods));
