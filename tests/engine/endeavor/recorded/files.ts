/** The recorded games of Endeavor, the game each was played with, and what it came to. */
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { phaseOf } from '#engine/endeavor/figures/phase.ts';
import type { State } from '#engine/endeavor/state.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { recordings } from '#tests/engine/recorded.ts';

/** Where they lie. */
export const FOLDER = new URL('./games/', import.meta.url);

export const { recordedNames, readRecorded, packOf, gameOf } = recordings(FOLDER, validatePack, endeavor);

/** What a recorded game came to, told apart from any hash. */
export type Told = {
  readonly players: number;
  readonly phases: string;
  readonly moves: number;
  readonly round: number;
  readonly opened: number;
  readonly abolished: boolean;
  readonly places: readonly number[];
  readonly points: readonly number[];
};

/** What the last state of a record says. @throws Error where the game is not over. */
export function tell(record: CampaignRecord, state: State): Told {
  const outcome = gameOf(record).outcome(state);
  if (outcome === undefined) throw new Error(`the recorded game stands in ${phaseOf(state)}`);
  return {
    players: state.options.players,
    phases: state.options.phases,
    moves: record.entries.length,
    round: state.round,
    opened: state.stacks.filter((stack) => !stack.some((card) => card.endsWith('governor'))).length,
    abolished: state.abolished,
    places: outcome.seats.map(({ place }) => place),
    points: outcome.seats.map(({ points }) => points),
  };
}
