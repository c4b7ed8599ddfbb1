import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Mind } from '#engine/bots/mind.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { listedArchipelago as listed } from '#main/games/archipelago.ts';
import type { Bench, BenchedGame } from '../benched-game.ts';

const options: Options = { players: 4, length: 'medium', variants: [] };
const longest: Options = { players: 5, length: 'long', variants: [] };

/** Archipelago with four players, medium length. The long campaign has five stewards; `first` is a game that lasted long enough. */
const archipelago: BenchedGame = {
  listed,
  game: listed.make(listed.basePack),
  options,
  turnOf: (state) => (state as State).turn,
  long: { options: longest, level: 'steward', first: 14 },
};

// As the list of games does, the host's plain types in place of the game's own.
const mind = archipelagoMind(BASE_PACK) as Mind<GameTypes>;

/** The bench of Archipelago. */
export const bench: Bench = {
  rows: {
    'random play': { unit: 'moves/s', peer: "boardgame.io's tic-tac-toe", better: 'higher', floor: 8, goal: 15 },
    'search path against commit path': { unit: 'moves/s', peer: 'commit path', better: 'higher', floor: 20, goal: 50 },
    'committed moves': { unit: 'moves/s', better: 'higher', floor: 8000, goal: 15_000 },
    'copy of a mid-game state': { unit: 'µs', better: 'lower', floor: 25, goal: 10 },
    'whole random games': { unit: 'games/s', better: 'higher', floor: 100, goal: 400 },
    'bot iterations of 10 moves': { unit: 'iterations/s', better: 'higher', floor: 5000, goal: 12_000 },
    'view and legal moves': { unit: 'ms', better: 'lower', floor: 1, goal: 0.2 },
    'fast policy': { unit: 'µs', better: 'lower', floor: 150, goal: 100 },
    'value of a position': { unit: 'µs', better: 'lower', floor: 50, goal: 25 },
    'lines to a quiet place': { unit: 'lines/s', better: 'higher', floor: 800, goal: 1500 },
    'durable commit of a move': { unit: 'ms', better: 'lower', floor: 16, goal: 5 },
    'checkpoint on a slow disk': { unit: 'ms', better: 'lower', floor: 300, goal: 100 },
    'opening a campaign of 1000 moves': { unit: 'ms', better: 'lower', floor: 300, goal: 30 },
    undo: { unit: 'ms', better: 'lower', floor: 30, goal: 5 },
    'first page of a table: code': { unit: 'kB', better: 'lower', floor: 1500, goal: 500 },
    'first page of a table: first decision': { unit: 's', better: 'lower', floor: 3, goal: 1 },
    'idle table': { unit: 'frames', better: 'lower', floor: 0, goal: 0 },
    'camera move, software tier': { unit: 'frames/s', better: 'higher', floor: 12, goal: 20 },
  },
  groups: [
    {
      rows: ['random play', 'whole random games'],
      measure: async () => (await import('../play.ts')).measurePlay(archipelago),
    },
    {
      rows: ['search path against commit path', 'committed moves'],
      measure: async () => (await import('../paths.ts')).measurePaths(archipelago),
    },
    {
      rows: ['copy of a mid-game state', 'bot iterations of 10 moves', 'view and legal moves'],
      measure: async () => (await import('../positions.ts')).measurePositions(archipelago),
    },
    {
      rows: ['fast policy', 'value of a position', 'lines to a quiet place'],
      measure: async () => (await import('../thinking.ts')).measureThinking(archipelago, mind),
    },
    {
      rows: ['durable commit of a move'],
      measure: async () => (await import('../commit.ts')).measureCommit(archipelago),
    },
    {
      rows: ['checkpoint on a slow disk'],
      measure: async () => (await import('../checkpoint.ts')).measureCheckpoint(archipelago),
    },
    {
      rows: ['opening a campaign of 1000 moves', 'undo'],
      measure: async () => (await import('../opening.ts')).measureOpening(archipelago),
    },
    {
      rows: ['first page of a table: code', 'first page of a table: first decision'],
      window: true,
      measure: async () => (await import('../first-page.ts')).measureFirstPage(archipelago),
    },
    {
      rows: ['idle table'],
      window: true,
      measure: async () => (await import('../idle.ts')).measureIdle(archipelago),
    },
    {
      rows: ['camera move, software tier'],
      window: true,
      measure: async () => (await import('../camera.ts')).measureCamera(archipelago),
    },
  ],
};
