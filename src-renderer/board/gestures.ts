import type { BoardHandle } from './projection.ts';

/** What keys do to the view of a board; any of the first does it. */
export const VIEW_KEYS = [
  { name: 'nearer', keys: ['+', '='], act: (board: BoardHandle) => board.zoom(1.25) },
  { name: 'farther', keys: ['-'], act: (board: BoardHandle) => board.zoom(0.8) },
  { name: 'whole', keys: ['0'], act: (board: BoardHandle) => board.fit() },
  { name: 'above', keys: ['7'], act: (board: BoardHandle) => board.view('above') },
  { name: 'chair', keys: ['8'], act: (board: BoardHandle) => board.view('chair') },
  { name: 'close', keys: ['9'], act: (board: BoardHandle) => board.view('close') },
] as const satisfies readonly { name: string; keys: readonly string[]; act: (board: BoardHandle) => void }[];

/** What has keys of its own: fields, menus, dialogs, and all that cannot be pressed now. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], dialog, [role="dialog"], [inert]';

/** A press that has moved so far, in pixels, is a drag. */
const DRAG = 6;

/**
 * What hand and keyboard do to the view of a board: drag, wheel, and the keys of `VIEW_KEYS`, wherever the focus is. The relief follows drags and the wheel by itself.
 * A gesture that moves the board never picks anything.
 */
export class Gestures {
  private readonly handle: () => BoardHandle | undefined;
  private readonly isRelief: () => boolean;
  /** The press that may become a drag. */
  private press: { x: number; y: number } | undefined;
  private dragged = false;

  constructor(handle: () => BoardHandle | undefined, isRelief: () => boolean) {
    this.handle = handle;
    this.isRelief = isRelief;
  }

  readonly down = (event: PointerEvent): void => {
    this.dragged = false;
    this.press = event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
  };

  readonly up = (): void => {
    this.press = undefined;
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.press) return;
    const [dx, dy] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (!this.dragged && Math.hypot(dx, dy) < DRAG) return;
    this.dragged = true;
    this.press = { x: event.clientX, y: event.clientY };
    if (!this.isRelief()) this.handle()?.pan(dx, dy);
  };

  readonly click = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragged = false;
  };

  readonly wheel = (event: WheelEvent & { currentTarget: HTMLElement }): void => {
    event.preventDefault();
    if (this.isRelief()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.handle()?.zoomAt(Math.exp(-event.deltaY * 0.0014), at);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
    const found = VIEW_KEYS.find(({ keys }) => keys.some((key) => key === event.key));
    if (found === undefined) return;
    const board = this.handle();
    if (board !== undefined) found.act(board);
    event.preventDefault();
  };
}
