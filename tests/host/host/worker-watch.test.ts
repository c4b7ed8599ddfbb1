import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnTime } from '#main/worker-threads.ts';
import { watchWorker, type Watch } from '#main/worker-watch.ts';
import { newFolder } from './support.ts';

/** Milliseconds of its own that the worker may have. */
const ALLOWED = 10_000;
const HOURS = 3_600_000;

describe('the watch over a worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A worker of which the test says what it has had of its own. */
  function watched() {
    const own = { computed: 0, idle: 0 };
    let hung = false;
    let ownTime = (): Promise<OwnTime | undefined> => Promise.resolve({ ...own });
    const watch: Watch = watchWorker({ ownTime: () => ownTime() }, ALLOWED, () => (hung = true));
    /** Lets so much time pass, of which the worker computes and idles a part. */
    const pass = async (milliseconds: number, { computes = 0, idles = 0 }): Promise<boolean> => {
      for (let step = 0; step < milliseconds; step += 100) {
        own.computed += computes * 100;
        own.idle += idles * 100;
        await vi.advanceTimersByTimeAsync(100);
      }
      return hung;
    };
    return { own, watch, pass, isHung: () => hung, answer: (how: typeof ownTime) => (ownTime = how) };
  }

  it('calls it a hang when it computes on and on, or sits idle, and gives no answer', async () => {
    for (const does of [{ computes: 1 }, { idles: 1 }, { computes: 0.5, idles: 0.5 }]) {
      const { pass } = watched();
      expect(await pass(ALLOWED - 300, does)).toBe(false);
      expect(await pass(600, does)).toBe(true);
    }
  });

  it('waits for as long as other programs have its core', async () => {
    const { pass } = watched();
    expect(await pass(50 * ALLOWED, { computes: 0.015 })).toBe(false);
    expect(await pass(30 * ALLOWED, { computes: 0.015 })).toBe(true);
  });

  it('waits for a worker that does not even get to say what it has had', async () => {
    const { answer, isHung, pass } = watched();
    let say = (_: OwnTime): void => undefined;
    answer(() => new Promise((resolve) => (say = resolve)));
    expect(await pass(2 * HOURS, {})).toBe(false);
    answer(() => Promise.resolve(undefined));
    say({ computed: 30, idle: 2 * HOURS });
    await vi.advanceTimersByTimeAsync(ALLOWED);
    expect(isHung()).toBe(false);
  });

  it('a computer that slept for hours in the middle of it has cost the worker nothing', async () => {
    const { own, pass, isHung } = watched();
    await pass(ALLOWED / 2, { computes: 1 });
    // The clock that counts idle time may go on meanwhile, and all timers are late.
    own.idle += 9 * HOURS;
    vi.setSystemTime(Date.now() + 9 * HOURS);
    await vi.advanceTimersByTimeAsync(100);
    expect(isHung()).toBe(false);
    expect(await pass(ALLOWED / 2 - 500, { computes: 1 })).toBe(false);
    expect(await pass(800, { computes: 1 })).toBe(true);
  });

  it('calls a hang once, none after the answer, and sooner where less is allowed', async () => {
    const over = watched();
    over.watch.end();
    expect(await over.pass(2 * ALLOWED, { computes: 1 })).toBe(false);
    const hurried = watched();
    hurried.watch.allow(400);
    expect(await hurried.pass(300, { computes: 1 })).toBe(false);
    expect(await hurried.pass(400, { computes: 1 })).toBe(true);
    const free = watched();
    free.watch.allow(2 * ALLOWED);
    expect(await free.pass(ALLOWED + 500, { computes: 1 })).toBe(true);
  });
});

/** Runs `asleep.ts`, which is stopped for a while like a computer that sleeps. */
async function asleep(what: 'bots' | 'import'): Promise<unknown> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'asleep.ts'), newFolder(), what]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  while (!said.includes('working')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.kill('SIGSTOP');
  await wait(1500);
  child.kill('SIGCONT');
  await once(child, 'exit');
  return said.split('\n').at(1);
}

// Windows stops no process so.
describe.runIf(process.platform !== 'win32')('a process that sleeps', () => {
  it.each(['bots', 'import'] as const)('while a worker works takes it for no hang: %s', async (what) => {
    expect(await asleep(what)).toBe('answered');
  });
});
