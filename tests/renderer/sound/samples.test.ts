import { describe, expect, it } from 'vitest';
import { inIdleTime } from '#renderer/sound/idle.ts';
import { PIECES, type Made, type Piece } from '#renderer/sound/pieces.ts';
import { Samples } from '#renderer/sound/samples.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { SOUND_NAMES, VARIANTS } from '#renderer/sound/synth/catalogue.ts';
import { PieceMaker } from '#renderer/sound/piece-maker.ts';
import { settled } from './fake-audio.ts';

/** Idle time that comes when a test says so, of as many milliseconds as a slice takes less than. */
function idleTime() {
  const waiting: ((left: () => number) => void)[] = [];
  return {
    idle: (work: (left: () => number) => void): void => void waiting.push(work),
    /** One idle moment with `left` milliseconds. */
    give: (left = 0): void => waiting.shift()?.(() => left),
    get waits() {
      return waiting.length > 0;
    },
  };
}

const noThread = (): never => {
  throw new Error('no thread');
};

/** Samples made in the window, of which each slice is written down. */
function counted() {
  const slices: string[] = [];
  const time = idleTime();
  function* makePiece(piece: Piece): Generator<void, Made> {
    if ('sound' in piece) slices.push(`${piece.sound} ${piece.variant}`);
    else
      for (let part = 0; part < 3; part += 1) {
        slices.push(`${piece.loop} part ${part}`);
        yield;
      }
    return { samples: new Float32Array(1), swell: new Float32Array(1) };
  }
  const maker = new PieceMaker(noThread, () => Promise.resolve({ makePiece }), time.idle);
  return { slices, time, samples: new Samples(maker, () => ({}) as AudioBuffer) };
}

/** Gives idle moments until nothing waits for one. */
async function giveAll(time: ReturnType<typeof idleTime>, each: () => void = () => undefined): Promise<void> {
  for (await settled(); time.waits; await settled()) {
    time.give();
    each();
  }
}

/** A thread that answers when a test says so, or fails. */
function madeThread() {
  const asked: Piece[] = [];
  const thread = {
    onmessage: null as ((event: MessageEvent<Made>) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    ended: 0,
    postMessage: (piece: Piece): void => void asked.push(piece),
    terminate: (): void => void (thread.ended += 1),
  };
  const answer = (): void => thread.onmessage?.({ data: MADE } as MessageEvent<Made>);
  return { thread: thread as typeof thread & Worker, asked, answer };
}
const MADE: Made = { samples: new Float32Array(1), swell: new Float32Array(1) };

describe('samples that a thread makes', () => {
  it('are asked for one after the other; it ends once all are there', async () => {
    const { thread, asked, answer } = madeThread();
    const never = (): never => {
      throw new Error('the window makes nothing');
    };
    const samples = new Samples(new PieceMaker(() => thread, never, never), () => ({}) as AudioBuffer);
    let loops = 0;
    const made = samples.make(() => (loops += 1));
    for (let piece = 1; piece <= PIECES.length; piece += 1) {
      expect(asked).toHaveLength(piece);
      answer();
      await settled();
    }
    await made;
    expect(asked).toEqual(PIECES);
    expect([loops, thread.ended]).toEqual([BED_LOOPS.length, 1]);
  });

  it('are made by the window from the piece on at which the thread fails', async () => {
    const { thread, asked, answer } = madeThread();
    const done: Piece[] = [];
    function* makePiece(piece: Piece): Generator<void, Made> {
      done.push(piece);
      yield;
      return MADE;
    }
    const time = idleTime();
    const maker = new PieceMaker(
      () => thread,
      () => Promise.resolve({ makePiece }),
      time.idle,
    );
    const made = new Samples(maker, () => ({}) as AudioBuffer).make(() => undefined);
    answer();
    await settled();
    thread.onerror?.(new Event('error') as ErrorEvent);
    await giveAll(time);
    await made;
    expect(asked).toHaveLength(2);
    expect(done).toEqual(PIECES.slice(1));
    expect(thread.ended).toBeGreaterThan(0);
  });

  it('stop being asked for where nobody hears them; what was asked for last is kept', async () => {
    const { thread, asked, answer } = madeThread();
    const samples = new Samples(new PieceMaker(() => thread), () => ({}) as AudioBuffer);
    const first = samples.make(() => undefined);
    samples.stop();
    answer();
    await first;
    expect([asked.length, thread.ended]).toEqual([1, 1]);
    void samples.make(() => undefined);
    expect(asked).toEqual(PIECES.slice(0, 2));
  });
});

describe('samples', () => {
  it('are made one slice an idle moment, one of each sound first, then the bed, then the other variants', async () => {
    const { slices, time, samples } = counted();
    let [loops, before] = [0, 0];
    const made = samples.make(() => (loops += 1));
    await giveAll(time, () => {
      expect(slices.length - before).toBeLessThanOrEqual(1);
      before = slices.length;
    });
    await made;
    expect(slices.slice(0, SOUND_NAMES.length)).toEqual(SOUND_NAMES.map((name) => `${name} 0`));
    expect(slices.slice(SOUND_NAMES.length, SOUND_NAMES.length + 3)).toEqual(
      [0, 1, 2].map((part) => `${BED_LOOPS[0]?.name} part ${part}`),
    );
    expect(slices).toHaveLength(SOUND_NAMES.length * VARIANTS + 3 * BED_LOOPS.length);
    expect(new Set(slices).size).toBe(slices.length);
    expect(loops).toBe(BED_LOOPS.length);
    for (const name of SOUND_NAMES) expect(samples.variants(name)).toHaveLength(VARIANTS);
  });

  it('stop being made where nobody hears them, and go on from there', async () => {
    const { slices, time, samples } = counted();
    const first = samples.make(() => undefined);
    for (let moment = 0; moment < 10; moment += 1) {
      await settled();
      time.give();
    }
    await settled();
    samples.stop();
    time.give();
    await first;
    expect([slices.length, time.waits]).toEqual([10, false]);
    const second = samples.make(() => undefined);
    await giveAll(time);
    await second;
    expect(new Set(slices).size).toBe(slices.length);
    expect(slices).toHaveLength(SOUND_NAMES.length * VARIANTS + 3 * BED_LOOPS.length);
  });

  it('take several slices in a long idle moment and one in a short one; what goes wrong ends them', async () => {
    const time = idleTime();
    const done: number[] = [];
    let left = 50;
    function* work(): Generator<void> {
      for (let slice = 0; slice < 9; slice += 1) {
        done.push(slice);
        left -= 10;
        if (slice === 6) throw new Error('a bug');
        yield;
      }
    }
    const over = inIdleTime(
      work(),
      (then) => time.idle(() => then(() => left)),
      () => true,
    );
    time.give();
    expect(done).toEqual([0, 1, 2, 3]);
    left = 1;
    time.give();
    expect(done).toHaveLength(5);
    time.give();
    time.give();
    await expect(over).rejects.toThrow('a bug');
    expect(time.waits).toBe(false);
  });
});
