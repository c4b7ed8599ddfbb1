/** What runs for an open table, and what waits in it. Only this file names it as something to write. */
type Written = {
  /** When the grace period ends, by the host's clock; undefined if none is running. */
  graceEndsAt: number | undefined;
  /** Ends the grace period early. */
  endGrace: AbortController;
  /** Runs until the pending decision closes by itself. */
  closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pending decision stays open until a move is played, whatever is left to choose. */
  keptOpen: boolean;
  /** The clock when the table was opened, and the seconds since then that are stored. */
  readonly openedAt: number;
  storedPlaytime: number;
  /** Aborted when the table closes; ends its bots and its audit. */
  readonly closing: AbortController;
  /** Aborts the question to the bot about the current page. */
  thinking: AbortController | undefined;
  /** Aborted when that bot is to decide with what it has found. */
  hurry: AbortController;
  /** Aborted with each page: ends what a coach is asked about it. */
  coaching: AbortController;
};

/** What runs for an open table, as everybody reads it: the functions of `clocks.ts` alone change it. */
export type Clocks = Readonly<Written>;

/** The clocks of a table that is opened at `now`: nothing runs yet. */
export function newClocks(now: number): Clocks {
  return {
    graceEndsAt: undefined,
    endGrace: new AbortController(),
    closeTimer: undefined,
    keptOpen: false,
    openedAt: now,
    storedPlaytime: 0,
    closing: new AbortController(),
    thinking: undefined,
    hurry: new AbortController(),
    coaching: new AbortController(),
  };
}

/** Starts the grace period until `endsAt`; undefined lets none run. */
export function startGrace(clocks: Written, endsAt: number | undefined): void {
  clocks.graceEndsAt = endsAt;
  clocks.endGrace = new AbortController();
}

/** The grace period is over, and whoever waits for that goes on. */
export function endGrace(clocks: Written): void {
  clocks.graceEndsAt = undefined;
  clocks.endGrace.abort();
}

/** Starts the clock of a decision that closes by itself: `close` is called after `ms` milliseconds. */
export function startCloseTimer(clocks: Written, ms: number, close: () => void): void {
  stopCloseTimer(clocks);
  clocks.closeTimer = setTimeout(close, ms);
}

/** Stops that clock. */
export function stopCloseTimer(clocks: Written): void {
  clearTimeout(clocks.closeTimer);
  clocks.closeTimer = undefined;
}

/** Whether the pending decision stays open until a move is played. */
export function setKeptOpen(clocks: Written, keptOpen: boolean): void {
  clocks.keptOpen = keptOpen;
}

/** A bot begins to think about the current page. Returns the signal that its answer is not wanted any more. */
export function startThinking(clocks: Written): AbortSignal {
  clocks.thinking = new AbortController();
  clocks.hurry = new AbortController();
  return AbortSignal.any([clocks.closing.signal, clocks.thinking.signal]);
}

/** The bot that is thinking is asked no longer, and whatever still thinks about the old page leaves its worker to others. */
export function stopThinking(clocks: Written): void {
  clocks.thinking?.abort();
  clocks.thinking = undefined;
  clocks.hurry.abort();
}

/** What a coach is asked about the old page is not wanted any more. */
export function stopCoaching(clocks: Written): void {
  clocks.coaching.abort();
  clocks.coaching = new AbortController();
}

/** Seconds of playtime have been stored. */
export function addStoredPlaytime(clocks: Written, seconds: number): void {
  clocks.storedPlaytime += seconds;
}

/** The table closes: its bots, its audit and the clock of its decision end. */
export function stopAll(clocks: Written): void {
  clocks.closing.abort();
  stopCloseTimer(clocks);
}
