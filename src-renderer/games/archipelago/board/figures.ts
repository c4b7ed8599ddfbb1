import { outlineOf } from '../../../icons/icon.ts';
import { ICONS } from '../icons/icons.ts';

/** The outline of a wooden piece on the grid of 24, with the place of the symbol. Both boards cut their pieces from it. */
export type Figure = {
  readonly outline: string;
  readonly shade: string;
  readonly ink: string;
  /** Height on the grid round which the piece turns. */
  readonly middle: number;
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
  /** Scale from the grid of 24 to a hundredth of a hex unit. */
  readonly size: number;
};

const CITIZEN: Figure = {
  outline: outlineOf(ICONS.citizen),
  shade: 'M16.4 10C18.9 11.2 20.6 13.6 21.2 17L21.8 22.2H18.6C18.9 17.4 18.4 13.2 16.4 10Z',
  ink: '',
  middle: 14,
  mark: { x: 11.8, y: 16.4, size: 9.6 },
  size: 1.06,
};

const SHIP: Figure = {
  outline:
    'M12.4 1C17.6 4 21 8.6 21.4 14H23.4C22.8 19 20.4 22.2 17 22.2H7.2C3.8 22.2 1.2 19 .6 14H2.4C4.2 9.6 7.4 6.2 11 4.2L11.6 1Z',
  shade: 'M.9 15.4H23.2C22.6 19.6 20.2 22.2 17 22.2H7.2C3.9 22.2 1.5 19.4 .9 15.4Z',
  ink: 'M.9 14.9H23M11.6 4.4V14.6',
  middle: 13,
  mark: { x: 15.6, y: 10.2, size: 7.6 },
  size: 1.22,
};

export const figureOf = (kind: 'citizen' | 'ship'): Figure => (kind === 'ship' ? SHIP : CITIZEN);

/** The ring of thorns a rebel lies in, round its middle. */
export const THORNS =
  'M0 -16L4 -10L11 -12L10 -5L17 -1L11 3L13 10L6 9L1 15L-4 9L-11 11L-10 4L-17 0L-10 -4L-12 -11L-5 -9Z';
