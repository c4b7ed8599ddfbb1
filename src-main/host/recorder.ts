/** Makes the records of games that are over, in the background. */
export type Recorder = {
  /** Some game may be over: its record is made once everything that waits is answered. */
  readonly soon: () => void;
  /** How many records are still to be made. */
  readonly missing: () => number;
  /** Makes the record of a campaign that is over and has none; resolves once that is done, or cannot be. Undefined for any other. */
  readonly make: (campaign: string) => Promise<void> | undefined;
};
