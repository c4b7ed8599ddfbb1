/** Cards in the short notation that the tables of these tests are written in. */
import { GOODS, type Goods } from '#engine/empires-of-the-north/data/goods.ts';
import type {
  Amount,
  Card,
  Cost,
  Effect,
  Face,
  Filter,
  Island,
  Thing,
  Trigger,
} from '#engine/empires-of-the-north/data/schema.ts';

const SHORT: Readonly<Record<Thing, string>> = {
  ...{ food: 'Fo', wood: 'Wo', stone: 'St', sheep: 'Sh', fish: 'Fi', gold: 'Go', raze: 'Ra' },
  ...{ resource: 'resource', any: 'good', worker: 'wk' },
};

/** Goods, such as "2 Wo 1 St". */
export const goodsBrief = (goods: Goods): string =>
  GOODS.flatMap((good) => (goods[good] === undefined ? [] : [`${goods[good]} ${SHORT[good]}`])).join(' ');

function filterBrief(filter: Filter): string {
  const { icons = [], kinds = [], not = [], self } = filter;
  const words = [
    ...(self === undefined ? [] : [self === 'only' ? 'this' : 'this too']),
    ...(filter.ready === undefined ? [] : [filter.ready ? 'ready' : 'exhausted']),
    ...(filter.island === undefined ? [] : [filter.island ? 'island' : 'no island']),
    ...(filter.base === undefined ? [] : [filter.base ? 'base' : 'no base']),
    icons.join(' or '),
    kinds.join(' or '),
    ...not.map((kind) => `no ${kind}`),
  ].filter((word) => word !== '');
  return words.length === 0 ? 'any own' : words.join(' ');
}

function amountBrief(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `count(${filterBrief(amount.count)})`;
  if ('sets' in amount) return `sets(${amount.sets.join(', ')})`;
  if ('on' in amount) return `on(${filterBrief(amount.on)}, ${SHORT[amount.what]})`;
  if ('released' in amount) return 'released';
  const of = amountBrief(amount.of);
  if ('over' in amount) return `${of} div ${amount.over}`;
  return 'times' in amount ? `${amount.times} × ${of}` : `min(${amount.most}, ${of})`;
}

function costBrief({ goods, resources, workers, drop, exhaust }: Cost): string {
  return [
    ...(goods === undefined ? [] : [goodsBrief(goods)]),
    ...(resources === undefined ? [] : [`${resources} resource`]),
    ...(workers === undefined ? [] : [`${workers} wk`]),
    ...(drop === undefined ? [] : [`drop(${filterBrief(drop)})`]),
    ...(exhaust === undefined ? [] : [`exhaust(${filterBrief(exhaust)})`]),
  ].join(', ');
}

/** An effect, such as "lift(no field); vp(1)". */
export function effectBrief(effect: Effect): string {
  switch (effect.do) {
    case 'all':
      return effect.effects.map(effectBrief).join('; ');
    case 'one':
      return effect.effects.map(effectBrief).join(' / ');
    case 'may':
      return `may(${costBrief(effect.cost)} → ${effectBrief(effect.effect)})`;
    case 'if':
      return `if(${JSON.stringify(effect.test)}, ${effectBrief(effect.effect)})`;
    case 'times':
      return `${amountBrief(effect.n)} × ${effectBrief(effect.effect)}`;
    case 'gain':
      return `gain(${goodsBrief(effect.goods)})`;
    case 'gain-any':
      return `gain(${effect.n} ${effect.others === true ? 'other ' : ''}${SHORT[effect.of]}${effect.different === true ? ', different' : ''})`;
    case 'vp':
      return `vp(${amountBrief(effect.n)})`;
    case 'ship':
      return `ship(${effect.of})`;
    case 'play':
      return effect.tiles.map((tile) => tile.toUpperCase()).join(' / ');
    case 'build':
      return `build(${filterBrief(effect.filter)}${effect.free === true ? ', free' : ''}${effect.less === undefined ? '' : `, less ${goodsBrief(effect.less)}`})`;
    case 'voyage':
      return `voyage(${effect.how})`;
    case 'exhaust':
    case 'ready':
      return `${effect.do}(${filterBrief(effect.filter)}, ${effect.n})`;
    case 'assign':
    case 'release':
      return `${effect.do}(${SHORT[effect.what]}, ${effect.n ?? 'all'}, ${filterBrief(effect.filter)})`;
    case 'search':
    case 'lift':
    case 'drop':
      return `${effect.do}(${filterBrief(effect.filter)})`;
    case 'worker':
    case 'draw':
    case 'advance':
    case 'recover':
      return `${effect.do}(${effect.n})`;
    case 'move':
    case 'raid':
      return effect.do;
  }
}

function triggerBrief({ on, of, any, test, once, awake, cost, effect }: Trigger): string {
  const far = test === undefined || !('far' in test) ? '' : test.far ? ', far' : ', near';
  const event = `${any === true ? 'any ' : ''}${on}${of === undefined ? '' : `(${filterBrief(of)})`}${far}`;
  const often = `${once === undefined ? '' : ` once a ${once}`}${awake === true ? ', not in Cleanup' : ''}`;
  return `when(${event})${often}: ${cost === undefined ? '' : `${costBrief(cost)} → `}${effectBrief(effect)}`;
}

/** What a card is, such as "action 1 wk → vp(1)". */
export function faceBrief(face: Face): string {
  switch (face.kind) {
    case 'field':
    case 'upgrade':
      return `${face.kind} ${goodsBrief(face.goods)}`;
    case 'either':
      return `either field ${goodsBrief(face.field)} or upgrade ${goodsBrief(face.upgrade)}`;
    case 'boost':
      return `boost ${effectBrief(face.effect)}`;
    case 'action':
      return `action ${face.cost === undefined ? '' : costBrief(face.cost)} → ${effectBrief(face.effect)}`.replace(
        '  ',
        ' ',
      );
    case 'special':
      return `special ${face.triggers.map(triggerBrief).join(' | ')}`;
    case 'storage':
      return `storage ${face.n} ${SHORT[face.what]} : ${effectBrief(face.effect)}, cap ${face.cap}`;
    case 'copy':
      return face.of === undefined ? 'copy' : `copy of ${filterBrief(face.of)}`;
    case 'plain':
      return 'plain';
  }
}

const bonusBrief = (bonus: Effect | undefined): string => (bonus === undefined ? '' : `, bonus ${effectBrief(bonus)}`);

/** What a card says, without its name, icon and price. */
export const textBrief = ({ face, bonus }: Pick<Card, 'face' | 'bonus'>): string =>
  `${faceBrief(face)}${bonusBrief(bonus)}`;

/** A whole card: copies, icon, price or corner, and text. */
export function cardBrief(card: Card): string {
  const { copies, icon, corner, price } = card;
  const paid = price === undefined ? '' : 'worker' in price ? '1 wk' : goodsBrief(price.goods);
  return `×${copies} ${icon} | ${corner ?? paid} | ${textBrief(card)}`;
}

/** A whole island: pillage, and what it is once conquered. */
export const islandBrief = (island: Island): string => `${effectBrief(island.pillage)} | ${textBrief(island)}`;
