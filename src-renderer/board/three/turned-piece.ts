import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  OctahedronGeometry,
  SphereGeometry,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { SeatColour, SeatStyle } from '../../icons/seat-styles.ts';
import { PALETTE } from '../../styles/palette.ts';
import { banded, bandsOf, type Turn } from './lathe.ts';
import { linesRound, shell } from './outline.ts';
import { merged, painted } from './solid.ts';
import { SURFACES, type Surface } from './surface.ts';

/** How finely a piece is turned: few sides where a processor draws it, for many stand on a late table. */
type Grain = { readonly sides: number; readonly body: readonly Turn[]; readonly ring: readonly Turn[] };

/** How high a turned piece is, in units of the plane, without its head and with it. */
const NECK = 0.188;
const HIGH = 0.3;
/** How much of its light the foot keeps: what is around it takes the rest. */
const AT_FOOT = 0.55;

/** How high its middle is over its foot, and over the ground where it is on its side. */
export const TURNED = { middle: HIGH / 2, onSide: 0.085 } as const;

/** From the foot up: a wide foot, a slender waist, a shoulder that bears the head; and a ring of brass round the foot. */
const PLAIN: Grain = {
  sides: 9,
  body: [
    [0.109, 0],
    [0.1, 0.03],
    [0.064, 0.068],
    [0.051, 0.132],
    [0.07, 0.174],
    [0, NECK],
  ],
  ring: [
    [0.106, 0.03],
    [0.084, 0.052],
  ],
};
const FINE: Grain = {
  sides: 26,
  body: [
    [0.104, 0],
    [0.109, 0.012],
    [0.1, 0.03],
    [0.078, 0.05],
    [0.063, 0.074],
    [0.053, 0.104],
    [0.051, 0.136],
    [0.056, 0.154],
    [0.07, 0.17],
    [0.062, 0.182],
    [0, NECK],
  ],
  ring: [
    [0.094, 0.026],
    [0.107, 0.033],
    [0.104, 0.043],
    [0.076, 0.051],
  ],
};
/** What the lines round a body follow: they need no more. */
const OUTLINE: readonly Turn[] = [
  [0.07, 0],
  [0.109, 0.006],
  [0.062, 0.07],
  [0.07, 0.176],
];
/** What of a body shows through what stands before it, and the sides of that. */
const SEEN_THROUGH: readonly Turn[] = [
  [0.112, 0.01],
  [0.058, 0.085],
  [0.07, 0.178],
];
const THROUGH_SIDES = 7;

/** A block, its edges rounded where it is fine. */
const block = (width: number, height: number, depth: number, fine: boolean): BufferGeometry =>
  fine ? new RoundedBoxGeometry(width, height, depth, 2, 0.009) : new BoxGeometry(width, height, depth);

/** The symbol of each seat as a solid, its middle in the origin: it is told from every side. */
const HEADS: Readonly<Record<SeatColour, (fine: boolean) => BufferGeometry[]>> = {
  red: () => [new ConeGeometry(0.086, 0.122, 3)],
  yellow: (fine) => [fine ? new SphereGeometry(0.062, 24, 14) : new SphereGeometry(0.062, 8, 5)],
  green: (fine) => [block(0.098, 0.098, 0.098, fine).rotateY(0.5)],
  blue: () => [new OctahedronGeometry(0.079).rotateY(0.4)],
  lilac: (fine) => [
    block(0.142, 0.046, 0.046, fine),
    block(0.046, 0.142, 0.046, fine),
    block(0.046, 0.046, 0.142, fine),
  ],
  neutral: () => [new CylinderGeometry(0.066, 0.066, 0.09, 6)],
};

/** What is turned on a lathe, darker towards its foot. */
const turned = (profile: readonly Turn[], sides: number, colour: string, glow: number, surface: Surface) =>
  banded(bandsOf(profile, colour, { glow, surface, foot: { keeps: AT_FOOT, high: 0.12 } }), sides);

/** A profile, wider all round. */
const grown = (profile: readonly Turn[], by: number): Turn[] => profile.map(([r, y]) => [r > 0 ? r + by : r, y]);

/** The symbol of a seat as a solid, bare: what its pieces bear. @param size beside the head of a turned piece */
export function headSolid(colour: SeatColour, size: number, fine = false): BufferGeometry[] {
  return HEADS[colour](fine).map((head) => head.scale(size, size, size));
}

/** Paints a head: flat sides stay flat, since a solid of three sides is told by its edges. */
export const enamelled = (head: BufferGeometry, { colour, fill }: SeatStyle): BufferGeometry =>
  painted(head, fill, { glow: 0.5, surface: SURFACES.enamel, smooth: colour !== 'red' });

/** A head on its neck, larger by so much all round. */
const onNeck = ({ colour }: SeatStyle, grow: number, fine = false): BufferGeometry[] =>
  headSolid(colour, 1 + grow / 0.06, fine).map((head) => head.translate(0, NECK + 0.052, 0));

const onFoot = (parts: readonly BufferGeometry[]): BufferGeometry => merged(parts).translate(0, -TURNED.middle, 0);

/**
 * A piece of a seat turned from wood, standing with its middle in the origin: enamelled, its head the symbol of the seat.
 * @param fine with more sides: where a graphics card draws it
 */
export function turnedPiece(look: SeatStyle, fine = false): BufferGeometry {
  const { sides, body, ring } = fine ? FINE : PLAIN;
  return onFoot([
    // The outermost first: what is hidden is drawn in this order, without depth.
    ...linesRound(fine).flatMap(([grow, paint]) => [
      shell(banded(bandsOf(grown(OUTLINE, grow), paint), sides), paint),
      ...onNeck(look, grow).map((head) => shell(head, paint)),
    ]),
    turned(body, sides, look.fill, 0.42, SURFACES.enamel),
    turned(ring, sides, PALETTE.brass, 0.5, SURFACES.inlay),
    ...onNeck(look, 0, fine).map((head) => enamelled(head, look)),
  ]);
}

/** What of such a piece shows through what stands before it: flat, in its colour between both lines. */
export function turnedOutline(look: SeatStyle): BufferGeometry {
  const layers = [...linesRound(false), [0, look.fill] as const];
  return onFoot(
    layers.flatMap(([grow, paint]) => [
      banded(bandsOf(grown(SEEN_THROUGH, grow), paint, { surface: SURFACES.ink }), THROUGH_SIDES),
      ...onNeck(look, grow).map((head) => painted(head, paint, { surface: SURFACES.ink, smooth: true })),
    ]),
  );
}
