import { body, glint, inset, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';
import { PIECE_ICONS } from './pieces.ts';

const GOLD = '#d9ae4f';

const florin: IconArt = {
  main: GOLD,
  tint: '#8a6a33',
  paths: [
    body(ring(12, 12, 10)),
    line(ring(12, 12, 7.6), 1),
    shade(
      'M12 6C13.6 7.6 14 9.4 13.2 11.4C14.4 9.6 16.4 9.2 17.2 10.6C17.8 12 16.6 13.2 15.4 12.6C15.6 13.4 14.6 14 13 14V15.4H14.4V17H9.6V15.4H11V14C9.4 14 8.4 13.4 8.6 12.6C7.4 13.2 6.2 12 6.8 10.6C7.6 9.2 9.6 9.6 10.8 11.4C10 9.4 10.4 7.6 12 6Z',
    ),
    glint('M5 9.6C6 6.8 8 5 10.6 4.2C8.6 5.6 7 7.4 6.2 10Z'),
  ],
};

const token: IconArt = {
  main: '#2f7480',
  tint: '#f0e2c4',
  paths: [
    body('M7 2.6H17L22 12L17 21.4H7L2 12Z'),
    line('M8.2 4.8H15.8L19.6 12L15.8 19.2H8.2L4.4 12Z', 0.9),
    second('M12 4.6L13.8 10.2L19 12L13.8 13.8L12 19.4L10.2 13.8L5 12L10.2 10.2Z'),
    solid('M12 4.6L13.8 10.2L12 12ZM12 19.4L10.2 13.8L12 12Z'),
  ],
};

const disc: IconArt = {
  main: '#a9793f',
  tint: '#7d5527',
  paths: [
    second('M2 11V14.6C2 18.4 6.4 21.2 12 21.2S22 18.4 22 14.6V11Z'),
    body('M12 3.4C17.6 3.4 22 6.4 22 10.6C22 14.8 17.6 17.6 12 17.6S2 14.8 2 10.6C2 6.4 6.4 3.4 12 3.4Z'),
    line('M12 6.4C15.8 6.4 18.6 8.2 18.6 10.5S15.8 14.6 12 14.6S5.4 12.8 5.4 10.5S8.2 6.4 12 6.4Z', 1),
  ],
};

const population: IconArt = {
  main: '#e8c66b',
  tint: '#b8923c',
  paths: [
    ...inset(
      { ...PIECE_ICONS.citizen, paths: [{ d: PIECE_ICONS.citizen.paths[0]?.d ?? '', tone: 'tint', line: 1.3 }] },
      -1,
      1.4,
      0.72,
    ),
    ...inset(
      { ...PIECE_ICONS.citizen, paths: [{ d: PIECE_ICONS.citizen.paths[0]?.d ?? '', tone: 'tint', line: 1.3 }] },
      8,
      1.4,
      0.72,
    ),
    ...inset(PIECE_ICONS.citizen, 2.4, 4.4, 0.8),
  ],
};

const rebellion: IconArt = {
  main: '#c4472b',
  tint: '#e58a5c',
  paths: [
    body(
      'M7.4 22.4V17.6L4.6 14.2C3.8 13 4 11.6 4.2 10.4L5 6.4C5.4 4.6 8 4.8 8 6.6C8 4.2 8.4 2.6 10.2 2.6C11.8 2.6 12 4 12 5.4C12 3.6 12.6 2.6 14 2.8C15.6 3 15.8 4.4 15.6 6C16 4.8 16.8 4.4 17.8 4.8C19.2 5.4 19 6.8 18.8 8.4L18 14C17.8 15.6 17 16.6 16.2 17.8V22.4Z',
    ),
    line('M8 6.6V11M12 5.4V10.6M15.6 6L15.2 10.8', 1.2),
    second('M5.4 11.2C7.6 10.2 11.6 10.4 12.8 11.6C13.8 12.8 12.6 14 11 13.8C12 14.6 12.2 15.6 12 16.8'),
    line('M7.4 19.6H16.2', 1.2),
  ],
};

/** A closed hand: the fist of a revolt, in the colour of wood. */
const fist: IconArt = { main: '#d6a878', tint: '#a9793f', paths: rebellion.paths };

const surplus: IconArt = {
  main: '#6b8fa3',
  tint: '#a9793f',
  paths: [
    second('M10.6 6.4H13.4L12.8 22.6H11.2Z'),
    body('M2 9.8C4.6 4.8 8 3 12 3S19.4 4.8 22 9.8C18.6 7.6 15.4 6.8 12 6.8S5.4 7.6 2 9.8Z'),
    body('M10 2.4H14V8H10Z'),
  ],
};

const skull: IconArt = {
  main: '#f0e2c4',
  tint: '#b8ab9b',
  paths: [
    body(
      'M12 2C17.6 2 21 5.6 21 10.4C21 13.6 19.6 15.6 17.6 17V20.6C17.6 21.6 16.8 22.2 16 22.2H8C7.2 22.2 6.4 21.6 6.4 20.6V17C4.4 15.6 3 13.6 3 10.4C3 5.6 6.4 2 12 2Z',
    ),
    solid(ring(8.4, 11.4, 2.3)),
    solid(ring(15.6, 11.4, 2.3)),
    solid('M12 13.6L13.6 16.6H10.4Z'),
    line('M9.4 18.6V21.6M12 18.6V21.6M14.6 18.6V21.6', 1.1),
  ],
};

const medal: IconArt = {
  main: GOLD,
  tint: '#1f5d6b',
  paths: [
    second('M6 1.8H11L13.4 10H9.6ZM18 1.8H13L10.6 10H14.4Z'),
    body(ring(12, 15.4, 6.6)),
    pale('M12 10.8L13.4 13.8L16.6 14.2L14.2 16.4L14.9 19.6L12 18L9.1 19.6L9.8 16.4L7.4 14.2L10.6 13.8Z'),
  ],
};

const character: IconArt = {
  main: '#f0e2c4',
  tint: '#8a6a33',
  paths: [
    body('M4.4 1.8H19.6V22.2H4.4Z'),
    second('M12 5.2A3.4 3.4 0 0 1 14.2 11.2C16.8 12 18 14.2 18 18.6H6C6 14.2 7.2 12 9.8 11.2A3.4 3.4 0 0 1 12 5.2Z'),
    second('M7.4 7.4C9 5 15 5 16.6 7.4L15.2 7.8C13.4 7 10.6 7 8.8 7.8Z'),
  ],
};

const progress: IconArt = {
  main: '#f0e2c4',
  tint: '#8a6a33',
  paths: [
    body('M4.4 1.8H19.6V22.2H4.4Z'),
    second(
      'M10.9 5.4H13.1L13.6 7.3L15.3 6.4L16.8 7.9L15.9 9.6L17.8 10.1V12.3L15.9 12.8L16.8 14.5L15.3 16L13.6 15.1L13.1 17H10.9L10.4 15.1L8.7 16L7.2 14.5L8.1 12.8L6.2 12.3V10.1L8.1 9.6L7.2 7.9L8.7 6.4L10.4 7.3Z',
    ),
    pale(ring(12, 11.2, 1.9)),
    line('M7.2 19.6H16.8', 1.2),
  ],
};

/** Coins, tokens, markers and the marks of cards. */
export const COUNTER_ICONS = {
  florin,
  token,
  disc,
  population,
  rebellion,
  surplus,
  skull,
  medal,
  character,
  progress,
  fist,
};
