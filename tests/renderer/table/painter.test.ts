import { describe, expect, test, vi } from 'vitest';
import { sidesOf } from '#renderer/games/archipelago/board/model.ts';
import { sketchOf } from '#renderer/games/archipelago/board/shape/sketch.ts';
import { alone } from '#renderer/games/archipelago/board/three/ground/around.ts';
import { Kept } from '#renderer/games/archipelago/board/three/ground/kept.ts';
import { paintTile } from '#renderer/games/archipelago/board/three/ground/paint-tile.ts';
import { Painter, type Painted, type Wanted } from '#renderer/games/archipelago/board/three/ground/painter.ts';
import { SAMPLE_PACK } from '../gallery/sample.ts';

const tiles = [...sidesOf(SAMPLE_PACK).values()].slice(0, 3).map((side) => alone(sketchOf(side, 0)));
const [one, two, three] = tiles as [(typeof tiles)[0], (typeof tiles)[0], (typeof tiles)[0]];
const sheet = { size: 16, baked: false };

/** A thread that paints what it is asked for with the next turn. */
function madeThread() {
  const asked: string[] = [];
  const thread = {
    onmessage: null as ((event: MessageEvent<Painted>) => void) | null,
    onerror: null as (() => void) | null,
    ended: false,
    postMessage({ name, around, sheet: on }: Wanted) {
      asked.push(name);
      setTimeout(() => thread.onmessage?.({ data: { name, bytes: paintTile(around, on) } } as MessageEvent<Painted>));
    },
    terminate: () => void (thread.ended = true),
  };
  return { thread: thread as typeof thread & Worker, asked };
}
const soon = () => new Promise((done) => setTimeout(done, 400));

describe('tiles are painted beside the table', () => {
  test('once each, and known from then on to every table', async () => {
    const { thread, asked } = madeThread();
    const painter = new Painter(() => thread);
    const heard: Uint8Array[] = [];
    expect(painter.known(one, sheet)).toBeUndefined();
    for (const around of [one, one, two]) painter.paint(around, sheet, (bytes) => heard.push(bytes));
    await soon();
    expect(asked.length).toBe(2);
    expect(heard.length).toBe(2);
    expect(new Painter(() => thread).known(one, sheet)).toEqual(paintTile(one, sheet));
    painter.dispose();
    expect(thread.ended).toBe(true);
  });

  test('or not at all where no thread starts, or it breaks', async () => {
    const never = () => expect.unreachable();
    new Painter(() => {
      throw new Error('no threads here');
    }).paint(three, sheet, never);
    const { thread } = madeThread();
    const painter = new Painter(() => thread);
    painter.paint(three, sheet, never);
    await vi.waitFor(() => expect(thread.onerror).not.toBeNull(), { interval: 1 });
    thread.onmessage = null;
    thread.onerror?.(undefined as never);
    painter.paint(three, sheet, never);
    await soon();
    expect(thread.ended).toBe(true);
    expect(painter.busy).toBe(false);
  });
});

test('pictures are kept up to a limit: what was asked for longest ago goes first', () => {
  const kept = new Kept(100);
  for (const name of ['a', 'b', 'c']) kept.set(name, new Uint8Array(30));
  kept.get('a');
  kept.set('d', new Uint8Array(30));
  expect(['a', 'b', 'c', 'd'].filter((name) => kept.get(name))).toEqual(['a', 'c', 'd']);
  for (let i = 0; i < 50; i++) kept.set(`${i}`, new Uint8Array(7));
  expect(kept.held).toBeLessThanOrEqual(100);
});
