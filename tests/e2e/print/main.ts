/** The page of `print.spec.ts`: draws the board of a position that it is given, prints it, and compares the two. */
import '#renderer/app/no-eval.ts';
import '#renderer/components/app.css';
import { flushSync, mount, unmount } from 'svelte';
import type { SeatSetup } from '#main/contract/messages.ts';
import { defineBoard, type Board } from '#renderer/board/board.ts';
import { cardOf } from '#renderer/games/index.ts';
import { differenceOf, type Difference } from './difference.ts';
import Printed from './Printed.svelte';
import type { Shown } from './shown.ts';
import Specimen from './Specimen.svelte';

/** A position as it is sent to the page: the public view of an early table and of a late one. */
export type Position = {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly views: readonly [early: object, late: object];
  readonly pack: object;
  readonly width: number;
  /** Whether the specimen is shown in place of its board. */
  readonly specimen?: true;
};

/** What the page does for its test. */
export type PrintPage = {
  /** Draws and prints the early table, and goes over to the late one in the midst of it. */
  print(position: Position): Promise<void>;
  /** Compares what was printed with a picture of what is drawn, over the same ground. */
  compare(address: string): Promise<Difference>;
  /** The print, as a PNG in Base64. */
  picture(): string;
};

/** Everything that boards draw with, as a board. */
const SPECIMEN: Board = defineBoard({
  name: () => '',
  model: () => ({}),
  places: () => [],
  place: () => '',
  extent: () => ({ left: 0, top: 0, right: 6, bottom: 3 }),
  Svg: Specimen,
});

/** What the drawing lies on while it is compared: neither as dark nor as light as any of it. */
const GROUND = 'gray';

let drawn: Record<string, unknown> | undefined;
let canvas: HTMLCanvasElement;

const page: PrintPage = {
  async print({ game, seats, views, pack, width, specimen }) {
    if (drawn !== undefined) await unmount(drawn);
    const window = await cardOf(game)?.load();
    if (window === undefined) throw new Error(`there is no game ${game}`);
    const tableOf = (view: object) => ({ seats, view: window.read.view(view), pack: window.read.pack(pack) });
    const [early, late] = views;
    const board = specimen ? SPECIMEN : window.board;
    const shown = await new Promise<Shown>((onready) => {
      drawn = mount(Printed, { target: document.body, props: { board, first: tableOf(early), width, onready } });
    });
    flushSync();
    await shown.print();
    const overtaken = shown.print();
    shown.show(tableOf(late));
    [canvas] = await Promise.all([shown.print(), overtaken]);
    document.body.style.background = GROUND;
    // Those of SVG decode as well; TypeScript's types do not know it yet.
    const pictures = document.querySelectorAll('image') as unknown as Iterable<Pick<HTMLImageElement, 'decode'>>;
    await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
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
