import type { Made, Piece } from './pieces.ts';
import { makeLoopSlices, makeSwell } from './synth/bed.ts';
import { makeSoundSlices } from './synth/make-sound.ts';

/** Makes a piece, pausing between its parts. @throws {RangeError} where there is no such piece */
export function* makePiece(piece: Piece): Generator<void, Made> {
  if ('sound' in piece) return { samples: yield* makeSoundSlices(piece.sound, piece.variant) };
  const samples = yield* makeLoopSlices(piece.loop);
  yield;
  return { samples, swell: makeSwell(piece.loop) };
}
