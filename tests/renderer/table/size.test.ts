import { type BufferGeometry } from 'three';
import { describe, expect, test } from 'vitest';
import { drawnBox } from '#renderer/games/archipelago/board/drawn-box.ts';
import { PIECE } from '#renderer/games/archipelago/board/shape/slots.ts';
import { MIDDLE, pieceGeometry, ringGeometry, UNDER } from '#renderer/games/archipelago/board/three/piece-geometry.ts';
import { drawnSize, ROOM, wantedSize } from '#renderer/games/archipelago/board/three/size.ts';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';

const KINDS = ['citizen', 'ship'] as const;

/** How far what is near the ground reaches to each side. */
function footprint(geometry: BufferGeometry, below: number): readonly [number, number, number, number] {
  const places = geometry.getAttribute('position');
  const low = Array.from({ length: places.count }, (_, at) => at).filter((at) => places.getY(at) < below);
  const [xs, zs] = [low.map((at) => places.getX(at)), low.map((at) => places.getZ(at))];
  return [Math.min(...xs), Math.min(...zs), Math.max(...xs), Math.max(...zs)];
}

describe('the size of pieces', () => {
  test('is 1.1 near and 1.4 far, and never falls as a unit takes fewer pixels', () => {
    expect([400, 170, 75, 40].map((unit) => wantedSize(unit).toFixed(2))).toEqual(['1.10', '1.10', '1.40', '1.40']);
    const sizes = Array.from({ length: 200 }, (_, at) => wantedSize(200 - at));
    expect(sizes.every((size, at) => at === 0 || size >= (sizes[at - 1] ?? 0))).toBe(true);
    expect(new Set(sizes.map((size) => size.toFixed(3))).size).toBe(7);
  });

  test('is less in a crowd, whatever is wanted', () => {
    const crowded = { kind: 'citizen', width: PIECE * 0.5 } as const;
    expect(drawnSize(crowded, 1.4)).toBeCloseTo(0.5 * ROOM.citizen);
    expect(drawnSize({ kind: 'citizen', width: PIECE * 1.35 }, 1.1)).toBe(1.1);
  });

  test.each(KINDS)(
    'of a %s keeps its foot on the ground that it has on the flat board, where no other stands',
    (kind) => {
      const room = drawnBox(kind, { x: 0, y: 0 }, 1);
      for (const colour of Object.keys(SEAT_STYLES) as SeatColour[])
        for (const fine of [false, true]) {
          const piece = pieceGeometry(kind, SEAT_STYLES[colour], fine);
          const [left, top, right, bottom] = footprint(piece, 0.07 - MIDDLE[kind].standing).map(
            (way) => way * ROOM[kind],
          );
          expect(left).toBeGreaterThanOrEqual(room.left);
          expect(top).toBeGreaterThanOrEqual(room.top);
          expect(right).toBeLessThanOrEqual(room.right);
          expect(bottom).toBeLessThanOrEqual(room.bottom);
        }
    },
  );

  test.each(KINDS)('of a %s leaves the ring of one at work in sight all round', (kind) => {
    const ring = footprint(ringGeometry(false).applyMatrix4(UNDER[kind]), 1);
    const foot = footprint(pieceGeometry(kind, SEAT_STYLES.blue, false), 0.02 - MIDDLE[kind].standing);
    ring.forEach((way, side) => expect(Math.abs(way)).toBeGreaterThan(Math.abs(foot[side] ?? 1)));
  });
});
