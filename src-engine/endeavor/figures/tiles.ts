import { defined } from '../../kernel/defined.ts';
import { buildingOf, type PackIndex } from '../pack-index.ts';
import type { Player, View } from '../state.ts';
import { gainOf } from './levels.ts';

/** The level of which each player has at most one building. */
export const UNIQUE_LEVEL = 5;

/** The levels a player may build from now; `unique` if they have their one tile of the highest level. */
export type BuildRange = { readonly from: number; readonly to: number; readonly unique: boolean };

/**
 * The levels a player may build from: up to that of their industry, or if the supply has no tile of those, only the next
 * level that has one (ruling 45). Nobody builds a second tile of the highest.
 */
export function buildRange(box: PackIndex, { tiles }: Pick<View, 'tiles'>, player: Player): BuildRange {
  const level = gainOf(box, player, 'build');
  const unique = hasUnique(box, player);
  const { buildings } = box.pack;
  let next = UNIQUE_LEVEL;
  for (let kind = 0; kind < buildings.length; kind++) {
    if (tiles[kind] === 0) continue;
    const one = defined(buildings[kind]).level;
    if (one <= level) return { from: 1, to: level, unique };
    if (one < next) next = one;
  }
  return { from: next, to: next, unique };
}

/** Whether a player has a tile of the highest level. */
function hasUnique(box: PackIndex, { buildings }: Player): boolean {
  for (const { building } of buildings) if (buildingOf(box, building).level === UNIQUE_LEVEL) return true;
  return false;
}

/** Why a player cannot build a kind of building: a code, or undefined if they can. */
export function buildBar(
  { pack }: PackIndex,
  { tiles }: Pick<View, 'tiles'>,
  { from, to, unique }: BuildRange,
  kind: number,
): 'none-left' | 'level-too-high' | 'one-of-highest-level' | undefined {
  if (tiles[kind] === 0) return 'none-left';
  const { level } = defined(pack.buildings[kind]);
  if (level < from || level > to) return 'level-too-high';
  return unique && level === UNIQUE_LEVEL ? 'one-of-highest-level' : undefined;
}
