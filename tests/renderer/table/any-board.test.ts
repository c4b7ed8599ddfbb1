import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Board, Place } from '#renderer/board/board.ts';
import BoardFrame from '#renderer/board/Board.svelte';
import { nextCell } from '#renderer/board/navigate.ts';
import { ARROW_WALK } from '#renderer/board/walk.ts';
import { polar } from '#renderer/board/plane.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { NEUTRAL_STYLE, SEAT_STYLES, seatStyle } from '#renderer/icons/seat-styles.ts';
import { boardKind } from '#renderer/screens/table/board-kind.ts';
import { DEFAULT_SETTINGS } from '#renderer/session/settings.ts';

const HOUSE = join(import.meta.dirname, '../../../src-renderer/board');

/** Places round a middle, each a small square, with a spot inside. */
function ring(count: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const point = polar((i / count) * 2 * Math.PI, 2);
    const outline = [0, 1, 2, 3].map((side) => polar((side * Math.PI) / 2, 0.5));
    const id = `island ${i}`;
    return [
      { id, group: id, point, lift: 0, outline },
      { id: `${id}/coast`, group: id, point, lift: 0 },
    ];
  }).flat();
}

const flat: Board = {
  name: () => 'A ring of islands',
  model: () => ({}),
  places: () => ring(6),
  place: (_, __, id) => id,
  extent: () => ({ left: -3, top: -3, right: 3, bottom: 3 }),
  Svg: () => ({}),
};
const table = { seats: [], view: {}, pack: {} };

describe('a board of whatever game', () => {
  test('a spot is no place to go to; its targets stand with the place it belongs to', () => {
    const cells = cellsOf(ring(3), [
      { place: 'island 1/coast', label: 'land' },
      { place: 'island 9', label: 'nowhere' },
      { place: 'island 1', label: 'sail' },
    ]);
    expect(cells.map(({ place }) => place.id)).toEqual(['island 0', 'island 1', 'island 2']);
    expect(cells.map(({ marked }) => marked.map(({ target }) => target.label))).toEqual([[], ['land', 'sail'], []]);
  });

  test.each([3, 5, 6, 8, 11])('the four arrows lead to all of %i places in a ring', (count) => {
    const cells = cellsOf(ring(count), []);
    const reached = new Set([cells[0]]);
    for (const cell of reached) {
      if (!cell) continue;
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        const to = nextCell(cells, cell, ARROW_WALK.directions(key, false), ARROW_WALK);
        if (to) reached.add(to);
      }
    }
    expect(reached.size).toBe(count);
    expect(ARROW_WALK.directions('w', false)).toEqual([]);
  });
});

describe('a board without a relief', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is flat whatever the setting says, and nobody asks for WebGL', () => {
    const probeGraphics = vi.fn(() => true);
    const opened = { game: 'flat', board: flat, newcomers: false, room: { width: 1920, height: 1080 } };
    const kinds = (['auto', 'svg', 'three'] as const).map((board) =>
      boardKind({ ...DEFAULT_SETTINGS, board, 'board-of': { flat: 'three' } }, opened, probeGraphics),
    );
    expect(kinds).toEqual(Array(3).fill('svg'));
    expect(probeGraphics).not.toHaveBeenCalled();
  });

  test('is drawn flat even where relief is asked for', () => {
    const kindOf = (board: Board) =>
      /data-board="(\w+)"/.exec(
        render(BoardFrame, {
          props: { board, table, targets: [], kind: 'three', onpick: () => undefined, onask: () => undefined },
        }).body,
      )?.[1];
    expect(kindOf(flat)).toBe('svg');
    expect(kindOf({ ...flat, three: () => Promise.reject(new Error('not loaded here')) })).toBe('three');
  });
});

describe('a piece that belongs to no seat', () => {
  test('has a colour and a symbol of its own, which no seat falls back to', () => {
    expect(seatStyle('neutral', 3)).toBe(NEUTRAL_STYLE);
    expect([0, 1, 2, 3, 4, 5].map((seat) => seatStyle('puce', seat))).not.toContain(NEUTRAL_STYLE);
    const seatStyles = Object.values(SEAT_STYLES);
    expect(new Set(seatStyles.map(({ symbol }) => symbol)).size).toBe(seatStyles.length);
    expect(new Set(seatStyles.map(({ fill }) => fill)).size).toBe(seatStyles.length);
  });
});

describe('the house', () => {
  test('has a board that imports no game, from the window or from the engine', () => {
    const files = readdirSync(HOUSE, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(15);
    const found = files.flatMap((name) =>
      [...readFileSync(join(HOUSE, name), 'utf8').matchAll(/(?:from|import\()\s*'([^']*)'/g)]
        .map(([, from]) => from ?? '')
        .filter((from) => /games\/|#engine\/(?!kernel)/.test(from))
        .map((from) => `${name}: ${from}`),
    );
    expect(found).toEqual([]);
  });
});
