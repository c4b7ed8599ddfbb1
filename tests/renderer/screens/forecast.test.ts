import { describe, expect, it } from 'vitest';
import type { Event, EventOf } from '#engine/archipelago/events.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { forecast } from '#renderer/games/archipelago/panels/crisis/forecast.ts';
import { markersForetold } from '#renderer/games/archipelago/choices/preview.ts';
import { previewSentences } from '#renderer/panels/log/chapters.ts';
import { read } from '#renderer/games/archipelago/read.ts';
import { readTold } from '#renderer/window/log-line.ts';
import { PREVIEW } from './made-up/lookups.ts';
import { madeUpView } from './made-up/view.ts';
import { madeUpTold } from './table.ts';

function crisis(lying: number, owed = 0, next = 1): View {
  const view = madeUpView({ phase: 'balance', order: [2, 1, 0, 3] });
  let left = lying;
  const units = view.units.map((unit) => {
    const down = unit.kind === 'citizen' && unit.region >= 0 && left > 0;
    if (down) left -= 1;
    return { ...unit, down };
  });
  return {
    ...view,
    units,
    frames: [{ kind: 'turn' }, { kind: 'domestic-crisis', resource: 'fish', amount: 3, next, owed, bound: [] }],
  };
}

describe('the forecast of a crisis', () => {
  it('tells what comes of it if nothing more is given', () => {
    const told = forecast(crisis(5));
    expect(told).toMatchObject({
      lying: 5,
      cubes: 2,
      rebellion: { now: 9, then: 14 },
      population: 14,
      independence: false,
    });
    expect(told?.order.map(({ state }) => state)).toEqual(['been', 'deciding', 'waiting', 'waiting']);
  });

  it('calls it independence only past the population', () => {
    expect(forecast(crisis(6))).toMatchObject({ rebellion: { then: 15 }, independence: true });
  });

  it('leaves out citizens already paid for', () => {
    expect(forecast(crisis(6, 3))).toMatchObject({ lying: 3, cubes: 1, rebellion: { then: 12 } });
  });

  it('counts missing cubes on the export market', () => {
    const view = madeUpView({ frames: [{ kind: 'export-crisis', resource: 'iron', missing: 4, next: 0 }] });
    expect(forecast(view)).toMatchObject({ half: 'export', cubes: 4, rebellion: { now: 9, then: 13 } });
  });

  it('is silent while there is no crisis', () => {
    expect(forecast(madeUpView())).toBeUndefined();
  });
});

describe('what the host says of a move', () => {
  const marker = (name: EventOf<'marker'>['marker'], from: number, to: number): Event => ({
    type: 'marker',
    marker: name,
    from,
    to,
    why: 'taxes',
  });

  it('counts for the markers, the last word on each', () => {
    const view = madeUpView();
    const events = [marker('rebellion', 9, 10), marker('population', 14, 15), marker('rebellion', 10, 12)];
    expect(markersForetold(view, events)).toEqual({ population: 15, rebellion: 12, surplus: view.surplus });
    expect(markersForetold(view, [{ type: 'taxes', seat: 1, florins: 4 }])).toMatchObject({ population: 14 });
  });

  it('is told in sentences, without what only heads a chapter', () => {
    const lines = previewSentences(
      madeUpTold(),
      [...PREVIEW.events, { type: 'phase', turn: 4, phase: 'order' }].map((event) => readTold(read, event)),
    );
    expect(lines).toHaveLength(PREVIEW.events.length);
    expect(lines[1]).toMatch(/Population 14 → 15/);
  });
});
