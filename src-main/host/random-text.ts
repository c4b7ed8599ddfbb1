import { randomBytes } from 'node:crypto';

/** A text nobody can guess: 128 bits of the computer's own chance. */
export function randomText(): string {
  return randomBytes(16).toString('hex');
}
