import { body, inset, line, ring, second, type IconArt } from '../../../icons/icon.ts';

const STEEL = '#d5d9d6';

/** Crossed sabres. */
const attack: IconArt = {
  main: STEEL,
  tint: '#c8a15a',
  paths: [
    body('M3.2 2.4C9 5.2 14.6 10.2 18 16L16 18C10.4 14.4 5.6 9 3.2 2.4Z'),
    body('M20.8 2.4C15 5.2 9.4 10.2 6 16L8 18C13.6 14.4 18.4 9 20.8 2.4Z'),
    second('M13.6 18.8L18.8 13.6L20.2 15L18.8 16.6L21.8 19.6L19.6 21.8L16.6 18.8L15 20.2Z'),
    second('M10.4 18.8L5.2 13.6L3.8 15L5.2 16.6L2.2 19.6L4.4 21.8L7.4 18.8L9 20.2Z'),
  ],
};

/** A flag on a hill: somebody settles. */
const occupy: IconArt = {
  main: '#c4472b',
  tint: '#7f9a4b',
  paths: [
    line('M8 2.4V20', 2),
    body('M8 3H20.4L17 7L20.4 11H8Z'),
    second('M1.8 21.6C4.4 16.6 8.6 15.4 12 17C15.4 15 19.6 16.8 22.2 21.6Z'),
  ],
};

/** A card that is taken. */
const draw: IconArt = {
  main: '#f0e2c4',
  tint: '#c8a15a',
  paths: [
    second('M9.4 3.2L20 1.8L22 17L11.4 18.4Z'),
    body('M3 5.4H14V21.8H3Z'),
    line('M8.5 18.4V9.6M5.4 12.4L8.5 9.2L11.6 12.4', 1.6),
  ],
};

/** A ship under sail. */
const ship: IconArt = {
  main: '#8a5a30',
  tint: '#f6ecd2',
  paths: [
    line('M12 2V16', 1.6),
    second('M13 3.2C18 5 20 9.4 20.4 13.4H13Z'),
    second('M11 5C7.6 6.8 5 10 4 13.4H11Z'),
    body('M1.8 15.4H22.2C21.4 19 19.4 21.6 17 21.8H7C4.6 21.6 2.6 19 1.8 15.4Z'),
  ],
};

/** Coins handed over. */
const pay: IconArt = {
  main: '#e3b23c',
  tint: '#b8862a',
  paths: [
    second(ring(9, 15.4, 6.4)),
    body(ring(15, 8.6, 6.8)),
    line('M15 5V12.2M12.8 7.2C13.8 5.6 16.6 5.8 17 7.2M17.2 10C16.4 11.6 13.4 11.6 12.8 10', 1.2),
  ],
};

/** A house whose people either settle or take a card. */
const occupyDraw: IconArt = {
  main: occupy.main,
  tint: draw.tint,
  paths: [...inset(draw, 9.4, 7.6, 0.62), ...inset(occupy, -0.4, 0.2, 0.72)],
};

/** The simple actions, and the blue token that gives one of two. */
export const ACTION_ICONS = { attack, occupy, draw, ship, pay, 'occupy-draw': occupyDraw };
