/** What a steward likes: how much more, or less, than its plain worth each thing is to it. */
export type Temperament = {
  readonly name: 'builder' | 'sea' | 'plain';
  /** What a Location will bring in later rounds. */
  readonly engine: number;
  /** What voyages bring, and ships. */
  readonly voyage: number;
  /** The harm of a raid to somebody else. */
  readonly raid: number;
};

/** Locations that bring something every round. */
export const BUILDER: Temperament = { name: 'builder', engine: 1.48, voyage: 0.84, raid: 0.83 };

/** Ships, islands and raids. */
export const SEA: Temperament = { name: 'sea', engine: 1.26, voyage: 1.03, raid: 1.05 };

/** Nothing more than anything else: for what is measured of any seat. */
export const PLAIN: Temperament = { name: 'plain', engine: 1, voyage: 1, raid: 1 };
