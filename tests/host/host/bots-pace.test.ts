import { describe, expect, it } from 'vitest';
import { atTick } from '#main/host/at-tick.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Beats that come when the test says so, and the beat at which something that takes so many of them is handed over. */
async function handedOver(takes: number, fails = false): Promise<number> {
  const beats: (() => void)[] = [];
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve, reject) => {
    finish = fails ? () => reject(new Error('work')) : resolve;
  });
  let shown: number | undefined;
  let beat = 0;
  const show = (): void => void (shown = beat);
  void atTick(work, () => new Promise<void>((resolve) => beats.push(resolve))).then(show, show);
  for (; shown === undefined && beat < 10;) {
    if (beat === Math.floor(takes)) finish();
    await settle();
    if (shown !== undefined) throw new Error('between two beats');
    beat += 1;
    beats.shift()?.();
    await settle();
  }
  return shown ?? Number.POSITIVE_INFINITY;
}

describe('the pace of bots', () => {
  it('work done within a beat shows at that beat, however long it took', async () => {
    expect(await Promise.all([handedOver(0), handedOver(0.9)])).toEqual([1, 1]);
  });

  it('work that takes longer shows at the next beat, never between two', async () => {
    expect(await Promise.all([handedOver(1.5), handedOver(2.1), handedOver(4)])).toEqual([2, 3, 5]);
  });

  it('so does work that fails', async () => {
    expect(await Promise.all([handedOver(0.5, true), handedOver(2.5, true)])).toEqual([1, 3]);
  });

  it('ends with a beat that fails, whatever work goes on', async () => {
    const beat = (): Promise<void> => Promise.reject(new Error('taken back'));
    await expect(atTick(new Promise(() => undefined), beat)).rejects.toThrow('taken back');
    await expect(atTick(Promise.reject(new Error('work')), beat)).rejects.toThrow('taken back');
  });
});
