import { body, glint, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

/** Furrows: a field. */
const field: IconArt = {
  main: '#8fae54',
  tint: '#5e7c34',
  paths: [
    body('M1.4 9.4C7 5.4 17 5.4 22.6 9.4V20.6H1.4Z'),
    shade(
      'M4.2 20.6L8.8 7.6L11 7.2L8.6 20.6ZM11.6 20.6L12.4 7L14.6 7.3L16.4 20.6ZM19.4 20.6L16.6 7.8L18.4 8.4L22.6 17.6V20.6Z',
    ),
    line('M1.4 9.4C7 5.4 17 5.4 22.6 9.4V20.6H1.4Z', 1.3),
  ],
};

/** A strip that is tucked under a field. */
const upgrade: IconArt = {
  main: '#8fae54',
  tint: '#e0c888',
  paths: [
    second('M4.6 12H19.4V22H4.6Z'),
    body('M1.6 3H22.4V13.6H1.6Z'),
    line('M6 17.8H18', 1.4),
    line('M12 11V5.6M9.2 8L12 5L14.8 8', 1.5),
  ],
};

/** A horn: a boost. */
const boost: IconArt = {
  main: '#c4572f',
  tint: '#f3d9a4',
  paths: [
    body('M1.6 14.2C6.8 14.2 11 11 13.4 3.6L20.6 6.8C18.2 16.4 11.6 21.6 3.2 21.4Z'),
    second('M12.6 2.6C15.6 1.6 20.6 3.8 21.8 6.8C22.4 9 19.6 8.6 16.8 7.4C13.8 6 10.8 3.6 12.6 2.6Z'),
    second('M4.8 13.8C6 15.6 6.6 18.6 6.4 21.4L3.2 21.4C1.4 19.6 .8 16.4 1.6 14.2Z'),
    line('M11.8 8.4L16.6 12.6', 1.2),
  ],
};

/** A house with its door shut: a plain Location. */
const plain: IconArt = {
  main: '#e6d3a8',
  tint: '#8c5230',
  paths: [
    body('M4 11.4H20V22H4Z'),
    second('M.8 12.2L12 2.2L23.2 12.2L21.4 13.8L12 6L2.6 13.8Z'),
    solid('M9.8 22V15.8H14.2V22Z'),
  ],
};

/** An arrow that turns: an Action, once a round. */
const action: IconArt = {
  main: '#c8a15a',
  tint: '#8a6a33',
  paths: [
    body(
      'M12 2.4A9.6 9.6 0 0 1 21.4 10L23.8 9.6L20 15.6L14.6 11.2L17.2 10.8A5.6 5.6 0 1 0 16.6 15.2L20 17.4A9.6 9.6 0 1 1 12 2.4Z',
    ),
    shade('M12 2.4A9.6 9.6 0 0 1 21.4 10L19.6 10.2A7.8 7.8 0 0 0 3.2 16.2A9.6 9.6 0 0 1 12 2.4Z'),
    line(
      'M12 2.4A9.6 9.6 0 0 1 21.4 10L23.8 9.6L20 15.6L14.6 11.2L17.2 10.8A5.6 5.6 0 1 0 16.6 15.2L20 17.4A9.6 9.6 0 1 1 12 2.4Z',
      1.3,
    ),
  ],
};

/** A bell: a Special, which answers an event. */
const special: IconArt = {
  main: '#6f9bb4',
  tint: '#e7d9b2',
  paths: [
    second(ring(12, 20, 2.8)),
    body(
      'M12 1.6C13.2 1.6 14 2.4 14 3.6C17.6 4.6 19.2 7.4 19.4 11.4C19.6 14.6 20.4 16 22.2 17.4V19H1.8V17.4C3.6 16 4.4 14.6 4.6 11.4C4.8 7.4 6.4 4.6 10 3.6C10 2.4 10.8 1.6 12 1.6Z',
    ),
    glint('M7 11.8C7.2 8.6 8.2 6.8 10.2 5.8C9 7.6 8.6 9.6 8.6 12.4C8.4 14.2 8 15.2 7 16.4Z'),
  ],
};

/** A chest: Storage. */
const storage: IconArt = {
  main: '#a3703e',
  tint: '#7a4f2a',
  paths: [
    second('M2 10.6C2 6.2 4.6 3.8 8 3.8H16C19.4 3.8 22 6.2 22 10.6Z'),
    body('M2 10.6H22V21.4H2Z'),
    line('M6.4 4.2V21.4M17.6 4.2V21.4', 1.4),
    { d: 'M9.4 8.4H14.6V14.8H9.4Z', tone: 'light', line: 1.2 },
    solid(ring(12, 10.8, 1.2)),
    line('M12 11.2V13.2', 1.2),
  ],
};

/** A mirror: a Copy. */
const copy: IconArt = {
  main: '#bcd3d8',
  tint: '#c8a15a',
  paths: [
    second('M12 .8C17 .8 20.4 4.6 20.4 9.6S17 18.4 12 18.4S3.6 14.6 3.6 9.6S7 .8 12 .8ZM10.4 18H13.6V23.2H10.4Z'),
    body('M12 3.4C15.4 3.4 17.8 6 17.8 9.6S15.4 15.8 12 15.8S6.2 13.2 6.2 9.6S8.6 3.4 12 3.4Z'),
    glint('M8 11.4L13.4 5.4L15.2 6.4L8.8 13.2Z'),
  ],
};

/** An island in the sea. */
const island: IconArt = {
  main: '#8fae54',
  tint: '#4f8fa3',
  paths: [
    body('M3.4 16.4C4.6 11.6 7.4 11.8 8.8 7.8C10 4.4 13 4 14.4 7C15.8 9.8 19.4 10.6 20.6 16.4Z'),
    pale('M9.4 6.8C10.6 4.4 13 4.4 14.2 6.8L12.8 8.4L11.6 7.4L10.4 8.6Z'),
    second(
      'M.8 16C3 14.4 4.6 17.4 7 16C9.4 14.6 10.6 17.4 12.8 16C15 14.6 16.4 17.4 18.6 16C20.4 14.8 21.8 15.2 23.2 16V21.4H.8Z',
    ),
    line('M4 19.4H9M13.4 19.4H19', 1),
  ],
};

/** The flag on a base card. */
const base: IconArt = {
  main: '#f3e6c6',
  tint: '#4a3a2c',
  paths: [
    line('M4.6 1.4V23', 2),
    body('M4.6 2.6H21.6V14.6H4.6Z'),
    shade(
      'M4.6 2.6H8.8V5.6H4.6ZM13.1 2.6H17.4V5.6H13.1ZM8.8 5.6H13.1V8.6H8.8ZM17.4 5.6H21.6V8.6H17.4ZM4.6 8.6H8.8V11.6H4.6ZM13.1 8.6H17.4V11.6H13.1ZM8.8 11.6H13.1V14.6H8.8ZM17.4 11.6H21.6V14.6H17.4Z',
    ),
    line('M4.6 2.6H21.6V14.6H4.6Z', 1.2),
  ],
};

/** What a card can be, by its kind, and where it comes from. */
export const KIND_ICONS = { field, upgrade, boost, plain, action, special, storage, copy, island, base };
