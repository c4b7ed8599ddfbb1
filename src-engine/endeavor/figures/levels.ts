import { defined } from '../../kernel/defined.ts';
import type { Levels, Track } from '../data/schema.ts';
import type { PackIndex } from '../pack-index.ts';
import type { Player, Status } from '../state.ts';

/** The four things a status gives, each by its own track (rulebook, "Gains de statut"). */
const TRACK_OF = { build: 'industry', growth: 'culture', salaries: 'finance', cards: 'politics' } as const;
/** What a status gives. */
export type Gain = keyof typeof TRACK_OF;

/** Where the marker stands: the symbols, at most the last space of the track (rulebook, "Limite des pistes"). */
export function shownScore({ pack }: PackIndex, status: Status, track: Track): number {
  return Math.min(status[track], pack.levels.last);
}

/** The level, from 0 to 4, that a number of symbols reaches. */
export function levelOf({ levels }: PackIndex, symbols: number): number {
  return defined(levels[Math.min(symbols, levels.length - 1)]);
}

/** What a player gets now: the highest level of a building, discs of growth, discs of salaries, or the card limit. */
export function gainOf(box: PackIndex, { status }: Pick<Player, 'status'>, gain: Gain): number {
  const levels: Levels = box.pack.levels;
  return defined(levels[gain][levelOf(box, status[TRACK_OF[gain]])]);
}

/** The glory of a marker: that of the nearest glory space at or below it. */
export function gloryOfTrack(box: PackIndex, status: Status, track: Track): number {
  return defined(box.glory[shownScore(box, status, track)]);
}
