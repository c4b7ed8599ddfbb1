/** How deep a drawer is open: one of the game's depths. */
export type Depth = string;

/**
 * The phase of the drawer. `armed` names the seat and shows nothing yet; `open` shows one depth, either while something
 * is held (`until` absent) or until a moment everybody can see coming.
 */
export type DrawerPhase =
  | { readonly at: 'closed' }
  | { readonly at: 'armed'; readonly seat: number; readonly since: number }
  | {
      readonly at: 'open';
      readonly seat: number;
      readonly since: number;
      readonly depth: Depth;
      readonly until?: number;
    };

/** What happens to a drawer; `now` is in milliseconds. */
export type DrawerEvent =
  /** The seat's key or button: names the seat, or closes the drawer where that seat has it. */
  | { readonly type: 'arm'; readonly seat: number; readonly now: number }
  | { readonly type: 'hold'; readonly depth: Depth; readonly now: number; readonly repeat?: boolean }
  /** Opens it without holding, for `stay` milliseconds. */
  | { readonly type: 'keep'; readonly depth: Depth; readonly now: number; readonly stay?: number }
  /** Whoever opened it without holding asks something: it stays for `stay` milliseconds from now. */
  | { readonly type: 'stay'; readonly now: number; readonly stay: number }
  /** What was held is let go. */
  | { readonly type: 'release'; readonly now: number }
  /** Time passes. */
  | { readonly type: 'tick'; readonly now: number }
  /** The focus is lost, the page has changed, a move was played: it closes in any case. */
  | { readonly type: 'cover' };

/** For so long after a seat was named nothing opens: a click meant for something else must not show a secret. */
export const DEAD_TIME = 500;
/** How long the drawer stays open without holding, where the settings do not say. */
export const OPEN_TIME = 15_000;
/** How long it waits, named and closed. */
export const ARMED_TIME = 20_000;

/** The drawer at the beginning. */
export const CLOSED: DrawerPhase = { at: 'closed' };

/** The drawer after an event. */
export function drawerAfter(drawer: DrawerPhase, event: DrawerEvent): DrawerPhase {
  switch (event.type) {
    case 'cover':
      return CLOSED;
    case 'arm':
      return arm(drawer, event.seat, event.now);
    case 'hold':
      return event.repeat === true ? drawer : opened(drawer, event.depth, event.now);
    case 'keep':
      return opened(drawer, event.depth, event.now, event.now + (event.stay ?? OPEN_TIME));
    case 'stay':
      return drawer.at === 'open' && drawer.until !== undefined
        ? { ...drawer, until: Math.max(drawer.until, event.now + event.stay) }
        : drawer;
    case 'release':
      return drawer.at === 'open' && drawer.until === undefined ? armed(drawer.seat, event.now) : drawer;
    case 'tick':
      return ticked(drawer, event.now);
  }
}

function arm(drawer: DrawerPhase, seat: number, now: number): DrawerPhase {
  if (drawer.at !== 'closed' && drawer.seat === seat) return CLOSED;
  return armed(seat, now);
}

function armed(seat: number, now: number): DrawerPhase {
  return { at: 'armed', seat, since: now };
}

function opened(drawer: DrawerPhase, depth: Depth, now: number, until?: number): DrawerPhase {
  if (drawer.at === 'closed') return drawer;
  if (drawer.at === 'armed' && now - drawer.since < DEAD_TIME) return drawer;
  return { at: 'open', seat: drawer.seat, since: now, depth, ...(until !== undefined && { until }) };
}

function ticked(drawer: DrawerPhase, now: number): DrawerPhase {
  if (drawer.at === 'open') return drawer.until !== undefined && now >= drawer.until ? CLOSED : drawer;
  return drawer.at === 'armed' && now - drawer.since >= ARMED_TIME ? CLOSED : drawer;
}

/** Whole seconds left of a drawer that closes by itself. */
export function secondsLeft(drawer: DrawerPhase, now: number): number | undefined {
  if (drawer.at !== 'open' || drawer.until === undefined) return undefined;
  return Math.max(0, Math.ceil((drawer.until - now) / 1000));
}
