/** The recorded games of Empires of the North, the game each was played with, and what it came to. */
import { validatePack } from '#engine/empires-of-the-north/data/validate.ts';
import { empiresOfTheNorth } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { phaseOf } from '#engine/empires-of-the-north/figures/phase.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { recordings } from '#tests/engine/recorded.ts';

/** Where they lie. */
export const FOLDER = new URL('./games/', import.meta.url);

export const { recordedNames, readRecorded, packOf, gameOf } = recordings(FOLDER, validatePack, empiresOfTheNorth);

/** What a recorded game came to, told apart from any hash. */
export type Told = {
  readonly clans: readonly string[];
  readonly moves: number;
  readonly round: number;
  readonly cards: readonly number[];
  readonly islands: number;
  readonly places: readonly number[];
  readonly points: readonly number[];
};

/** What the last state of a record says. @throws Error where the game is not over. */
export function tell(record: CampaignRecord, state: State): Told {
  const game = gameOf(record);
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`the recorded game stands in ${phaseOf(state)}`);
  const islands = new Set((record.pack as { islands: { id: string }[] }).islands.map(({ id }) => id));
  return {
    clans: state.players.map(({ clan }) => clan),
    moves: record.entries.length,
    round: state.round,
    cards: state.players.map(({ empire }) => empire.length),
    islands: state.players.flatMap(({ empire }) => empire).filter(({ card }) => islands.has(card)).length,
    places: outcome.seats.map(({ place }) => place),
    points: outcome.seats.map(({ points }) => points),
  };
}
