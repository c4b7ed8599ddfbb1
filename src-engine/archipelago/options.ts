import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { OptionField } from '../kernel/game.ts';
import { LENGTHS, VARIANTS, type Options, type Variant } from './state.ts';

/** What is chosen before a game (rulebook 2.0, p. 3 and 16): its length and its variants. */
export const optionFields: readonly OptionField[] = [
  { key: 'length', kind: 'choice', values: LENGTHS, usual: 'medium' },
  { key: 'variants', kind: 'checks', values: VARIANTS },
];

const RULE = 'variants/combining';

/**
 * Variants that contradict each other (rulebook 2.0, p. 16; our ruling B). No secrets between friends says "Do not use
 * trend cards if using this variant", while more control reveals two, choose the trend chooses one and the Benefactor
 * is one; and "Players do not draw objective cards", while with more spice "Each player draws two objective cards".
 */
const CLASHES: readonly (readonly [Variant, Variant])[] = [
  ['no-secrets', 'more-control'],
  ['no-secrets', 'choose-trend'],
  ['no-secrets', 'benefactor'],
  ['no-secrets', 'more-spice'],
];

/**
 * Why a game cannot be played with these options, or undefined. All other combinations are possible: "Most of them can
 * be combined for even more diversity" (rulebook 2.0, p. 16). With five players, more spice deals ten objectives, but
 * the Benefactor, which asks to "remove the Separatist and Pacifist objective cards from the deck", leaves eight.
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
