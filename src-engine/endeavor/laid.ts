import { hashOfMeaning } from '../kernel/pack/meaning.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { Box } from './box.ts';
import { FIRST_VOYAGE, LETTERS } from './data/laid-tables.ts';
import type { Pack } from './data/schema.ts';
import type { Options } from './options.ts';

/** The kinds of the tokens on all spaces of the laid table that is played, and who begins; undefined where chance decides. */
export function laidTable(box: Box, { laid }: Options): { spaces: number[]; first: number } | undefined {
  if (laid === undefined) return undefined;
  const kinds = box.tokens.map(({ id }) => id);
  const spaces = [...FIRST_VOYAGE.tokens].map((letter) => kinds.indexOf(LETTERS[letter] ?? ''));
  return { spaces, first: FIRST_VOYAGE.first };
}

/** The hash of what a table lays of a pack: the kinds of tokens, and the spaces they lie on. */
export const pinOf = ({ tokens, regions, cities, routes }: Pack): string =>
  hashOfMeaning({
    tokens,
    berths: regions.map(({ id, berths }) => ({ id, berths })),
    cities: cities.map(({ id, region }) => ({ id, region })),
    routes,
  });

/** Why a laid table cannot be played with these options and this pack, or undefined. */
export function laidRefusal(box: Box, { laid, players }: Options): Refusal | undefined {
  if (laid === undefined) return undefined;
  if (players < 3) return refuse('two-players', 'laid-otherwise');
  return pinOf(box.pack) === FIRST_VOYAGE.lays ? undefined : refuse('two-players', 'laid-other-pack');
}
