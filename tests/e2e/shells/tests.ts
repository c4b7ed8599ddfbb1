import type { Suite } from '../check.ts';
import { damageTests } from './damage.ts';
import { handOverTests } from './hand-over.ts';
import { lockTests } from './locks.ts';
import { noRoomTests } from './no-room.ts';
import { reloadTests } from './reload.ts';
import { storageTests } from './storage.ts';

/** What every shell has, whatever game is played. */
export const suite: Suite = {
  tests: [...reloadTests, ...noRoomTests, ...storageTests, ...handOverTests, ...damageTests, ...lockTests],
};
