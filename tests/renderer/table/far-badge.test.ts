import { describe, expect, test } from 'vitest';
import { ORIGIN, type Box } from '#renderer/board/plane.ts';
import type { Projection } from '#renderer/board/projection.ts';
import { pressedAs } from '#renderer/board/targets.ts';
import { layOut } from '#renderer/games/archipelago/board/far/layout.ts';
import { marksOf } from '#renderer/games/archipelago/board/far/marks.ts';
import { badgeOf, placeMarks } from '#renderer/games/archipelago/board/far/place-marks.ts';
import { boardModel, type RegionModel } from '#renderer/games/archipelago/board/model.ts';
import { placeId } from '#renderer/games/archipelago/board/places.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';
import { atRest, COUNT, hexagon, told } from './afar.ts';

describe('one badge for all seats', () => {
  const unit = { place: 'ground', part: 0, icon: -1, posture: 'standing', at: { x: 0, y: 0 }, width: 0.2 } as const;
  /** A region with so many citizens of each seat, and a ship of the first. */
  function crowd(...citizens: number[]): RegionModel {
    const [region] = boardModel(sampleView(12, 'flags', 1.6), SAMPLE_PACK).regions;
    if (!region) throw new Error('no region');
    const of = (owner: number, n: number) => Array<number>(n).fill(owner);
    const units = [...citizens.flatMap((n, seat) => of(seat, n)), 0].map((owner, nth, all) => {
      const kind = nth === all.length - 1 ? ('ship' as const) : ('citizen' as const);
      return { ...unit, unit: nth, owner, kind };
    });
    return { ...region, units, buildings: [], icons: [], huts: null };
  }
  const laid = (region: RegionModel, wide: number, text = 1) =>
    layOut({ marks: marksOf(region), wish: () => ({ x: 0, y: 0 }), corners: hexagon(wide), text });

  test('stands where a badge a seat finds no room, says the same, and is whole and large enough to be read', () => {
    const region = crowd(3, 2, 1, 4, 1);
    const [roomy, tight] = [laid(region, 180), laid(region, 92)];
    expect(roomy.placed.map(({ mark }) => mark.of)).not.toContain('badge');
    expect(tight.placed.map(({ mark }) => mark.of)).toEqual(['badge']);
    const sorted = ({ placed }: typeof tight) => placed.flatMap(({ mark }) => told(mark)).sort();
    expect(sorted(tight)).toEqual([
      '0: 1 ship',
      '0: 3 citizen',
      '1: 2 citizen',
      '2: 1 citizen',
      '3: 4 citizen',
      '4: 1 citizen',
    ]);
    expect(sorted(roomy)).toEqual(sorted(tight));
    expect(tight.size * COUNT).toBeGreaterThanOrEqual(14);
    for (const { parts, box } of tight.placed)
      for (const part of parts) {
        expect(part.bottom - part.top).toBeGreaterThanOrEqual(24);
        expect(part.left).toBeGreaterThanOrEqual(box.left);
        expect(part.right).toBeLessThanOrEqual(box.right + 0.01);
      }
  });

  test('is no badge of one seat or of two marks', () => {
    for (const wide of [92, 60, 44])
      expect(laid(crowd(4, 0), wide).placed.map(({ mark }) => mark.of)).toEqual(['units', 'units']);
  });

  test('grows with the text where there is room, like every mark', () => {
    expect(laid(crowd(1, 1), 110, 1.6).size).toBeGreaterThan(1);
    expect(laid(crowd(1, 1), 110, 1).size).toBe(1);
    expect(laid(crowd(3, 2, 1, 4, 1), 92, 1.6).size).toBeLessThanOrEqual(1);
  });
});

describe('what stands from afar for a place', () => {
  const flat = (scale: number): Projection => ({
    toScreen: ({ x, y }) => ({ x: 300 + scale * x, y: 200 + scale * y }),
    unitAt: () => scale,
  });

  test('is the mark of its seat, its building or its good, or the segment of the seat', () => {
    const model = boardModel(sampleView(20, 'afar', 2.2), SAMPLE_PACK);
    const found = { units: 0, badge: 0, building: 0, icon: 0 };
    for (const region of model.regions) {
      const rested = atRest(flat(44));
      const { placed } = placeMarks(region, rested);
      const middle = rested.projection.toScreen(region.centre);
      const boxFor = (id: string) => badgeOf(model, id, rested);
      const lies = (id: string, { left, top, right, bottom }: Box) => {
        const box = boxFor(id);
        expect(box?.left, id).toBeCloseTo(middle.x + left);
        expect(box?.bottom, id).toBeCloseTo(middle.y + bottom);
        expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(right - left);
        expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeCloseTo(bottom - top);
      };
      const spot = { region: region.region, part: 0, place: 'ground' } as const;
      for (const { mark, box, parts } of placed) {
        if (mark.of === 'huts') continue;
        found[mark.of] += 1;
        if (mark.of === 'units') lies(placeId({ spot, kind: mark.kind, seat: mark.seat }), box);
        else if (mark.of === 'icon') lies(placeId({ region: region.region, icon: mark.icon }), box);
        else if (mark.of === 'building') lies(placeId({ spot: { ...spot, place: mark.building } }), box);
        else
          for (const [nth, { seat }] of mark.rows.flat().entries())
            lies(placeId({ spot, kind: 'citizen', seat }), parts[nth] ?? box);
      }
      // Where somebody goes no piece stands yet: a pin marks it.
      expect(boxFor(placeId({ spot, kind: 'citizen' }))).toBeUndefined();
      expect(boxFor(placeId({ hex: region }))).toBeUndefined();
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
  });

  test('is what is pressed: one target at once, several in the picture of the place', () => {
    const target = (place: string) => ({ place, label: place });
    const marked = ['a', 'b', 'c'].map((place, at) => ({ target: target(place), number: at + 1, at: ORIGIN, lift: 0 }));
    const box = { left: 10, top: 20, right: 40, bottom: 50 };
    const pressed = pressedAs(marked, (id) => (id === 'c' ? undefined : { ...box }));
    expect(pressed.map((one) => [one.box, one.marked.map(({ number }) => number)])).toEqual([
      [box, [1, 2]],
      [undefined, [3]],
    ]);
  });
});
