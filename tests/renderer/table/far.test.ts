import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { detailFor, FAR_BELOW, NEAR_FROM, widthOnScreen } from '#renderer/board/detail.ts';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { boxRound, inside, type Box } from '#renderer/board/plane.ts';
import type { Projection } from '#renderer/board/projection.ts';
import { fitted, toScreen, type Viewport } from '#renderer/board/viewport.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import FarMarks from '#renderer/games/archipelago/board/far/FarMarks.svelte';
import { cover, layOut, type Placed } from '#renderer/games/archipelago/board/far/layout.ts';
import { countWords, isPiece, marksOf, type UnitsMark } from '#renderer/games/archipelago/board/far/marks.ts';
import { placeMarks } from '#renderer/games/archipelago/board/far/place-marks.ts';
import { partsOfMark, sizeOfMark } from '#renderer/games/archipelago/board/far/sizes.ts';
import { boardModel, type BoardModel } from '#renderer/games/archipelago/board/model.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';
import { latePositions } from './positions.ts';

/** The map's part of a window of 1280 by 720. */
const SIZE = { width: 768, height: 520 };

function viewOf(model: BoardModel): Viewport {
  const groups = placesOf(model, []).filter(isPlaceGroup);
  return fitted(archipelagoBoard.extent({ model, groups, ghost: undefined }), SIZE);
}

/** The plane on the screen, seen from straight above, or at a slant like the relief. */
const projectionOf = (view: Viewport, slant = 1): Projection => ({
  toScreen: (p) => {
    const { x, y } = toScreen(view, SIZE, p);
    return { x, y: SIZE.height / 2 + (y - SIZE.height / 2) * slant };
  },
  unitAt: () => view.scale,
});

/** Pairs of marks of which one covers a piece. */
const covering = (placed: readonly Placed[]): string[] =>
  placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b) => (isPiece(a.mark) && isPiece(b.mark) && cover(a, b) ? [`${i}`] : [])),
  );

describe('how much is drawn', () => {
  test('changes below 110 pixels, and back from 121 on', () => {
    expect([FAR_BELOW, NEAR_FROM]).toEqual([110, 121]);
    const widths = [140, 112, 110, 109.9, 115, 120.9, 121, 111];
    let now = detailFor(130, 'near');
    const shown = widths.map((width) => (now = detailFor(width, now)));
    expect(shown).toEqual(['near', 'near', 'near', 'far', 'far', 'far', 'near', 'near']);
  });

  test('goes by the narrowest place in sight', () => {
    const projection: Projection = { toScreen: (p) => p, unitAt: ({ x }) => x };
    const at = (x: number) => ({ point: { x, y: 10 } });
    expect(widthOnScreen([at(40), at(50), at(90), at(5000), at(-9)], projection, SIZE)).toBe(80);
    expect(widthOnScreen([], projection, SIZE)).toBe(Infinity);
  });
});

