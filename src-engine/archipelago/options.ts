import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Options, Variant } from './state.ts';

const RULE = 'variants';

/**
 * Variants that exclude each other: with no-secrets there is no trend to choose, to double or to be the Benefactor, and no
 * objective to draw; the Benefactor lays two trends already (our ruling B).
 */
const CLASHES: readonly (readonly [Variant, Variant])[] = [
  ['no-secrets', 'more-control'],
  ['no-secrets', 'choose-trend'],
  ['no-secrets', 'benefactor'],
  ['no-secrets', 'more-spice'],
  ['benefactor', 'more-control'],
];

/**
 * Why a game cannot be played with these options, or undefined (rulebook 2.0, p. 16). Everything not named here combines.
 * With five players more-spice deals ten objectives, two more than the Benefactor leaves in the deck.
 */
export function optionsRefusal({ players, variants }: Options): Refusal | undefined {
  const twice = variants.find((variant, index) => variants.indexOf(variant) < index);
  if (twice !== undefined) return refuse(RULE, 'variant-twice', { one: twice, other: twice });
  const clash = CLASHES.find((pair) => pair.every((variant) => variants.includes(variant)));
  if (clash !== undefined) return refuse(RULE, 'variants-clash', { one: clash[0], other: clash[1] });
  const [one, other] = ['benefactor', 'more-spice'] as const;
  if (players < 5 || !variants.includes(one) || !variants.includes(other)) return undefined;
  return refuse(RULE, 'too-few-objectives', { one, other });
}
