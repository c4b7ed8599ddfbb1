import { expect, it } from 'vitest';
import { closes } from '../../../contract/closes.ts';
import { citizen, citizens, ship, SMALL_GAME } from '../../table.ts';
import { CROWD, holding, use } from './cards.ts';

const PORTS = [
  citizen(0, 'bay', { place: 'port' }),
  citizen(0, 'grove', { place: 'port' }),
  citizen(0, 'barren', { place: 'port' }),
  ship(0, 'open-sea'),
  ship(0, 'open-sea'),
];

it.each([
  ['merchant', 0],
  ['exporter', 0],
  ['local-commerce', 0],
  ['slavery', 0],
  ['foreman', 0],
  ['viceroy', 0],
  ['gifts-from-the-clergy', 1],
  ['plantations', 0],
  ['public-works', 0],
  ['shipwright', 0],
  ['navigator', 0],
  ['dry-dock', 0],
  ['archbishop', 0],
  ['pirate', 0],
  ['thief', 0],
  ['privateer', 0],
  ['researcher', 0],
])('whatever is begun with %s can be ended, and nothing goes round in a circle', (card, choice) => {
  const screens = [
    { florins: 9, tokens: 1, cubes: { fruit: 1, cattle: 1, wood: 2 } },
    { florins: 1, cubes: { fish: 1 } },
  ];
  const units = [citizens(0, 2, 'grove'), ...CROWD.slice(1), ...PORTS];
  const game = holding([card], { units, screens, surplus: 3, rebellion: 4 });
  game.play(0, use(card, choice));
  const closing = closes(SMALL_GAME, game.state, { closed: (state) => state.frames.at(-1)?.kind === 'round' });
  expect(closing).toMatchObject({ stuck: undefined, circle: undefined, complete: true });
});
