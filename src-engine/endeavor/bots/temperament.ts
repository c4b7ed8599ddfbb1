/** What a steward likes: how much more, or less, than its plain worth each thing is to it. */
export type Temperament = {
  readonly name: 'governor' | 'city';
  /** Berths and what a ship finds there. */
  readonly ship: number;
  /** The governor of a region. */
  readonly governor: number;
  /** A city and what lies in it. */
  readonly city: number;
  /** Routes, finished and begun. */
  readonly route: number;
  /** Taking a city from somebody. */
  readonly attack: number;
  readonly card: number;
};

/** Ships, governors, and the cards of distant shores. */
export const GOVERNOR: Temperament = {
  name: 'governor',
  ship: 1.1,
  governor: 1.4,
  city: 1,
  route: 0.95,
  attack: 0.9,
  card: 1.05,
};

/** Cities, and the routes between them, by force if need be. */
export const CITY: Temperament = {
  name: 'city',
  ship: 0.95,
  governor: 0.9,
  city: 1.15,
  route: 1.3,
  attack: 1.2,
  card: 0.95,
};
