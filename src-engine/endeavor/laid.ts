import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Box } from './box.ts';
import { FIRST_VOYAGE, LETTERS } from './data/laid-tables.ts';
import type { Options } from './options.ts';

/** The kinds of the tokens on all spaces of the laid table that is played, and who begins; undefined where chance decides. */
export function laidTable(box: Box, { laid }: Options): { spaces: number[]; first: number } | undefined {
  if (laid === undefined) return undefined;
  const kinds = box.tokens.map(({ id }) => id);
  const spaces = [...FIRST_VOYAGE.tokens].map((letter) => kinds.indexOf(LETTERS[letter] ?? ''));
  return { spaces, first: FIRST_VOYAGE.first };
}

/** Why a laid table cannot be played with these options and this pack, or undefined. */
export function laidRefusal(box: Box, { laid, players }: Options): Refusal | undefined {
  if (laid === undefined) return undefined;
  if (players < 3) return refuse('two-players', 'laid-otherwise');
  return box.hash === FIRST_VOYAGE.pack ? undefined : refuse('two-players', 'laid-other-pack');
}
