import { buildingOf, type PackIndex } from '../pack-index.ts';
import type { Player, View } from '../state.ts';
import { gainOf } from './levels.ts';

/** The level of which each player has at most one building. */
export const UNIQUE_LEVEL = 5;

/**
 * The highest level a player may build from now: that of their industry, or if the supply has no tile of it or below,
 * the next level that has one (ruling 45).
 * @returns the level, and the lowest one that is possible with it
 */
export function buildRange(
  { pack }: PackIndex,
  tiles: readonly number[],
  level: number,
): { readonly from: number; readonly to: number } {
  const left = pack.buildings.flatMap((building, at) => ((tiles[at] ?? 0) > 0 ? [building.level] : []));
  if (left.some((one) => one <= level)) return { from: 1, to: level };
  const next = Math.min(...left);
  return { from: next, to: next };
}

/** Why a player cannot build a kind of building: a code, or undefined if they can. */
export function buildBar(
  box: PackIndex,
  { tiles }: Pick<View, 'tiles'>,
  player: Player,
  kind: number,
): 'none-left' | 'level-too-high' | 'one-of-level-five' | undefined {
  const { level } = box.pack.buildings[kind] ?? {};
  if (level === undefined || (tiles[kind] ?? 0) === 0) return 'none-left';
  if (level === UNIQUE_LEVEL && ownsUnique(box, player)) return 'one-of-level-five';
  const { from, to } = buildRange(box, tiles, gainOf(box, player, 'build'));
  return level >= from && level <= to ? undefined : 'level-too-high';
}

function ownsUnique(box: PackIndex, { buildings }: Player): boolean {
  return buildings.some(({ building }) => buildingOf(box, building).level === UNIQUE_LEVEL);
}
