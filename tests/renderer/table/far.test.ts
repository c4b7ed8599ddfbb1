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
import { isPiece, marksOf, type UnitsMark } from '#renderer/games/archipelago/board/far/marks.ts';
import { placeMarks } from '#renderer/games/archipelago/board/far/place-marks.ts';
import { partsOfMark, sizeOfMark } from '#renderer/games/archipelago/board/far/sizes.ts';
import { boardModel, type BoardModel, type UnitModel } from '#renderer/games/archipelago/board/model.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';
import { atRest, COUNT, hexagon, told } from './afar.ts';
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

const SEATS = ['red', 'yellow', 'green', 'blue', 'lilac'].map((colour) => seatStyle(colour));
const drawn = (model: BoardModel, projection: Projection, won: readonly number[] = []): string =>
  render(FarMarks, { props: { model, seatStyles: SEATS, projection, rested: atRest(projection), size: SIZE, won } })
    .body;

/** How many pieces a mark counts. */
const piecesIn = ({ counts }: Pick<UnitsMark, 'counts'>): number => counts.reduce((sum, { n }) => sum + n, 0);

/** Pairs of marks of which one covers a piece. */
const covering = (placed: readonly Placed[]): string[] =>
  placed.flatMap((a, i) =>
    placed.slice(i + 1).flatMap((b) => (isPiece(a.mark) && isPiece(b.mark) && cover(a, b) ? [`${i}`] : [])),
  );

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
const shared = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/** How many numbers of huts lie under pieces for two fifths or more. */
function hutsHidden(placed: readonly Placed[]): number {
  const pieces = placed.filter(({ mark }) => isPiece(mark));
  return placed.filter((huts) => {
    const under = pieces.filter((piece) => cover(piece, huts)).map(({ box }) => shared(box, huts.box));
    return huts.mark.of === 'huts' && under.reduce((sum, part) => sum + part, 0) > 0.4 * areaOf(huts.box);
  }).length;
}

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
      expect(units.reduce((sum, mark) => sum + piecesIn(mark), 0)).toBe(region.units.length);
      expect(marksOf(region).length - units.length).toBe(
        region.buildings.length + region.icons.length + (region.huts ? 1 : 0),
      );
    }
  });

  test('tell those who lie from those who are up, and have the sizes that were asked for', () => {
    const [region] = boardModel(sampleView(12, 'flags', 1.6), SAMPLE_PACK).regions;
    const [unit] = region?.units ?? [];
    if (!region || !unit) throw new Error('no pieces');
    const as = (...postures: UnitModel['posture'][]) => {
      const units = postures.map((posture) => ({ ...unit, owner: 0, kind: 'citizen' as const, posture }));
      return marksOf({ ...region, units }).filter((mark) => mark.of === 'units');
    };
    const counts = (...postures: UnitModel['posture'][]) =>
      as(...postures)[0]?.counts.map(({ sign, n }) => `${n} ${sign}`);
    expect(counts('standing', 'rebel', 'working')).toEqual(['2 citizen', '1 rebel']);
    expect(counts('hungry', 'hungry')).toEqual(['2 hungry']);
    const [mark] = as('standing', 'hungry');
    if (!mark) throw new Error('no mark');
    for (const one of [mark, { ...mark, working: 0.5 }, { ...mark, kind: 'ship' as const }]) {
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
    const body = drawn(model, projectionOf(view));
    const buildings = model.regions.flatMap((region) => region.buildings);
    const held = buildings.filter(({ seat }) => seat !== null).length;
    expect(buildings.length).toBeGreaterThan(held);
    expect(body.match(/data-seat="\d"/g)).toHaveLength(held);
    expect(body.match(/data-seat="none"/g)).toHaveLength(buildings.length - held);
    const all = model.regions.flatMap((region) => placeMarks(region, atRest(projectionOf(view))).placed);
    const atWork = ({ working }: { working: number }) => working > 0;
    expect(body.match(/stroke-dasharray/g)).toHaveLength(
      all.filter(({ mark }) => mark.of === 'units' && atWork(mark)).length,
    );
    const segments = all.flatMap(({ mark }) => (mark.of === 'badge' ? mark.rows.flat() : []));
    expect(body.match(/data-segment="\d"/g) ?? []).toHaveLength(segments.length);
    expect(body.match(/class="work/g) ?? []).toHaveLength(segments.filter(atWork).length);
  });
});

const cornersOf = ({ left, top, right, bottom }: Box) => [
  { x: left, y: top },
  { x: right, y: bottom },
];

describe('late in the recorded games of five', () => {
  test.each([
    ['flat', 1, 0.9, 8],
    ['in relief', 0.8, 0.7, 12],
  ])(
    '%s: all marks lie inside their hex, none over a piece, hardly a number of huts under one, most at full size',
    (_, slant, share, most) => {
      const sizes: number[] = [];
      let hidden = 0;
      const [counts, heights]: [number[], number[]] = [[], []];
      for (const { name, view, pack } of latePositions('5p', 47)) {
        const model = boardModel(view, pack);
        const flat = viewOf(model);
        if (2 * flat.scale >= FAR_BELOW) continue;
        for (const region of model.regions) {
          const { placed, size } = placeMarks(region, atRest(projectionOf(flat, slant)));
          expect(placed.flatMap(({ mark }) => told(mark)).sort(), name).toEqual(marksOf(region).flatMap(told).sort());
          expect(
            placed.filter(({ mark }) => mark.of !== 'units' && mark.of !== 'badge'),
            name,
          ).toHaveLength(marksOf(region).filter((mark) => mark.of !== 'units').length);
          expect(covering(placed), name).toEqual([]);
          sizes.push(size);
          hidden += hutsHidden(placed);
          for (const { mark, box, parts } of placed) {
            if (mark.of !== 'units' && mark.of !== 'badge') continue;
            counts.push(size * COUNT);
            heights.push(...(mark.of === 'badge' ? parts : [box]).map(({ top, bottom }) => bottom - top));
          }
        }
      }
      expect(sizes.length).toBeGreaterThan(200);
      expect(hidden, 'numbers of huts under a piece').toBeLessThanOrEqual(most);
      expect(sizes.filter((size) => size === 1).length / sizes.length).toBeGreaterThan(share);
      // Over the relief, hexagons at the far side are flatter.
      expect(Math.min(...counts)).toBeGreaterThan(slant === 1 ? 14 : 12);
      expect(Math.min(...heights)).toBeGreaterThan(slant === 1 ? 24 : 20);
    },
    120_000,
  );

  test('are lit where they are of who has won, on a badge of all seats too', () => {
    const model = boardModel(sampleView(25, 'flags', 1.6), SAMPLE_PACK);
    const projection = projectionOf(viewOf(model));
    const rested = atRest(projection);
    const marks = model.regions.flatMap((region) => placeMarks(region, rested).placed.map(({ mark }) => mark));
    const shown = (seat: number): number =>
      marks.filter(
        (mark) =>
          (mark.of === 'units' && mark.seat === seat) ||
          (mark.of === 'badge' && mark.rows.flat().some((segment) => segment.seat === seat)),
      ).length;
    const lit = (won: readonly number[]): number =>
      drawn(model, projection, won).match(/class="[^"]*\blit\b/g)?.length ?? 0;
    expect(lit([])).toBe(0);
    for (const seat of [0, 1]) {
      expect(shown(seat)).toBeGreaterThan(0);
      expect(lit([seat])).toBe(shown(seat));
    }
  });

  test('no piece covers another however small a hex is, and nothing leaves its hex', () => {
    const model = boardModel(sampleView(8, 'tiny', 2), SAMPLE_PACK);
    for (const wide of [108, 80, 60, 44])
      for (const region of model.regions) {
        const corners = hexagon(wide);
        const marks = marksOf(region);
        const { placed } = layOut({ marks, wish: () => ({ x: 0, y: 0 }), corners, text: 1 });
        expect(placed.flatMap(({ mark }) => told(mark)).sort(), `${wide}`).toEqual(marks.flatMap(told).sort());
        expect(covering(placed), `${wide}`).toEqual([]);
        const outer = corners.map(({ x, y }) => ({ x: x * 1.01, y: y * 1.01 }));
        for (const { parts } of placed)
          for (const { left, top, right, bottom } of parts)
            for (const x of [left, right]) for (const y of [top, bottom]) expect(inside({ x, y }, outer)).toBe(true);
      }
  });
});
