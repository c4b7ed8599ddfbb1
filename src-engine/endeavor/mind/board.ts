/** What lies on a player board and beside it: discs, buildings, tokens and cards. */
import { USE } from '../bots/boards.ts';
import { abolitionChance } from '../bots/hand.ts';
import { blueWorth } from '../bots/tokens.ts';
import { gainOf } from '../figures/levels.ts';
import { buildingOf, cardOf } from '../pack-index.ts';
import type { Measure, SeatLook } from './look.ts';

const lying = ({ player }: SeatLook): number => player.buildings.filter(({ disc }) => disc).length;

/** Discs that the next salaries will bring back. */
const returning = (seat: SeatLook): number =>
  seat.ahead.salaries === 0 ? 0 : Math.min(lying(seat), gainOf(seat.look.box, seat.player, 'salaries'));

/** What the use of each building is worth. */
function uses({ look, player }: SeatLook): number {
  let sum = 0;
  for (const { building } of player.buildings) {
    const { action } = buildingOf(look.box, building);
    if (action !== null) sum += USE[action];
  }
  return sum;
}

/** What the blue tokens could do. */
function tokens({ look, player }: SeatLook): number {
  let sum = 0;
  for (let kind = 0; kind < player.tokens.length; kind++) {
    const copies = player.tokens[kind] ?? 0;
    const action = copies === 0 ? null : (look.box.tokens[kind]?.action ?? null);
    if (action !== null) sum += copies * blueWorth(look, action);
  }
  return sum;
}

const slavery = ({ look, player }: SeatLook): number =>
  player.cards.filter((id) => cardOf(look.box, id).slavery).length * abolitionChance(look);

/** The features of the board. */
export const BOARD: Readonly<Record<string, Measure>> = {
  discs: ({ player }) => player.harbour / 6,
  'discs-early': ({ player, look }) => (player.harbour / 6) * (look.left / 6),
  'discs-returning': (seat) => returning(seat) / 4,
  'discs-staying': (seat) => (lying(seat) - returning(seat)) / 4,
  uses: (seat) => uses(seat) / 6,
  'uses-early': (seat) => (uses(seat) / 6) * (seat.look.left / 6),
  'blue-tokens': (seat) => tokens(seat) / 4,
  'card-places': ({ places, look }) => (Math.max(0, places.most - places.used) / 4) * ((look.left + 1) / 7),
  slavery: (seat) => slavery(seat) / 2,
  order: ({ look: { state }, seat }) => ((seat - state.first + state.players.length) % state.players.length) / 4,
};
