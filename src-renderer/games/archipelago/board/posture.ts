import type { Unit } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/**
 * How a piece is shown. `working`: engaged, it stands where it works in a dark ring. `hungry`: it lies, as it was laid
 * down in the crisis going on and nobody has fed it yet. `rebel`: it lies in thorns.
 */
export type Posture = 'standing' | 'working' | 'hungry' | 'rebel';

/**
 * Whether those who lie are still hungry: while a crisis at home is decided, whatever is asked in between. It lays down
 * earlier rebels like everybody else, and whoever is fed stands (rulings 44 and 37), so nobody is a rebel before its end.
 */
export const isHungerGoingOn = (view: Pick<View, 'frames'>): boolean =>
  view.frames.some(({ kind }) => kind === 'domestic-crisis');

/** How a piece is shown, from what everybody sees. */
export function postureOf({ down, engaged }: Pick<Unit, 'down' | 'engaged'>, hunger: boolean): Posture {
  if (down) return hunger ? 'hungry' : 'rebel';
  return engaged ? 'working' : 'standing';
}

/** Whether a piece of this posture lies. */
export const lies = (posture: Posture): boolean => posture === 'hungry' || posture === 'rebel';
