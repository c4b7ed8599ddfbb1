import { expect } from 'vitest';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';

/** The recorded games of one game. */
type Recorded<T extends GameTypes> = {
  readonly recordedNames: () => string[];
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly gameOf: (record: CampaignRecord) => Game<T>;
};
/** Deals may be offered where nothing lists them. */
const UNLISTED: readonly string[] = ['offer'];
/** Of how many positions one is looked at, and how many games of each. */
const ONE_IN = 3;
const MOST = 8;

const textOf = (move: object): string =>
  JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The first move of each type that some recorded games have. */
function oneOfEach(records: readonly CampaignRecord[]): GameTypes['move'][] {
  const byType = new Map<string, GameTypes['move']>();
  for (const { entries } of records)
    for (const entry of entries)
      if (entry.kind === 'move' && !byType.has(entry.move.type)) byType.set(entry.move.type, entry.move);
  return [...byType.values()].filter(({ type }) => !UNLISTED.includes(type));
}

/** Sees along recorded games that a move meant for another question is refused, unless it is one of those that can be made. */
export function expectForeignMovesRefused<T extends GameTypes>(recorded: Recorded<T>): void {
  // Its own functions are only given what they have made.
  const { recordedNames, readRecorded, gameOf } = recorded as unknown as Recorded<GameTypes>;
  const records = recordedNames().slice(0, MOST).map(readRecorded);
  const moves = oneOfEach(records);
  const wrong = new Set<string>();
  let refused = 0;
  for (const record of records) {
    const game = gameOf(record);
    const state: object = game.schema.state.parse(record.setup);
    for (const [at, entry] of record.entries.entries()) {
      if (entry.kind !== 'move') break;
      const legal = new Set(at % ONE_IN === 0 ? game.legalMoves(state, entry.seat).map(textOf) : []);
      for (const move of legal.size > 0 ? moves : []) {
        const allowed = game.refusal(state, entry.seat, move) === undefined;
        if (allowed && !legal.has(textOf(move))) wrong.add(`${at}: ${JSON.stringify(move)}`);
        if (!allowed) refused++;
      }
      game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
}
