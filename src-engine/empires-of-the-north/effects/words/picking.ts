import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Effect } from '../../data/effect.ts';
import { locationOf } from '../../figures/faces.ts';
import type { MoveOf } from '../../moves.ts';
import type { Location } from '../../state.ts';
import { choosing, type Asking, type Doing, type Word } from '../word.ts';

/** The parts of a word that is about an own Location. */
type Picking<E extends Effect> = {
  readonly rule: string;
  /** Whether it may be this one. */
  meant(scene: Asking, effect: E, location: Location): boolean;
  optional(effect: E): boolean;
  apply(scene: Doing, effect: E, id: number): void;
};

/** A word that asks for one own Location after another. */
export function picking<E extends Effect>({ rule, meant, optional, apply }: Picking<E>): Word<E> {
  const own = ({ state, seat }: Asking) => defined(state.players[seat]).empire;
  return choosing<E, MoveOf<'pick'>>({
    rule,
    takes: 'pick',
    possible(scene, effect) {
      for (const location of own(scene)) if (meant(scene, effect, location)) return true;
      return false;
    },
    choices(scene, effect) {
      const moves: MoveOf<'pick'>[] = [];
      for (const location of own(scene)) {
        if (meant(scene, effect, location)) moves.push({ type: 'pick', location: location.id });
      }
      return moves;
    },
    optional,
    refusal(scene, effect, move) {
      const location = locationOf(scene.state, scene.seat, move.location);
      if (location === undefined) return refuse(rule, 'not-your-location');
      return meant(scene, effect, location) ? undefined : refuse(rule, 'not-such-a-location');
    },
    apply: (scene, effect, move) => apply(scene, effect, move.location),
  });
}
