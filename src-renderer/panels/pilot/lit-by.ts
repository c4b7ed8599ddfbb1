import type { Shown } from '../../window/lessons.ts';
import { movesOf } from '../../window/choice.ts';
import type { DecisionState } from '../../window/decision.svelte.ts';
import type { GameTypes } from '../../window/types.ts';

type Decision = DecisionState<GameTypes['move'], GameTypes['picture']>;

/** Selectors of the elements that a line of the pilot is about: choices that lead to its moves, a place, or a named thing. */
export function litBy(shown: Shown | undefined, decision: Decision): readonly string[] {
  if (shown === undefined) return [];
  const { move, place, inspect, control } = shown;
  const offered = decision.toConfirm === null ? [...decision.here, ...decision.choices.endings] : [];
  const choices = move === undefined ? [] : offered.filter((choice) => movesOf(choice).some((one) => move(one)));
  return [
    ...choices.map(({ id }) => `[data-choice="${CSS.escape(id)}"]`),
    ...(place === undefined ? [] : [`[data-place="${CSS.escape(place)}"]`]),
    ...(inspect === undefined ? [] : [`[data-inspect="${CSS.escape(inspect)}"]`]),
    ...(control === undefined ? [] : [`[data-testid="${CSS.escape(control)}"]`]),
  ];
}
