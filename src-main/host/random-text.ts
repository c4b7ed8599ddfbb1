import { randomBytes } from 'node:crypto';

/** 128 random bits from the operating system, as 32 hexadecimal digits. */
export function randomText(): string {
  return randomBytes(16).toString('hex');
}
