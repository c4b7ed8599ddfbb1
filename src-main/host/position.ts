import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain, Page } from '#main/contract/messages.ts';
import type { People } from '#main/storage/shapes.ts';
import type { CampaignHead } from '#main/storage/rows.ts';
import type { History } from './history.ts';

/** Where an open table is: its log and its people, its curtain and its page. Only this file names it as something to write. */
type Written = {
  head: CampaignHead;
  history: History;
  curtain: Curtain;
  /** When the curtain last moved, by the host's clock. */
  curtainMovedAt: number;
  /** For each seat, the number of the last entry in force when it looked. */
  looked: readonly number[];
  /** Persons who have agreed to give the campaign up. */
  consents: readonly Seat[];
  /** Number of the current public page. */
  page: number;
  /** Changes since that page that published none: secret steps, and secret steps taken back. */
  step: number;
  /** How many of these steps can be taken back. */
  back: number;
  /** Entry of the newest snapshot. */
  lastSnapshot: number;
  /** The public page, once made. */
  cachedPage: Page | undefined;
};

/** Where an open table is, as everybody reads it: the functions of `position.ts` alone change it. */
export type Position = Readonly<Written>;

/** The position goes on to what a change led to; with `snapshot` if its state was stored as one. */
export function goOnTo(position: Written, history: History, snapshot: boolean): void {
  position.history = history;
  if (snapshot) position.lastSnapshot = history.seq;
}

/** The position is another one than was thought, and so is the curtain. To be called with what the standing then is: see `fall-back.ts`. */
export function standAt(position: Written, history: History, curtain: Curtain): void {
  position.history = history;
  position.curtain = curtain;
}

/** The curtain moves, at `now` by the host's clock. */
export function drawCurtain(position: Written, curtain: Curtain, now: number): void {
  position.curtain = curtain;
  position.curtainMovedAt = now;
}

/** Who sits where, who has looked and who has agreed to give up. */
export function seatPeople(position: Written, { seats, looked, consents }: People): void {
  position.head = { ...position.head, seats };
  position.looked = looked;
  position.consents = consents;
}

/** What the seats have looked at last. */
export function noteLooks(position: Written, looked: readonly number[]): void {
  position.looked = looked;
}

/**
 * A secret step was made. One that showed its seat something new (`shown`) cannot be taken back, nor can those before
 * it.
 */
export function addStep(position: Written, shown: boolean): void {
  position.step += 1;
  position.back = shown ? 0 : position.back + 1;
}

/** Secret steps were taken back. */
export function takeStepsBack(position: Written, count: number): void {
  position.step += 1;
  position.back -= count;
}

/** The next public page begins, without a secret step. */
export function turnPage(position: Written): void {
  position.page += 1;
  position.step = 0;
  position.back = 0;
  position.cachedPage = undefined;
}

/** The first page of a table that has just been loaded: not lower than `least`, so that whoever comes back sees no lower one. */
export function firstPage(position: Written, least: number): void {
  position.page = Math.max(position.page, least);
}

/** The public page: `make` makes it once, until the next page begins. */
export function pageMade(position: Written, make: () => Page): Page {
  position.cachedPage ??= make();
  return position.cachedPage;
}
