import { body, line, pale, ring, second, solid, type IconArt } from '../../../icons/icon.ts';

const GOLD = '#e3b23c';

/** The crown of the first player: tall, with stones. */
const crown: IconArt = {
  main: GOLD,
  tint: '#a4161a',
  paths: [
    body('M2 7L7 11.6L12 2.6L17 11.6L22 7L20 18H4Z'),
    body('M3.8 17.4H20.2V21.8H3.8Z'),
    second(ring(12, 19.6, 1.5)),
    pale(ring(2.2, 6.4, 1.5)),
    pale(ring(12, 2.4, 1.5)),
    pale(ring(21.8, 6.4, 1.5)),
  ],
};

/** A flag hauled down: no more turns in this round. */
const passed: IconArt = {
  main: '#b8ab9b',
  tint: '#54412e',
  paths: [
    line('M6 1.8V22.4', 2.2),
    body(
      'M6 12.4C9.4 10.8 11.4 13.8 14.2 12.8C16.4 12 17.4 14 20.4 13.2C18.6 16 19.4 18 20.6 20.6C17 21.6 15.6 19.6 13.6 20.2C11 21 9.6 18.6 6 19.8Z',
    ),
  ],
};

const anchor: IconArt = {
  main: '#cfd6d6',
  tint: '#6b8fa3',
  paths: [
    body(
      'M12 1.2a3.1 3.1 0 0 1 1.6 5.7V8.6H17.8V11.2H13.6V18.6C16.2 18 18 16.4 18.8 14.2L16.6 14.5L20 10L22.8 15L21.2 14.6C20 18.8 16.4 21.6 12 22.6C7.6 21.6 4 18.8 2.8 14.6L1.2 15L4 10L7.4 14.5L5.2 14.2C6 16.4 7.8 18 10.4 18.6V11.2H6.2V8.6H10.4V6.9A3.1 3.1 0 0 1 12 1.2Z',
    ),
    solid(ring(12, 4.3, 1.3)),
  ],
};

/** Discs in a pile. */
const supply: IconArt = {
  main: '#b98a4e',
  tint: '#8a5f33',
  paths: [
    second('M2.4 15.6V18.4C2.4 21 6.6 22.6 12 22.6S21.6 21 21.6 18.4V15.6Z'),
    second('M2.4 10.6V15C2.4 17.6 6.6 19 12 19S21.6 17.6 21.6 15V10.6Z'),
    second('M2.4 6.2V10.6C2.4 13.2 6.6 14.8 12 14.8S21.6 13.2 21.6 10.6V6.2Z'),
    body('M12 1.6C17.4 1.6 21.6 3.6 21.6 6.4S17.4 11.2 12 11.2S2.4 9.2 2.4 6.4S6.6 1.6 12 1.6Z'),
  ],
};

/** Two cards, one behind the other. */
const cards: IconArt = {
  main: '#f0e2c4',
  tint: '#c8a15a',
  paths: [
    second('M9.4 1.8L21.6 3.6L19.2 19.4L7 17.6Z'),
    body('M2.8 4.6H15V22H2.8Z'),
    line('M5.6 9H12.2M5.6 13H12.2M5.6 17H12.2', 1.3),
  ],
};

/** Two links of a chain. */
const chain: IconArt = {
  main: '#8f9696',
  tint: '#5c6262',
  paths: [
    {
      d: 'M3 4.4C6.6 .8 11 2.2 13.4 5.2L16 8.8L13.4 11L10.8 7.4C9.4 5.6 7.2 5 5.4 6.8C3.6 8.6 4.2 10.6 5.8 12L9.4 14.6L7.4 17.2L3.6 14.4C.6 12 -.4 7.8 3 4.4Z',
      tone: 'main',
      line: 1.2,
    },
    {
      d: 'M21 19.6C17.4 23.2 13 21.8 10.6 18.8L8 15.2L10.6 13L13.2 16.6C14.6 18.4 16.8 19 18.6 17.2C20.4 15.4 19.8 13.4 18.2 12L14.6 9.4L16.6 6.8L20.4 9.6C23.4 12 24.4 16.2 21 19.6Z',
      tone: 'main',
      line: 1.2,
    },
  ],
};

/** The links apart: the abolition. */
const broken: IconArt = {
  main: '#e6d8b4',
  tint: '#8a6a33',
  paths: [
    {
      d: 'M2.4 3.6C5.6 .6 9.8 1.4 12 4.2L13.8 6.6L11.2 8.8L9.4 6.4C8.2 4.8 6.2 4.4 4.8 5.8C3.4 7.2 3.8 9 5.2 10.2L7.8 12L5.8 14.8L3 12.6C.2 10.4 -.6 6.6 2.4 3.6Z',
      tone: 'main',
      line: 1.2,
    },
    {
      d: 'M21.6 20.4C18.4 23.4 14.2 22.6 12 19.8L10.2 17.4L12.8 15.2L14.6 17.6C15.8 19.2 17.8 19.6 19.2 18.2C20.6 16.8 20.2 15 18.8 13.8L16.2 12L18.2 9.2L21 11.4C23.8 13.6 24.6 17.4 21.6 20.4Z',
      tone: 'main',
      line: 1.2,
    },
    line('M15.4 5.2L17.4 2.4M17.6 7.2L21 6M8.6 18.8L6.6 21.6M6.4 16.8L3 18', 1.8),
  ],
};

/** A line between two cities. */
const route: IconArt = {
  main: '#f0e2c4',
  tint: '#c8a15a',
  paths: [
    line('M7.4 16.8L16.8 7.2', 2.6),
    body(ring(5, 19, 4)),
    body(ring(19, 5, 4)),
    second(ring(5, 19, 1.8)),
    second(ring(19, 5, 1.8)),
  ],
};

/** What a strip and a player board mark beside tracks, actions and buildings. */
export const SIGN_ICONS = { crown, passed, anchor, supply, cards, chain, broken, route };
