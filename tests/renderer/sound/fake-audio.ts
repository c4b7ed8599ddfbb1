/** As much of Web Audio as the table uses, with a clock that tests move: what is scheduled is written down. */
import { vi } from 'vitest';
import type { Device } from '#renderer/sound/output.ts';

/** A sound that was scheduled. */
export type Scheduled = {
  readonly buffer: unknown;
  readonly at: number;
  readonly rate: number;
  readonly loop: boolean;
  gain?: number;
  pan?: number;
  lane?: FakeNode;
  /** The volume it has just before its side. */
  level?: () => number;
  /** When it was told to end; undefined where nobody did. */
  ended?: number;
};

class FakeParam {
  value: number;
  constructor(value: number) {
    this.value = value;
  }
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class FakeNode extends EventTarget {
  readonly context: FakeContext;
  readonly gain: FakeParam;
  to: FakeNode | FakeParam | undefined;
  from: FakeNode | undefined;
  pan: number | undefined;
  constructor(context: FakeContext, options: { gain?: number; pan?: number } = {}) {
    super();
    if (context.broken) throw new Error('the device is gone');
    this.context = context;
    this.gain = new FakeParam(options.gain ?? 1);
    this.pan = options.pan;
  }
  connect<N extends FakeNode | FakeParam>(to: N): N {
    this.to = to;
    if (to instanceof FakeNode) to.from = this;
    return to;
  }
  disconnect(): void {
    this.to = undefined;
  }
}

class FakeSource extends FakeNode {
  readonly #options: { buffer?: unknown; playbackRate?: number; loop?: boolean };
  #scheduled: Scheduled | undefined;
  constructor(context: FakeContext, options: { buffer?: unknown; playbackRate?: number; loop?: boolean }) {
    super(context);
    this.#options = options;
  }
  start(at = this.context.currentTime): void {
    const { buffer, playbackRate: rate = 1, loop = false } = this.#options;
    const scheduled: Scheduled = { buffer, at, rate, loop };
    for (let node: FakeNode | FakeParam | undefined = this.to; node instanceof FakeNode; node = node.to) {
      const { pan, gain, to } = node;
      if (pan !== undefined && to instanceof FakeNode) [scheduled.pan, scheduled.lane] = [pan, to];
      else if (scheduled.lane === undefined) [scheduled.gain, scheduled.level] = [gain.value, () => gain.value];
    }
    this.#scheduled = scheduled;
    this.context.scheduled.push(scheduled);
  }
  stop(): void {
    if (this.#scheduled !== undefined) this.#scheduled.ended ??= this.context.currentTime;
  }
}

/** A context whose clock stands until a test moves it. */
export class FakeContext extends EventTarget {
  currentTime = 0;
  state: AudioContextState = 'suspended';
  broken = false;
  /** Whether it goes on when it is asked to. */
  resumes = true;
  readonly destination = {} as AudioDestinationNode;
  readonly scheduled: Scheduled[] = [];
  async resume(): Promise<void> {
    await Promise.resolve();
    if (!this.resumes) throw new Error('nothing plays sound');
    this.turn('running');
  }
  async suspend(): Promise<void> {
    await Promise.resolve();
    this.turn('suspended');
  }
  async close(): Promise<void> {
    await Promise.resolve();
    this.turn('closed');
  }
  turn(state: AudioContextState): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  /** What is to be heard and was not ended before it began, without what goes on. */
  get heard(): Scheduled[] {
    return this.scheduled.filter(({ at, ended, loop }) => !loop && (ended === undefined || ended > at));
  }
}

/** Puts it in place of the window's, until `vi.unstubAllGlobals`. */
export function fakeAudio(): void {
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('StereoPannerNode', FakeNode);
  vi.stubGlobal('DynamicsCompressorNode', FakeNode);
}

/** A device, the contexts it has opened, and what it waits for. */
export function fakeDevice() {
  const opened: FakeContext[] = [];
  const waits: (() => void)[] = [];
  const state = { now: 0, there: true };
  const device: Device = {
    open: () => {
      if (!state.there) throw new Error('there is no device');
      const context = new FakeContext();
      opened.push(context);
      return context as unknown as AudioContext;
    },
    now: () => state.now,
    later: (then) => void waits.push(then),
  };
  /** Time passes, by the clock of the window and of what plays. */
  const pass = (seconds: number): void => {
    state.now += 1000 * seconds;
    for (const context of opened) if (context.state === 'running') context.currentTime += seconds;
  };
  /** What was to be looked at later is looked at. */
  const look = (): void => waits.splice(0).forEach((then) => then());
  return { device, opened, state, pass, look };
}

/** Until promises that are kept at once have been. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
