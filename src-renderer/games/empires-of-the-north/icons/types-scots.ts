import { body, line, pale, ring, second, solid, type IconArt } from '../../../icons/icon.ts';

/** Grass and a flower. */
const meadow: IconArt = {
  main: '#7f9a4b',
  tint: '#f2d268',
  paths: [
    body(
      'M3 22.4C3 17 2.4 13 .8 9.6C4.4 11.4 6.6 14.4 7.4 18C8 13.4 8 10.4 7 6.6C10.6 9.4 12 13.4 12 18C12.6 15 14 12.4 17 10.6C16.4 13.8 16.6 16 17.4 18.6C18.4 16.4 20.4 14.8 23.2 14C21.4 17 21 19.4 21 22.4Z',
    ),
    line('M14.6 17L17.4 7.6', 1.4),
    pale(
      'M17.6 1C19 1 19.8 2.2 19.6 3.4C21 3 22.2 4 22.2 5.4S20.8 7.6 19.6 7.2C19.6 8.6 18.6 9.6 17.4 9.4S15.4 8 15.8 6.8C14.4 6.8 13.6 5.8 13.8 4.4S15.4 2.6 16.2 3C16.2 1.8 16.6 1 17.6 1Z',
    ),
    second(ring(17.8, 5.2, 1.7)),
  ],
};

/** Hurdles round the sheep. */
const fold: IconArt = {
  main: '#b98a4e',
  tint: '#f6efdf',
  paths: [
    second('M7 4.4C8.4 2.2 11 2.4 12 4C14 2.4 16.8 3.6 16.8 6C19 7 19 10 17 11H7C4.6 10.4 4.4 6.6 7 4.4Z'),
    body('M2.4 8.6L4.4 6.6L6.4 8.6V22.4H2.4ZM17.6 8.6L19.6 6.6L21.6 8.6V22.4H17.6Z'),
    body('M.8 11.4H23.2V14.6H.8ZM.8 17H23.2V20.2H.8Z'),
  ],
};

/** A loom's shuttle and a spool of wool. */
const craft: IconArt = {
  main: '#b8452f',
  tint: '#b98a4e',
  paths: [
    second('M3.4 1.8H20.6V5.6H3.4ZM3.4 18.4H20.6V22.2H3.4Z'),
    body('M5.8 5.6H18.2C19.4 9.8 19.4 14.2 18.2 18.4H5.8C4.6 14.2 4.6 9.8 5.8 5.6Z'),
    line('M5.4 8.6L18.8 6.8M5 12L19.2 10.2M5 15.4L19.2 13.6M6 18L18.6 16.8', 1.1),
    line('M18.6 15.4C21.4 15.4 22.4 17.6 23.2 20.6', 1.4),
  ],
};

/** A fire in a hearth. */
const hearth: IconArt = {
  main: '#a9a091',
  tint: '#e8842c',
  paths: [
    body('M1.6 4.4H22.4V22.4H18.4V13C18.4 8.8 15.6 7.8 12 7.8S5.6 8.8 5.6 13V22.4H1.6Z'),
    pale('M.8 1.6H23.2V5.6H.8Z'),
    second(
      'M12.2 9.6C12.6 12 16.4 13.4 16.4 17.2C16.4 20 14.4 21.4 12 21.4S7.6 20 7.6 17.2C7.6 15.4 9 14.4 9.4 12.8C10.2 13.2 10.6 13.8 10.8 14.6C11.8 13.4 12.2 11.6 12.2 9.6Z',
    ),
    line('M5.6 22H18.4', 1.6),
  ],
};

/** Coins in piles. */
const coin: IconArt = {
  main: '#e8b63c',
  tint: '#b8862a',
  paths: [
    second('M1.6 17V19.6C1.6 21.4 4 22.6 7 22.6S12.4 21.4 12.4 19.6V17Z'),
    second('M1.6 13V16.4C1.6 18.2 4 19.4 7 19.4S12.4 18.2 12.4 16.4V13Z'),
    body('M7 9.6C10 9.6 12.4 11 12.4 12.8S10 16 7 16S1.6 14.6 1.6 12.8S4 9.6 7 9.6Z'),
    body(ring(16.4, 8.4, 6.8)),
    line('M16.4 4.8V12M14 7C14.8 5.4 18 5.4 18.4 7M18.8 9.8C18 11.4 14.8 11.4 14.2 9.8', 1.2),
  ],
};

