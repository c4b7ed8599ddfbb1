import { body, glint, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

const WALL = '#e9d6ac';
const ROOF = '#9a4f34';

const town: IconArt = {
  main: WALL,
  tint: ROOF,
  paths: [
    body('M9 21.6V7.6H15V21.6Z'),
    second('M7.8 8L12 1.6L16.2 8Z'),
    body('M2.4 21.6V14.4H9.4V21.6Z'),
    second('M1.2 14.8L5.9 9.6L10.6 14.8Z'),
    body('M14.6 21.6V13.4H21.6V21.6Z'),
    second('M13.4 13.8L18.1 8.6L22.8 13.8Z'),
    solid('M4.8 21.6V18.2H7V21.6ZM17 21.6V17.4H19.2V21.6ZM11 13.4V10.4H13V13.4ZM11 18.6V15.6H13V18.6Z'),
  ],
};

const temple: IconArt = {
  main: WALL,
  tint: '#5c7f86',
  paths: [
    line('M12 .8V4', 1.5),
    second('M5 11.4C5 6.6 8 4.2 12 3.4C16 4.2 19 6.6 19 11.4Z'),
    body('M3.6 11.2H20.4V14H3.6Z'),
    body('M5 14H8.4V19.4H5ZM10.3 14H13.7V19.4H10.3ZM15.6 14H19V19.4H15.6Z'),
    body('M2.4 19.2H21.6V22H2.4Z'),
    glint('M7.4 9.8C7.8 7.4 9 6 10.8 5.4C9.6 6.8 9 8.2 9 9.8Z'),
  ],
};

const market: IconArt = {
  main: WALL,
  tint: '#b5652e',
  paths: [
    body('M4.2 11H19.8V21.8H4.2Z'),
    solid('M6.4 13H17.6V16.6H6.4Z'),
    pale('M3.4 16.4H20.6V19H3.4Z'),
    pale(
      'M4.8 3H19.2L22.4 10.4C22.4 13.6 18.6 13.6 18.6 10.9C18.6 13.6 14.2 13.6 14.2 10.9C14.2 13.6 9.8 13.6 9.8 10.9C9.8 13.6 5.4 13.6 5.4 10.9C5.4 13.6 1.6 13.6 1.6 10.4Z',
    ),
    shade(
      'M4.9 3.4H8L6 11C5.6 12.8 2.4 12.6 2.2 10.4ZM11 3.4H13L13.6 11C13.2 12.8 10.8 12.8 10.4 11ZM16 3.4H19.1L21.8 10.4C21.6 12.6 18.4 12.8 18 11Z',
    ),
    line(
      'M4.8 3H19.2L22.4 10.4C22.4 13.6 18.6 13.6 18.6 10.9C18.6 13.6 14.2 13.6 14.2 10.9C14.2 13.6 9.8 13.6 9.8 10.9C9.8 13.6 5.4 13.6 5.4 10.9C5.4 13.6 1.6 13.6 1.6 10.4Z',
      1.3,
    ),
  ],
};

const port: IconArt = {
  main: '#8f6f4b',
  tint: '#c3b49c',
  paths: [
    second('M2.2 20.6H21.8V23H2.2Z'),
    pale(
      'M12 1.4a2.9 2.9 0 0 1 1.5 5.4V8.4H17.4V10.8H13.5V17.6C15.9 17.1 17.8 15.6 18.6 13.6L16.6 13.9L19.8 9.8L22.2 14.4L20.6 14C19.4 17.8 16 20.3 12 20.8C8 20.3 4.6 17.8 3.4 14L1.8 14.4L4.2 9.8L7.4 13.9L5.4 13.6C6.2 15.6 8.1 17.1 10.5 17.6V10.8H6.6V8.4H10.5V6.8A2.9 2.9 0 0 1 12 1.4Z',
    ),
    solid(ring(12, 4.3, 1.2)),
  ],
};

const ship: IconArt = {
  main: '#9b6a3c',
  tint: '#efe0bd',
  paths: [
    line('M11.8 1.6V16', 1.5),
    second('M12.8 2.4C17.4 5 20.2 9 20.6 13.6H12.8Z'),
    second('M10.8 5C7.4 7.4 5 10.2 4 13.6H10.8Z'),
    body('M1.4 15H22.6C22 18.9 19.9 21.8 16.8 21.8H7.4C4.3 21.8 2.2 18.9 1.4 15Z'),
    line('M4 18H20', 1.1),
  ],
};

const PEG =
  'M12 1.6A4.3 4.3 0 0 1 14.9 9.1C18.4 10 20.6 12.9 21.2 17L21.8 22.2H2.2L2.8 17C3.4 12.9 5.6 10 9.1 9.1A4.3 4.3 0 0 1 12 1.6Z';
const citizen: IconArt = {
  main: '#c8a15a',
  tint: '#8a6a33',
  paths: [
    body(PEG),
    glint(
      'M9.6 4.2C10.2 3.2 11.2 2.7 12.2 2.8C11 3.4 10.3 4.4 10.2 5.6ZM4.9 17.4C5.3 14.6 6.6 12.4 8.6 11.4C7.2 13.4 6.6 15.4 6.4 17.8Z',
    ),
  ],
};

const rebel: IconArt = {
  main: '#c4472b',
  tint: '#f0a13a',
  paths: [
    second(
      'M19.4 .8C21.6 2.8 22 5 20.4 6.6C18.8 7.2 17.2 6.4 17 4.8C17.6 4.8 18.2 4.4 18.2 3.6C18.4 2.6 18.8 1.8 19.4 .8Z',
    ),
    line('M19 7L17.6 12.4', 2.2),
    body(
      'M9.6 2.8A3.9 3.9 0 0 1 12.3 9.4C13.2 9.7 14 10.1 14.8 10.7L17 7.8L19.4 9.4L17.6 14.6C18 15.8 18.4 17 18.5 18.2L18.9 22.2H.8L1.3 17.6C1.8 13.6 3.8 10.4 6.9 9.4A3.9 3.9 0 0 1 9.6 2.8Z',
    ),
    line('M6.8 15.6L12.6 18.6M12.6 15.6L6.8 18.6', 1.3),
  ],
};

const hut: IconArt = {
  main: '#d9b163',
  tint: '#8a5f33',
  paths: [
    second('M4.6 12H19.4L18.6 21.6H5.4Z'),
    solid('M9.8 21.6V17.4C9.8 14.6 14.2 14.6 14.2 17.4V21.6Z'),
    body('M12 2L22.2 13.2C19.4 14.6 15.6 13.4 12 14.4C8.4 13.4 4.6 14.6 1.8 13.2Z'),
    line('M12 4.6V10.6M9 8L7 11.4M15 8L17 11.4', 1),
  ],
};

/** Buildings and wooden pieces. */
export const PIECE_ICONS = { town, temple, market, port, ship, citizen, rebel, hut };
/** Outline of a citizen, for pieces in the colour of a seat. */
export const CITIZEN_OUTLINE = PEG;
