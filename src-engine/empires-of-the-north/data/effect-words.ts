import type { Effect } from './effect.ts';

/** Calls `visit` with an effect and every effect inside it. */
export function eachEffect(effect: Effect, visit: (effect: Effect) => void): void {
  visit(effect);
  if ('effects' in effect) for (const one of effect.effects) eachEffect(one, visit);
  if ('effect' in effect) eachEffect(effect.effect, visit);
}

/** Whether an effect, or one inside it, is one of some words. */
export function says(effect: Effect, words: readonly Effect['do'][]): boolean {
  let found = false;
  eachEffect(effect, ({ do: word }) => (found ||= words.includes(word)));
  return found;
}

/** Whether an effect consists of some words alone. */
export function saysOnly(effect: Effect, words: readonly Effect['do'][]): boolean {
  let only = true;
  eachEffect(effect, ({ do: word }) => (only &&= words.includes(word)));
  return only;
}
