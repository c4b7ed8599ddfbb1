import { readFileSync } from 'node:fs';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import type { State } from '#engine/archipelago/state.ts';
import { gameOf } from './files.ts';

/** What a recorded game came to, told apart from any hash. */
export type Told = {
  readonly players: number;
  readonly length: string;
  readonly variants: readonly string[];
  readonly moves: number;
  readonly turn: number;
  readonly ending: string;
  /** Whether the Separatist was among the players. */
  readonly separatist: boolean;
  readonly places: readonly number[];
  readonly points: readonly number[];
};

/** What the last state of a record says. @throws Error where the game is not over. */
export function tell(record: CampaignRecord, state: State): Told {
  const game = gameOf(record);
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the recorded game is not over');
  const victories = elementAt([record.pack], 0)['objectives'] as { id: string; victory: { kind: string } }[];
  const separatist = victories.find(
    ({ id, victory }) => victory.kind === 'separatist' && state.objectives.flat().includes(id),
  );
  return {
    players: state.options.players,
    length: state.options.length,
    variants: state.options.variants,
    moves: record.entries.length,
    turn: state.turn,
    ending: outcome.code,
    separatist: separatist !== undefined,
    places: outcome.seats.map(({ place }) => place),
    points: outcome.seats.map(({ points }) => points),
  };
}

/** What each recorded game is known to have come to, by file name. */
export function toldOutcomes(): Readonly<Record<string, Told>> {
  return JSON.parse(readFileSync(new URL('./outcomes.json', import.meta.url), 'utf8')) as Record<string, Told>;
}
