import type { Amount, Cost, Effect, Face, Filter, Price, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import { typeIcon, type IconName } from '../icons/icons.ts';
import { fixedOf, partsOf } from '../words/amount-text.ts';
import { goodsSigns, iconSign, joined, markSign, thingIcon, type Sign } from './sign.ts';

/** An effect in signs; what signs cannot say is left out, the words of the card say it. */
export function effectSigns(effect: Effect): Sign[] {
  switch (effect.do) {
    case 'all':
      return effect.effects.flatMap(effectSigns);
    case 'one':
      return joined(effect.effects.map(effectSigns), '/');
    case 'may':
      return [...costSigns(effect.cost), markSign('→'), ...effectSigns(effect.effect)];
    case 'if':
      return [markSign('?'), ...effectSigns(effect.effect)];
    case 'times':
      return [...effectSigns(effect.effect), markSign('×'), ...amountSigns(effect.n)];
    case 'gain':
      return goodsSigns(effect.goods);
    case 'gain-any':
      return [iconSign('any', effect.n)];
    case 'vp':
      return pointsSigns(effect.n);
    case 'worker':
    case 'recover':
    case 'advance':
      return [iconSign(effect.do, effect.n)];
    case 'draw':
      return [iconSign('card', effect.n)];
    case 'ship':
      return [iconSign(effect.of === 'clan' ? 'sail' : 'common-ship')];
    case 'play':
      return joined(
        effect.tiles.map((tile) => [iconSign(tile)]),
        '/',
      );
    case 'build':
      return [iconSign('construct')];
    case 'voyage':
      return [iconSign(effect.how === 'any' ? 'near' : effect.how)];
    case 'exhaust':
      return [iconSign('exhausted', effect.n), ...filterSigns(effect.filter)];
    case 'ready':
      return [iconSign('ready', effect.n), ...filterSigns(effect.filter)];
    case 'assign':
      return [iconSign('assign'), iconSign(thingIcon(effect.what), effect.n)];
    case 'release':
      return [iconSign('release'), iconSign(thingIcon(effect.what), effect.n ?? 1)];
    case 'raid':
      return [iconSign('raze')];
    case 'search':
    case 'move':
    case 'lift':
    case 'drop':
      return [iconSign(effect.do)];
  }
}

/** What a word is about, where a sign can say it: the types it names. */
const filterSigns = ({ icons = [] }: Filter): Sign[] =>
  joined(
    icons.map((icon) => [iconSign(typeIcon(icon))]),
    '/',
  );

function pointsSigns(n: Amount): Sign[] {
  const fixed = fixedOf(n);
  if (fixed !== undefined) return [iconSign('points', fixed)];
  return [iconSign('points', partsOf(n).times), markSign('×'), ...amountSigns(n)];
}

/** What is counted, in signs. */
function amountSigns(amount: Amount): Sign[] {
  const { base } = partsOf(amount);
  if (typeof base === 'number') return [markSign(String(base))];
  if ('sets' in base)
    return joined(
      base.sets.map((icon) => [iconSign(typeIcon(icon))]),
      '+',
    );
  if ('released' in base) return [iconSign('release')];
  if ('on' in base) return [iconSign(thingIcon(base.what))];
  const types = filterSigns(base.count);
  if (types.length > 0) return types;
  const { ready, kinds = [] } = base.count;
  if (ready !== undefined) return [iconSign(ready ? 'ready' : 'exhausted')];
  const [kind] = kinds;
  return [iconSign(kind === undefined || kind === 'either' ? 'plain' : kind)];
}

/** What is paid for an effect, in signs. */
export function costSigns({ goods = {}, resources, workers, drop, exhaust }: Cost): Sign[] {
  return [
    ...goodsSigns(goods),
    ...(resources === undefined ? [] : [iconSign('any', resources)]),
    ...(workers === undefined ? [] : [iconSign('worker', workers)]),
    ...(drop === undefined ? [] : [iconSign('drop')]),
    ...(exhaust === undefined ? [] : [iconSign('exhausted')]),
  ];
}

/** The sign of what a Special waits for. */
const OCCASION: Readonly<Record<Trigger['on'], IconName>> = {
  sail: 'sail',
  pillage: 'pillage',
  conquer: 'conquer',
  build: 'plain',
  boost: 'boost',
  explore: 'explore',
  populate: 'populate',
  construct: 'construct',
  harvest: 'harvest',
  use: 'action',
  ready: 'ready',
  exhaust: 'exhausted',
  raid: 'raze',
  raided: 'raze',
  assign: 'assign',
  release: 'release',
  leave: 'drop',
  again: 'pawn',
  lookout: 'explore',
  pass: 'passed',
};

function triggerSigns({ on, of = {}, cost, effect }: Trigger): Sign[] {
  const types = filterSigns(of);
  const event = on === 'build' && types.length > 0 ? types : [iconSign(OCCASION[on]), ...types];
  const paid = cost === undefined ? [] : [...costSigns(cost), markSign('→')];
  return [...event, markSign(':'), ...paid, ...effectSigns(effect)];
}

/** What a card does, in signs; none for a plain Location. */
export function faceSigns(face: Face): Sign[] {
  switch (face.kind) {
    case 'field':
    case 'upgrade':
      return goodsSigns(face.goods);
    case 'either':
      return joined([goodsSigns(face.field), goodsSigns(face.upgrade)], '/');
    case 'boost':
      return effectSigns(face.effect);
    case 'plain':
      return [];
    case 'action':
      return [...costSigns(face.cost ?? {}), markSign('→'), ...effectSigns(face.effect)];
    case 'special':
      return face.triggers.flatMap(triggerSigns);
    case 'storage':
      return [iconSign(thingIcon(face.what), face.n), markSign('→'), ...effectSigns(face.effect)];
    case 'copy':
      return [iconSign('copy')];
  }
}

/** What a card does and then brings when it is placed, in signs. */
export function cardSigns({
  face,
  bonus,
}: {
  readonly face: Face;
  readonly bonus?: Effect | null | undefined;
}): Sign[] {
  const does = faceSigns(face);
  const placed = bonus === undefined || bonus === null ? [] : effectSigns(bonus);
  return does.length === 0 || placed.length === 0 ? [...does, ...placed] : [...does, markSign('+'), ...placed];
}

/** What a Location costs, in signs. */
export const priceSigns = (price: Price): Sign[] =>
  'worker' in price ? [iconSign('worker')] : goodsSigns(price.goods);
