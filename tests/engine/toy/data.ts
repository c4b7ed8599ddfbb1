/**
 * The toy: three seats round a lake that must not overflow.
 *
 * Each round all commit a stake in secret; they are revealed at once. A stake nobody shares is earned, a shared one
 * raises the water. Then, the highest stake first, each takes a turn: rest (the water rises), draw a card, play a card
 * for its value, or build. Building is a chain of up to three small moves on six spots: put a token on a free spot, shed
 * one that stood there before, take another's, who must be asked. At the end of the chain at most four tokens may stand.
 * Before the turn's act a seat may offer another one hand card for points. The water at its limit drowns everybody.
 */
export type ToyData = {
  readonly seats: number;
  /** What a token earns at the end, spot by spot. */
  readonly spots: readonly number[];
  /** The value of a card, by its id. */
  readonly cards: readonly number[];
  /** Cards in hand at the start. */
  readonly hand: number;
  /** Tokens of a seat. */
  readonly tokens: number;
  /** Stakes go from 0 to this. */
  readonly stake: number;
  /** Small moves of one chain. */
  readonly chain: number;
  /** Tokens that may stand when a chain ends. */
  readonly crowd: number;
  /** The water at which everybody loses. */
  readonly flood: number;
  /** The most a card may be offered for. */
  readonly price: number;
  /** The longest game. */
  readonly rounds: number;
};

export const toyData: ToyData = {
  seats: 3,
  spots: [1, 2, 3, 3, 2, 1],
  cards: [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4],
  hand: 3,
  tokens: 4,
  stake: 3,
  chain: 3,
  crowd: 4,
  flood: 9,
  price: 3,
  rounds: 6,
};
