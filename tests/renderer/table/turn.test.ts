import { expect, test } from 'vitest';
import { boxRound, type Box } from '#renderer/board/plane.ts';
import { turnedBox, turnedPoint, turnedWalk } from '#renderer/board/turn.ts';
import { nextCell } from '#renderer/board/navigate.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { HEXAGON } from '#renderer/games/archipelago/board/shape/shape.ts';
import { turnedRegion } from '#renderer/games/archipelago/board/turned-region.ts';
import { boxOf } from '#renderer/games/archipelago/board/units.ts';
import { WALK } from '#renderer/games/archipelago/board/walk.ts';
import { inside, subtract } from '#renderer/board/plane.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { latePositions } from './positions.ts';

/** Late positions of one recorded game of five. */
const LATE = [...latePositions('003-5p', 20)];

test('what was up lies at the right, and the box round it is turned with it', () => {
  expect(turnedPoint({ x: 0, y: -1 })).toEqual({ x: 1, y: 0 });
  expect(turnedBox({ left: 0, top: -3, right: 1, bottom: 5 })).toEqual({ left: -5, top: 0, right: 3, bottom: 1 });
});

test('everything of a region lies on its turned hexagon, and upright pieces of two seats do not cover each other', () => {
  const hexagon = HEXAGON.map(turnedPoint);
  let pieces = 0;
  for (const { name, view, pack } of LATE) {
    for (const region of boardModel(view, pack).regions.map(turnedRegion)) {
      const { centre, icons, huts, buildings, units } = region;
      for (const { at } of [...icons, ...(huts ? [huts] : []), ...buildings, ...units])
        expect(inside(subtract(at, centre), hexagon), name).toBe(true);
      const boxes = units.map((unit) => ({ owner: unit.owner, box: boxOf(unit) }));
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          if (one.owner !== other.owner) expect(shared(one.box, other.box), name).toBeLessThan(0.01);
      pieces += units.length;
    }
  }
  expect(pieces).toBeGreaterThan(100);
});

/** How deep two boxes lie in each other, in hex units; below 0 how far they are apart. */
const shared = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

test.each(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'w', 's'])(
  '%s leads where it shows on a turned chart',
  (key) => {
    const sides: Record<string, (p: { x: number; y: number }) => number> = {
      ArrowUp: ({ y }) => -y,
      w: ({ y }) => -y,
      ArrowDown: ({ y }) => y,
      s: ({ y }) => y,
      ArrowRight: ({ x }) => x,
      ArrowLeft: ({ x }) => -x,
    };
    const walk = turnedWalk(WALK);
    let led = 0;
    for (const { view, pack } of LATE) {
      const cells = cellsOf(archipelagoBoard.places(boardModel(view, pack), []), []);
      for (const from of cells) {
        const to = nextCell(cells, from, walk.directions(key, false), walk);
        if (!to) continue;
        led++;
        const way = turnedPoint(subtract(to.place.point, from.place.point));
        expect(sides[key]?.(way)).toBeGreaterThan(0.5);
      }
    }
    expect(led).toBeGreaterThan(20);
  },
);

test('a map that is high is wide once it is turned', () => {
  const box = boxRound([
    { x: 0, y: 0 },
    { x: 2, y: 9 },
  ]);
  const turned = turnedBox(box);
  expect(turned.right - turned.left).toBe(9);
  expect(turned.bottom - turned.top).toBe(2);
});
