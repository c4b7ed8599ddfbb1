import { describe, expect, it } from 'vitest';
import { moveMarker } from '#engine/archipelago/rules/markers.ts';
import { citizens, SMALL_BOX, table } from '../table.ts';

describe('markers (p. 6 and 8)', () => {
  it('rulings 22 and 140: they stop at zero and at the end of their track', () => {
    const { state } = table({ map: [['meadow', 'N']], units: [citizens(0, 3, 'meadow')], surplus: 2 });
    const context = { box: SMALL_BOX, state, emit: () => undefined };
    moveMarker(context, 'surplus', -5, 'test');
    expect(state.surplus).toBe(0);
    moveMarker(context, 'surplus', 99, 'test');
    expect(state.surplus).toBe(30);
    moveMarker(context, 'rebellion', -1, 'test');
    expect(state.rebellion).toBe(0);
    moveMarker(context, 'population', 99, 'test');
    expect(state.population).toBe(50);
  });

  it('ruling 23: independence is looked for after every movement, a falling population included', () => {
    const { state } = table({ map: [['meadow', 'N']], units: [citizens(0, 3, 'meadow')], rebellion: 3 });
    const context = { box: SMALL_BOX, state, emit: () => undefined };
    expect(moveMarker(context, 'surplus', 1, 'test')).toBe(true);
    expect(moveMarker(context, 'population', -1, 'test')).toBe(false);
    expect(state.result).toEqual({ code: 'independence' });
  });
});
