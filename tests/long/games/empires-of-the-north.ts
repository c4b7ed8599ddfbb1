import type { Parts } from '../part.ts';
import { balance } from './empires-of-the-north/balance.ts';
import { coverage } from './empires-of-the-north/coverage.ts';
import { everyClan } from './empires-of-the-north/every-clan.ts';

/** The parts of Empires of the North in the long run. */
export const parts: Parts = {
  'empires-random': () => everyClan('random', 2000),
  'empires-steward': () => everyClan('steward', 500),
  'empires-balance': () => balance(1000, ['steward-builder', 'steward-sea']),
  'empires-coverage': coverage,
};
