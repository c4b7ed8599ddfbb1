import { describe, expect, test } from 'vitest';
import { centre, corner } from '#engine/archipelago/map/geometry.ts';
import { placements } from '#renderer/games/archipelago/board/ghosts.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { directionsOf, next } from '#renderer/board/navigate.ts';
import { beside, hexAt } from '#renderer/games/archipelago/board/pick.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';
import { add, mix } from '#renderer/board/plane.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { fitted, fromScreen, toScreen, zoomed } from '#renderer/board/viewport.ts';

const SIZE = { width: 760, height: 480 };

describe('picking', () => {
  test('a point just inside any corner or edge of a hex picks that hex', () => {
    for (let q = -4; q <= 4; q += 1) {
      for (let r = -4; r <= 4; r += 1) {
        for (let i = 0; i < 6; i += 1) {
          const middle = centre(q, r);
          for (const rim of [corner(i), mix(corner(i), corner(i + 1), 0.5)]) {
            expect(hexAt(add(middle, { x: rim.x * 0.99, y: rim.y * 0.99 }))).toEqual({ q, r });
          }
        }
      }
    }
  });

  test('pixel and plane agree both ways, and zooming keeps what lies under the pointer', () => {
    const view = fitted([centre(0, 0), centre(2, -1)], SIZE);
    const pixel = { x: 123, y: 321 };
    const p = fromScreen(view, SIZE, pixel);
    expect(toScreen(view, SIZE, p).x).toBeCloseTo(pixel.x);
    expect(toScreen(view, SIZE, p).y).toBeCloseTo(pixel.y);
    const closer = zoomed(view, SIZE, 1.3, pixel);
    expect(fromScreen(closer, SIZE, pixel).x).toBeCloseTo(p.x);
    expect(fromScreen(closer, SIZE, pixel).y).toBeCloseTo(p.y);
  });

  test('fit shows every corner of every region', () => {
    const centres = sampleView(15).regions.map(({ q, r }) => centre(q, r));
    const view = fitted(centres, SIZE);
    for (const middle of centres) {
      for (let i = 0; i < 6; i += 1) {
        const { x, y } = toScreen(view, SIZE, add(middle, corner(i)));
        expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
      }
    }
  });
});

describe('walking over the map with the keys', () => {
  const model = boardModel(sampleView(12), SAMPLE_PACK);
  const cells = cellsOf(model, []);

  test('six keys lead to the six neighbours, and back', () => {
    for (const cell of cells) {
      'wedsaq'.split('').forEach((key, direction) => {
        const there = beside(cell.hex, direction);
        const neighbour = cells.find(({ hex }) => hex.q === there.q && hex.r === there.r);
        if (neighbour) expect(next(cells, cell, directionsOf(key, false))).toBe(neighbour);
      });
    }
  });

  test('arrows reach every region from any other', () => {
    const reached = new Set([cells[0]]);
    for (const cell of reached) {
      if (!cell) continue;
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        for (const shift of [false, true]) {
          const to = next(cells, cell, directionsOf(key, shift));
          if (to) reached.add(to);
        }
      }
    }
    expect(reached.size).toBe(cells.length);
  });
});

describe('targets', () => {
  test('gather by hex, numbered, marks apart; empty places become cells', () => {
    const model = boardModel(sampleView(6), SAMPLE_PACK);
    const spot = { region: 1, part: 0, place: 'ground' } as const;
    const cells = cellsOf(model, [
      { id: 'a', region: 1, spot, label: 'a' },
      { id: 'b', region: 1, spot, label: 'b' },
      { id: 'c', hex: { q: 9, r: 9 }, label: 'c' },
    ]);
    expect(cells.length).toBe(7);
    const [first, second] = cells[1]?.marked ?? [];
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(Math.abs((first?.at.x ?? 0) - (second?.at.x ?? 0))).toBeGreaterThan(0.3);
    expect(cells[6]).toMatchObject({ region: null, hex: { q: 9, r: 9 } });
  });

  test('placements gather the ways to lay a tile by place, each way once', () => {
    const from = { region: 0, part: 0, place: 'ground' } as const;
    const laid = { type: 'lay-hex', side: 'h01a', q: 1, r: 0, kind: 'ship', from } as const;
    const found = placements([
      { ...laid, turn: 0 },
      { ...laid, turn: 0, kind: 'citizen' },
      { ...laid, turn: 3 },
      { ...laid, q: 2, turn: 3 },
      { type: 'done' },
    ]);
    expect(found.map(({ q, r, ways }) => [q, r, ways.map(({ turn }) => turn)])).toEqual([
      [1, 0, [0, 3]],
      [2, 0, [3]],
    ]);
  });
});
