import { BoxGeometry, type BufferGeometry, CylinderGeometry, Matrix4 } from 'three';
import type { SeatStyle } from '../../icons/seat-styles.ts';
import { PALETTE } from '../../styles/palette.ts';
import { between, type Corner, edgeOf, framesOf, HULL, loose, planksOf, sternOf } from './hull.ts';
import { linesRound, shell } from './outline.ts';
import { cloth, type Sail, symbolAt } from './sail.ts';
import { merged, painted, placed, tinted } from './solid.ts';
import { SURFACES } from './surface.ts';
import { symbolPlank } from './symbol.ts';
import { enamelled, headSolid } from './turned-piece.ts';

/** How far its middle is over the sea. */
const MIDDLE = 0.15;
/** How far its bow points to the left of the player: sails face the player and the lamp. */
const HEADING = 0.5;
/** How a ship lies on the sea. */
export const SAILING = { middle: MIDDLE, heading: HEADING } as const;

const MAIN: Sail = { mast: 0.075, foot: 0.1, head: 0.285, halfFoot: 0.138, halfHead: 0.112, belly: 0.036 };
const AFTER: Sail = { mast: -0.08, foot: 0.13, head: 0.27, halfFoot: 0.1, halfHead: 0.082, belly: 0.028 };
/** Where the head of its seat stands on the main mast, and how large it is beside that of a turned piece. */
const ON_MAST = { high: 0.352, size: 0.66 } as const;
/** How far everything above the rail leans back a unit of height: sails are seen from above. */
const RAKE = 0.3;
/** How high the rail is amidships. */
const RAIL = 0.06;
/** How far the symbol reaches on the main sail, and the dark line round it. */
const SYMBOL = { reach: 0.068, line: 0.009 } as const;
/** How large the symbol on the after sail is beside that. */
const AFTER_SHARE = 0.7;

/** How finely a ship is made. */
type Grain = {
  readonly spans: number;
  readonly main: readonly [number, number];
  readonly after: readonly [number, number];
  readonly sides: number;
};
const COARSE: Grain = { spans: 5, main: [2, 2], after: [2, 1], sides: 3 };
const FINE: Grain = { spans: 12, main: [8, 6], after: [6, 5], sides: 8 };
/** Spans of the lines round a hull: they need no more. */
const LINE_SPANS = 4;

/**
 * A ship of a seat on the sea, its middle in the origin: a hull in its colour, two sails with its symbol on both sides, and its
 * head on the main mast.
 * @param fine with rounder forms, yards and rail posts: where a graphics card draws it
 */
export function seatShip(look: SeatStyle, fine = false): BufferGeometry {
  const grain = fine ? FINE : COARSE;
  const parts = [
    ...linesRound(fine).flatMap(([grow, colour]) => linesOf(look, grow, colour)),
    ...hullOf(look, grain),
    ...[...riggingOf(grain, fine), ...sailsOf(look, grain, fine)].map(raked),
    ...headSolid(look.colour, ON_MAST.size, fine).map((head) => enamelled(onMast(head), look)),
  ];
  return merged(parts).applyMatrix4(
    new Matrix4().makeRotationY(-HEADING).multiply(new Matrix4().makeTranslation(0, -MIDDLE, -0.012)),
  );
}

/** Leans what is above the rail back. */
const raked = (part: BufferGeometry): BufferGeometry =>
  part.applyMatrix4(new Matrix4().set(1, 0, 0, 0, 0, 1, 0, 0, 0, -RAKE, 1, RAKE * RAIL, 0, 0, 0, 1));

/** Sets a head on the main mast. */
const onMast = (head: BufferGeometry): BufferGeometry =>
  head.translate(0, ON_MAST.high, MAIN.mast - RAKE * (ON_MAST.high - RAIL));

/** The lines round hull, sails and head in one colour. */
function linesOf({ colour: seat }: SeatStyle, grow: number, colour: string): BufferGeometry[] {
  const frames = framesOf(LINE_SPANS, grow);
  const [right, left] = [edgeOf(frames, 1, 0), edgeOf(frames, -1, 0)];
  const hull = [...planksOf(frames, 0, 1), ...sternOf(frames), ...between(right, left)];
  // The sails are light themselves: a dark line alone keeps them apart from the ground.
  const lined = colour === PALETTE.night ? [MAIN, AFTER] : [];
  const sails = lined.map((sail) =>
    raked(loose(([1, -1] as const).flatMap((side) => cloth(sail, side, [2, 1], grow * 0.8, grow / 2)))),
  );
  const heads = headSolid(seat, ON_MAST.size + grow / 0.06).map(onMast);
  return [loose(hull), ...sails, ...heads].map((part) => shell(part, colour));
}

