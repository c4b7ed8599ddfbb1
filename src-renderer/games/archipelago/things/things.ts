import type { Things } from '../../../window/things.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { action } from './actions.ts';
import { bank, domesticMarket, exportMarket, stability, surplus } from './boards.ts';
import { card } from './cards.ts';
import { balance, deck, fees, piles, tray } from './counters.ts';
import { building, side } from './pieces.ts';
import { place } from './places.ts';
import { seat } from './seats.ts';

/** Whatever can be asked about at a table of Archipelago. */
export const things: Things<ArchipelagoTypes> = {
  action,
  'domestic-market': domesticMarket,
  'export-market': exportMarket,
  bank,
  stability,
  surplus,
  balance,
  piles,
  tray,
  fees,
  deck,
  card,
  building,
  side,
  seat,
  place,
};
