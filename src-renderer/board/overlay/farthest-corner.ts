import type { Size } from '../viewport.ts';
import type { ScreenBox } from './screen-box.ts';

/** The corner of the stage that is farthest from a box. */
export function farthestCorner(
  { left, top, width, height }: ScreenBox,
  stage: Size,
): { right: boolean; bottom: boolean } {
  return { right: left + width / 2 < stage.width / 2, bottom: top + height / 2 < stage.height / 2 };
}
