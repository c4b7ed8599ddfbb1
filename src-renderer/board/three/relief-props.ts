import type { ThreePart } from '../board.ts';
import type { PictureProps } from '../picture-props.ts';
import type { Tier } from './graphics.ts';

/** What the board in relief is given. */
export type ReliefProps = PictureProps & {
  /** The game's part of the relief. */
  readonly part: ThreePart;
  /** The element whose gestures move the camera: it lies over the canvas. */
  readonly stage: HTMLElement;
  readonly tier: Tier;
  /** The relief cannot be drawn. */
  readonly onfail: (reason: string) => void;
};
