import type { Mind } from '#engine/bots/mind.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresMind } from '#engine/empires-of-the-north/mind/mind.ts';
import type { Options } from '#engine/empires-of-the-north/options.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { GAMES } from '#main/games.ts';
import { listedEmpiresOfTheNorth as listed } from '#main/games/empires-of-the-north.ts';
import type { Bench, BenchedGame } from '../benched-game.ts';
import { compare } from '../figure.ts';

const clans = ['ulaf', 'heidel', 'panuk', 'glenn'];
const options: Options = { players: clans.length, seats: clans.map((clan) => ({ clan })) };

/** Empires of the North with four players. */
const empires: BenchedGame = {
  listed,
  game: listed.make(listed.basePack),
  options,
  turnOf: (state) => (state as State).round,
  long: { options, level: 'steward', first: 0 },
};

const RANDOM = 'random play of Empires of the North';
const WHOLE = 'whole random games of Empires of the North';
const COPY = 'copy of a mid-game state of Empires of the North';
const ITERATIONS = 'bot iterations of 10 moves of Empires of the North';
const LOOK = 'view and legal moves of Empires of the North';
const POLICY = 'fast policy of Empires of the North';
const VALUE = 'value of a position of Empires of the North';
const LINES = 'lines to a quiet place of Empires of the North';

/** The names of rows of the house's measurements, and what they are called here. */
const POSITIONS = {
  [COPY]: 'copy of a mid-game state',
  [ITERATIONS]: 'bot iterations of 10 moves',
  [LOOK]: 'view and legal moves',
};
const THINKING = { [POLICY]: 'fast policy', [VALUE]: 'value of a position', [LINES]: 'lines to a quiet place' };

/** The rows that were found, under the names of this game. */
function renamed<M>(found: Readonly<Record<string, M>>, names: Readonly<Record<string, string>>): Record<string, M> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([row, of]) => {
      const measured = found[of];
      return measured === undefined ? [] : [[row, measured]];
    }),
  );
}

// As the list of games does, the host's plain types in place of the game's own.
const mind = empiresMind(BASE_PACK) as Mind<GameTypes>;

/** The bench of Empires of the North: what a search needs of it. Saving and opening are the same for every game. */
export const bench: Bench = {
  rows: {
    [RANDOM]: { unit: 'moves/s', peer: "Archipelago's", better: 'higher', floor: 0.5, goal: 1 },
    [WHOLE]: { unit: 'games/s', better: 'higher', floor: 100, goal: 400 },
    [COPY]: { unit: 'µs', better: 'lower', floor: 25, goal: 10 },
    [ITERATIONS]: { unit: 'iterations/s', better: 'higher', floor: 2000, goal: 8000 },
    [LOOK]: { unit: 'ms', better: 'lower', floor: 1, goal: 0.2 },
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
        const { play, stats } = playing(empires);
        const peer = playing({
          ...empires,
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
      rows: Object.keys(POSITIONS),
      async measure() {
        const { measurePositions } = await import('../positions.ts');
        return renamed(measurePositions(empires), POSITIONS);
      },
    },
    {
      rows: Object.keys(THINKING),
      async measure() {
        const { measureThinking } = await import('../thinking.ts');
        return renamed(measureThinking(empires, mind), THINKING);
      },
    },
  ],
};
