import { LANES, type Lane } from './cue.ts';
import { gainOf, LIMITER, struckGainOf } from './levels.ts';

/** Whether anything can be heard: not before the first press, and not where nothing plays sound. */
export type Hearing = 'waiting' | 'heard' | 'no-device';

/** A sound that is to begin. */
export type Sounding = {
  readonly buffer: AudioBuffer;
  readonly lane: Lane;
  /** When, in seconds of the output's clock. */
  readonly at: number;
  readonly rate: number;
  /** As a factor. */
  readonly gain: number;
  readonly pan: number;
};

/** A sound that goes on: its samples, the curve of its volume, and how fast that is played. */
export type Going = {
  readonly buffer: AudioBuffer;
  readonly swell: AudioBuffer;
  readonly swellRate: number;
  readonly pan: number;
};

/** What the window offers, in place of which tests have their own. */
export type Device = {
  /** Opens the device. @throws where there is none */
  readonly open: () => AudioContext;
  /** Milliseconds that always go on. */
  readonly now: () => number;
  readonly later: (then: () => void, milliseconds: number) => void;
};

/** Seconds a volume takes to reach most of its way: at once for a curtain, slowly for what comes back. */
const [AT_ONCE, BACK] = [0.04, 0.3];
/** Milliseconds in which the clock of a device that works has moved, until it is looked at again, and until one is tried anew. */
const [MOVES, STANDS, AGAIN] = [500, 2000, 10_000];

/** The factor of a lane at a volume. */
const gainIn = (lane: Lane, volume: number): number => (lane === 'bed' ? gainOf : struckGainOf)(volume);

type Nodes = {
  readonly context: AudioContext;
  readonly hush: GainNode;
  readonly lanes: Readonly<Record<Lane, GainNode>>;
};

/**
 * What is heard: one device, a volume for each lane, and a limiter over what is struck. Nothing here throws: where a device is missing or
 * goes, it is silent and says so.
 */
export class Output {
  readonly #device: Device;
  readonly #onhearing: (hearing: Hearing) => void;
  #nodes: Nodes | undefined;
  #hearing: Hearing = 'waiting';
  #volumes: Readonly<Record<Lane, number>> = { table: 0, bed: 0, bell: 0 };
  #hushed = false;
  /** Nobody listens: the window is hidden, or no table is open. */
  #away = false;
  /** When the clock was looked at last, and what it said. */
  #looked = { at: 0, clock: -1 };

  /** @param onhearing is told whenever it can be heard, or no longer */
  constructor(device: Device, onhearing: (hearing: Hearing) => void) {
    this.#device = device;
    this.#onhearing = onhearing;
  }

  /** The seconds of its clock; undefined while nothing can be heard. */
  get clock(): number | undefined {
    const { context } = this.#nodes ?? {};
    return this.#away || this.#hearing !== 'heard' || context?.state !== 'running' ? undefined : context.currentTime;
  }

  /** Begins to be heard, if it is not yet: to be called at a press, because a browser allows it only then. */
  wake(): void {
    const now = this.#device.now();
    if (this.#away || (this.#hearing === 'no-device' && now - this.#looked.at < AGAIN)) return;
    if (this.#nodes !== undefined && this.#hearing === 'heard' && this.#nodes.context.state === 'running') {
      if (now - this.#looked.at > STANDS) this.#look();
      return;
    }
    this.#attempt(() => {
      const { context } = (this.#nodes ??= this.#open());
      context.resume().then(
        () => this.#begin(context),
        () => this.#lose(context),
      );
      this.#device.later(() => {
        if (context.state !== 'running' && !this.#away) this.#lose(context);
      }, STANDS);
    });
  }

