import type { Amount, Cost, Effect, Filter, Test } from './effect.ts';

const copyFilter = (filter: Filter): Filter => ({
  ...filter,
  ...(filter.icons !== undefined && { icons: filter.icons.slice() }),
  ...(filter.kinds !== undefined && { kinds: filter.kinds.slice() }),
  ...(filter.not !== undefined && { not: filter.not.slice() }),
});

function copyAmount(amount: Amount): Amount {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return { count: copyFilter(amount.count) };
  if ('sets' in amount) return { sets: amount.sets.slice() };
  if ('on' in amount) return { on: copyFilter(amount.on), what: amount.what };
  return 'of' in amount ? { ...amount, of: copyAmount(amount.of) } : { ...amount };
}

const copyTest = (test: Test): Test =>
  'far' in test ? { far: test.far } : { left: copyAmount(test.left), is: test.is, right: copyAmount(test.right) };

const copyCost = (cost: Cost): Cost => ({
  ...cost,
  ...(cost.goods !== undefined && { goods: { ...cost.goods } }),
  ...(cost.drop !== undefined && { drop: copyFilter(cost.drop) }),
  ...(cost.exhaust !== undefined && { exhaust: copyFilter(cost.exhaust) }),
});

/** A copy of what holds no other objects; of anything else this does not compile. */
const copyFlat = <Flat extends Readonly<Record<string, string | number | boolean | undefined>>>(flat: Flat): Flat => ({
  ...flat,
});

/**
 * A copy that shares nothing with `effect`: effects of the pack go into frames as copies, and frames are copied with the state. There is
 * no other case: a word whose copy is not told does not compile.
 */
export function copyEffect(effect: Effect): Effect {
  switch (effect.do) {
    case 'all':
    case 'one':
      return { do: effect.do, effects: effect.effects.map(copyEffect) };
    case 'may':
      return { do: 'may', cost: copyCost(effect.cost), effect: copyEffect(effect.effect) };
    case 'if':
      return { do: 'if', test: copyTest(effect.test), effect: copyEffect(effect.effect) };
    case 'times':
      return { do: 'times', n: copyAmount(effect.n), effect: copyEffect(effect.effect) };
    case 'vp':
      return { do: 'vp', n: copyAmount(effect.n) };
    case 'gain':
      return { do: 'gain', goods: { ...effect.goods } };
    case 'play':
      return { do: 'play', tiles: effect.tiles.slice() };
    case 'build':
      return {
        ...effect,
        filter: copyFilter(effect.filter),
        ...(effect.less !== undefined && { less: { ...effect.less } }),
      };
    case 'search':
    case 'exhaust':
    case 'ready':
    case 'assign':
    case 'release':
    case 'lift':
    case 'drop':
      return { ...effect, filter: copyFilter(effect.filter) };
    case 'gain-any':
    case 'worker':
    case 'draw':
    case 'ship':
    case 'move':
    case 'advance':
    case 'voyage':
    case 'recover':
    case 'raid':
      return copyFlat(effect);
  }
}
