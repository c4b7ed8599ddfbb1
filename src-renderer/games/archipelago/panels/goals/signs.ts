import type { IconName } from '../../icons/icons.ts';
import { signed } from '../../words/t.ts';
import type { Card, Effect, SimpleEffect } from '#engine/archipelago/data/schema-cards.ts';

/** A sign on a card: a picture and, where it matters, how much. */
export type Sign = { readonly icon: IconName; readonly text: string };

/** What a card does in signs; the sentences are `cardWords`. */
export function cardSigns(card: Card): Sign[] {
  const medals = card.medals > 0 ? [sign('medal', String(card.medals))] : [];
  return [...card.effect.flatMap(signsOf), ...medals];
}

function signsOf(effect: Effect): Sign[] {
  if (effect.do === 'choose') return effect.of.slice(0, 1).flatMap((branch) => branch.flatMap(simple));
  return simple(effect);
}

function sign(icon: IconName, text = ''): Sign {
  return { icon, text };
}

function simple(effect: SimpleEffect): Sign[] {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return [sign(effect.do, effect.per === undefined ? signed(effect.by) : `${signed(effect.by)} ×`)];
    case 'florins':
      return [sign('florin', signed(effect.gain))];
    case 'take-florins':
      return [sign('florin', String(effect.upTo))];
    case 'double-harvest':
      return [sign(effect.resource, '×2')];
    case 'transaction':
      return [sign('transaction', effect.count === 'unlimited-one-type' ? '∞' : String(effect.count))];
    case 'recruit':
      return [sign('recruitment', signed(effect.count))];
    case 'action':
      return [sign(effect.action === 'harvest' ? 'harvest-wood' : effect.action)];
    default:
      return [sign(REST[effect.do])];
  }
}

const REST: Readonly<Record<Exclude<SimpleEffect['do'], Counted>, IconName>> = {
  search: 'progress',
  'look-objective': 'character',
  'sink-ship': 'ship',
  'steal-cube': 'token',
  pillage: 'skull',
  'ships-at-ports': 'port',
  'road-moves': 'migration',
};
type Counted =
  'rebellion' | 'surplus' | 'florins' | 'take-florins' | 'double-harvest' | 'transaction' | 'recruit' | 'action';
