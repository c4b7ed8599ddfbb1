import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { Choice as HouseChoice, Choices as HouseChoices } from '../../../window/choice.ts';
import type { Picture } from '../types.ts';

/** Something a player of Empires of the North can choose. */
export type Choice = HouseChoice<Move, Picture>;
/** A whole decision of Empires of the North. */
export type Choices = HouseChoices<Move, Picture>;

/** A choice with the ways that lead on from it: with only one way it plays that itself. */
export function withWays(choice: Omit<Choice, 'move' | 'children'>, ways: readonly Choice[]): Choice {
  const [only, ...more] = ways;
  if (only === undefined || more.length > 0) return { ...choice, children: ways };
  return {
    ...choice,
    ...(only.move !== undefined && { move: only.move }),
    ...(only.then !== undefined && { then: only.then }),
    ...(only.children !== undefined && { children: only.children }),
    ...(only.confirm !== undefined && { confirm: only.confirm }),
    ...(only.ghost !== undefined && { ghost: only.ghost }),
  };
}
