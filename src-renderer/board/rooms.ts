import { meets } from '../components/rect.ts';
import type { PlaceGroup } from './board.ts';
import { boxRound, type Box, type Point } from './plane.ts';
import type { Size } from './viewport.ts';

/** How far what lies over a stage reaches in from its edges, in pixels. */
export type Covered = { readonly left: number; readonly right: number; readonly below: number };

/** Where on a stage a whole board may be shown, in pixels. */
export type Rooms = {
  /** All that nothing lies over but the buttons. */
  readonly whole: Box;
  /** The buttons; undefined until they are there. */
  readonly buttons: Box | undefined;
};

/** Pixels that the buttons keep from the edges, and that a board beside them keeps from them. */
export const BUTTONS_IN = 18;
const FROM_BUTTONS = 6;

/** The rooms of a stage. @param buttons how large they are */
export function roomsOf({ width, height }: Size, { left, right, below }: Covered, buttons: Size): Rooms {
  const whole = { left, top: 0, right: Math.max(left + 1, width - right), bottom: Math.max(1, height - below) };
  if (buttons.width === 0) return { whole, buttons: undefined };
  const [from, foot] = [whole.left + BUTTONS_IN, whole.bottom - BUTTONS_IN];
  return { whole, buttons: { left: from, top: foot - buttons.height, right: from + buttons.width, bottom: foot } };
}

/** How a board is shown in a room: what of it is asked here. */
type Fitted = {
  /** Pixels of a unit, or what grows with them. */
  readonly scale: number;
  /** The pixel of a point of the plane. */
  readonly toScreen: (p: Point) => Point;
};

/**
 * A whole board as large as it can be without a place of it under the buttons: in the whole room, else beside the buttons or above
 * them. @param fit shows it in a room
 */
export function fitClear<F extends Fitted>(
  { whole, buttons }: Rooms,
  groups: readonly Pick<PlaceGroup, 'outline'>[],
  fit: (room: Box) => F,
): F {
  const first = fit(whole);
  if (buttons === undefined || !groups.some(({ outline }) => meets(boxRound(outline.map(first.toScreen)), buttons)))
    return first;
  const beside = fit({ ...whole, left: buttons.right + FROM_BUTTONS });
  const above = fit({ ...whole, bottom: Math.max(whole.top + 1, buttons.top - FROM_BUTTONS) });
  return beside.scale >= above.scale ? beside : above;
}
