import { SCENES } from '#renderer/games/archipelago/rules/figures/scenes.ts';

/** The pictures of the rules that are drawn each in its own way. */
const OTHERS = [
  'pieces',
  'citizens',
  'market',
  'levels',
  'wheel',
  'tile',
  'inlet',
  'card',
  'back',
  'objective',
] as const;

/** The names of all pictures. */
export const FIGURES: readonly string[] = [...Object.keys(SCENES), ...OTHERS];
