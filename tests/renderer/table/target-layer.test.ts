import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { placeInspected, type PlaceId, type Target } from '#renderer/board/board.ts';
import PlacePicture from '#renderer/board/overlay/PlacePicture.svelte';
import { screenBoxOf } from '#renderer/board/overlay/screen-box.ts';
import TargetLayer from '#renderer/board/overlay/TargetLayer.svelte';
import type { Box } from '#renderer/board/plane.ts';
import { FLAT_LIFT, pinnedAt, type Projection } from '#renderer/board/projection.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { seatStyle } from '#renderer/icons/seat-styles.ts';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { placeId } from '#renderer/games/archipelago/board/places.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { WALK } from '#renderer/games/archipelago/board/walk.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const model = boardModel(sampleView(12, 'letters', 1.5), SAMPLE_PACK);
const region = model.regions.find(({ parts, units }) => parts.length > 2 && units.length > 1) ?? model.regions[0];
const projection: Projection = { toScreen: ({ x, y }) => ({ x: 400 + 50 * x, y: 250 + 50 * y }), unitAt: () => 50 };

/** Targets at some spots of a region. */
const targetsAt = (beyond: boolean, ...places: ('ground' | 'town' | 'temple')[]): Target[] =>
  places.map((place) => ({
    place: placeId({ spot: { region: region?.region ?? 0, part: 0, place }, kind: 'citizen', seat: 1 }),
    label: `citizen, ${place}`,
    emphasis: 'side',
    beyond,
  }));

const cellsWith = (targets: readonly Target[]) =>
  cellsOf(
    placesOf(
      model,
      targets.map(({ place }) => place),
    ),
    targets,
  );

function layer(targets: readonly Target[], badge: (id: PlaceId) => Box | undefined): string {
  const nothing = () => undefined;
  return render(TargetLayer, {
    props: {
      cells: cellsWith(targets),
      projection,
      stage: { width: 800, height: 500 },
      walk: WALK,
      name: (id: PlaceId) => id,
      letters: () => [{ letter: 'A', point: { x: 0, y: 0 }, other: false }],
      badge,
      picture: createRawSnippet(() => ({ render: () => '<i></i>' })),
      focus: undefined,
      onpick: nothing,
      onask: nothing,
      onpress: () => false,
      onreach: nothing,
      onpoint: nothing,
    },
  }).body;
}

const BOX = { left: 100, top: 60, right: 129, bottom: 86 };
const count = (body: string, what: RegExp): number => (body.match(what) ?? []).length;

describe('what is pressed on the board', () => {
  const targets = targetsAt(false, 'ground', 'town');

  test('from near are pins, one a target, with the letters of the parts', () => {
    const body = layer(targets, () => undefined);
    expect(count(body, /data-target=/g)).toBe(2);
    expect(count(body, /viewBox="-16 -34 32 36"/g)).toBe(2);
    expect(body).toContain('data-letter="A"');
  });

  test('from afar is the badge itself: once for all it stands for, with nothing over what it says', () => {
    const body = layer(targets, () => ({ ...BOX }));
    expect(count(body, /data-target=/g)).toBe(1);
    expect(body).toContain('aria-label="citizen, ground, citizen, town"');
    expect(body).toMatch(/left: 100px; top: 60px; width: 29px; height: 26px/);
    expect(body).not.toContain('viewBox="-16 -34 32 36"');
    expect(body).not.toContain('data-letter');
    expect(body).toContain(`data-inspect="${placeInspected(targets[0]?.place ?? '')}"`);
  });

  test('is dim where its player sees that it cannot be paid for, on pins and badges, and nowhere else', () => {
    const dear = targetsAt(true, 'ground', 'town');
    expect(
      count(
        layer(dear, () => undefined),
        /data-beyond/g,
      ),
    ).toBe(2);
    expect(
      count(
        layer(dear, () => ({ ...BOX })),
        /data-beyond/g,
      ),
    ).toBe(1);
    const mixed = [...targetsAt(true, 'ground'), ...targetsAt(false, 'town')];
    expect(
      count(
        layer(mixed, () => undefined),
        /data-beyond/g,
      ),
    ).toBe(1);
    for (const badge of [() => undefined, () => ({ ...BOX })])
      expect(layer(targets, badge)).toBe(
        layer(
          targets.map(({ beyond: _, ...target }) => target),
          badge,
        ),
      );
    expect(layer(mixed, () => ({ ...BOX }))).not.toContain('data-beyond');
  });
});

test('a pin stands as far above its point from straight above as on the chart, and further where the model leans away', () => {
  const leaning = (rise: number): Projection => ({
    toScreen: ({ x, y }, lift = 0) => ({ x: 50 * x, y: 50 * (y - rise * lift) }),
    unitAt: () => 50,
  });
  const [at, lift] = [{ x: 2, y: 3 }, 0.4];
  const onChart = { x: 100, y: 150 - 50 * FLAT_LIFT * lift };
  expect(pinnedAt(leaning(0), at, lift), 'from straight above').toEqual(onChart);
  expect(pinnedAt(leaning(FLAT_LIFT), at, lift)).toEqual(onChart);
  expect(pinnedAt(leaning(0.8), at, lift).y).toBeCloseTo(150 - 50 * 0.8 * lift);
  expect(pinnedAt(leaning(0), at), 'without a lift').toEqual({ x: 100, y: 150 });
});

test('an outline lies on top of what stands in its place, where anything does', () => {
  const toScreen: Projection['toScreen'] = ({ x, y }, lift = 0) => ({ x: 50 * x, y: 50 * (y - lift) });
  const outline = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 1, y: 2 },
  ];
  const stack = { id: 'a', group: 'a', point: { x: 0, y: 1 }, lift: 0, high: 0.4, outline };
  const top = (inDepth: boolean) => screenBoxOf(stack, { toScreen, unitAt: () => 50, ...(inDepth && { inDepth }) }).top;
  expect(top(false), 'on the chart').toBe(50);
  expect(top(true), 'on the model').toBe(30);
});

afterEach(() => vi.unstubAllGlobals());

test.each([false, true])(
  'a place large has a pin for each of its targets, and the letters that words use; turned: %s',
  (turned) => {
    const [cell] = cellsWith(targetsAt(false, 'ground', 'town')).filter(({ marked }) => marked.length > 0);
    if (!cell || !region) throw new Error('no cell');
    // A piece asks whether movements are to be reduced.
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { body } = render(PlacePicture, {
      props: {
        board: archipelagoBoard,
        model: { ...model, regions: [region] },
        seatStyles: ['red', 'yellow', 'green', 'blue', 'lilac'].map((colour) => seatStyle(colour)),
        scope: 'test',
        place: cell.place,
        turned,
        marked: cell.marked,
      },
    });
    expect(count(body, /data-unit=/g)).toBe(region.units.length);
    const places = [...body.matchAll(/left: (-?[\d.]+)px; top: (-?[\d.]+)px; --size/g)];
    expect(places).toHaveLength(2);
    for (const [, x, y] of places) {
      expect(Number(x) > 0 && Number(x) < (turned ? 232 : 264)).toBe(true);
      expect(Number(y) > 0 && Number(y) < (turned ? 264 : 232)).toBe(true);
    }
    expect(count(body, /data-letter=/g)).toBe(archipelagoBoard.letters?.(model, cell.place.id).length);
  },
);
