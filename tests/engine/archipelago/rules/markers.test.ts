import { describe, expect, it } from 'vitest';
import { moveMarker } from '#engine/archipelago/rules/markers.ts';
import { citizens, SMALL_BOX, table } from '../table.ts';

describe('markers (p. 6 and 8)', () => {
  it('rulings 22 and 140: they stop at zero and at the end of their track', () => {
    const { state } = table({ map: [['meadow', 'N']], units: [citizens(0, 3, 'meadow')], surplus: 2 });
    moveMarker(SMALL_BOX, state, 'surplus', -5, 'test', () => undefined);
    expect(state.surplus).toBe(0);
    moveMarker(SMALL_BOX, state, 'surplus', 99, 'test', () => undefined);
    expect(state.surplus).toBe(30);
    moveMarker(SMALL_BOX, state, 'rebellion', -1, 'test', () => undefined);
    expect(state.rebellion).toBe(0);
    moveMarker(SMALL_BOX, state, 'population', 99, 'test', () => undefined);
    expect(state.population).toBe(50);
  });

  it('ruling 23: independence is looked for after every movement, a falling population included', () => {
    const { state } = table({ map: [['meadow', 'N']], units: [citizens(0, 3, 'meadow')], rebellion: 3 });
    expect(moveMarker(SMALL_BOX, state, 'surplus', 1, 'test', () => undefined)).toBe(true);
    expect(moveMarker(SMALL_BOX, state, 'population', -1, 'test', () => undefined)).toBe(false);
    expect(state.result).toEqual({ code: 'independence' });
  });
});
