import { optionsRefusal } from '#engine/archipelago/options.ts';
import { LENGTHS, VARIANTS, type Length, type Options, type Variant } from '#engine/archipelago/state.ts';
import type { Part } from '../../part.ts';
import { playGame } from './play.ts';

/** Every number of players with every length. */
export const TABLES: readonly { readonly players: number; readonly length: Length }[] = [2, 3, 4, 5].flatMap(
  (players) => LENGTHS.map((length) => ({ players, length })),
);

/** Every set of variants. */
function combinations(): Variant[][] {
  return VARIANTS.reduce<Variant[][]>((sets, variant) => [...sets, ...sets.map((set) => [...set, variant])], [[]]);
}

/** Plays every number of players, length and set of variants that is not refused. */
export function everyVariant(games: number): Part {
  let [tables, failures] = [0, 0];
  const failed: string[] = [];
  for (const { players, length } of TABLES) {
    for (const variants of combinations()) {
      const options: Options = { players, length, variants };
      if (optionsRefusal(options) !== undefined) continue;
      tables++;
      for (const level of ['random', 'steward']) {
        for (let number = 0; number < games; number++) {
          try {
            playGame(
              options,
              `${level} ${number}`,
              Array.from({ length: players }, () => level),
            );
          } catch (error) {
            failures++;
            failed.push(`- ${players} ${length} ${variants.join('+')}: ${error instanceof Error ? error.message : ''}`);
          }
        }
      }
    }
  }
  const sum = `${tables} tables, ${games} games of \`random\` and ${games} of \`steward\` each: ${failures} failures.`;
  return { title: 'Every number of players, length and set of variants', lines: [sum, ...failed], failures };
}
