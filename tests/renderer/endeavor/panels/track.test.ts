import { describe, expect, it } from 'vitest';
import { LEVELS } from '#engine/endeavor/data/base/boards.ts';
import { trackSpaces } from '#renderer/games/endeavor/panels/board/track.ts';

describe('a track', () => {
  const spaces = trackSpaces(LEVELS);

  it('has a space for every score', () => {
    expect(spaces.map(({ score }) => score)).toEqual(Array.from({ length: 16 }, (_, score) => score));
  });

  it('has its thresholds where a level begins', () => {
    expect(spaces.filter(({ begins }) => begins).map(({ score }) => score)).toEqual([2, 4, 7, 10]);
    expect(spaces.map(({ level }) => level)).toEqual([0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
  });

  it('rings what counts at the end; nought counts nothing', () => {
    expect(spaces.filter(({ glory }) => glory).map(({ score }) => score)).toEqual([2, 4, 7, 10, 12, 15]);
  });
});
