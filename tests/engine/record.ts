/** `npm run record [-- GAME…]`: makes the recorded games of every game anew, or of those named. */
import process from 'node:process';

const GAMES = ['archipelago', 'endeavor', 'empires-of-the-north'];

const named = process.argv.slice(2);
const unknown = named.find((game) => !GAMES.includes(game));
if (unknown !== undefined) {
  console.error(`There is no game "${unknown}". The games: ${GAMES.join(', ')}.`);
  process.exitCode = 1;
} else for (const game of named.length > 0 ? named : GAMES) await import(`./${game}/recorded/make.ts`);
