import { defined } from '../../../kernel/defined.ts';
import { isActionLocation, locationOf } from '../../figures/faces.ts';
import { matches } from '../../figures/filter.ts';
import type { Location, State } from '../../state.ts';
import { exhaust, ready } from '../turning.ts';
import { onceMore, type Asking, type Clause } from '../word.ts';
import { picking } from './picking.ts';

/** Whether the effect of a Location is being resolved: anything pending that it has led to (ruling 46). */
export function isInUse({ frames }: Pick<State, 'frames'>, location: number): boolean {
  for (const frame of frames) if ('by' in frame && frame.by === location) return true;
  return false;
}

const meant = ({ box, state, frame }: Asking, { filter }: Clause<'ready' | 'exhaust'>, location: Location): boolean =>
  isActionLocation(box, state, location) && matches(box, state, location, filter, frame.by);

/** Readies own Action Locations, never one whose effect is being resolved (ruling 46); several are "up to". */
export const readyWord = picking<Clause<'ready'>>({
  rule: 'effects/ready',
  meant: (scene, clause, location) =>
    !location.ready && meant(scene, clause, location) && !isInUse(scene.state, location.id),
  optional: ({ n }) => n > 1,
  apply(scene, { n }, id) {
    const { state, seat, frame } = scene;
    onceMore(frame, n);
    ready(scene, defined(locationOf(state, seat, id)), frame.chain);
  },
});

/** Exhausts own ready Action Locations; several are "up to". */
export const exhaustWord = picking<Clause<'exhaust'>>({
  rule: 'effects/exhaust',
  meant: (scene, clause, location) => location.ready && meant(scene, clause, location),
  optional: ({ n }) => n > 1,
  apply(scene, { n }, id) {
    const { state, seat, frame } = scene;
    onceMore(frame, n);
    exhaust(scene, defined(locationOf(state, seat, id)), frame.chain);
  },
});