/** A manor. */
const estate: IconArt = {
  main: '#e0d2b0',
  tint: '#6f5b78',
  paths: [
    body('M3 9.4H8.4V22.2H3ZM15.6 9.4H21V22.2H15.6Z'),
    second('M1.6 9.8L5.7 2L9.8 9.8ZM14.2 9.8L18.3 2L22.4 9.8Z'),
    body('M8 12.6H16V22.2H8Z'),
    second('M7.2 12.8L12 8.4L16.8 12.8Z'),
    solid('M10.6 22.2V17.4H13.4V22.2ZM4.8 12.4H6.6V15H4.8ZM17.4 12.4H19.2V15H17.4Z'),
  ],
};

/** A book of accounts with a quill. */
const ledger: IconArt = {
  main: '#f3e8cb',
  tint: '#6b3f2a',
  paths: [
    second('M1.6 4.4H17.4V23H1.6Z'),
    body('M4.4 3H18V20.6H4.4Z'),
    line('M7.2 7.6H12.4M7.2 11H14M7.2 14.4H14', 1.2),
    {
      d: 'M22.8 .8C17.8 2.2 14.8 6.4 13.6 12.6L12.8 16.6L15.4 13.4C19.8 11.6 22.4 7.2 22.8 .8Z',
      tone: 'light',
      line: 1.2,
    },
    line('M14.2 14.4L20.2 4.6', 1),
  ],
};

/** A watchtower with its beacon. */
const watch: IconArt = {
  main: '#a9a091',
  tint: '#e8842c',
  paths: [
    second(
      'M12.2 .6C12.6 2.6 15 3.4 15 5.8C15 7.4 13.6 8.2 12 8.2S9 7.4 9 5.8C9 4.6 9.8 4 10.2 3C11.2 3.4 12.2 2.2 12.2 .6Z',
    ),
    body('M5 8H8V10.4H10.4V8H13.6V10.4H16V8H19V14H17.4L18.4 22.4H5.6L6.6 14H5Z'),
    line('M6.6 14H17.4', 1.2),
    solid('M10.6 22.4V18.6C10.6 16.8 13.4 16.8 13.4 18.6V22.4Z'),
  ],
};

/** The type icons of the two clans of Scots; the hall is drawn with the others. */
export const SCOT_TYPES = {
  'type-meadow': meadow,
  'type-fold': fold,
  'type-craft': craft,
  'type-hearth': hearth,
  'type-coin': coin,
  'type-estate': estate,
  'type-ledger': ledger,
  'type-watch': watch,
};

/** A thistle, and a chest that is sealed. */
const thistle: IconArt = {
  main: '#8a5a9c',
  tint: '#6f8f4a',
  paths: [
    line('M12 14V23', 2),
    second(
      'M12 20C8.6 20 6 18.4 4.4 15.4C7.6 15.4 10.2 16.6 12 20ZM12 20C15.4 20 18 18.4 19.6 15.4C16.4 15.4 13.8 16.6 12 20Z',
    ),
    body('M6.2 1.4L9 5L10.2 .8L12 4.6L13.8 .8L15 5L17.8 1.4L16.6 9H7.4Z'),
    second(ring(12, 11.2, 4.6)),
    line('M9 9.4L15 13.4M15 9.4L9 13.4', 1.1),
  ],
};
const purse: IconArt = {
  main: '#7a4a5c',
  tint: '#e8b63c',
  paths: [
    body(
      'M7.4 8.6C3.2 11.4 1.2 15.6 2.2 19.2C2.8 21.6 5 22.8 8 22.8H16C19 22.8 21.2 21.6 21.8 19.2C22.8 15.6 20.8 11.4 16.6 8.6Z',
    ),
    { d: 'M7 2.2C8.6 3.6 10 1 12 2.4C14 1 15.4 3.6 17 2.2L16.4 8H7.6Z', tone: 'main', line: 1.3 },
    { d: 'M6.2 7.2H17.8V9.8H6.2Z', tone: 'tint', line: 1.1 },
    second(ring(12, 16, 4.2)),
    line('M12 13.8V18.2M10.4 15C11 14 13 14 13.6 15M13.6 17C13 18 11 18 10.4 17', 1),
  ],
};

/** The emblems of these clans. */
export const SCOT_CLANS = { 'clan-glenn': thistle, 'clan-mackinnon': purse };
