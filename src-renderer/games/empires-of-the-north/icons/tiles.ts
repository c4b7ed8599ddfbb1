import { body, glint, line, pale, ring, second, shade, type IconArt } from '../../../icons/icon.ts';

/** A spyglass: a card is drawn. */
const explore: IconArt = {
  main: '#c8a15a',
  tint: '#6d4522',
  paths: [
    second('M1.4 16.2L7.4 12.4L9.6 16L3.6 19.8Z'),
    body('M6.2 12.2L13.6 7.4L16.4 12L9 16.8Z'),
    second('M12.6 7L20.4 1.8L24 7.8L16.2 13Z'),
    { d: 'M19.8 2.2L22 .8L24 4.4L23.4 8.2Z', tone: 'light', line: 1.1 },
    line('M8.2 17.4L5.4 22.6M10.6 16.4L13 22.6', 1.7),
  ],
};

/** Two people, and one more. */
const populate: IconArt = {
  main: '#d7b98a',
  tint: '#8c5a3a',
  paths: [
    second(
      'M7.6 2.6A3.6 3.6 0 0 1 9.4 9.2C11.8 9.8 13 12.2 13.2 15.4L13.4 19.4H1L1.4 15.4C1.8 12.2 3.2 9.8 5.6 9.2A3.6 3.6 0 0 1 7.6 2.6Z',
    ),
    body(
      'M15.4 5.4A3.4 3.4 0 0 1 17.2 11.6C20 12.2 21.6 14.6 22 17.8L22.4 22.2H8.6L9 17.8C9.4 14.6 10.8 12.2 13.6 11.6A3.4 3.4 0 0 1 15.4 5.4Z',
    ),
    line('M19.6 1V6.6M16.8 3.8H22.4', 1.9),
  ],
};

/** A hammer over a beam. */
const construct: IconArt = {
  main: '#b8b4aa',
  tint: '#9a6a3c',
  paths: [
    second('M11.4 8.4L14.2 10.4L6.2 22.4L2.8 20Z'),
    body('M7.6 4.2L12.6 1.2C17 1.4 20.6 4.2 22.4 8.6L19 8.4L16.6 12.4L8 6.6Z'),
    glint('M10 4.6L12.8 2.8C15.4 3 17.6 4.2 19.2 6.2C16 4.8 13 4.4 10 4.6Z'),
  ],
};

/** A sickle and ears of grain. */
const harvest: IconArt = {
  main: '#cfd3cf',
  tint: '#dda63c',
  paths: [
    line('M16.6 22.4C17 17 17.4 12.4 19.4 8', 1.4),
    second(
      'M19.8 1C22 2.6 22 5 20.2 6.6C18.6 5 18.6 2.8 19.8 1ZM22.8 6.4C23.4 9 22.2 10.8 19.8 11.4C19.4 9 20.4 7.2 22.8 6.4ZM16 6.6C18.4 7.2 19.4 9 19 11.4C16.6 11 15.4 9 16 6.6ZM22 12C22.4 14.6 21 16.2 18.6 16.6C18.4 14.2 19.6 12.6 22 12ZM14.6 12C17 12.6 18.2 14.2 17.8 16.6C15.4 16.2 14.2 14.4 14.6 12Z',
    ),
    body(
      'M11.6 2C5.6 2.6 1.6 7 2.2 12.4C2.6 15.6 4.4 17.6 6.6 18.6L8 16.2C6.4 15.2 5.4 13.8 5.2 11.8C5 8.2 7.6 4.6 11.6 2Z',
    ),
    { d: 'M5.6 16.6L9 18.6L6.6 23L3.2 21Z', tone: 'tint', line: 1.3 },
  ],
};

/** A longship under a striped sail. */
const sail: IconArt = {
  main: '#8a5a30',
  tint: '#f3e6c6',
  paths: [
    line('M12 1V17', 1.6),
    second(
      'M4.2 3.6C9.4 2.4 14.6 2.4 19.8 3.6C21 7 21 10.4 19.8 13.6C14.6 12.4 9.4 12.4 4.2 13.6C5.4 10.4 5.4 7 4.2 3.6Z',
    ),
    {
      d: 'M8.2 2.9L11 2.7V12.7L8.2 12.9C8.8 9.6 8.8 6.2 8.2 2.9ZM14.2 2.8L17 3.1C17.7 6.4 17.7 9.8 17 13.1L14.2 12.8Z',
      tone: 'main',
      line: 0,
    },
    line(
      'M4.2 3.6C9.4 2.4 14.6 2.4 19.8 3.6C21 7 21 10.4 19.8 13.6C14.6 12.4 9.4 12.4 4.2 13.6C5.4 10.4 5.4 7 4.2 3.6Z',
      1.2,
    ),
    body(
      'M.8 13.6C1.8 16 3.6 16.6 6 16.6H18C20.4 16.6 22.2 16 23.2 13.6C23.4 18.6 20.4 22.2 16.4 22.2H7.6C3.6 22.2 .6 18.6 .8 13.6Z',
    ),
    { d: ring(7.4, 18.4, 1.5), tone: 'light', line: 1 },
    { d: ring(12, 18.4, 1.5), tone: 'light', line: 1 },
    { d: ring(16.6, 18.4, 1.5), tone: 'light', line: 1 },
  ],
};

/** A ship that belongs to no clan: a plain boat. */
const commonShip: IconArt = {
  main: '#7d7468',
  tint: '#efe6d2',
  paths: [
    line('M11.4 1.6V16', 1.6),
    second('M12.6 2.4C17.4 4.8 20.2 9 20.6 13.4H12.6Z'),
    pale('M10.4 5C7.2 7.2 5 10 4 13.4H10.4Z'),
    body('M1.2 15H22.8C22 19 19.6 22 16.6 22H7.4C4.4 22 2 19 1.2 15Z'),
    line('M4 18H20', 1.1),
  ],
};

/** An action pawn. */
const pawn: IconArt = {
  main: '#c8a15a',
  tint: '#8a6a33',
  paths: [
    body(
      'M12 1.4A4.6 4.6 0 0 1 14.8 9.6C16.6 11.4 17.2 14 17.6 16.6L20 19.6V22.6H4V19.6L6.4 16.6C6.8 14 7.4 11.4 9.2 9.6A4.6 4.6 0 0 1 12 1.4Z',
    ),
    shade(
      'M12 1.4A4.6 4.6 0 0 1 14.8 9.6C16.6 11.4 17.2 14 17.6 16.6L20 19.6V22.6H13C15 17 14 12 12.4 9.8C14.4 7.4 14 4 12 1.4Z',
    ),
    line('M6.4 16.8H17.6', 1.1),
  ],
};

/** The five action tiles, ships and pawns. */
export const TILE_ICONS = { explore, populate, construct, harvest, sail, 'common-ship': commonShip, pawn };
