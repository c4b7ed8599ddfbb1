import { listedArchipelago } from './games/archipelago.ts';
import type { ListedGame } from './listed-game.ts';

/** Every game of the house, in the order they are offered in; the first is meant where none is named. The only list of them. */
export const GAMES: readonly ListedGame[] = [listedArchipelago];
