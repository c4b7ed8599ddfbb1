import { body, glint, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

const STEEL = '#cfd6d6';
const WOOD = '#a3703e';

/** An axe. */
const axe: IconArt = {
  main: STEEL,
  tint: WOOD,
  paths: [
    second('M8.2 3L11 1.8L17.4 21.4L14.6 22.6Z'),
    body(
      'M9.6 3.4C14 1 19.4 1.4 22.8 5.4C21.8 9.8 18.6 12.6 13.4 13.2L12.4 10C13.8 8.8 14 7.8 13.4 6.4C12.8 5 11.8 4.6 10.4 5Z',
    ),
    line('M20.4 5.6C19.6 8.4 17.6 10.4 14.6 11.2', 1),
  ],
};

/** A dragon's head on a stem. */
const ship: IconArt = {
  main: '#8a5a30',
  tint: '#e0b464',
  paths: [
    body(
      'M21.6 2.4C16.6 .6 10.4 1.6 9 6.4C7.6 11 11.4 13 9.2 17.4C8.2 19.4 5.6 20.4 1.8 20.2V22.8H15C19.2 19.6 17.4 14 15.4 10.8C16.6 9.6 18.6 9.8 20.6 9.6L18.4 7.4C20 7 21.8 5.2 21.6 2.4Z',
    ),
    second('M9 6.4C6.6 6.2 5 7.4 4.4 9.8L8.8 9ZM9.6 10.4C7.4 11 6.4 12.4 6.6 14.8L10.4 13Z'),
    { d: ring(14.4, 5, 1.4), tone: 'light', line: 1 },
    line('M16.6 8.4L19 8', 1),
  ],
};

/** A long hall under a high roof. */
const hall: IconArt = {
  main: '#8c5230',
  tint: '#e6d3a8',
  paths: [
    second('M3.6 13H20.4V22.2H3.6Z'),
    body(
      'M2.2 1.6L12 5.4L21.8 1.6L20 6.2C22 9.4 22.8 12 23 14.8C19 13.4 15.4 13 12 13S5 13.4 1 14.8C1.2 12 2 9.4 4 6.2Z',
    ),
    solid('M9.6 22.2V17.4C9.6 15 14.4 15 14.4 17.4V22.2Z'),
    line('M5.6 8.4H18.4', 1.1),
  ],
};

/** A standing stone with runes. */
const shrine: IconArt = {
  main: '#a9a091',
  tint: '#b8452f',
  paths: [
    body('M6 22.4L5 9C5 4.4 8 1.4 12 1.4S19 4.4 19 9L18 22.4Z'),
    { d: 'M9 6V18M9 8.4L13 6.4M9 11.4L13 9.4M15.4 8.6V18M15.4 12L12.4 14.4L15.4 17', tone: 'none', line: 1.7 },
    line('M2 22.4H22', 1.6),
  ],
};

/** A mug that runs over. */
const mug: IconArt = {
  main: WOOD,
  tint: '#fbf3df',
  paths: [
    {
      d: 'M15.6 9.4H19C21.8 9.4 22.8 11 22.8 13.6S21.6 18.4 18.8 18.4H15.6V15.8H18.2C19.6 15.8 20 15 20 13.8S19.6 12 18.2 12H15.6Z',
      tone: 'main',
      line: 1.3,
    },
    body('M3 7H16.6V22.4H3Z'),
    line('M7 10V22M12.4 10V22M3 18.6H16.6', 1.1),
    second(
      'M1.6 6.4C1.6 3.4 4.8 2.4 6.6 3.8C8 .8 12.4 1 13.2 3.8C16 2.8 18.4 4.6 17.8 7.2C17.4 9.2 15 9.4 14 8.4V11.6H11.4V9C8.8 10.2 6.6 9.8 5.4 8.8C3.6 9.8 1.6 8.6 1.6 6.4Z',
    ),
  ],
};

/** A barrel. */
const barrel: IconArt = {
  main: '#b07c44',
  tint: '#5f6a6a',
  paths: [
    body('M6 1.6H18C20.4 5 21.4 8.4 21.4 12S20.4 19 18 22.4H6C3.6 19 2.6 15.6 2.6 12S3.6 5 6 1.6Z'),
    line('M8.6 1.6C7 8.6 7 15.4 8.6 22.4M15.4 1.6C17 8.6 17 15.4 15.4 22.4', 1.1),
    second('M4.2 5H19.8L20.6 8H3.4ZM3.4 16H20.6L19.8 19H4.2Z'),
    solid(ring(12, 12, 1.4)),
  ],
};

/** A bench. */
const bench: IconArt = {
  main: '#b07c44',
  tint: '#7a4f2a',
  paths: [
    second('M3.6 12.8H7L5.8 22H2.4ZM17 12.8H20.4L21.6 22H18.2Z'),
    body('M1 9H23V13.4H1Z'),
    line('M6.6 18H17.4', 1.6),
    { d: 'M8 3.4H11.4V8.8H8ZM12.8 4.6H15.6V8.8H12.8Z', tone: 'light', line: 1.1 },
  ],
};

/** The type icons of the two clans of Norsemen. */
export const NORSE_TYPES = {
  'type-axe': axe,
  'type-ship': ship,
  'type-hall': hall,
  'type-shrine': shrine,
  'type-mug': mug,
  'type-barrel': barrel,
  'type-bench': bench,
};

/** What else these clans are known by: a helmet, and a foaming horn. */
const helmet: IconArt = {
  main: STEEL,
  tint: '#c8a15a',
  paths: [
    body('M3.6 15.4C3.6 8.4 7 3 12 3S20.4 8.4 20.4 15.4V20.6L15 19.2V13.2H9V19.2L3.6 20.6Z'),
    second('M3.2 12.6H20.8V16H14.4L13.4 21.8H10.6L9.6 16H3.2Z'),
    second('M10.8 2.4H13.2V12.6H10.8Z'),
    glint('M6 11.4C6.4 8.2 7.6 6.2 9.4 5C8.6 7.2 8.4 9.2 8.4 11.4Z'),
  ],
};
const horn: IconArt = {
  main: '#e9dcb6',
  tint: '#8a5a30',
  paths: [
    body('M3.4 4.6H15.8C16.2 10.6 18.4 14.6 23 16.8C17.8 21.8 5.6 19.6 3.4 4.6Z'),
    second('M2.4 3H16.8V7.2H2.4Z'),
    shade('M16.4 14C18 16 20.2 17 23 16.8C21.2 18.6 18.4 19.4 15.4 19.2C16.6 17.6 17 15.8 16.4 14Z'),
    pale('M2.2 3.4C1.6 1 5 .2 6.6 1.6C8 .2 11 .2 12 1.6C14 .4 17.4 1 17 3.4Z'),
  ],
};

/** The emblems of these clans. */
export const NORSE_CLANS = { 'clan-ulaf': helmet, 'clan-heidel': horn };
