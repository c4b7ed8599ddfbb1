import { say } from './words.ts';

/** How loud something can be, in hundredths. */
export const VOLUMES: readonly number[] = [0, 10, 20, 33, 50, 75, 100];

/** A volume in words. */
export const volumeWords = (n: number): string => (n === 0 ? say('volume.none') : say('volume', { n }));
