import { tinykeys, type KeybindingsMap } from 'tinykeys';
import type { DrawerState } from '../../panels/drawer/drawer.svelte.ts';
import type { DepthPart } from '../../window/window.ts';
import type { TablePage } from '../../window/pages.ts';
import type { Session } from '../../session/session.svelte.ts';

type Parts = {
  readonly page: () => TablePage;
  /** Whether the table lies open: behind a curtain its keys are dead. */
  readonly open: () => boolean;
  /** How deep a drawer can be opened: the seat's key opens the first. */
  readonly depths: readonly Pick<DepthPart, 'id' | 'key'>[];
  readonly session: Session;
  readonly drawer: DrawerState;
  /** One step back. */
  readonly back: () => void;
};

/** A bare key: no modifier, and not typed into a field. */
function bare(event: KeyboardEvent): boolean {
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return !field && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The keys of the table: a seat's drawer on its number, deeper ones on their own keys, U and R, Escape. Returns a function that takes them away. */
export function tableKeys(parts: Parts): () => void {
  const { page, depths, session, drawer, back } = parts;
  const [shallow] = depths;
  const curtained = (): boolean => !parts.open();

  const seatKey = (seat: number) => (event: KeyboardEvent) => {
    if (shallow === undefined || !bare(event) || curtained() || page().seats[seat]?.player !== 'person' || event.repeat)
      return;
    if (drawer.drawer.at === 'armed' && drawer.seat === seat) drawer.hold(shallow.id);
    else drawer.arm(seat);
  };
  const down: KeybindingsMap = {
    u: (event) => bare(event) && !curtained() && page().undo.can && void session.undo(),
    r: (event) => bare(event) && !curtained() && page().redo && void session.redo(),
    Escape: () => back(),
  };
  const up: KeybindingsMap = {};
  for (const { id, key } of depths) {
    if (key === undefined) continue;
    down[key] = (event) => bare(event) && !curtained() && drawer.hold(id, event.repeat);
    up[key] = () => drawer.release();
  }
  for (const seat of page().seats.keys()) {
    down[`Digit${seat + 1}`] = seatKey(seat);
    up[`Digit${seat + 1}`] = () => drawer.release();
  }
  const offDown = tinykeys(window, down);
  const offUp = tinykeys(window, up, { event: 'keyup' });
  return () => {
    offDown();
    offUp();
  };
}
