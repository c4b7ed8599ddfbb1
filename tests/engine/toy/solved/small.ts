import { toyData, type HidingForm, type OpenForm, type ToyData } from '../data.ts';
import { makeToy } from '../toy.ts';

/** So little of everything that a computer can look at every way to play on. */
const small = {
  ...toyData,
  deals: false,
  seats: 3,
  spots: [1, 2],
  cards: [1, 2, 3, 1, 2],
  hand: 1,
  purse: 1,
  tokens: 1,
  stake: 1,
  chain: 2,
  crowd: 2,
  flood: { wide: 3, deep: 5 },
  rounds: 2,
} satisfies ToyData;

/** The small table in the three forms of the toy. */
export const smallData = {
  stock: { ...small, hides: 'stock' },
  hand: { ...small, hides: 'hand' },
  nothing: { ...small, hides: 'nothing' },
} satisfies { stock: ToyData & HidingForm; hand: ToyData & HidingForm; nothing: ToyData & OpenForm };

/** Purses and hands are hidden, and the stakes. */
export const smallStock = makeToy(smallData.stock);
/** A hand of cards is hidden, and the stakes. */
export const smallHand = makeToy(smallData.hand);
/** Nothing is hidden. */
export const smallOpen = makeToy(smallData.nothing);
