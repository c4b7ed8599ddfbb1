/** How deep a drawer is open: one of the game's depths. */
export type Depth = string;

/**
 * The drawer. `armed` names the seat and shows nothing yet; `open` shows one depth, either as long as something is held
 * (`until` absent) or until a moment everybody can see coming.
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

export type DrawerEvent =
  /** The seat's key or button: names the seat, or closes what that seat has open. */
  | { readonly type: 'arm'; readonly seat: number; readonly now: number }
  | { readonly type: 'hold'; readonly depth: Depth; readonly now: number; readonly repeat?: boolean }
  /** Opens without holding, for `stay` milliseconds. */
  | { readonly type: 'keep'; readonly depth: Depth; readonly now: number; readonly stay?: number }
  /** What was held is let go. */
  | { readonly type: 'release'; readonly now: number }
  /** Time passes. */
  | { readonly type: 'tick'; readonly now: number }
  /** Focus lost, page changed, something played: shut, whatever was going on. */
  | { readonly type: 'cover' };

/** Dead time after naming a seat: a click meant for something else must not open a secret. */
export const DEAD = 500;
/** How long the drawer stays open without holding, where nobody has said how long. */
export const KEEP = 15_000;
/** How long it waits, named and shut. */
export const PATIENCE = 20_000;

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
      return opened(drawer, event.depth, event.now, event.now + (event.stay ?? KEEP));
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
  if (drawer.at === 'armed' && now - drawer.since < DEAD) return drawer;
  return { at: 'open', seat: drawer.seat, since: now, depth, ...(until !== undefined && { until }) };
}

function ticked(drawer: DrawerPhase, now: number): DrawerPhase {
  if (drawer.at === 'open') return drawer.until !== undefined && now >= drawer.until ? CLOSED : drawer;
  return drawer.at === 'armed' && now - drawer.since >= PATIENCE ? CLOSED : drawer;
}

/** Whole seconds left of a drawer that closes by itself. */
export function secondsLeft(drawer: DrawerPhase, now: number): number | undefined {
  if (drawer.at !== 'open' || drawer.until === undefined) return undefined;
  return Math.max(0, Math.ceil((drawer.until - now) / 1000));
}
