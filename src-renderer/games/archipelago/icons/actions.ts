import { body, inset, line, pale, ring, second, solid, type IconArt, type IconPath } from '../../../icons/icon.ts';
import { PIECE_ICONS } from './pieces.ts';
import { RESOURCE_ICONS } from './resources.ts';

const STEEL = '#cfd3cf';
const WOOD = '#a9793f';

/** A sickle round the lower left: harvest. */
const SICKLE: IconPath[] = [
  pale(
    'M3.6 3C-.4 8.4 .6 16 6.4 19.4C10.2 21.4 14.6 20.6 17.2 17.8C12.6 19.2 8.4 18.2 5.8 14.8C3.4 11.6 2.8 7.2 3.6 3Z',
  ),
  second('M15.8 17.4L17.8 16L22.8 21.2L20.8 23.2Z'),
];

const harvest = (art: IconArt): IconArt => ({ ...art, paths: [...inset(art, 5.6, -0.4, 0.76), ...SICKLE] });

const taxes: IconArt = {
  main: '#9a6b3f',
  tint: '#d9ae4f',
  paths: [
    body(
      'M8.6 7.4L6.6 2.6C9.8 4 11.6 1.6 14 2.8C15.6 3.6 16.4 3 17.6 2.6L15.4 7.4C19.4 10 21.8 13.6 21.8 17C21.8 20.6 18.8 22.2 12 22.2S2.2 20.6 2.2 17C2.2 13.6 4.6 10 8.6 7.4Z',
    ),
    line('M8.2 7.6H15.8', 1.8),
    second(ring(12, 15, 4.4)),
    line('M12 12.6V17.4M10.4 14H13.6', 1.2),
  ],
};

const transaction: IconArt = {
  main: '#c8a15a',
  tint: '#1f5d6b',
  paths: [body('M2 8.2L8 2.4V5.8H20.6V10.6H8V14Z'), second('M22 15.8L16 10V13.4H3.4V18.2H16V21.6Z')],
};

const exploration: IconArt = {
  main: '#b98a45',
  tint: '#1f5d6b',
  paths: [
    body('M14.2 2.8L21.8 6.6L18.6 13.2L11.6 9.8Z'),
    second('M10.8 8.6L17.4 11.8L15.4 15.8L9 12.6Z'),
    body('M8 11L14.4 14.2L12.8 17.4L6.6 14.2Z'),
    second('M5.6 13.4L11.8 16.4L10.6 18.8L4.4 15.8Z'),
    line('M2 22L5.2 17M8.6 22.4L9.2 18.6M3.4 19.6H8.8', 1.3),
  ],
};

const PEG = PIECE_ICONS.citizen;
const reproduction: IconArt = {
  main: PEG.main,
  tint: '#8a6a33',
  paths: [
    ...inset(PEG, -0.8, 1, 0.6),
    ...inset(PEG, 10.4, 1, 0.6),
    ...inset({ ...PEG, paths: PEG.paths.slice(0, 1) }, 6.6, 12.4, 0.45),
  ],
};
const recruitment: IconArt = {
  main: '#6b8fa3',
  tint: '#f0e2c4',
  paths: [
    ...inset(PEG, -1, 3, 0.86),
    second('M12.4 1.8H21.4C22.8 1.8 22.8 4 21.4 4V12.2H13.6C12.2 12.2 12.2 10 13.6 10V3.8C12.2 3.8 11.6 2.4 12.4 1.8Z'),
    line('M17.4 4.4V9.4M14.9 6.9H19.9', 1.7),
  ],
};
const migration: IconArt = {
  main: PEG.main,
  tint: '#1f5d6b',
  paths: [
    ...inset(PEG, -0.6, 1.6, 0.66),
    second('M10.8 15.4H15.6V11.8L22.8 17.4L15.6 23V19.4H10.8Z'),
    line('M2 20.6H8.4', 1.6),
  ],
};
const construction: IconArt = {
  main: STEEL,
  tint: WOOD,
  paths: [
    second('M12.2 9.4L15 12.2L5.6 22.2L2 18.8Z'),
    body('M9.2 5.8C11.6 3.2 14.4 1.6 18 1.6L17.4 4.6L19.6 6.8L21.4 5.8L23 9.6L18.2 14.2L15 12.8L14.6 11L11 8.2L9.4 8Z'),
    solid(ring(4.9, 19.4, 0.9)),
  ],
};

/** One icon an action space of the wheel. */
export const ACTION_ICONS = {
  taxes,
  'harvest-fish': harvest(RESOURCE_ICONS.fish),
  'harvest-wood': harvest(RESOURCE_ICONS.wood),
  'harvest-fruit': harvest(RESOURCE_ICONS.fruit),
  'harvest-cattle': harvest(RESOURCE_ICONS.cattle),
  'harvest-stone': harvest(RESOURCE_ICONS.stone),
  'harvest-iron': harvest(RESOURCE_ICONS.iron),
  transaction,
  exploration,
  reproduction,
  recruitment,
  migration,
  construction,
};
