import type { Message } from '#main/contract/messages.ts';

/** The comparison of the campaigns with the copies of them in the other files of the data folder. */
export type Judgement = {
  /** Whether it is over: what is damaged now cannot be put right from a copy. */
  readonly isOver: () => boolean;
  /** Campaigns whose logs have been found not to match their seals. Those that are put right are no longer among them. */
  readonly suspects: ReadonlySet<string>;
  /** Resolves once it is over. */
  readonly over: Promise<void>;
  /** Resolves once it is over, or after a moment too short to notice. */
  readonly soon: () => Promise<unknown>;
  /** What players must be told of the storage: what happened at the opening or, once this is over, what was found. */
  readonly notice: () => Message | undefined;
};

/** Nothing to compare with. */
export const NO_JUDGEMENT: Judgement = {
  isOver: () => true,
  suspects: new Set(),
  over: Promise.resolve(),
  soon: () => Promise.resolve(),
  notice: () => undefined,
};
