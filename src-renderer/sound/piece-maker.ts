import { inIdleTime, windowIdle, type Idle } from './idle.ts';
import type { Made, Piece } from './pieces.ts';

/** Where sounds are made. */
export type Maker = {
  /** Makes a piece; undefined where `wanted` says meanwhile that it is wanted no longer. Rejects where it goes wrong, which is a bug. */
  readonly make: (piece: Piece, wanted: () => boolean) => Promise<Made | undefined>;
  /** Nothing more is made for now. */
  readonly close: () => void;
};

/** A thread of its own that makes pieces, one after another. */
type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
/** How pieces are made in the window itself. */
type InWindow = { readonly makePiece: (piece: Piece) => Generator<void, Made> };

const startThread = (): Thread => new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' });
/** Loaded where no thread can be started. */
const loadInWindow = (): Promise<InWindow> => import('./make-piece.ts');

/** Makes pieces in a thread beside the window, or slice by slice while the window has nothing else to do, where there is no thread. */
export class PieceMaker implements Maker {
  readonly #start: () => Thread;
  readonly #inWindow: () => Promise<InWindow>;
  readonly #idle: Idle;
  #thread: Thread | undefined;
  #noThread = false;

  /** @param start starts the thread; whatever it throws means that there is none */
  constructor(start = startThread, inWindow = loadInWindow, idle = windowIdle) {
    this.#start = start;
    this.#inWindow = inWindow;
    this.#idle = idle;
  }

  async make(piece: Piece, wanted: () => boolean): Promise<Made | undefined> {
    return (await this.#beside(piece)) ?? this.#between(piece, wanted);
  }

  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }

  /** Makes a piece in the thread; undefined where there is none, or it has failed. */
  #beside(piece: Piece): Promise<Made | undefined> {
    return new Promise((resolve) => {
      if (this.#noThread) return resolve(undefined);
      const give = (made?: Made): void => {
        this.#noThread ||= made === undefined;
        if (this.#noThread) this.close();
        resolve(made);
      };
      try {
        const thread = (this.#thread ??= this.#start());
        thread.onmessage = ({ data }: MessageEvent<Made>) => give(data);
        thread.onerror = () => give();
        thread.postMessage(piece);
      } catch {
        give();
      }
    });
  }

  async #between(piece: Piece, wanted: () => boolean): Promise<Made | undefined> {
    const { makePiece } = await this.#inWindow();
    let made: Made | undefined;
    function* work(): Generator<void> {
      made = yield* makePiece(piece);
    }
    await inIdleTime(work(), this.#idle, wanted);
    return made;
  }
}
