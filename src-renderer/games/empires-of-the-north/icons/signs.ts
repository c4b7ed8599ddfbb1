import { body, line, pale, ring, second, solid, type IconArt } from '../../../icons/icon.ts';

const PAPER = '#f0e2c4';

/** A card in the hand, others behind it. */
const hand: IconArt = {
  main: PAPER,
  tint: '#c8a15a',
  paths: [
    second('M1 7.4L8.2 4L14 18.6L6.6 21.8Z'),
    second('M14.4 3.2L22.2 5L18.6 20.6L10.8 19Z'),
    body('M6.6 2.4H15.4V19H6.6Z'),
    line('M9 6.4H13M9 9.6H13', 1.2),
  ],
};

/** A card that is drawn. */
const card: IconArt = {
  main: PAPER,
  tint: '#c8a15a',
  paths: [body('M4.4 1.8H19.6V22.2H4.4Z'), second('M7.4 4.8H16.6V12H7.4Z'), line('M7.6 15.4H16.4M7.6 18.6H13.4', 1.3)],
};

/** A deck, face down. */
const deck: IconArt = {
  main: '#8c5a34',
  tint: '#c8a15a',
  paths: [
    body('M5.6 4.4H20.6V22.6H5.6Z'),
    body('M3.4 1.6H18.4V19.8H3.4Z'),
    second('M10.9 5.6L15 10.7L10.9 15.8L6.8 10.7Z'),
  ],
};

/** Cards laid aside, face up. */
const discard: IconArt = {
  main: PAPER,
  tint: '#a89578',
  paths: [
    second('M5.4 3.4L19.8 1.4L22.4 17.2L8 19.4Z'),
    body('M1.6 6.4L15 4.6L17.4 20.6L4 22.4Z'),
    line('M5.8 9.4L12.8 16.6M12.4 8.6L6.8 17.4', 1.8),
  ],
};

/** A flag hauled down: no more turns in this round. */
const passed: IconArt = {
  main: '#b8ab9b',
  tint: '#54412e',
  paths: [
    line('M6 1.6V22.6', 2.2),
    body(
      'M6 12C9.4 10.4 11.4 13.4 14.2 12.4C16.4 11.6 17.4 13.6 20.6 12.8C18.6 15.6 19.4 17.8 20.8 20.4C17 21.4 15.6 19.4 13.6 20C11 20.8 9.6 18.4 6 19.6Z',
    ),
  ],
};

/** A raven: the first player. */
const first: IconArt = {
  main: '#3c4a5c',
  tint: '#c8a15a',
  paths: [
    body(
      'M3 8.2C4.2 3.8 8 1.8 11.4 3.4C13.4 4.4 14.2 6.4 14.6 8.6C18.8 10 22.4 14.6 23.2 21.8C18.6 20 13.4 21 10 18.8C6.8 16.8 6 13.2 6.4 10.2Z',
    ),
    second('M4.6 6.6L.6 9.4L6 9.8Z'),
    pale(ring(8.6, 6.6, 1.3)),
    line('M10.6 18.8L9.6 23M14 20L13.6 23.2M11 11.6C13.6 13 16.4 15.8 18 19', 1.3),
  ],
};

/** A card on its side: exhausted. */
const exhausted: IconArt = {
  main: '#a89a88',
  tint: '#6d5f50',
  paths: [
    body('M1.6 8H22.4V21.6H1.6Z'),
    line('M5 12H14M5 16H11', 1.3),
    { d: 'M16.6 1C20 1 22.4 3.2 22.4 6.4H24L21 10L18 6.4H19.8C19.8 4.8 18.6 3.6 16.6 3.6Z', tone: 'light', line: 1.1 },
  ],
};

/** A card that stands up again: ready. */
const ready: IconArt = {
  main: PAPER,
  tint: '#8fae54',
  paths: [body('M5 2H18V22H5Z'), second('M9.4 22.8L3.6 15.4L6.6 13.2L9.4 17L18.6 5.4L21.6 7.8Z')],
};

/** Crossed arms and goods: a pillage. */
const pillage: IconArt = {
  main: '#a3703e',
  tint: '#d8d2c4',
  paths: [
    second(
      'M2.2 2C6.6 3.4 11 7 14.6 11.8L12.4 13.8C7.8 11 4 7 2.2 2ZM21.8 2C17.4 3.4 13 7 9.4 11.8L11.6 13.8C16.2 11 20 7 21.8 2Z',
    ),
    body('M5.4 14.4C7.4 12 16.6 12 18.6 14.4C20.6 17 21 20.2 19.6 22.6H4.4C3 20.2 3.4 17 5.4 14.4Z'),
    line('M8 15.6C10.4 14.4 13.6 14.4 16 15.6', 1.2),
    { d: ring(12, 18.8, 1.7), tone: 'light', line: 1 },
  ],
};

/** A banner on a hill: a conquest. */
const conquer: IconArt = {
  main: '#b8452f',
  tint: '#8fae54',
  paths: [
    line('M8.4 1.4V19', 2),
    body('M8.6 2H22L18.4 6.6L22 11.2H8.6Z'),
    second('M.8 22.4C3.6 16.6 8 15.4 12 17.4C16 15.2 20.4 16.8 23.2 22.4Z'),
  ],
};

/** A wheel that goes on by one: a ship advances. */
const advance: IconArt = {
  main: '#c8a15a',
  tint: '#8a5a30',
  paths: [body('M.8 9H9.6V3.8L20.8 12L9.6 20.2V15H.8Z'), line('M22.6 4V20', 2)],
};

