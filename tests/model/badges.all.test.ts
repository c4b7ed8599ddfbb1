import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { publicSight } from '#tests/gallery/positions.ts';
import { meets } from '#renderer/components/rect.ts';
import { detailFor, widthOnScreen } from '#renderer/board/detail.ts';
import type { Box, Point } from '#renderer/board/plane.ts';
import type { Projection } from '#renderer/board/projection.ts';
import { fitOf } from '#renderer/board/three/camera.ts';
import { FAR } from '#renderer/games/archipelago/board/far/sizes.ts';
import { middleOf, placeMarks } from '#renderer/games/archipelago/board/far/place-marks.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { reachOf } from '#renderer/games/archipelago/board/three/reach.ts';

/** The stage of a table in a window of 1280 by 720, and a smaller one. */
const STAGES = [
  { width: 744, height: 522 },
  { width: 600, height: 440 },
];
/** Eight directions from the near side of the table, at three heights. */
const FROM = [22, 40, 60].flatMap((polar) => [-35, -25, -15, -5, 5, 15, 25, 35].map((round) => ({ polar, round })));
/** The least size of the badge of a seat, in pixels. */
const BADGE = 14;

const LATE = ['211-5p-medium-M2.json.gz'].map((file) => publicSight('archipelago', file, 0.93));

/** The whole board as a camera sees it. */
function seenFrom(
  centres: readonly Point[],
  { width, height }: (typeof STAGES)[number],
  { polar, round }: (typeof FROM)[number],
): Projection {
  const camera = new PerspectiveCamera(30, width / height, 0.5, 120);
  const [down, about] = [(polar * Math.PI) / 180, (round * Math.PI) / 180];
  const { target, distance } = fitOf(camera, reachOf(centres).rim, down);
  const out = distance * Math.sin(down);
  camera.position.set(target.x + out * Math.sin(about), distance * Math.cos(down), target.z + out * Math.cos(about));
  camera.lookAt(target);
  camera.updateMatrixWorld();
  const toScreen = ({ x, y }: Point, lift = 0): Point => {
    const seen = new Vector3(x, lift, y).project(camera);
    return { x: ((seen.x + 1) * width) / 2, y: ((1 - seen.y) * height) / 2 };
  };
  const across = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0).divideScalar(2);
  const unitAt = ({ x, y }: Point): number => {
    const [a, b] = [-1, 1].map((way) => toScreen({ x: x + way * across.x, y: y + way * across.z }));
    return Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0));
  };
  return { toScreen, unitAt, inDepth: true };
}

/** A part of a badge, and of what. */
type Part = {
  readonly region: number;
  readonly of: string;
  readonly mark: number;
  readonly box: Box;
  readonly size: number;
};

describe.each(LATE)('a late table of five from afar', ({ view, pack }) => {
  const model = boardModel(view as never, pack as never);
  const centres = model.regions.map(({ centre }) => centre);
  const partsFrom = (stage: (typeof STAGES)[number], from: (typeof FROM)[number]): Part[] | undefined => {
    const projection = seenFrom(centres, stage, from);
    const groups = centres.map((point) => ({ point }));
    // Where a view brings places near enough, the pieces themselves are shown.
    if (detailFor(widthOnScreen(groups, projection, stage), 'near') === 'near') return undefined;
    return model.regions.flatMap((region) => {
      const { placed, size } = placeMarks(region, { projection, text: 1 });
      const { x, y } = middleOf(region, projection);
      return placed.flatMap(({ mark, parts }, at) =>
        parts.map((box) => ({
          region: region.region,
          of: mark.of,
          mark: at,
          size,
          box: { left: x + box.left, top: y + box.top, right: x + box.right, bottom: y + box.bottom },
        })),
      );
    });
  };
  const isOfSeat = ({ of }: Part): boolean => of === 'units' || of === 'badge';

  test.each(STAGES)('no badge of a seat lies on another, and each is large enough, on a stage $width wide', (stage) => {
    let far = 0;
    for (const from of FROM) {
      const parts = partsFrom(stage, from)?.filter(isOfSeat);
      if (parts === undefined) continue;
      far += 1;
      expect(parts.length).toBeGreaterThan(40);
      const small = parts.filter(({ size, of }) => size * (of === 'badge' ? FAR.segment : FAR.figure) < BADGE);
      expect({ ...from, small }).toEqual({ ...from, small: [] });
      const covered = parts.flatMap((one, at) =>
        parts
          .slice(at + 1)
          .filter((other) => one.region !== other.region || one.mark !== other.mark)
          .filter((other) => meets(shrunk(one.box), shrunk(other.box)))
          .map((other) => [one, other]),
      );
      expect({ ...from, covered }).toEqual({ ...from, covered: [] });
    }
    expect(far).toBeGreaterThan(FROM.length / 2);
  });
});

/** A box without what is rounded to pixels at its edges. */
const shrunk = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 1,
  top: top + 1,
  right: right - 1,
  bottom: bottom - 1,
});
