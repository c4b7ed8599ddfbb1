import type { SheetPoint } from './places-data.ts';
import { BLEED, SHEET } from './stretch.ts';

/** A line between the shares of two regions, or between one and the end of what is drawn. */
export type Border = { readonly between: readonly string[]; readonly line: readonly SheetPoint[] };

/**
 * How the name of a region is lettered: along an arc from its first point to its last, bent by the one between; pale
 * throughout where it stands at sea.
 */
export type Lettering = {
  readonly arc: readonly [SheetPoint, SheetPoint, SheetPoint];
  readonly size: number;
  readonly sea?: boolean;
};

const border = (one: string, other: string, ...line: readonly SheetPoint[]): Border => ({
  between: [one, other],
  line,
});
const rim = (region: string, ...line: readonly SheetPoint[]): Border => ({ between: [region], line });

const [LEFT, TOP] = [-BLEED.x, -BLEED.y];
const [RIGHT, BOTTOM] = [SHEET.width + BLEED.x, SHEET.height + BLEED.y];

/**
 * Where the regions meet, over land and sea: each line once, from one point where three of them meet to the next. They
 * are drawn through the gaps between the places, so that each place lies in its region.
 */
export const BORDERS: readonly Border[] = [
  border('north-america', 'europe', [364, TOP], [362, 44], [346, 86], [304, 92], [298, 166]),
  border(
    'north-america',
    'caribbean',
    [298, 166],
    [252, 164],
    [237, 190],
    [196, 207],
    [140, 220],
    [94, 223],
    [60, 246],
    [46, 252],
  ),
  border('north-america', 'south-america', [46, 252], [LEFT, 252]),
  border('caribbean', 'europe', [298, 166], [304, 202]),
  border('caribbean', 'africa', [304, 202], [298, 242], [288, 294]),
  border(
    'caribbean',
    'south-america',
    [288, 294],
    [254, 318],
    [236, 330],
    [206, 326],
    [150, 326],
    [112, 339],
    [76, 340],
    [58, 320],
    [52, 286],
    [46, 252],
  ),
  border('south-america', 'africa', [288, 294], [304, 340], [306, 372], [292, 396], [284, 432], [284, BOTTOM]),
  border('europe', 'africa', [304, 202], [338, 205], [372, 217], [430, 221], [476, 230], [510, 240], [526, 244]),
  border('europe', 'india', [526, 244], [534, 216], [552, 186], [588, 168], [620, 158]),
  border(
    'africa',
    'india',
    [526, 244],
    [538, 286],
    [543, 318],
    [555, 346],
    [562, 386],
    [562, 416],
    [546, 436],
    [510, 438],
    [486, 440],
    [474, 462],
    [472, BOTTOM],
  ),
  border('europe', 'far-east', [620, 158], [622, 100], [640, 40], [644, TOP]),
  border(
    'india',
    'far-east',
    [620, 158],
    [652, 176],
    [664, 200],
    [668, 244],
    [660, 290],
    [644, 346],
    [656, 380],
    [667, 406],
    [660, 428],
    [636, 440],
    [612, 443],
    [592, 444],
    [580, 458],
    [574, BOTTOM],
  ),
  rim('north-america', [364, TOP], [LEFT, TOP], [LEFT, 252]),
  rim('south-america', [LEFT, 252], [LEFT, BOTTOM], [284, BOTTOM]),
  rim('africa', [284, BOTTOM], [472, BOTTOM]),
  rim('india', [472, BOTTOM], [574, BOTTOM]),
  rim('far-east', [574, BOTTOM], [RIGHT, BOTTOM], [RIGHT, TOP], [644, TOP]),
  rim('europe', [644, TOP], [364, TOP]),
];

/** The names of the regions on the chart. */
export const LETTERING: Readonly<Record<string, Lettering>> = {
  europe: {
    arc: [
      [530, 92],
      [574, 66],
      [620, 78],
    ],
    size: 18,
  },
  'north-america': {
    arc: [
      [14, 146],
      [62, 104],
      [140, 98],
    ],
    size: 15,
  },
  caribbean: {
    arc: [
      [156, 240],
      [192, 222],
      [234, 225],
    ],
    size: 14,
    sea: true,
  },
  'south-america': {
    arc: [
      [112, 366],
      [168, 354],
      [228, 340],
    ],
    size: 14,
  },
  africa: {
    arc: [
      [412, 304],
      [462, 274],
      [516, 292],
    ],
    size: 18,
  },
  india: {
    arc: [
      [596, 210],
      [626, 190],
      [656, 200],
    ],
    size: 15,
  },
  'far-east': {
    arc: [
      [640, 150],
      [680, 128],
      [724, 142],
    ],
    size: 16,
  },
};
