import type { Colour } from '../../../../components/marks.ts';
import type { IconName } from '../../icons/icons.ts';

/** A piece of a row: signs on a card, on a tile or by themselves, a ship of a colour, or what stands between two pieces. */
export type Cell =
  | {
      readonly on: 'card' | 'tile' | 'nothing';
      readonly icons: readonly IconName[];
      readonly under?: readonly IconName[];
    }
  | { readonly on: 'sea'; readonly ship: Colour }
  | { readonly on: 'between'; readonly sign: '→' | '/' | '+' };

/** A picture made of rows. */
export type Flow = readonly (readonly Cell[])[];

const card = (...icons: IconName[]): Cell => ({ on: 'card', icons });
const tile = (icon: IconName): Cell => ({ on: 'tile', icons: [icon] });
const signs = (...icons: IconName[]): Cell => ({ on: 'nothing', icons });
const ship = (colour: Colour): Cell => ({ on: 'sea', ship: colour });
const THEN: Cell = { on: 'between', sign: '→' };
const OR: Cell = { on: 'between', sign: '/' };
const AND: Cell = { on: 'between', sign: '+' };

/** The pictures of the rules that are rows of signs, by the name the text gives them. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  /** Lookout, Actions, Expedition, Cleanup. */
  round: [
    [signs('card', 'worker'), THEN, signs('pawn', 'action'), THEN, signs('sail', 'island'), THEN, signs('ready')],
  ],
  declared: [[tile('harvest'), THEN, card('boost'), OR, card('field'), THEN, tile('harvest')]],
  storage: [
    [
      card('wood', 'wood', 'wood', 'wood', 'wood'),
      THEN,
      signs('gold', 'gold'),
      OR,
      signs('gold', 'food'),
      OR,
      signs('food', 'food'),
    ],
  ],
  upgrade: [
    [
      { on: 'card', icons: ['wood', 'wood'], under: ['wood'] },
      AND,
      tile('harvest'),
      THEN,
      signs('wood', 'wood', 'wood'),
    ],
  ],
  queue: [[ship('red'), ship('blue'), ship('yellow'), THEN, ship('red'), ship('yellow'), ship('blue')]],
  cargo: [
    [signs('sail'), THEN, signs('near', 'pillage')],
    [signs('sail', 'fish'), THEN, signs('near', 'pillage'), OR, signs('far', 'pillage')],
    [signs('sail', 'raze'), THEN, signs('near', 'pillage'), OR, signs('near', 'conquer')],
    [signs('sail', 'fish', 'raze'), THEN, signs('near', 'far'), AND, signs('pillage', 'conquer')],
  ],
};
