import { everyTable } from '../every-table.ts';
import type { Part, Parts } from '../part.ts';
import { against } from './endeavor/against.ts';
import { balance } from './endeavor/balance.ts';
import { blunders } from './endeavor/blunders.ts';

const tables = [2, 3, 4, 5].map((players) => ({ players, options: {} }));
const everyNumber = (level: string, games: number): Part =>
  everyTable('endeavor', tables, level, games, 'number of players at Endeavor');

/** The parts of Endeavor in the long run. */
export const parts: Parts = {
  'endeavor-random': () => everyNumber('random', 1000),
  'endeavor-steward': () => everyNumber('steward', 200),
  'endeavor-against': () => against(400),
  'endeavor-balance': () => balance(400),
  'endeavor-blunders': () => blunders(200_000),
};
