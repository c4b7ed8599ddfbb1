import { defined } from '../../kernel/defined.ts';
import { buildingOf, type PackIndex } from '../pack-index.ts';
import type { Player, View } from '../state.ts';
import { gainOf } from './levels.ts';

/** The level of which each player has at most one building. */
export const UNIQUE_LEVEL = 5;

/** The levels a player may build from now. */
export type BuildRange = { readonly from: number; readonly to: number };

/**
 * The levels a player may build from: up to that of their industry, or if the supply has no tile of those, only the next
 * level that has one (ruling 45). Nobody builds a second tile of the highest.
 */
export function buildRange(box: PackIndex, { tiles }: Pick<View, 'tiles'>, player: Player): BuildRange {
  const level = gainOf(box, player, 'build');
  const { buildings } = box.pack;
  let next = UNIQUE_LEVEL;
  for (let kind = 0; kind < buildings.length; kind++) {
    if (tiles[kind] === 0) continue;
    const one = defined(buildings[kind]).level;
    if (one <= level) return { from: 1, to: Math.min(level, highest(box, player)) };
    if (one < next) next = one;
  }
  return { from: next, to: Math.min(next, highest(box, player)) };
}

/** The highest level a player may have one more building of. */
function highest(box: PackIndex, { buildings }: Player): number {
  for (const { building } of buildings) if (buildingOf(box, building).level === UNIQUE_LEVEL) return UNIQUE_LEVEL - 1;
  return UNIQUE_LEVEL;
}

/** Why a player cannot build a kind of building: a code, or undefined if they can. */
export function buildBar(
  { pack }: PackIndex,
  { tiles }: Pick<View, 'tiles'>,
  { from, to }: BuildRange,
  kind: number,
): 'none-left' | 'level-too-high' | 'one-of-highest-level' | undefined {
  if (tiles[kind] === 0) return 'none-left';
  const { level } = defined(pack.buildings[kind]);
  if (level >= from && level <= to) return undefined;
  return level === UNIQUE_LEVEL && to === UNIQUE_LEVEL - 1 ? 'one-of-highest-level' : 'level-too-high';
}
