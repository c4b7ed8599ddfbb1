/**
 * The toy: one to four seats round a lake that must not overflow, in three forms that hide different things.
 *
 * Each round all commit a stake in secret; they are revealed at once. A stake nobody shares is earned, a shared one
 * raises the water. Then, the highest stake first, each takes a turn: rest (the water rises), draw a card, play a card
 * for its value, or build. Building is a chain of up to three small moves on six spots: put a token on a free spot, shed
 * one that stood there before, take another's, who must be asked. At the end of the chain at most four tokens may stand.
 * Before the turn's act a seat may offer another one hand card for points. The water at its limit drowns everybody.
 *
 * `stock`: hands and stakes are hidden, and behind each screen lies a purse that drains the lake. `hand`: a hand of cards is all
 * there is to hide; a card is played out of it in the open, or a value is claimed first. `nothing`: the cards lie open, cards
 * are drawn by chance, and without stakes the turns go round the table. Whoever sits alone has nobody to stake against.
 */
export type ToyForm = {
  readonly hides: 'stock' | 'hand' | 'nothing';
  readonly deals: boolean;
};

/** A form that hides something. */
export type HidingForm = ToyForm & { readonly hides: 'stock' | 'hand' };
/** The form that hides nothing. */
export type OpenForm = ToyForm & { readonly hides: 'nothing' };

/** The form the tests of the engine, the host and the store play unless they say another. */
export const usualForm: HidingForm = { hides: 'stock', deals: true };

/** What a form of the toy is played with. */
export type ToyData = ToyForm & {
  /** How many sit at the table unless told. */
  readonly seats: number;
  readonly players: { readonly from: number; readonly to: number };
  /** What a token earns at the end, spot by spot. */
  readonly spots: readonly number[];
  /** The value of a card, by its id. */
  readonly cards: readonly number[];
  /** Cards in hand at the start; one fewer where four share the cards. */
  readonly hand: number;
  /** The most a purse holds at the start. */
  readonly purse: number;
  /** Tokens of a seat. */
  readonly tokens: number;
  /** Stakes go from 0 to this. */
  readonly stake: number;
  /** Small moves of one chain. */
  readonly chain: number;
  /** Tokens that may stand when a chain ends. */
  readonly crowd: number;
  /** The water at which everybody loses, by the lake that was chosen. */
  readonly flood: Readonly<Record<Lake, number>>;
  /** The most a card may be offered for. */
  readonly price: number;
  /** The longest game. */
  readonly rounds: number;
};

/** The lakes to choose from. */
export const LAKES = ['wide', 'deep'] as const;
export type Lake = (typeof LAKES)[number];

/**
 * The clans, one to a seat and each at most once: the otter begins with a point, the heron with a card more, the pike with a
 * token more, and the frog earns a point by resting.
 */
export const CLANS = ['otter', 'heron', 'pike', 'frog'] as const;
export type Clan = (typeof CLANS)[number];

export const toyData: ToyData = {
  ...usualForm,
  seats: 3,
  players: { from: 1, to: 4 },
  spots: [1, 2, 3, 3, 2, 1],
  cards: [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4],
  hand: 3,
  purse: 3,
  tokens: 4,
  stake: 3,
  chain: 3,
  crowd: 4,
  flood: { wide: 9, deep: 12 },
  price: 3,
  rounds: 6,
};
