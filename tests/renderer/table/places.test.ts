import { describe, expect, test } from 'vitest';
import { placeSchema } from '#engine/archipelago/place.ts';
import { cellsOf, type Cell } from '#renderer/board/targets.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { placeId, placeOf, placeOfEvent, type Where } from '#renderer/games/archipelago/board/places.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const view = sampleView(9, 'pins', 1.4);
const model = boardModel(view, SAMPLE_PACK);
const cellsWith = (ids: readonly string[]): Cell[] =>
  cellsOf(
    placesOf(model, ids),
    ids.map((place) => ({ place, label: place })),
  );

describe('the names of places', () => {
  test('are made and read alike, and each place has its own', () => {
    const spots = placeSchema.options.flatMap((place) =>
      ([undefined, 'citizen', 'ship'] as const).flatMap((kind) =>
        [undefined, 0, 4].map((seat): Where => ({ spot: { region: 3, part: 1, place }, kind, seat })),
      ),
    );
    const all: Where[] = [{ hex: { q: 2, r: -11 } }, { region: 12 }, { region: 12, icon: 2 }, ...spots];
    const ids = all.map(placeId);
    expect(ids.slice(0, 3)).toEqual(['hex.2.-11', '12', '12.icon.2']);
    expect(new Set(ids).size).toBe(all.length);
    expect(ids.map(placeOf)).toEqual(all);
  });

  test('read as nothing where they are none of ours', () => {
    const wrong = ['', 'hex', 'hex.1', '3.land.0', '3.land.0.moon', '3.icon.', '-1', 'slot.7', '3.land.0.town.seat.x'];
    expect(wrong.map(placeOf)).toEqual(wrong.map(() => undefined));
    expect(placesOf(model, [...wrong, '99', '99.icon.0'])).toHaveLength(model.regions.length);
  });

  test('say which region a line of the log is about', () => {
    const spot = { region: 4, part: 0, place: 'ground' } as const;
    const from = { ...spot, region: 1 };
    expect(placeOfEvent({ type: 'born', seat: 0, region: 2, part: 0 })).toBe('2');
    expect(placeOfEvent({ type: 'moved', seat: 0, kind: 'ship', from, to: spot })).toBe('4');
    expect(placeOfEvent({ type: 'wonder-manned', seat: 0, card: 'pyramid', from })).toBe('1');
    expect(placeOfEvent({ type: 'stood', seat: 0, owner: 1, spot, by: 'cube' })).toBe('4');
    expect(placeOfEvent({ type: 'leave-given', seat: 0, to: 1 })).toBeUndefined();
  });
});

describe('the places of the map', () => {
  test('its regions come in their order, empty hexes only where they are asked for', () => {
    const hexes = view.regions.map(({ q, r }) => placeId({ hex: { q, r } }));
    expect(placesOf(model, []).map(({ id }) => id)).toEqual(hexes);
    const cells = cellsWith(['hex.9.9', '1.land.0.ground']);
    expect(cells.map(({ place }) => place.id)).toEqual([...hexes, 'hex.9.9']);
    expect(cells.map(({ place }) => place.empty === true)).toEqual([...hexes.map(() => false), true]);
  });

  test('a hex keeps its name, and so the focus, when a region comes to lie there', () => {
    const { q, r } = view.regions[8] ?? { q: 0, r: 0 };
    const fewer = boardModel({ ...view, regions: view.regions.slice(0, 8), units: [] }, SAMPLE_PACK);
    const hex = placeId({ hex: { q, r } });
    expect(placesOf(fewer, [hex]).at(-1)).toMatchObject({ id: hex, group: hex, empty: true });
    expect(placesOf(model, [hex]).at(-1)).toEqual(placesOf(model, [])[8]);
  });

  test('are called by what lies there', () => {
    const table = { seats: [], view, pack: SAMPLE_PACK };
    const called = (id: string) => archipelagoBoard.place(table, model, id);
    expect(called('hex.0.0')).toBe(called('0'));
    expect(called('0.icon.0')).toBe(called('0'));
    expect(called('hex.9.9')).toMatch(/^an empty place/);
    expect(called('nowhere')).toBe('');
  });
});

/** Where pins stood before other games had a board: hex, then each name with x and y. */
const PINS: Readonly<Record<string, readonly (readonly [string, number, number])[]>> = {
  'hex.0.0': [
    ['0.icon.0', -0.17, 0],
    ['0.part.0.ground', 0.17, 0],
  ],
  'hex.1.0': [
    ['1.land.0.icon.seat.4', 1.496, 0.208],
    ['1.land.0.temple.seat.0', 1.73, 0.41],
    ['1.part.0.temple', 2.07, 0.41],
    ['1.icon.0', 1.2, 0.866],
    ['1.water.0.ground', 1.5, 1.516],
  ],
  'hex.0.1': [
    ['4.part.0.town', -0.2454, 2.4356],
    ['4.part.0.temple', 0.4376, 2.2526],
    ['4.part.0.market', 0.065, 1.4855],
    ['4.part.0.port', -0.0448, 1.0757],
    ['4.icon.0', -0.5196, 1.4321],
  ],
  'hex.3.-4': [['hex.3.-4', 4.5, -4.3301]],
};

describe('pins', () => {
  test('stand where they stood, numbered in the order of the targets', () => {
    const cells = cellsWith(Object.values(PINS).flatMap((pins) => pins.map(([id]) => id)));
    for (const [hex, pins] of Object.entries(PINS)) {
      const marked = cells.find(({ place }) => place.id === hex)?.marked ?? [];
      expect(marked.map(({ target, number }) => [target.place, number])).toEqual(pins.map(([id], i) => [id, i + 1]));
      pins.forEach(([id, x, y], i) => {
        expect(marked[i]?.at.x, id).toBeCloseTo(x, 3);
        expect(marked[i]?.at.y, id).toBeCloseTo(y, 3);
      });
    }
  });

  test('of one spot stand apart', () => {
    const marked = cellsWith(['1.part.0.ground', '1.land.0.ground'])[1]?.marked ?? [];
    expect(Math.abs((marked[0]?.at.x ?? 0) - (marked[1]?.at.x ?? 0))).toBeGreaterThan(0.3);
  });
});

describe('a tile shown where it might be laid', () => {
  const table = { seats: [], view, pack: SAMPLE_PACK };
  const laid = { side: 'h01a', q: 3, r: -4, turn: 2 } as const;

  test('is that of the move, and the board grows by its hex', () => {
    const ghost = archipelagoBoard.ghost?.(table, model, { type: 'discover', ...laid });
    expect(ghost).toMatchObject({ hex: { q: 3, r: -4 }, side: 'h01a', turn: 2 });
    const bare = { model, groups: [], ghost };
    expect(archipelagoBoard.extent(bare)).toMatchObject({ left: 3.44, right: 5.56 });
  });

  test('there is none for other moves, or for a side the pack does not have', () => {
    expect(archipelagoBoard.ghost?.(table, model, { type: 'done' })).toBeUndefined();
    expect(archipelagoBoard.ghost?.(table, model, { type: 'discover', ...laid, side: 'x' })).toBeUndefined();
  });
});
