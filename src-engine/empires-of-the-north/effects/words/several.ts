import { refuse, refusePrivately } from '../../../kernel/refusal.ts';
import { copyEffect } from '../../data/effect-copy.ts';
import type { Effect } from '../../data/effect.ts';
import { amountOf, holds } from '../amount.ts';
import { byItself, instead, next, reckoning, type Asking, type Clause, type Word } from '../word.ts';

// Words that hold other effects, and ask nothing but which.

const anyOf = (scene: Asking, effects: readonly Effect[]): boolean => {
  for (const effect of effects) if (scene.could(scene, effect)) return true;
  return false;
};

/** One after the other, each as far as possible (ruling 53). */
export const allWord: Word<Clause<'all'>> = {
  ...byItself(
    'effects/all',
    (scene, { effects }: Clause<'all'>) => anyOf(scene, effects),
    () => undefined,
  ),
  run: ({ frame }, { effects }) => instead(frame, ...effects),
};

/** Only while the condition holds. */
export const ifWord: Word<Clause<'if'>> = {
  ...byItself(
    'effects/if',
    (scene, { test, effect }: Clause<'if'>) => holds(scene, test) && scene.could(scene, effect),
    () => undefined,
  ),
  run: ({ frame }, { effect }) => instead(frame, effect),
};

/** So often, with the choices in it each time; how often is worked out at the start. */
export const timesWord: Word<Clause<'times'>> = {
  ...byItself(
    'effects/times',
    (scene, { n, effect }: Clause<'times'>) => amountOf(scene, n) > 0 && scene.could(scene, effect),
    () => undefined,
  ),
  run(scene, { n, effect }) {
    const left = amountOf(scene, n) - 1;
    if (left <= 0) instead(scene.frame, effect);
    else instead(scene.frame, effect, { do: 'times', n: left, effect: copyEffect(effect) });
  },
};

/** The places of the effects that could do something. */
function options(scene: Asking, { effects }: Clause<'one'>): number[] {
  const places: number[] = [];
  effects.forEach((effect, at) => {
    if (scene.could(scene, effect)) places.push(at);
  });
  return places;
}

/**
 * "/": exactly one of those that could do something. Where the hand decides which these are, the seat is asked all the same, and
 * may leave it if none could.
 */
export const oneWord: Word<Clause<'one'>> = {
  rule: 'effects/one',
  possible: (scene, { effects }) => anyOf(scene, effects),
  asks: (scene, effect) => options(scene, effect).length > 1,
  moves(scene, effect) {
    const moves = options(reckoning(scene, 'any'), effect).map((option) => ({ type: 'choose', option }) as const);
    return [...moves, { type: 'done' }];
  },
  refusal(scene, effect, move) {
    if (move.type === 'done') {
      if (anyOf(reckoning(scene, 'none'), effect.effects)) return refuse('effects/one', 'something-possible');
      return anyOf(scene, effect.effects) ? refusePrivately('effects/one', 'something-possible') : undefined;
    }
    if (move.type !== 'choose') return refuse('effects/one', 'not-asked-now');
    const chosen = effect.effects[move.option];
    if (chosen === undefined) return refuse('effects/one', 'no-such-choice');
    if (scene.could(scene, chosen)) return undefined;
    return (scene.could(reckoning(scene, 'any'), chosen) ? refusePrivately : refuse)('turn/nothing', 'no-effect');
  },
  apply({ frame }, { effects }, move) {
    const chosen = move.type === 'choose' ? effects[move.option] : undefined;
    if (chosen === undefined) next(frame);
    else instead(frame, chosen);
  },
  run(scene, effect) {
    const [only] = options(reckoning(scene, 'any'), effect);
    const chosen = effect.effects[only ?? -1];
    if (chosen === undefined) next(scene.frame);
    else instead(scene.frame, chosen);
  },
};