  /** Nobody listens, or somebody does again. */
  set away(away: boolean) {
    if (this.#away === away) return;
    this.#away = away;
    if (!away) {
      if (this.#hearing !== 'waiting') this.wake();
      return;
    }
    this.#attempt(() => void this.#nodes?.context.suspend().catch(() => undefined));
  }

  /** Sets the volumes, each from 0 to 1. */
  set volumes(volumes: Readonly<Record<Lane, number>>) {
    this.#volumes = volumes;
    this.#attempt(() => {
      for (const lane of LANES)
        this.#nodes?.lanes[lane].gain.setTargetAtTime(
          gainIn(lane, volumes[lane]),
          this.#nodes.context.currentTime,
          AT_ONCE,
        );
    });
  }

  /** Silences everything, the bed too, or lets it come back. */
  set hushed(hushed: boolean) {
    if (this.#hushed === hushed) return;
    this.#hushed = hushed;
    const time = this.#nodes?.context.currentTime ?? 0;
    this.#attempt(() => this.#nodes?.hush.gain.setTargetAtTime(hushed ? 0 : 1, time, hushed ? AT_ONCE : BACK));
  }

  /** Has a sound begin. Returns a function that ends it, also before it has begun. */
  play({ buffer, lane, at, rate, gain, pan }: Sounding): () => void {
    let end = (): void => undefined;
    this.#attempt(() => {
      const { context, lanes } = this.#nodes ?? {};
      if (context === undefined || lanes === undefined) return;
      const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
      const panned = new StereoPannerNode(context, { pan });
      source.connect(new GainNode(context, { gain })).connect(panned).connect(lanes[lane]);
      source.addEventListener('ended', () => panned.disconnect());
      source.start(at);
      end = () => this.#attempt(() => source.stop());
    });
    return end;
  }

  /** Has something go on in the lane of the bed, at first unheard. Returns what sets its volume, and in how many seconds. */
  goOn({ buffer, swell, swellRate, pan }: Going): (gain: number, seconds: number) => void {
    let set = (_gain: number, _seconds: number): void => undefined;
    this.#attempt(() => {
      const { context, lanes } = this.#nodes ?? {};
      if (context === undefined || lanes === undefined) return;
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      const curve = new AudioBufferSourceNode(context, { buffer: swell, loop: true, playbackRate: swellRate });
      const swelling = new GainNode(context, { gain: 0 });
      const level = new GainNode(context, { gain: 0 });
      curve.connect(swelling.gain);
      source.connect(swelling).connect(level).connect(new StereoPannerNode(context, { pan })).connect(lanes.bed);
      source.start();
      curve.start();
      set = (gain, seconds) =>
        this.#attempt(() => level.gain.setTargetAtTime(gain, context.currentTime, Math.max(AT_ONCE, seconds / 3)));
    });
    return set;
  }

  #open(): Nodes {
    const context = this.#device.open();
    const hush = new GainNode(context, { gain: this.#hushed ? 0 : 1 });
    hush.connect(context.destination);
    const limiter = new DynamicsCompressorNode(context, LIMITER);
    limiter.connect(hush);
    const lane = (name: Lane): GainNode => {
      const node = new GainNode(context, { gain: gainIn(name, this.#volumes[name]) });
      // Sea and wind go past it: they must not go down with every blow.
      node.connect(name === 'bed' ? hush : limiter);
      return node;
    };
    context.addEventListener('statechange', () => {
      if (context.state === 'closed') this.#lose(context);
      else if (context.state !== 'running' && !this.#away && this.#hearing === 'heard') this.#stopped(context);
    });
    context.addEventListener('error', () => this.#lose(context));
    return { context, hush, lanes: { table: lane('table'), bed: lane('bed'), bell: lane('bell') } };
  }

  #begin(context: AudioContext): void {
    if (this.#nodes?.context !== context || context.state !== 'running' || this.#away) return;
    this.#looked = { at: this.#device.now(), clock: context.currentTime };
    this.#say('heard');
    this.#device.later(() => this.#look(), STANDS);
  }

  /** It has stopped without being told: it goes on, or else the device is gone. */
  #stopped(context: AudioContext): void {
    this.#looked = { at: this.#device.now(), clock: context.currentTime };
    this.#attempt(() => void context.resume().catch(() => this.#lose(context)));
    this.#device.later(() => this.#look(), STANDS);
  }

  /** A device that has gone without a word is known by its clock, which stands still. */
  #look(): void {
    const { context } = this.#nodes ?? {};
    if (context === undefined || this.#away || this.#hearing !== 'heard') return;
    const { currentTime } = context;
    const since = this.#device.now() - this.#looked.at;
    if (since < MOVES) return;
    if (currentTime <= this.#looked.clock) this.#lose(context);
    else this.#looked = { at: this.#device.now(), clock: currentTime };
  }

  /** The device is gone; another press may find one. */
  #lose(context: AudioContext | undefined): void {
    if (this.#nodes?.context !== context) return;
    this.#nodes = undefined;
    this.#looked = { at: this.#device.now(), clock: -1 };
    try {
      void context?.close().catch(() => undefined);
    } catch {
      // It is closed already.
    }
    this.#say('no-device');
  }

  #say(hearing: Hearing): void {
    if (this.#hearing === hearing) return;
    this.#hearing = hearing;
    this.#onhearing(hearing);
  }

  #attempt(what: () => void): void {
    try {
      what();
    } catch {
      this.#lose(this.#nodes?.context);
    }
  }
}
