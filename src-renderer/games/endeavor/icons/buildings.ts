import { body, glint, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

const WALL = '#ecdcb4';
const STEEL = '#cfd6d6';
const WOOD = '#b98a4e';

const colonialHouse: IconArt = {
  main: WALL,
  tint: '#9a4f34',
  paths: [
    body('M4 11H20V21.8H4Z'),
    second('M1.4 11.6L12 2.4L22.6 11.6Z'),
    solid('M10.2 21.8V15.8H13.8V21.8ZM5.9 13.8H8.3V17H5.9ZM15.7 13.8H18.1V17H15.7Z'),
    line('M2 21.8H22', 1.4),
  ],
};

const market: IconArt = {
  main: WALL,
  tint: '#b5652e',
  paths: [
    body('M4.2 11H19.8V21.8H4.2Z'),
    solid('M6.8 13.6H17.2V17.4H6.8Z'),
    pale(
      'M4.8 2.6H19.2L22.4 10.2C22.4 13.6 18.6 13.6 18.6 10.8C18.6 13.6 14.2 13.6 14.2 10.8C14.2 13.6 9.8 13.6 9.8 10.8C9.8 13.6 5.4 13.6 5.4 10.8C5.4 13.6 1.6 13.6 1.6 10.2Z',
    ),
    shade(
      'M5.1 3.2H8.2L6.2 11C5.6 12.8 2.4 12.6 2.3 10.4ZM10.8 3.2H13.2L13.7 11C13.2 12.8 10.8 12.8 10.3 11ZM15.8 3.2H18.9L21.7 10.4C21.6 12.6 18.4 12.8 17.8 11Z',
    ),
  ],
};

/** A hull on the stocks, its ribs still open. */
const shipyard: IconArt = {
  main: WOOD,
  tint: '#7a5a34',
  paths: [
    line('M5.6 13V5.4M9.9 13V3.2M14.1 13V3.2M18.4 13V5.4', 2),
    body('M1.2 11.6H22.8C22 16.4 18.8 18.8 12 18.8S2 16.4 1.2 11.6Z'),
    line('M3.4 14.6H20.6', 1),
    second('M4.6 18H8V22.6H4.6ZM16 18H19.4V22.6H16Z'),
  ],
};

/** An anvil under a hammer. */
const workshop: IconArt = {
  main: STEEL,
  tint: WOOD,
  paths: [
    second('M3.2 1.6L12.8 4.2L12.3 6.2L2.7 3.6Z'),
    body('M12.2 1.2L18.8 3L17.6 7.6L11 5.8Z'),
    body('M1.6 9.4H22.4V12C18.6 12.2 16.4 13.4 15.6 16.2H18.2V21.8H6V16.2H8.8C8 13.4 5.6 12.8 1.6 11.6Z'),
  ],
};

/** A chest with a lock. */
const bank: IconArt = {
  main: WOOD,
  tint: '#8a5f33',
  paths: [
    second('M2 10.4C2 6 4.4 3.6 7.6 3.6H16.4C19.6 3.6 22 6 22 10.4Z'),
    body('M2 10.4H22V21H2Z'),
    line('M6.2 4V21M17.8 4V21', 1.4),
    { d: 'M9.4 8.2H14.6V14.6H9.4Z', tone: 'light', line: 1.2 },
    solid(ring(12, 10.6, 1.2)),
    line('M12 11V13', 1.2),
  ],
};

/** A shield with a chevron. */
const barracks: IconArt = {
  main: STEEL,
  tint: '#9a3f2e',
  paths: [
    body('M12 1.4C15 3.4 18 4.2 21.2 4.2C21.6 12.6 18.8 19 12 22.6C5.2 19 2.4 12.6 2.8 4.2C6 4.2 9 3.4 12 1.4Z'),
    second('M3.6 12.4L12 5.6L20.4 12.4C19.8 14.2 19 15.6 18 16.8L12 11.4L6 16.8C5 15.6 4.2 14.2 3.6 12.4Z'),
  ],
};

/** A sign that hangs from an arm. */
const guild: IconArt = {
  main: '#3f6f86',
  tint: '#e3b23c',
  paths: [
    line('M3 1.6V22.4M3 4.2H21.4', 2),
    line('M9.4 4.2V8M18 4.2V8', 1.3),
    body('M6.8 7.4H20.6V15.4C20.6 18.6 17.4 20.4 13.7 22.2C10 20.4 6.8 18.6 6.8 15.4Z'),
    second('M13.7 9.4L15 12.6L18.4 12.9L15.8 15.1L16.6 18.4L13.7 16.6L10.8 18.4L11.6 15.1L9 12.9L12.4 12.6Z'),
  ],
};

/** A crane over the quay. */
const docks: IconArt = {
  main: WOOD,
  tint: '#a8a08e',
  paths: [
    second('M1.4 18.6H22.6V22.6H1.4Z'),
    line('M7.4 4.4L20 7.6M7.4 11.4L16.4 6.8', 1.8),
    body('M5.6 2.4H9.2V18.6H5.6Z'),
    line('M19.4 7.6V11.4', 1.3),
    body('M16 11.2H22.4V17H16Z'),
    line('M16 14H22.4', 1),
  ],
};

/** A tower with battlements. */
const fortress: IconArt = {
  main: '#b9b2a2',
  tint: '#8d8578',
  paths: [
    body('M2.4 2.8H6.4V5.4H9.6V2.8H14.4V5.4H17.6V2.8H21.6V9.6H20V21.8H4V9.6H2.4Z'),
    line('M4 9.6H20', 1.2),
    solid('M9 21.8V17C9 13.2 15 13.2 15 17V21.8ZM6.6 11.8H8V15.2H6.6ZM16 11.8H17.4V15.2H16Z'),
  ],
};

/** A mask that laughs. */
const theatre: IconArt = {
  main: '#e6c98a',
  tint: '#a4574a',
  paths: [
    body('M2.4 2.8C9 5 15 5 21.6 2.8C23 12.8 20 19.6 12 22.6C4 19.6 1 12.8 2.4 2.8Z'),
    solid(
      'M5.8 9.6C6.8 7.6 9.6 7.6 10.6 9.8C9 11 7.2 11 5.8 9.6ZM13.4 9.8C14.4 7.6 17.2 7.6 18.2 9.6C16.8 11 15 11 13.4 9.8Z',
    ),
    second('M6 13C10 15 14 15 18 13C17.6 17 15.2 19.4 12 19.4S6.4 17 6 13Z'),
  ],
};

/** Dividers on a folded chart. */
const cartographer: IconArt = {
  main: '#e9dcb6',
  tint: '#c8a15a',
  paths: [
    body('M1.4 7.4L8.4 5L15.6 7.4L22.6 5V19.8L15.6 22.2L8.4 19.8L1.4 22.2Z'),
    line('M8.4 5V19.8M15.6 7.4V22.2', 1),
    second('M11 4.6L13 4.6L8.8 18.6L7.4 18.2ZM13 4.6L11 4.6L15.2 18.6L16.6 18.2Z'),
    { d: ring(12, 3.2, 2.2), tone: 'tint', line: 1.2 },
  ],
};

/** Scales. */
const tradeOffice: IconArt = {
  main: '#d3ad66',
  tint: '#8a6a33',
  paths: [
    line('M12 2V20.6M3.6 5.6H20.4', 2),
    line('M4.6 5.6L1.6 14M4.6 5.6L7.6 14M19.4 5.6L16.4 14M19.4 5.6L22.4 14', 1.1),
    body('M.6 13.6H8.6C8.6 17 6.8 18.6 4.6 18.6S.6 17 .6 13.6Z'),
    body('M15.4 13.6H23.4C23.4 17 21.6 18.6 19.4 18.6S15.4 17 15.4 13.6Z'),
    second('M7 19.8H17V22.6H7Z'),
  ],
};

/** An open book. */
const university: IconArt = {
  main: '#f3e8cb',
  tint: '#7a4a33',
  paths: [
    second(
      'M12 8.4C8.6 5.4 4.6 5 .8 6V21.2C4.6 20.2 8.6 20.6 12 22.6C15.4 20.6 19.4 20.2 23.2 21.2V6C19.4 5 15.4 5.4 12 8.4Z',
    ),
    body(
      'M12 5.8C9 3.2 5.8 2.6 2.4 3.4V18.4C5.8 17.6 9 18 12 20.4C15 18 18.2 17.6 21.6 18.4V3.4C18.2 2.6 15 3.2 12 5.8Z',
    ),
    line('M12 5.8V20.2', 1.3),
    line(
      'M5 7.4C6.8 7.2 8 7.6 9.4 8.4M5 11.6C6.8 11.4 8 11.8 9.4 12.6M14.6 8.4C16 7.6 17.2 7.2 19 7.4M14.6 12.6C16 11.8 17.2 11.4 19 11.6',
      1.1,
    ),
  ],
};

/** A front with pillars, and a coin in its gable. */
const stockExchange: IconArt = {
  main: WALL,
  tint: '#e3b23c',
  paths: [
    body('M1.2 9.6L12 1.6L22.8 9.6Z'),
    second(ring(12, 6.6, 2)),
    body('M3.4 9.6H7.2V18.4H3.4ZM10.1 9.6H13.9V18.4H10.1ZM16.8 9.6H20.6V18.4H16.8Z'),
    body('M1.8 18.4H22.2V22.2H1.8Z'),
  ],
};

/** A vase. */
const museum: IconArt = {
  main: '#b5623a',
  tint: '#2b1d14',
  paths: [
    line('M8.6 4.4C4.6 4.2 3.2 7 5.6 10.4M15.4 4.4C19.4 4.2 20.8 7 18.4 10.4', 1.8),
    body(
      'M8.4 1.6H15.6V4C15.6 6 16.4 7 17.6 8.6C20 12 18.8 16.6 14.4 19.4V20.2H16.4V22.6H7.6V20.2H9.6V19.4C5.2 16.6 4 12 6.4 8.6C7.6 7 8.4 6 8.4 4Z',
    ),
    shade('M5.6 11.2H18.4L18 14.6H6Z'),
    glint('M8 12.2L9.6 13.6L11.2 12.2V13.4L9.6 14.6L8 13.4ZM12.8 12.2L14.4 13.6L16 12.2V13.4L14.4 14.6L12.8 13.4Z'),
  ],
};

/** A dome between two wings. */
const parliament: IconArt = {
  main: WALL,
  tint: '#5f8d86',
  paths: [
    line('M12 .8V5', 1.6),
    second('M5.8 12.2C5.8 7.4 8.4 4.8 12 4.2C15.6 4.8 18.2 7.4 18.2 12.2Z'),
    body('M4.6 12H19.4V15H4.6Z'),
    body('M1.4 15H22.6V22H1.4Z'),
    solid('M4 17.2H6V20.2H4ZM8 17.2H10V20.2H8ZM14 17.2H16V20.2H14ZM18 17.2H20V20.2H18ZM11 17.6H13V22H11Z'),
  ],
};

/** A sign for each building. */
export const BUILDING_ICONS = {
  'colonial-house': colonialHouse,
  market,
  shipyard,
  workshop,
  bank,
  barracks,
  guild,
  docks,
  fortress,
  theatre,
  cartographer,
  'trade-office': tradeOffice,
  university,
  'stock-exchange': stockExchange,
  museum,
  parliament,
};
