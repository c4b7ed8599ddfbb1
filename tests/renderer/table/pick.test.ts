import { describe, expect, test } from 'vitest';
import { centre, corner, DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { nextCell } from '#renderer/board/navigate.ts';
import { add } from '#renderer/board/plane.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { fitted, fromScreen, toScreen, zoomed, type Viewport } from '#renderer/board/viewport.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { placeId } from '#renderer/games/archipelago/board/places.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { WALK } from '#renderer/games/archipelago/board/walk.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const SIZE = { width: 760, height: 480 };

/** The flat board's view of a map of so many regions, some empty places among them. */
function mapView(count: number, word?: string, empty: readonly string[] = []): Viewport {
  const model = boardModel(sampleView(count, word, 1.4), SAMPLE_PACK);
  const groups = placesOf(model, empty).filter(isPlaceGroup);
  return fitted(archipelagoBoard.extent({ model, groups, ghost: undefined }), SIZE);
}

describe('the flat view', () => {
  test('pixel and plane agree both ways, and zooming keeps what lies under the pointer', () => {
    const view = mapView(3);
    const pixel = { x: 123, y: 321 };
    const p = fromScreen(view, SIZE, pixel);
    expect(toScreen(view, SIZE, p).x).toBeCloseTo(pixel.x);
    expect(toScreen(view, SIZE, p).y).toBeCloseTo(pixel.y);
    const closer = zoomed(view, SIZE, 1.3, pixel);
    expect(fromScreen(closer, SIZE, pixel).x).toBeCloseTo(p.x);
    expect(fromScreen(closer, SIZE, pixel).y).toBeCloseTo(p.y);
  });

  test('fit shows every corner of every region', () => {
    const view = mapView(15, 'gallery');
    for (const { q, r } of sampleView(15).regions) {
      for (let i = 0; i < 6; i += 1) {
        const { x, y } = toScreen(view, SIZE, add(centre(q, r), corner(i)));
        expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
      }
    }
  });

  test('stays where it is, and as large as the frame allows', () => {
    expect(mapView(9, 'pins', ['hex.3.-4', 'hex.-2.3'])).toEqual({
      x: 0.75,
      y: -0.40101270189221916,
      scale: 46.96078920330651,
    });
  });
});

describe('walking over the map with the keys', () => {
  const view = sampleView(12);
  const cells = cellsOf(placesOf(boardModel(view, SAMPLE_PACK), []), []);
  const cellAt = (q: number, r: number) => cells.find(({ place }) => place.id === placeId({ hex: { q, r } }));

  test('six keys lead to the six neighbours, and back', () => {
    for (const { q, r } of view.regions) {
      const cell = cellAt(q, r);
      if (!cell) throw new Error('a region is no cell');
      'wedsaq'.split('').forEach((key, direction) => {
        const step = DIRECTIONS[direction] ?? { q: 0, r: 0 };
        const neighbour = cellAt(q + step.q, r + step.r);
        if (neighbour) expect(nextCell(cells, cell, WALK.directions(key, false), WALK)).toBe(neighbour);
      });
    }
  });

  test('arrows reach every region from any other', () => {
    const reached = new Set([cells[0]]);
    for (const cell of reached) {
      if (!cell) continue;
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        for (const shift of [false, true]) {
          const to = nextCell(cells, cell, WALK.directions(key, shift), WALK);
          if (to) reached.add(to);
        }
      }
    }
    expect(reached.size).toBe(cells.length);
  });
});
