import type { Mind } from '#engine/bots/mind.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { GAMES } from '#main/games.ts';
import type { Options } from '#engine/endeavor/options.ts';
import type { State } from '#engine/endeavor/state.ts';
import { listedEndeavor as listed } from '#main/games/endeavor.ts';
import { compare } from '../figure.ts';
import type { Bench, BenchedGame } from '../benched-game.ts';

const options: Options = { players: 4, phases: 'one-by-one' };

/** Endeavor with four players. */
const endeavor: BenchedGame = {
  listed,
  game: listed.make(listed.basePack),
  options,
  turnOf: (state) => (state as State).round,
  long: { options, level: 'steward', first: 0 },
};

const RANDOM = 'random play of Endeavor';
const WHOLE = 'whole random games of Endeavor';
const POLICY = 'fast policy of Endeavor';
const VALUE = 'value of a position of Endeavor';
const LINES = 'lines to a quiet place of Endeavor';
const COPY = 'copy of a mid-game state of Endeavor';

// As the list of games does, the host's plain types in place of the game's own.
const mind = endeavorMind(BASE_PACK) as Mind<GameTypes>;

/** The bench of Endeavor: what a search needs of it. Saving, opening and drawing are the same for every game. */
export const bench: Bench = {
  rows: {
    [RANDOM]: { unit: 'moves/s', peer: "Archipelago's", better: 'higher', floor: 1, goal: 1.5 },
    [WHOLE]: { unit: 'games/s', better: 'higher', floor: 100, goal: 400 },
    [COPY]: { unit: 'µs', better: 'lower', floor: 25, goal: 10 },
    [POLICY]: { unit: 'µs', better: 'lower', floor: 150, goal: 100 },
    [VALUE]: { unit: 'µs', better: 'lower', floor: 50, goal: 25 },
    [LINES]: { unit: 'lines/s', better: 'higher', floor: 800, goal: 1500 },
  },
  groups: [
    {
      rows: [RANDOM, WHOLE],
      async measure() {
        const { playing } = await import('../play.ts');
        const first = elementAt(GAMES, 0);
        const { play, stats } = playing(endeavor);
        const peer = playing({
          ...endeavor,
          listed: first,
          game: first.make(first.basePack),
          options: { players: 4, length: 'medium', variants: [] },
          turnOf: () => 0,
        });
        const [moves = 0, theirs = 0] = compare([play, peer.play]);
        const { movesPerGame = 1, realShare = 0 } = stats();
        return {
          [RANDOM]: { value: moves, peer: theirs, also: { movesPerGame, realChoicesPerSecond: moves * realShare } },
          [WHOLE]: { value: moves / movesPerGame },
        };
      },
    },
    {
      rows: [COPY],
      async measure() {
        const { measurePositions } = await import('../positions.ts');
        const { 'copy of a mid-game state': copy } = measurePositions(endeavor);
        return copy === undefined ? {} : { [COPY]: copy };
      },
    },
    {
      rows: [POLICY, VALUE, LINES],
      async measure() {
        const { measureThinking } = await import('../thinking.ts');
        const found = measureThinking(endeavor, mind);
        const rows = { [POLICY]: 'fast policy', [VALUE]: 'value of a position', [LINES]: 'lines to a quiet place' };
        return Object.fromEntries(Object.entries(rows).flatMap(([row, of]) => (found[of] ? [[row, found[of]]] : [])));
      },
    },
  ],
};
