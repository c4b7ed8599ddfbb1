/** The thread that paints tiles: one picture for each that is asked for, in the order in which they are asked for. */
import { paintTile } from './paint-tile.ts';
import type { Painted, Wanted } from './painter.ts';

self.onmessage = ({ data: { name, around, sheet } }: MessageEvent<Wanted>) => {
  const bytes = paintTile(around, sheet);
  self.postMessage({ name, bytes } satisfies Painted, { transfer: [bytes.buffer] });
};
