/** What is on the screen besides the open table. */
export type Screened = {
  /** Whether the table lies open, and not behind a curtain. */
  readonly open: boolean;
  /** The seat whose drawer is named or open; null where none is. */
  readonly drawer: number | null;
  /** Whether a private page lies open that is not shown all the time. */
  readonly isPrivate: boolean;
};

/** Whether a picture of the table may be made now: nothing private is on the screen. The picture would not hold it anyway. */
export const mayShow = ({ open, drawer, isPrivate }: Screened): boolean => open && drawer === null && !isPrivate;