/** A pawn that goes elsewhere. */
const move: IconArt = {
  main: '#c8a15a',
  tint: '#6f9bb4',
  paths: [
    body(
      'M7 5.6A3.6 3.6 0 0 1 9.2 12C11 13.8 11.6 16.4 12 19.4H13V22.4H1V19.4H2C2.4 16.4 3 13.8 4.8 12A3.6 3.6 0 0 1 7 5.6Z',
    ),
    second('M10.6 4.8C14 .8 19.4 1.4 21.2 6L23.6 5.2L21.8 12.2L15.8 8L18.2 7.2C17.2 4.8 14.4 4.4 12.2 6.8Z'),
  ],
};

/** A lens over a card: a search. */
const search: IconArt = {
  main: PAPER,
  tint: '#c8a15a',
  paths: [
    body('M2 2H14.6V19.6H2Z'),
    line('M4.8 6H11.6', 1.2),
    { d: ring(14, 12.4, 5.6), tone: 'light', line: 1.6 },
    second('M17.4 17.4L19.2 15.6L23.4 19.8L21.2 22Z'),
  ],
};

/** Onto a card. */
const assign: IconArt = {
  main: '#a3703e',
  tint: '#8fae54',
  paths: [
    body('M2.4 12.4H21.6V22.2H2.4Z'),
    line('M6 16.4H18', 1.2),
    second('M9.4 1.6H14.6V6.4H18.4L12 14L5.6 6.4H9.4Z'),
  ],
};

/** Off a card. */
const release: IconArt = {
  main: '#a3703e',
  tint: '#d8a23c',
  paths: [
    body('M2.4 12.4H21.6V22.2H2.4Z'),
    line('M6 18.2H18', 1.2),
    second('M9.4 14.6H14.6V8.6H18.4L12 1L5.6 8.6H9.4Z'),
  ],
};

/** Workers who come back. */
const recover: IconArt = {
  main: '#d7b98a',
  tint: '#8fae54',
  paths: [
    body('M8 8.6A3.8 3.8 0 0 1 10 15.4C12.6 16 13.8 18.6 14 22.4H2C2.2 18.6 3.4 16 6 15.4A3.8 3.8 0 0 1 8 8.6Z'),
    second('M12.4 3.2C17.4 1 22.4 4.6 21.8 10.4L24 10.2L19.8 16.4L15.6 11L18 10.8C18.4 7.6 16.2 5.6 13.4 6.4Z'),
  ],
};

/** Back to the hand. */
const lift: IconArt = {
  main: PAPER,
  tint: '#6f9bb4',
  paths: [body('M3 8H15.6V22.4H3Z'), line('M6 12H12.6', 1.2), second('M16 22.4V9.6H13L18.4 1.6L23.8 9.6H20.8V22.4Z')],
};

/** To the discard. */
const drop: IconArt = {
  main: PAPER,
  tint: '#b8452f',
  paths: [body('M3 1.6H15.6V16H3Z'), line('M6 5.6H12.6', 1.2), second('M16 1.6V14.4H13L18.4 22.4L23.8 14.4H20.8V1.6Z')],
};

/** A bundle of any resources. */
const any: IconArt = {
  main: '#c9b48a',
  tint: '#8a6a33',
  paths: [
    body('M6.4 9.4C2.6 12.6 1.4 18 4 22H20C22.6 18 21.4 12.6 17.6 9.4Z'),
    second('M8 2.4C10.6 4 13.4 4 16 2.4L17.6 9.6H6.4Z'),
    solid(
      'M9.2 13.8C9.4 11.8 14.8 11.8 14.8 14.6C14.8 16.4 12.8 16.6 12.8 18H11.2C11.2 15.8 13 15.8 13 14.6C13 13.6 11 13.6 11 14.6ZM11.2 19H12.8V20.6H11.2Z',
    ),
  ],
};

/** The near and the far sea: a boat close by, a boat on the horizon. */
const near: IconArt = {
  main: '#4f8fa3',
  tint: '#f3e6c6',
  paths: [
    second('M12.6 2.6C17 5 19.6 8.8 20 13H12.6ZM10.8 5C7.8 7 5.4 9.8 4.6 13H10.8Z'),
    line('M11.7 1.6V15', 1.4),
    body(
      'M.8 16C3 14.4 4.6 17.4 7 16C9.4 14.6 10.6 17.4 12.8 16C15 14.6 16.4 17.4 18.6 16C20.4 14.8 21.8 15.2 23.2 16V22.4H.8Z',
    ),
  ],
};
const far: IconArt = {
  main: '#2c6076',
  tint: '#f3e6c6',
  paths: [
    body('M.8 10.4H23.2V22.4H.8Z'),
    second('M12.6 3C14.8 4.4 16 6.4 16.2 8.6H12.6ZM11.4 4.4C9.8 5.4 8.8 6.8 8.4 8.6H11.4Z'),
    line('M7.4 9.6H17.2', 1.6),
    line('M3.6 14H9M13 14H20M5 18H12M16 18H21', 1.1),
  ],
};

/** Five tiles in a ring. */
const ringOfTiles: IconArt = {
  main: '#c8a15a',
  tint: '#8a6a33',
  paths: [
    line('M12 4.4L19.2 9.6L16.5 18.2H7.5L4.8 9.6Z', 1.4),
    ...[0, 1, 2, 3, 4].map((at) => {
      const angle = ((at * 72 - 90) * Math.PI) / 180;
      return body(ring(12 + 7.6 * Math.cos(angle), 12 + 7.6 * Math.sin(angle), 3.6));
    }),
  ],
};

/** What strips, cards and choices mark besides goods, tiles and kinds. */
export const SIGN_ICONS = {
  hand,
  card,
  deck,
  discard,
  passed,
  first,
  exhausted,
  ready,
  pillage,
  conquer,
  advance,
  move,
  search,
  assign,
  release,
  recover,
  lift,
  drop,
  any,
  near,
  far,
  ring: ringOfTiles,
};
