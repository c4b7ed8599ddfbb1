import { body, glint, line, pale, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

/** A loaf with three cuts. */
const food: IconArt = {
  main: '#d99a4a',
  tint: '#f3d39a',
  paths: [
    body('M1.8 14.4C1.8 8.8 6.6 5.4 12 5.4S22.2 8.8 22.2 14.4C22.2 18 20 19.6 17 19.6H7C4 19.6 1.8 18 1.8 14.4Z'),
    second(
      'M6.2 8.4L9.2 13.4L7.4 14.2L4.6 9.6ZM11.4 6.6L13.8 12.6L11.8 13.2L9.6 7ZM16.2 7.6L18.2 12.8L16.2 13.6L14.2 7Z',
    ),
    line('M3.6 16.6C8 18 16 18 20.4 16.6', 1),
  ],
};

/** A log, its cut end in front. */
const wood: IconArt = {
  main: '#8a5a33',
  tint: '#e8c48c',
  paths: [
    body('M15.4 7.4L17.6 2.6L20.8 4.2L18.8 8Z'),
    body('M7 6.4H19.6C21.4 6.4 23 9 23 12.4S21.4 18.4 19.6 18.4H7Z'),
    line('M13 9.4H18M14.4 12.6H21M13 15.6H17.4', 1.1),
    second(ring(6.8, 12.4, 6)),
    line('M6.8 9.4A3 3 0 1 1 3.9 12.6', 1.1),
    solid(ring(6.9, 12.4, 0.9)),
  ],
};

/** Rough blocks, one upon two. */
const stone: IconArt = {
  main: '#a9a091',
  tint: '#746b60',
  paths: [
    body('M1.2 20.6L2.6 12.8L10.6 12L12 20.6Z'),
    second('M12 20.6L10.6 12L12.8 12.4L14 20.6Z'),
    body('M13.4 20.8L14.2 13.6L21.4 13L23 20.8Z'),
    body('M5.6 11.8L7.6 3.4L15.6 2.6L17.2 12.2Z'),
    second('M13.8 12L12.6 3.2L15.6 2.6L17.2 12.2Z'),
    line('M8.6 6.4L10.8 7.4M4.6 15.6L7 16.4M17 16L19.4 16.6', 1),
  ],
};

/** A sheep from the side: wool, and a dark face. */
const sheep: IconArt = {
  main: '#f6efdf',
  tint: '#5a4a40',
  paths: [
    second('M7.4 15H9.8V22.2H7.4ZM15.8 15H18.2V22.2H15.8Z'),
    body(
      'M8 6.2C9.4 3.8 12.2 3.8 13.4 5.4C15.6 3.8 18.4 4.8 18.8 7.2C21.6 7.6 22.8 10.2 21.4 12.2C22.8 14.6 21 17.4 18.4 17.2C17 19.2 13.8 19.2 12.6 17.6C10.6 19.2 7.8 18.4 7.2 16.4C5 15.6 4.4 12.6 6 11C4.8 9.2 5.8 6.6 8 6.2Z',
    ),
    line(
      'M11.6 9.2C12.8 8.2 14.4 8.8 14.4 10.2M15.8 12.8C17.2 12.2 18.4 13.2 18 14.6M10.4 13.6C11.6 13 12.8 13.8 12.6 15',
      1,
    ),
    second('M3.2 7.2C5.4 6.4 8 7.4 8.2 9.6C8.4 12.2 6.4 14.4 4 14.4C1.8 14.4 .8 12.6 1.2 10.8C1.4 9.2 2 7.8 3.2 7.2Z'),
    glint(ring(4.6, 10, 0.9)),
  ],
};

/** A fish that looks to the left. */
const fish: IconArt = {
  main: '#5b9db4',
  tint: '#cfe3dc',
  paths: [
    second('M10.4 7.2C11.4 4.4 14 3 17 3.2L15.4 8.2Z'),
    body(
      'M1.2 12.4C4.2 7.2 9.4 5.6 13.8 7.2C16 8 17.6 9.2 18.8 10.8L22.8 6.8C23.6 10.4 23.6 14.4 22.8 18L18.8 14C17.6 15.6 16 16.8 13.8 17.6C9.4 19.2 4.2 17.6 1.2 12.4Z',
    ),
    shade('M3 13.6C6 17 10 17.8 13.4 16.6C15.2 15.9 16.6 14.9 17.7 13.6C13 15.2 7.6 15.2 3 13.6Z'),
    line('M10 8.6C11.4 10.8 11.4 14 10 16.2', 1.2),
    solid(ring(6.2, 11.2, 1.25)),
  ],
};

/** A coin with a knot in it. */
const gold: IconArt = {
  main: '#e8b63c',
  tint: '#f9df94',
  paths: [
    body(ring(12, 12, 10.4)),
    second(ring(12, 12, 7.4)),
    {
      d: 'M12 6.6L17.4 12L12 17.4L6.6 12ZM12 9.6L14.4 12L12 14.4L9.6 12Z',
      tone: 'main',
      line: 1.2,
    },
  ],
};

/** A burning torch. */
const raze: IconArt = {
  main: '#d8572a',
  tint: '#ffc94f',
  paths: [
    { d: 'M9.4 13.4L14.6 13.4L13.4 23H10.6Z', tone: 'light', line: 1.3 },
    body(
      'M12.6 .8C13 4.2 18.6 6.4 18.6 11C18.6 14.6 15.8 16.4 12 16.4S5.4 14.6 5.4 11C5.4 8.6 7 7.4 7.6 5C8.8 5.8 9.4 6.8 9.6 8C11.4 6.4 12.6 4 12.6 .8Z',
    ),
    second(
      'M12.4 7.6C12.8 9.6 15.4 10.4 15.4 12.8C15.4 14.4 14 15.4 12 15.4S8.6 14.4 8.6 12.8C8.6 11.6 9.6 11 10 9.8C10.6 10.2 10.8 10.6 11 11.2C11.8 10.4 12.4 9.2 12.4 7.6Z',
    ),
    line('M10 18.4H14M10.4 20.6H13.6', 1),
  ],
};

/** A worker with a hood. */
const worker: IconArt = {
  main: '#d7b98a',
  tint: '#7a4a2c',
  paths: [
    body('M12 10.4C16.6 10.4 20.2 13.4 21 18.4L21.6 22.4H2.4L3 18.4C3.8 13.4 7.4 10.4 12 10.4Z'),
    second('M12 1C16 1 18.2 3.6 18.2 7.2C18.2 10.8 15.6 13.4 12 13.4S5.8 10.8 5.8 7.2C5.8 3.6 8 1 12 1Z'),
    {
      d: 'M12 4.4C14 4.4 15.2 5.8 15.2 7.8C15.2 10 13.8 11.4 12 11.4S8.8 10 8.8 7.8C8.8 5.8 10 4.4 12 4.4Z',
      tone: 'light',
      line: 1,
    },
    line('M7.4 22V18.6M16.6 22V18.6', 1.2),
  ],
};

/** A worker who lies down: spent until the Cleanup. */
const resting: IconArt = {
  main: '#b9a78c',
  tint: '#7d6a57',
  paths: [
    body('M9.4 9.8C13.6 8.6 19 9 22.4 11.4V20.6H5.6C6 15.4 7 11 9.4 9.8Z'),
    second('M6.4 8C9.6 8 11.8 10.2 11.8 13.2S9.6 18.8 6.4 18.8S1.2 16.4 1.2 13.2S3.4 8 6.4 8Z'),
    pale(ring(6.2, 13.6, 2.8)),
    line('M1 21.6H23', 1.8),
    line('M15.4 1.4H20.2L15.8 6.2H20.6', 1.3),
  ],
};

/** Points: a painted shield with a star. */
const points: IconArt = {
  main: '#a83a34',
  tint: '#fbf3df',
  paths: [
    body('M12 .8C15 2.8 18.2 3.6 21.6 3.6C22 12.4 19.2 19.2 12 23.2C4.8 19.2 2 12.4 2.4 3.6C5.8 3.6 9 2.8 12 .8Z'),
    second('M12 5L13.9 9.6L18.8 10L15.1 13.2L16.2 18L12 15.4L7.8 18L8.9 13.2L5.2 10L10.1 9.6Z'),
  ],
};

/** Seven goods; workers, ready and spent; and points. */
export const GOOD_ICONS = { food, wood, stone, sheep, fish, gold, raze, worker, resting, points };
