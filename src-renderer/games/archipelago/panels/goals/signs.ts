import type { IconName } from '../../icons/icons.ts';
import { signed, t } from '../../words/t.ts';
import type { Card, Effect, SimpleEffect } from '#engine/archipelago/data/schema.ts';

/** A sign on a card: a picture and, where it matters, how much. */
export type PictureSign = { readonly icon: IconName; readonly text: string };
/** A sign on a card, or a word alone. */
export type Sign = PictureSign | { readonly icon: undefined; readonly text: string };

/** What a card does in signs; the sentences are `cardWords`. */
export function cardSigns(card: Card): Sign[] {
  const medals = card.medals > 0 ? [sign('medal', String(card.medals))] : [];
  return [...card.effect.flatMap(signsOf), ...medals];
}

/** The sign that a card is known by where there is room for one. */
export function firstSign(card: Card): PictureSign | undefined {
  return cardSigns(card).find((one) => one.icon !== undefined);
}

function signsOf(effect: Effect): Sign[] {
  if (effect.do !== 'choose') return simple(effect);
  const branches = effect.of.map((branch) => branch.flatMap(simple));
  return branches.flatMap((signs, at) => (at < branches.length - 1 ? withOr(signs) : signs));
}

/** The signs of a branch before another one. */
function withOr(signs: readonly Sign[]): Sign[] {
  return signs.map((one, at) => (at < signs.length - 1 ? one : { ...one, text: `${one.text} /`.trim() }));
}

function sign(icon: IconName, text = ''): Sign {
  return { icon, text };
}

function simple(effect: SimpleEffect): Sign[] {
  switch (effect.do) {
    case 'rebellion':
    case 'surplus':
      return tracked(effect);
    case 'florins':
      return [sign('florin', signed(effect.gain))];
    case 'take-florins':
      return [sign('florin', String(effect.upTo))];
    case 'double-harvest':
      return [sign(effect.resource, '×2')];
    case 'transaction':
      return [sign('transaction', count(effect)), { icon: undefined, text: t(`card.market.${effect.market}`) }];
    case 'recruit':
      return [sign('recruitment', signed(effect.count))];
    case 'search':
      return [sign(effect.kind, `${effect.cards} → 1`)];
    case 'action':
      return [
        sign(effect.action === 'harvest' ? 'harvest-wood' : effect.action),
        ...(effect.only ?? []).map((piece) => sign(piece)),
      ];
    case 'road-moves':
      return [sign('migration', String(effect.regions))];
    case 'look-objective':
      return [sign('character'), { icon: undefined, text: t('cards.objective') }];
    default:
      return [sign(REST[effect.do])];
  }
}

const count = ({ count: most }: Extract<SimpleEffect, { do: 'transaction' }>): string =>
  most === 'unlimited-one-type' ? '∞' : String(most);

type Tracked = Extract<SimpleEffect, { do: 'rebellion' | 'surplus' }>;

/** What moves a track: by how much, for each of what; where that grows with how many there are, from how many on. */
function tracked({ do: track, by, per, steps = [] }: Tracked): Sign[] {
  if (per === undefined) return [sign(track, signed(by))];
  if (steps.length === 0) return [sign(track, `${signed(by)} ×`), sign(iconOf(per))];
  const from = [1, ...steps.map((step) => step.from)];
  return [sign(track, [by, ...steps.map((step) => step.by)].map(signed).join(' ')), sign(iconOf(per), from.join(' '))];
}

const iconOf = (per: NonNullable<Tracked['per']>): IconName => (per === 'engaged-citizen' ? 'citizen' : per);

const REST: Readonly<Record<Exclude<SimpleEffect['do'], Counted>, IconName>> = {
  'sink-ship': 'ship',
  'steal-cube': 'token',
  pillage: 'skull',
  'ships-at-ports': 'port',
};
type Counted =
  | 'rebellion'
  | 'surplus'
  | 'florins'
  | 'take-florins'
  | 'double-harvest'
  | 'transaction'
  | 'recruit'
  | 'search'
  | 'look-objective'
  | 'road-moves'
  | 'action';
