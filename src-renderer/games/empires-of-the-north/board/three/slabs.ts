import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../../board/three/piece-motion.ts';
import { edgesOf } from '../columns.ts';
import type { EmpireModel } from '../empires.ts';
import { discardArea, middleOf, pileArea, RING, toPlane, TRACK, type Area } from '../layout.ts';
import { seenOf, type LocationModel } from '../locations.ts';
import type { BoardModel, PileModel } from '../model.ts';
import { HIGH, THICK, units } from './heights.ts';

/** Something flat that lies on the table as a body of its own, with the part of the print on top that is its own. */
export type Slab = {
  readonly key: string;
  /** Where it lies, and which part of the print it shows. */
  readonly area: Area;
  /** Of its corners, in points; half its width makes it round. */
  readonly corner: number;
  /** In units of the plane. */
  readonly thick: number;
  /** How high its near edge lies. */
  readonly low: number;
  /** How far it rises towards its far edge, and how far it is turned where it lies, in radians. */
  readonly slope: number;
  readonly turn: number;
  /** Where it comes from when it is dealt. */
  readonly from: Area;
};

/** Nobody lays a card quite straight: a hundredth of a radian and less, the same for a card every time. */
const askew = (key: string): number => {
  const sum = Array.from(key).reduce((n, letter) => (n * 31 + (letter.codePointAt(0) ?? 0)) % 1009, 7);
  return (sum / 504.5 - 1) * 0.008;
};

/** Everything that lies on the table as a body of its own, and shows its own part of the print. */
export const slabsOf = (model: BoardModel): Slab[] => [
  ...model.tiles.map(({ tile, at }) => tileSlab(tile, at)),
  flat('ruler', TRACK, { corner: 7, thick: THICK.ruler, low: HIGH.sea, turn: 0 }),
  ...model.piles.flatMap((pile) => pileSlabs(model, pile)),
  ...model.islands.flatMap(({ island, pile, area: { x, y, width, height } }) =>
    island === null
      ? []
      : [
          flat(
            `island ${island}`,
            { x, y, width: width - 2, height: height - 3 },
            { corner: 6, thick: THICK.island, low: HIGH.sea, from: pileArea(pile) },
          ),
        ],
  ),
  ...model.empires.flatMap(empireSlabs),
];

type Lies = Pick<Slab, 'corner' | 'thick'> & Partial<Slab>;

const flat = (key: string, area: Area, lies: Lies): Slab => ({
  key,
  area,
  low: 0,
  slope: 0,
  turn: askew(key),
  from: area,
  ...lies,
});

function tileSlab(tile: string, { x, y }: { readonly x: number; readonly y: number }): Slab {
  const size = RING.tile - 1.4;
  const area = { x: x - size, y: y - size, width: 2 * size, height: 2 * size };
  return flat(`tile ${tile}`, area, { corner: size, thick: HIGH.tile - HIGH.wheel, low: HIGH.wheel, turn: 0 });
}

/** As many sheets as lie in a pile, one over the other, up to so many; the one on top shows the print. */
const SHEETS = 6;

function pileSlabs({ islands }: BoardModel, { pile, left, discard }: PileModel): Slab[] {
  const open = islands.filter((island) => island.pile === pile).length;
  const stack = (name: string, n: number, { x, y, width, height }: Area, less: number): Slab[] =>
    Array.from({ length: Math.min(SHEETS, n) }, (_, at) => {
      const key = `${name} ${pile} ${at}`;
      const area = { x, y, width: width - less, height: height - less - 1 };
      const low = HIGH.sea + at * THICK.sheet;
      return flat(key, area, { corner: 5, thick: THICK.sheet, low, turn: 2.2 * askew(key) });
    });
  return [...stack('pile', left, pileArea(pile), 3), ...stack('discard', discard.length, discardArea(pile, open), 2)];
}

function empireSlabs(empire: EmpireModel): Slab[] {
  const from = { ...empire.area, width: 40, height: 60, y: empire.area.y + empire.area.height };
  const seen = seenOf(empire);
  return [
    ...seen.flatMap((location) => cardSlabs(location, slopeOf(location, seen), from)),
    ...empire.stacks.map(({ area: { x, y, height }, ids }) =>
      flat(
        `stack ${empire.seat} ${ids[0] ?? ''}`,
        { x, y, width: height, height },
        { corner: 4, thick: THICK.picture + 0.02 * Math.min(4, ids.length - 1), from },
      ),
    ),
  ];
}

/** Cards of a column lie over each other as shingles do: each so steep that it clears the one it covers. */
function slopeOf({ area }: LocationModel, seen: readonly LocationModel[]): number {
  const least = Math.min(
    ...seen.filter((one) => one.area.x === area.x && one.shown < one.area.height).map(({ shown }) => shown),
  );
  return least === Infinity ? 0 : Math.atan(THICK.card / units(least));
}

function cardSlabs({ id, area, tucked }: LocationModel, slope: number, from: Area): Slab[] {
  const edges = edgesOf(tucked.length);
  const height = area.height - edges;
  const card = flat(`card ${id}`, { ...area, height }, { corner: 5, thick: THICK.card, slope, from });
  if (edges === 0) return [card];
  const under = { x: area.x + 4, y: area.y + height - 8, width: area.width - 8, height: 8 + edges };
  return [flat(`tucked ${id}`, under, { corner: 3, thick: THICK.tucked, slope, turn: card.turn, from }), card];
}

/** How a slab lies when it lies still; its pose is that of the middle of its underside. */
export function poseOf({ area, low, slope, turn }: Slab): Pose {
  const { x, y } = toPlane(middleOf(area));
  return {
    at: new Vector3(x, low + (units(area.height) / 2) * Math.sin(slope), y),
    turn: new Quaternion().setFromEuler(new Euler(slope, turn, 0, 'YXZ')),
    size: 1,
  };
}

/** The matrix of a pose. */
export const matrixOf = ({ at, turn, size }: Pose): Matrix4 =>
  new Matrix4().compose(at, turn, new Vector3(size, size, size));

/** Where a slab is when it begins to be dealt. */
export function dealtFrom({ from }: Slab): Pose {
  const { x, y } = toPlane(middleOf(from));
  return { at: new Vector3(x, 0.35, y), turn: new Quaternion().setFromEuler(new Euler(0, 0.5, 0)), size: 1 };
}