describe('the marks of a region from afar', () => {
  test('count every piece once, by seat and kind', () => {
    for (const region of boardModel(sampleView(20, 'afar', 1.6), SAMPLE_PACK).regions) {
      const units = marksOf(region).flatMap((mark) => (mark.of === 'units' ? [mark] : []));
      expect(new Set(units.map(({ seat, kind }) => `${seat} ${kind}`)).size).toBe(units.length);
      expect(units.reduce((sum, { count }) => sum + count, 0)).toBe(region.units.length);
      expect(marksOf(region).length - units.length).toBe(
        region.buildings.length + region.icons.length + (region.huts ? 1 : 0),
      );
    }
  });

  test('tell rebels after a dot, and have the sizes that were asked for', () => {
    const mark: UnitsMark = {
      of: 'units',
      kind: 'citizen',
      seat: 0,
      count: 3,
      rebels: 1,
      hungry: 0,
      working: 0,
      at: { x: 0, y: 0 },
    };
    expect(countWords(mark).join('')).toBe('3·1');
    expect(countWords({ ...mark, rebels: 0 }).join('')).toBe('3');
    for (const one of [mark, { ...mark, working: 2 }, { ...mark, kind: 'ship' as const }]) {
      expect(sizeOfMark(one).height).toBeGreaterThanOrEqual(24);
      expect(boxRound(partsOfMark(one).flatMap(cornersOf))).toEqual({
        left: 0,
        top: 0,
        right: sizeOfMark(one).width,
        bottom: sizeOfMark(one).height,
      });
    }
  });

  test('are drawn with a ring, a flag for who holds a building and none for nobody', () => {
    const model = boardModel(sampleView(12, 'flags', 1.6), SAMPLE_PACK);
    const view = viewOf(model);
    const seatStyles = ['red', 'yellow', 'green', 'blue', 'lilac'].map((colour) => seatStyle(colour));
    const { body } = render(FarMarks, { props: { model, seatStyles, projection: projectionOf(view), size: SIZE } });
    const buildings = model.regions.flatMap((region) => region.buildings);
    const held = buildings.filter(({ seat }) => seat !== null).length;
    expect(buildings.length).toBeGreaterThan(held);
    expect(body.match(/data-seat="\d"/g)).toHaveLength(held);
    expect(body.match(/data-seat="none"/g)).toHaveLength(buildings.length - held);
    expect(body.match(/<rect/g)).toHaveLength(2 * held);
    const all = model.regions.flatMap((region) => marksOf(region));
    expect(body.match(/stroke-dasharray/g)).toHaveLength(
      all.filter((mark) => mark.of === 'units' && mark.working > 0).length,
    );
  });
});

const cornersOf = ({ left, top, right, bottom }: Box) => [
  { x: left, y: top },
  { x: right, y: bottom },
];

describe('late in the recorded games of five', () => {
  test.each([
    ['flat', 1, 0.93],
    ['in relief', 0.8, 0.8],
  ])(
    '%s: all marks lie inside their hex, none over a piece, nearly all at full size',
    (_, slant, share) => {
      const sizes: number[] = [];
      for (const { name, view, pack } of latePositions('5p', 47)) {
        const model = boardModel(view, pack);
        const flat = viewOf(model);
        if (2 * flat.scale >= FAR_BELOW) continue;
        for (const region of model.regions) {
          const { placed, size } = placeMarks(region, projectionOf(flat, slant));
          expect(placed.length, name).toBe(marksOf(region).length);
          expect(covering(placed), name).toEqual([]);
          sizes.push(size);
        }
      }
      expect(sizes.length).toBeGreaterThan(200);
      expect(sizes.filter((size) => size === 1).length / sizes.length).toBeGreaterThan(share);
      // 17 pixels of text at full size.
      expect(Math.min(...sizes) * 17).toBeGreaterThan(slant === 1 ? 13.5 : 11);
    },
    120_000,
  );

  test('no piece covers another however small a hex is, and nothing leaves its hex', () => {
    const model = boardModel(sampleView(8, 'tiny', 2), SAMPLE_PACK);
    for (const wide of [108, 80, 60, 44])
      for (const region of model.regions) {
        const corners = [0, 1, 2, 3, 4, 5].map((i) => ({
          x: (Math.cos((i * Math.PI) / 3) * wide) / 2,
          y: (Math.sin((i * Math.PI) / 3) * wide) / 2,
        }));
        const marks = marksOf(region);
        const { placed } = layOut({ marks, wishes: marks.map(() => ({ x: 0, y: 0 })), corners });
        expect(placed.length, `${wide}`).toBe(marks.length);
        expect(covering(placed), `${wide}`).toEqual([]);
        const outer = corners.map(({ x, y }) => ({ x: x * 1.01, y: y * 1.01 }));
        for (const { parts } of placed)
          for (const { left, top, right, bottom } of parts)
            for (const x of [left, right]) for (const y of [top, bottom]) expect(inside({ x, y }, outer)).toBe(true);
      }
  });
});
