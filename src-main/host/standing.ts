import type { Message } from '#main/contract/messages.ts';

/** What the store says of the campaign at an open table. Only this file names it as something to write. */
type Written = {
  /** Why the campaign is read-only. */
  damage: Message | undefined;
  /** Whether the log does not match its seal: it must pass an audit before anything is played. */
  suspect: boolean;
  /** What was once damaged in it. */
  mark: Message | undefined;
  /** Why the table is halted, and what a retry does. */
  trouble: Message | undefined;
  retry: (() => Message | undefined) | undefined;
};

/** What the store says of a campaign, as everybody reads it: the functions of `standing.ts` alone change it. */
export type Standing = Readonly<Written>;

/** The table is halted: `why`, and what a retry calls. */
export function halt(standing: Written, why: Message, again: () => Message | undefined): void {
  standing.trouble = why;
  standing.retry = again;
}

/** The table goes on. */
export function unhalt(standing: Written): void {
  standing.trouble = undefined;
  standing.retry = undefined;
}

/** The log does not hold: the campaign is read-only from now on. To be called with the position that is left: see `fall-back.ts`. */
export function callDamaged(standing: Written, damage: Message): void {
  standing.damage = damage;
  standing.suspect = false;
  unhalt(standing);
}

/** The moves of a suspect log hold, though a line of it may be wrong: it is played on, with `mark`. */
export function callDoubtful(standing: Written, mark: Message): void {
  standing.mark = mark;
  standing.suspect = false;
  standing.damage = undefined;
}
