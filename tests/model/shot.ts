/** What is to be drawn: a position, and from where. Angles are in degrees, lengths in units of the plane. */
export type Shot = {
  readonly game: string;
  readonly view: unknown;
  readonly pack: unknown;
  readonly seats: readonly unknown[];
  readonly tier: string;
  readonly width: number;
  readonly height: number;
  /** From straight above; by default as the board is best seen. */
  readonly polar?: number;
  /** Round the table, from its near side. */
  readonly round: number;
  /** How far off, where 1 shows the whole board. */
  readonly far: number;
  /** The point looked at; by default the middle. */
  readonly at?: readonly [number, number];
  /** Pixels of the picture to one of the page. */
  readonly ratio: number;
  /** How long to wait for what is painted beside, in milliseconds. */
  readonly wait: number;
  /** How often the picture is timed. */
  readonly rounds: number;
};
