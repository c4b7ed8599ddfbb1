/** The thread that makes sounds: one piece for each that is asked for, in the order in which they are asked for. */
import { makePiece } from './make-piece.ts';
import type { Piece } from './pieces.ts';
import { atOnce } from './synth/kit/at-once.ts';

self.onmessage = ({ data }: MessageEvent<Piece>) => {
  const made = atOnce(makePiece(data));
  const transfer = [made.samples.buffer, ...(made.swell === undefined ? [] : [made.swell.buffer])];
  self.postMessage(made, { transfer });
};
