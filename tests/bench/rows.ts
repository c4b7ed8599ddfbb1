import type { Measured, Row } from './figure.ts';

/** Every row of `npm run bench`, with the floor and the goal it is held against; `docs/speed.md` says what each means. */
export const ROWS = {
  'random play': { unit: 'moves/s', peer: "boardgame.io's tic-tac-toe", better: 'higher', floor: 8, goal: 15 },
  'search path against commit path': { unit: 'moves/s', peer: 'commit path', better: 'higher', floor: 20, goal: 50 },
  'committed moves': { unit: 'moves/s', better: 'higher', floor: 8000, goal: 15_000 },
  'copy of a mid-game state': { unit: 'µs', better: 'lower', floor: 25, goal: 10 },
  'whole random games': { unit: 'games/s', better: 'higher', floor: 100, goal: 400 },
  'bot iterations of 10 moves': { unit: 'iterations/s', better: 'higher', floor: 5000, goal: 12_000 },
  'view and legal moves': { unit: 'ms', better: 'lower', floor: 1, goal: 0.2 },
  'durable commit of a move': { unit: 'ms', better: 'lower', floor: 16, goal: 5 },
  'opening a campaign of 1000 moves': { unit: 'ms', better: 'lower', floor: 300, goal: 30 },
  undo: { unit: 'ms', better: 'lower', floor: 30, goal: 5 },
  'first page of a table: code': { unit: 'kB', better: 'lower', floor: 1500, goal: 600 },
  'first page of a table: first decision': { unit: 's', better: 'lower', floor: 3, goal: 1 },
  'idle table': { unit: 'frames', better: 'lower', floor: 0, goal: 0 },
  'camera move, software tier': { unit: 'frames/s', better: 'higher', floor: 12, goal: 20 },
} as const satisfies Record<string, Row>;

/** What a row is called. */
export type RowName = keyof typeof ROWS;
/** What was measured for some rows. */
export type Measures = { readonly [Name in RowName]?: Measured };
