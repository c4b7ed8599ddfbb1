import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  Matrix4,
  OctahedronGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import type { SeatColour, SeatStyle } from '../../icons/seat-styles.ts';
import { PALETTE } from '../../styles/palette.ts';
import { LINES, shell } from './outline.ts';
import { merged, painted } from './solid.ts';
import { SURFACES, type Surface } from './surface.ts';

/** Sides of what is turned on a lathe, and of the lines round it: few, for many stand on a late table. */
const SIDES = 11;
/** How high a turned piece is, in units of the plane, without its head and with it. */
const NECK = 0.188;
const HIGH = 0.3;
/** How much of its light the foot keeps: what is around it takes the rest. */
const AT_FOOT = 0.55;

/** How high its middle is over its foot, and over the ground where it is on its side. */
export const TURNED = { middle: HIGH / 2, onSide: 0.085 } as const;

type Profile = readonly (readonly [radius: number, high: number])[];

/** From the foot up: a wide foot, a slender waist, a shoulder that bears the head. */
const BODY: Profile = [
  [0.104, 0],
  [0.109, 0.012],
  [0.1, 0.03],
  [0.068, 0.062],
  [0.051, 0.132],
  [0.07, 0.174],
  [0, NECK],
];
/** A ring of brass round the foot. */
const RING: Profile = [
  [0.086, 0.028],
  [0.104, 0.037],
  [0.082, 0.049],
];
/** What the lines round a body follow: they need no more. */
const OUTLINE: Profile = [
  [0, 0],
  [0.109, 0.006],
  [0.068, 0.062],
  [0.051, 0.132],
  [0.07, 0.176],
];

/** The symbol of each seat as a solid, its middle in the origin: it is told from every side. */
const HEADS: Readonly<Record<SeatColour, () => BufferGeometry[]>> = {
  red: () => [new ConeGeometry(0.086, 0.122, 3)],
  yellow: () => [new SphereGeometry(0.062, 9, 5)],
  green: () => [new BoxGeometry(0.098, 0.098, 0.098).rotateY(0.5)],
  blue: () => [new OctahedronGeometry(0.079).rotateY(0.4)],
  lilac: () => [
    new BoxGeometry(0.142, 0.046, 0.046),
    new BoxGeometry(0.046, 0.142, 0.046),
    new BoxGeometry(0.046, 0.046, 0.142),
  ],
  neutral: () => [new CylinderGeometry(0.066, 0.066, 0.09, 6)],
};

const lathe = (profile: Profile): BufferGeometry =>
  new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    SIDES,
  );

/** What is turned on a lathe, darker towards its foot. */
const turned = (profile: Profile, colour: string, glow: number, surface: Surface): BufferGeometry =>
  painted(lathe(profile), colour, { glow, surface, smooth: true, foot: { keeps: AT_FOOT, high: 0.12 } });

/** The symbol of a seat as a solid, bare: what crowns its pieces. @param size beside the head of a pawn */
export function headSolid(colour: SeatColour, size: number): BufferGeometry[] {
  return HEADS[colour]().map((head) => head.scale(size, size, size));
}

/** Paints a head: flat sides stay flat, since a solid of three sides is told by its edges. */
export const enamelled = (head: BufferGeometry, { colour, fill }: SeatStyle): BufferGeometry =>
  painted(head, fill, { glow: 0.5, surface: SURFACES.enamel, smooth: colour !== 'red' });

/** A piece of a seat turned from wood, standing with its middle in the origin: enamelled, its head the symbol of the seat. */
export function turnedPiece(look: SeatStyle): BufferGeometry {
  const heads = (grow: number): BufferGeometry[] =>
    headSolid(look.colour, 1 + grow / 0.06).map((head) => head.translate(0, NECK + 0.052, 0));
  // The outermost first: what is hidden is drawn in this order, without depth.
  const parts = [
    ...LINES.flatMap(([grow, paint]) => [
      shell(lathe(OUTLINE.map(([x, y]) => [x + grow, y] as const)), paint),
      ...heads(grow).map((head) => shell(head, paint)),
    ]),
    turned(BODY, look.fill, 0.42, SURFACES.enamel),
    turned(RING, PALETTE.brass, 0.5, SURFACES.brass),
    ...heads(0).map((head) => enamelled(head, look)),
  ];
  return merged(parts).applyMatrix4(new Matrix4().makeTranslation(0, -TURNED.middle, 0));
}
