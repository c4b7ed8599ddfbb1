import { expect, it } from 'vitest';
import { SMALL_GAME, table } from '../table.ts';

it('ruling 104: what lies behind a screen is seen by its owner alone', () => {
  const one = { florins: 3, tokens: 1, cubes: { iron: 2, fish: 1 } };
  const other = { florins: 7, tokens: 0, cubes: { iron: 1 } };
  const { state } = table({ players: 3, screens: [{}, one, other] });
  const swapped = table({ players: 3, screens: [{}, other, one] }).state;
  expect(SMALL_GAME.view(state, 'public')).toEqual(SMALL_GAME.view(swapped, 'public'));
  expect(SMALL_GAME.view(state, 0)).toEqual(SMALL_GAME.view(swapped, 0));
  expect(SMALL_GAME.view(state, 1)).not.toEqual(SMALL_GAME.view(swapped, 1));
});
