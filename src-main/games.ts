import { listedArchipelago } from './games/archipelago.ts';
import { listedEmpiresOfTheNorth } from './games/empires-of-the-north.ts';
import { listedEndeavor } from './games/endeavor.ts';
import type { ListedGame } from './listed-game.ts';

/** Every built-in game, in the order in which they are offered. The first is the default. This is the only list of them. */
export const GAMES: readonly ListedGame[] = [listedArchipelago, listedEndeavor, listedEmpiresOfTheNorth];