function hullOf({ fill, deep }: SeatStyle, { spans }: Grain): BufferGeometry[] {
  const frames = framesOf(spans);
  const enamel = { surface: SURFACES.enamel, glow: 0.4 };
  const [right, left] = [edgeOf(frames, 1, 1), edgeOf(frames, -1, 1)];
  const [inRight, inLeft] = [edgeOf(frames, 1, 1, 0.24), edgeOf(frames, -1, 1, 0.24)];
  const deck = (corners: readonly Corner[]): Corner[] => corners.map(([x, y, z]) => [x, y - 0.004, z]);
  return [
    painted(loose([...planksOf(frames, 0, 1), ...sternOf(frames)]), fill, enamel),
    painted(loose([...between(inRight, right), ...between(left, inLeft)]), deep, { ...enamel, glow: 0.2 }),
    tinted(loose(between(deck(inLeft), deck(inRight))), PALETTE.oakLight, undefined, 0.35),
  ];
}

function riggingOf({ sides, spans }: Grain, fine: boolean): BufferGeometry[] {
  const spar = (low: number, high: number, z: number, radius: number) =>
    tinted(
      new CylinderGeometry(radius * 0.7, radius, high - low, sides, 1, true),
      PALETTE.sepia,
      placed(0, (low + high) / 2, z),
      0.25,
    );
  const masts = [spar(0.03, ON_MAST.high, MAIN.mast - 0.008, 0.011), spar(0.04, 0.3, AFTER.mast - 0.008, 0.009)];
  if (!fine) return masts;
  const yards = [MAIN, AFTER].map(({ mast, head, halfHead }) =>
    tinted(
      new CylinderGeometry(0.007, 0.007, 2.3 * halfHead, sides).rotateZ(Math.PI / 2),
      PALETTE.sepia,
      placed(0, head, mast + 0.006),
      0.25,
    ),
  );
  const bowsprit = tinted(
    new CylinderGeometry(0.005, 0.009, 0.12, sides).rotateX(1.25),
    PALETTE.sepia,
    placed(0, 0.115, HULL.stern + HULL.long + 0.03),
    0.25,
  );
  return [...masts, ...yards, bowsprit, ...railOf(spans)];
}

/** A rail of small bars on posts along both sides. */
function railOf(spans: number): BufferGeometry[] {
  const frames = framesOf(spans).slice(0, -2);
  return ([1, -1] as const).flatMap((side) => {
    const edge = edgeOf(frames, side, 1, 0.1);
    const posts = edge.map(([x, y, z]) =>
      tinted(new BoxGeometry(0.006, 0.02, 0.006), PALETTE.straw, placed(x, y + 0.01, z)),
    );
    const lift = (high: number, inwards: number): Corner[] =>
      edgeOf(frames, side, 1, inwards).map(([x, y, z]) => [x, y + high, z]);
    const across = (a: Corner[], b: Corner[]) => (side === 1 ? between(a, b) : between(b, a));
    const bar = across(lift(0.02, 0.16), lift(0.02, 0.04));
    const out = across(lift(0.02, 0.04), lift(0.013, 0.04));
    return [...posts, tinted(loose([...bar, ...out]), PALETTE.straw, undefined, 0.2)];
  });
}

function sailsOf(look: SeatStyle, { main, after }: Grain, fine: boolean): BufferGeometry[] {
  const canvas = (sail: Sail, cells: readonly [number, number], colour: string) =>
    ([1, -1] as const).map((side) =>
      painted(loose(cloth(sail, side, cells)), colour, {
        surface: SURFACES.cloth,
        glow: side === 1 ? 0.5 : 0.15,
      }),
    );
  return [
    ...canvas(MAIN, main, PALETTE.gleam),
    ...canvas(AFTER, after, look.fill),
    ...symbolsOn(look, MAIN, SYMBOL.reach, fine, [
      [SYMBOL.line, PALETTE.night],
      [0, look.fill],
    ]),
    ...symbolsOn(look, AFTER, SYMBOL.reach * AFTER_SHARE, fine, [[0, look.mark]]),
  ];
}

/** The symbol on both sides of a sail, one layer of it before the other: how much wider each is, and its colour. */
function symbolsOn(
  look: SeatStyle,
  sail: Sail,
  reach: number,
  fine: boolean,
  layers: readonly (readonly [grow: number, colour: string])[],
): BufferGeometry[] {
  return ([1, -1] as const).flatMap((side) =>
    layers.map(([grow, colour], layer) =>
      painted(symbolPlank(look, reach, { grow, fine }), colour, {
        surface: SURFACES.ink,
        matrix: new Matrix4()
          .makeTranslation(0, (sail.foot + sail.head) / 2, symbolAt(sail, side, reach) + side * layer * 0.002)
          .multiply(new Matrix4().makeRotationY(side === 1 ? 0 : Math.PI)),
      }),
    ),
  );
}
