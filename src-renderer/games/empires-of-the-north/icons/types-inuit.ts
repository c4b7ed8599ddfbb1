import { body, glint, line, pale, ring, second, solid, type IconArt } from '../../../icons/icon.ts';

const SNOW = '#eef4f4';
const FUR = '#a8794c';

/** A penguin. */
const penguin: IconArt = {
  main: '#33404e',
  tint: '#f0a43a',
  paths: [
    second('M6.4 20.4H11.4V23H5.4ZM12.6 20.4H17.6L18.6 23H12.6Z'),
    body(
      'M12 1.2C15.8 1.2 18 3.8 18 7.4C20.4 10.4 21.8 13.6 21.4 17L18.8 15.6C18.6 19.2 16 21.6 12 21.6S5.4 19.2 5.2 15.6L2.6 17C2.2 13.6 3.6 10.4 6 7.4C6 3.8 8.2 1.2 12 1.2Z',
    ),
    pale('M12 7.2C14.6 7.2 16.4 10.8 16.4 14.6S14.8 20.2 12 20.2S7.6 18.4 7.6 14.6S9.4 7.2 12 7.2Z'),
    second('M10 6.2H14L12 9.4Z'),
    pale(ring(9.4, 4.8, 1.1)),
    pale(ring(14.6, 4.8, 1.1)),
  ],
};

/** A block of ice. */
const ice: IconArt = {
  main: '#a9d2de',
  tint: '#6fa8bb',
  paths: [
    pale('M12 1.4L22 6.6L12 11.8L2 6.6Z'),
    body('M2 6.6L12 11.8V22.8L2 17.4Z'),
    second('M22 6.6L12 11.8V22.8L22 17.4Z'),
    line('M5 11.6L8.4 13.6M16 13.4L19 17', 1.1),
  ],
};

/** A spear and a bow. */
const hunter: IconArt = {
  main: '#cfd6d6',
  tint: FUR,
  paths: [
    { d: 'M6 2C16 3.6 20.8 10 20.4 20.4', tone: 'none', line: 2.6 },
    line('M6 2L20.4 20.4', 1),
    second('M2 20L16.2 5.8L18 7.6L3.8 21.8Z'),
    body('M14.4 6.2L22.4 1.4L17.8 9.6Z'),
    second('M1 19L4.6 19.4L5 23L1.6 22.6Z'),
  ],
};

/** A skin boat with its paddle. */
const boat: IconArt = {
  main: FUR,
  tint: '#e6d3a8',
  paths: [
    line('M5 1.8L18.4 19.6', 1.7),
    second('M2.6 1.8L6.2 .8L8.4 4.8L5.4 7Z'),
    body('M.6 10C4.4 12.8 8 13.8 12 13.8S19.6 12.8 23.4 10C22.6 17 18.4 21 12 21S1.4 17 .6 10Z'),
    { d: 'M8 12.6C9.4 15 14.6 15 16 12.6', tone: 'none', line: 1.4 },
    line('M4 16.4C9 18.6 15 18.6 20 16.4', 1),
  ],
};

/** A mask. */
const spirit: IconArt = {
  main: '#e6dcc0',
  tint: '#6a8f8a',
  paths: [
    second('M4 4.6L1 1.6L3.8 9ZM20 4.6L23 1.6L20.2 9ZM10.4 3.2L12 .2L13.6 3.2Z'),
    body('M12 2.6C17.4 2.6 21 6.4 21 12S17.4 22.8 12 22.8S3 17.6 3 12S6.6 2.6 12 2.6Z'),
    solid(
      'M5.6 10C7 8 9.8 8.2 10.6 10.6C9 12 6.8 11.8 5.6 10ZM18.4 10C17 8 14.2 8.2 13.4 10.6C15 12 17.2 11.8 18.4 10Z',
    ),
    line('M12 9.6L10.6 14.4H13.4', 1.2),
    second('M8 17.4C10.4 16.4 13.6 16.4 16 17.4C14.8 20.4 9.2 20.4 8 17.4Z'),
  ],
};

/** A tent of skins. */
const tent: IconArt = {
  main: FUR,
  tint: '#5c3c22',
  paths: [
    line('M8.6 1.4L14 9M15.4 1.4L10 9', 1.5),
    body('M12 4.6L22.6 22.2H1.4Z'),
    second('M12 11L16.4 22.2H7.6Z'),
    line('M6.4 15.4L4.4 18.6M17.6 15.4L19.6 18.6', 1.1),
  ],
};

