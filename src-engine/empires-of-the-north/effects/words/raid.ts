import { refuse } from '../../../kernel/refusal.ts';
import type { MoveOf } from '../../moves.ts';
import { raidNow } from '../../rules/raid-now.ts';
import { raidTargets } from '../../rules/raid.ts';
import { choosing, next, type Clause } from '../word.ts';

/** A raid without a token, against nobody who has passed (ruling 36). */
export const raidWord = choosing<Clause<'raid'>, MoveOf<'raid'>>({
  rule: 'effects/raid',
  takes: 'raid',
  possible: (scene) => raidTargets(scene).length > 0,
  choices: (scene) => raidTargets(scene).map((target) => ({ type: 'raid', ...target })),
  optional: () => false,
  refusal: (scene, _effect, { seat, location }) =>
    raidTargets(scene).some((target) => target.seat === seat && target.location === location)
      ? undefined
      : refuse('raid/targets', 'no-raid-target'),
  apply(scene, _effect, { seat, location }) {
    next(scene.frame);
    raidNow(scene, { seat, location }, false, scene.frame.chain);
  },
});
