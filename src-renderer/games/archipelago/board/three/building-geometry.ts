import { BoxGeometry, type BufferGeometry, ConeGeometry, CylinderGeometry, Matrix4, SphereGeometry } from 'three';
import type { BuildingKind } from '#engine/archipelago/data/schema-common.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { seatFlag } from '../../../../board/three/flag.ts';
import { banded } from '../../../../board/three/lathe.ts';
import { merged, painted, placed, tinted } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { symbolPlank } from '../../../../board/three/symbol.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { MODEL } from '../../palette.ts';

/** Half the width of a plinth, how high it stands, and how deep it goes where the ground falls away, in hex units. */
const PLINTH = { radius: 0.176, high: 0.042, deep: 0.04 } as const;
/** Sides of what is round where a processor draws it, and where a graphics card does. */
const SIDES = { plain: 14, fine: 36 } as const;
/** Where the flag of the owner stands on the plinth. */
const FLAG = { x: 0.085, z: -0.115, pole: 0.37, width: 0.15, height: 0.105 } as const;

/** The round plinth of a building in the colour of its owner, between a dark and a light rim, with a ring of brass. */
function plinth(fill: string, fine: boolean): BufferGeometry {
  const { radius: r, high, deep } = PLINTH;
  const ink = { surface: SURFACES.ink };
  const enamel = { surface: SURFACES.enamel, glow: 0.5 };
  return banded(
    [
      { from: [r * 1.07, -deep], to: [r * 1.07, -0.004], colour: PALETTE.sepia },
      { from: [r * 1.07, -0.004], to: [r * 1.03, 0.012], colour: PALETTE.chalk, ...ink },
      { from: [r * 1.03, 0.012], to: [r, 0.016], colour: PALETTE.night, ...ink },
      { from: [r, 0.016], to: [r * 0.97, high], colour: fill, ...enamel },
      { from: [r * 0.97, high], to: [r * 0.88, high], colour: PALETTE.brassSoft, surface: SURFACES.inlay, glow: 0.3 },
      { from: [r * 0.88, high], to: [0, high], colour: fill, ...enamel },
    ],
    fine ? SIDES.fine : SIDES.plain,
  );
}

/** The symbol of the owner on the front of the plinth. */
const badge = (look: SeatStyle, fine: boolean): BufferGeometry =>
  painted(symbolPlank(look, 0.036, { fine }), look.mark, {
    surface: SURFACES.ink,
    matrix: new Matrix4()
      .makeTranslation(0, PLINTH.high + 0.012, 0.118)
      .multiply(new Matrix4().makeRotationX(-Math.PI / 2 + 0.5)),
  });

/** The coin that lies before a port or market used in this phase. */
const coin = (): BufferGeometry =>
  merged([
    painted(new CylinderGeometry(0.068, 0.068, 0.022, 14), PALETTE.night, {
      matrix: placed(-0.1, PLINTH.high + 0.011, 0.1),
      surface: SURFACES.ink,
    }),
    painted(new CylinderGeometry(0.06, 0.06, 0.026, 14), MODEL.coin, {
      matrix: placed(-0.1, PLINTH.high + 0.016, 0.1),
      surface: SURFACES.inlay,
      glow: 0.5,
    }),
  ]);

const box = (w: number, h: number, d: number, x: number, y: number, z: number, colour: string) =>
  tinted(new BoxGeometry(w, h, d), colour, placed(x, y + h / 2, z), 0.25);

/** A roof with a ridge from front to back, or a point where it is square. */
function gable(w: number, h: number, d: number, x: number, y: number, z: number, colour: string): BufferGeometry {
  const turn = new Matrix4().makeRotationY(Math.PI / 4);
  return tinted(new ConeGeometry(Math.SQRT1_2, 1, 4), colour, placed(x, y + h / 2, z, w, h, d).multiply(turn), 0.25);
}

/** What tapers upwards from a round foot. */
const drum = (top: number, foot: number, h: number, x: number, y: number, z: number, colour: string, sides: number) =>
  painted(new CylinderGeometry(top, foot, h, sides, 1, true), colour, {
    matrix: placed(x, y + h / 2, z),
    smooth: true,
    glow: 0.25,
  });

const town = (): BufferGeometry[] => [
  box(0.085, 0.2, 0.085, -0.005, 0, -0.045, PALETTE.straw),
  gable(0.115, 0.13, 0.115, -0.005, 0.2, -0.045, MODEL.roof),
  box(0.02, 0.035, 0.004, -0.005, 0.13, -0.001, MODEL.post),
  box(0.095, 0.1, 0.1, -0.085, 0, 0.02, MODEL.plaster),
  gable(0.125, 0.09, 0.13, -0.085, 0.1, 0.02, MODEL.roofDark),
  box(0.024, 0.045, 0.004, -0.085, 0, 0.072, MODEL.post),
  box(0.09, 0.115, 0.09, 0.08, 0, 0.01, MODEL.plaster),
  gable(0.12, 0.095, 0.12, 0.08, 0.115, 0.01, MODEL.roofDark),
  box(0.024, 0.045, 0.004, 0.08, 0, 0.057, MODEL.post),
  box(0.07, 0.06, 0.06, 0, 0, 0.05, PALETTE.straw),
  gable(0.095, 0.06, 0.085, 0, 0.06, 0.05, MODEL.roof),
];