/** A reindeer's head. */
const herd: IconArt = {
  main: '#a3703e',
  tint: '#e6d3a8',
  paths: [
    {
      d: 'M9.6 8.6C5.6 8 3.2 5.6 3.4 1.4M5 5.6L1 5.2M14.4 8.6C18.4 8 20.8 5.6 20.6 1.4M19 5.6L23 5.2M7.4 7.8L8.4 3.2M16.6 7.8L15.6 3.2',
      tone: 'none',
      line: 1.9,
    },
    body('M7.6 8.4H16.4L20.4 10.8L16.8 12.4L15.2 19.6C14.6 23.2 9.4 23.2 8.8 19.6L7.2 12.4L3.6 10.8Z'),
    second('M9.4 17.8C10.8 16.8 13.2 16.8 14.6 17.8C14.6 22 9.4 22 9.4 17.8Z'),
    solid(ring(9.6, 12.6, 1)),
    solid(ring(14.4, 12.6, 1)),
  ],
};

/** A sledge. */
const sled: IconArt = {
  main: '#a3703e',
  tint: '#c9b48a',
  paths: [
    second('M3 6.4H15L17 13H4.4Z'),
    line('M6.6 13V18.4M14.4 13V18.4', 1.8),
    body('M1 18H18C20.4 18 21.4 16.4 21.2 14.2L23.4 14C23.8 18.2 21.6 21 18.2 21H1Z'),
    body('M1.8 11.8H19V14.2H1.8Z'),
    line('M6 9.4H13', 1.1),
  ],
};

/** A path between marks. */
const trail: IconArt = {
  main: SNOW,
  tint: '#7fa3b0',
  paths: [
    second('M1 9.4L7.4 3.4L11.4 7.6L15.6 2L23 9.4V22.4H1Z'),
    body(
      'M9 22.4C9.6 18.6 15.6 18 14.4 14.6C13.6 12.4 9 13 10.6 9.6H12.2C11.4 12 16.6 11.4 17.8 14.4C19 17.8 15.4 19 15.2 22.4Z',
    ),
    line('M5 13V18M3.4 14.6H6.6M19.6 11V15.4M18.2 12.4H21', 1.3),
  ],
};

/** The type icons of the two clans of Inuit. */
export const INUIT_TYPES = {
  'type-penguin': penguin,
  'type-ice': ice,
  'type-hunter': hunter,
  'type-boat': boat,
  'type-spirit': spirit,
  'type-tent': tent,
  'type-herd': herd,
  'type-sled': sled,
  'type-trail': trail,
};

/** A house of snow, and a dog before a sledge. */
const snowHouse: IconArt = {
  main: SNOW,
  tint: '#6fa8bb',
  paths: [
    body('M1.4 21.4C1.4 11.8 6 5 12 5S22.6 11.8 22.6 21.4Z'),
    line('M3.2 15H20.8M5.6 10H18.4M9 10V15M15 10V15M6 15V21M18 15V21M12 5.4V10', 1.1),
    second('M8.2 21.4V18C8.2 13.4 15.8 13.4 15.8 18V21.4Z'),
    solid('M10 21.4V18.4C10 16 14 16 14 18.4V21.4Z'),
  ],
};
const dog: IconArt = {
  main: '#8d9aa6',
  tint: SNOW,
  paths: [
    body('M4.2 1.4L9.2 5.4H14.8L19.8 1.4L20.6 10.6C21.4 16.8 17.6 22.8 12 22.8S2.6 16.8 3.4 10.6Z'),
    second('M12 10.4C14.4 12.6 18 12.2 19 12.6C19 18 16.4 21.4 12 21.4S5 18 5 12.6C6 12.2 9.6 12.6 12 10.4Z'),
    solid(ring(8.4, 11.6, 1.3)),
    solid(ring(15.6, 11.6, 1.3)),
    solid('M9.8 16H14.2L12 18.6Z'),
    glint(ring(8.8, 11.2, 0.4)),
  ],
};

/** The emblems of these clans. */
export const INUIT_CLANS = { 'clan-panuk': snowHouse, 'clan-nanurjuk': dog };
