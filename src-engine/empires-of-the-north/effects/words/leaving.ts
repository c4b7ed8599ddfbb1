import { matches } from '../../figures/filter.ts';
import { cardOf } from '../../pack-index.ts';
import { leave } from '../../rules/leave.ts';
import { next, type Clause } from '../word.ts';
import { picking } from './picking.ts';

/** A Location of the own deck back to the hand, its upgrades with it (ruling 43): no base card, no island. */
export const liftWord = picking<Clause<'lift'>>({
  rule: 'effects/lift',
  meant: ({ box, state, frame }, { filter }, location) =>
    cardOf(box, location.card).origin === 'deck' && matches(box, state, location, filter, frame.by),
  optional: () => false,
  apply(scene, _effect, id) {
    next(scene.frame);
    leave(scene, id, 'hand', scene.frame.chain);
  },
});

/** A Location to the discard, its upgrades with it, an island to that of its pile (rulings 43 and 49): no base card. */
export const dropWord = picking<Clause<'drop'>>({
  rule: 'effects/drop',
  meant: ({ box, state, frame }, { filter }, location) =>
    cardOf(box, location.card).origin !== 'base' && matches(box, state, location, filter, frame.by),
  optional: () => false,
  apply(scene, _effect, id) {
    next(scene.frame);
    leave(scene, id, 'discard', scene.frame.chain);
  },
});