const temple = (fine: boolean): BufferGeometry[] => [
  box(0.25, 0.018, 0.2, 0, 0, -0.01, MODEL.marble),
  box(0.22, 0.018, 0.17, 0, 0.018, -0.01, MODEL.marble),
  ...[-0.085, -0.028, 0.028, 0.085].flatMap((x) =>
    [0.055, -0.075].map((z) => drum(0.011, 0.014, 0.1, x, 0.036, z, PALETTE.straw, fine ? 10 : 5)),
  ),
  box(0.14, 0.1, 0.09, 0, 0.036, -0.01, MODEL.doorway),
  box(0.23, 0.024, 0.18, 0, 0.136, -0.01, MODEL.marble),
  drum(0.082, 0.084, 0.022, 0, 0.16, -0.01, MODEL.marble, fine ? 24 : 10),
  painted(new SphereGeometry(0.08, fine ? 24 : 10, fine ? 8 : 4, 0, Math.PI * 2, 0, Math.PI / 2), MODEL.dome, {
    matrix: placed(0, 0.182, -0.01),
    smooth: true,
    surface: SURFACES.enamel,
    glow: 0.25,
  }),
  tinted(new ConeGeometry(0.012, 0.06, 5), MODEL.florin, placed(0, 0.285, -0.01), 0.4),
];

const market = (): BufferGeometry[] => [
  box(0.23, 0.085, 0.11, 0, 0, -0.03, MODEL.stall),
  box(0.25, 0.014, 0.13, 0, 0.085, -0.03, MODEL.plaster),
  ...[-0.125, 0.125].flatMap((x) =>
    [-0.085, 0.06].map((z) => box(0.014, z < 0 ? 0.21 : 0.15, 0.014, x, 0, z, MODEL.post)),
  ),
  ...[-0.112, -0.056, 0, 0.056, 0.112].map((x, i) =>
    tinted(
      new BoxGeometry(0.056, 0.014, 0.185),
      i % 2 === 0 ? MODEL.awning : PALETTE.chalk,
      placed(x, 0.18, -0.012).multiply(new Matrix4().makeRotationX(0.42)),
      0.35,
    ),
  ),
  ...[-0.07, 0, 0.07].map((x, i) =>
    tinted(new SphereGeometry(0.026, 5, 3), i === 1 ? MODEL.awning : MODEL.thatch, placed(x, 0.108, 0.012), 0.3),
  ),
];

/** A jetty on posts, and a lighthouse in bands. */
const port = (fine: boolean): BufferGeometry[] => {
  const sides = fine ? 20 : 8;
  const band = (at: number): number => 0.05 - at * 0.0045;
  return [
    box(0.19, 0.016, 0.085, -0.055, 0.045, 0.045, MODEL.jetty),
    ...[-0.13, -0.055, 0.02].flatMap((x) =>
      [0.008, 0.083].map((z) => box(0.018, 0.078, 0.018, x, -0.005, z, MODEL.post)),
    ),
    box(0.05, 0.04, 0.05, -0.1, 0.061, 0.03, MODEL.stall),
    ...[0, 1, 2, 3].map((at) =>
      drum(band(at + 1), band(at), 0.046, 0.035, at * 0.046, -0.045, at % 2 === 0 ? PALETTE.chalk : MODEL.roof, sides),
    ),
    drum(0.045, 0.045, 0.012, 0.035, 0.184, -0.045, MODEL.post, sides),
    drum(0.024, 0.024, 0.036, 0.035, 0.196, -0.045, MODEL.lava, fine ? 12 : 6),
    tinted(new ConeGeometry(0.042, 0.055, sides), MODEL.roof, placed(0.035, 0.259, -0.045), 0.25),
  ];
};

const BUILT: Readonly<Record<BuildingKind, (fine: boolean) => BufferGeometry[]>> = { town, temple, market, port };

/** What is told of a building. */
export type Built = {
  readonly kind: BuildingKind;
  /** Who controls it; nobody where there is none. */
  readonly look: SeatStyle | undefined;
  readonly used: boolean;
};

/** A building carved in wood on a round plinth in the colour of its owner, with their flag; a coin lies before it once it is used. */
export function buildingGeometry({ kind, look, used }: Built, fine: boolean): BufferGeometry {
  const onPlinth = new Matrix4().makeTranslation(0, PLINTH.high, 0);
  const flag = (owner: SeatStyle) =>
    seatFlag(owner, { ...FLAG, fine }).applyMatrix4(new Matrix4().makeTranslation(FLAG.x, PLINTH.high, FLAG.z));
  return merged([
    plinth(look?.fill ?? PALETTE.oakLight, fine),
    ...BUILT[kind](fine).map((part) => part.applyMatrix4(onPlinth)),
    ...(look ? [flag(look), badge(look, fine)] : []),
    ...(used ? [coin()] : []),
  ]);
}
