/** The page of `print.spec.ts`: draws the board of a position that it is given, prints it, and compares the two. */
import '#renderer/app/no-eval.ts';
import '#renderer/components/app.css';
import { flushSync, mount, unmount } from 'svelte';
import type { SeatSetup } from '#main/contract/messages.ts';
import { cardOf } from '#renderer/games/index.ts';
import { differenceOf, type Difference } from './difference.ts';
import Printed from './Printed.svelte';

/** A position as it is sent to the page: the public view of an early table and of a late one. */
export type Position = {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly views: readonly [early: object, late: object];
  readonly pack: object;
  readonly width: number;
};

/** What the page does for its test. */
export type PrintPage = {
  /** Draws and prints the early table, and goes over to the late one in the midst of it. */
  print(position: Position): Promise<void>;
  /** Prints the same again so often. Gives how many milliseconds each time took. */
  again(times: number): Promise<number[]>;
  /** Compares what was printed with a picture of what is drawn, over the same ground. */
  compare(address: string): Promise<Difference>;
  /** The print, as a PNG in Base64. */
  picture(): string;
};

/** What the drawing lies on while it is compared: neither as dark nor as light as any of it. */
const GROUND = 'gray';

let shown: ReturnType<typeof mount<Record<string, unknown>, Pick<Printed, 'print' | 'show'>>> | undefined;
let canvas: HTMLCanvasElement;

const page: PrintPage = {
  async print({ game, seats, views, pack, width }) {
    if (shown !== undefined) await unmount(shown);
    const window = await cardOf(game)?.load();
    if (window === undefined) throw new Error(`there is no game ${game}`);
    const tableOf = (view: object) => ({ seats, view: window.read.view(view), pack: window.read.pack(pack) });
    const [early, late] = views;
    const props = { board: window.board, first: tableOf(early), width };
    shown = mount(Printed, { target: document.body, props });
    flushSync();
    await shown.print();
    const overtaken = shown.print();
    shown.show(tableOf(late));
    [canvas] = await Promise.all([shown.print(), overtaken]);
    document.body.style.background = GROUND;
    // Those of SVG decode as well; TypeScript's types do not know it yet.
    const pictures = document.querySelectorAll('image') as unknown as Iterable<Pick<HTMLImageElement, 'decode'>>;
    await Promise.all(Array.from(pictures, (picture) => picture.decode()));
  },
  async again(times) {
    const taken: number[] = [];
    while (taken.length < times) {
      const start = performance.now();
      await shown?.print();
      // A canvas is painted when somebody looks.
      canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
      taken.push(performance.now() - start);
    }
    return taken;
  },
  async compare(address) {
    const screenshot = new Image();
    screenshot.src = address;
    await screenshot.decode();
    return differenceOf(screenshot, canvas, GROUND);
  },
  picture: () => canvas.toDataURL().replace(/^.*,/, ''),
};
Object.assign(window, { page });
