import { expect, it } from 'vitest';
import { laneScale } from '#renderer/components/room.ts';

it('draws what stands around the board larger in a larger window, the board more so', () => {
  expect(laneScale(80, 45)).toBe(1);
  expect(laneScale(120, 67.5)).toBe(1.25);
  expect(laneScale(160, 90)).toBe(1.5);
});

it('goes by the side that is scarcer, and draws nothing smaller', () => {
  expect(laneScale(215, 60)).toBe(laneScale(107, 60));
  expect(laneScale(50, 90)).toBe(1);
  expect(laneScale(40, 22.5)).toBe(1);
});
