import { thingsOf, type Things } from '#renderer/window/things.ts';
import { toyData } from '#tests/engine/toy/data.ts';
import { spotAt, spotWords } from './window/board.ts';
import type { WindowTypes } from './window/read.ts';
import { cardWords } from './window/words.ts';

/** Writes a thing of the toy. */
export const thing = thingsOf<WindowTypes>();

/** What can be asked about at the lake: cards, and the spots round it. */
export const toyThings: Things<WindowTypes> = {
  card: {
    find: (_, which) => (which === '' || toyData.cards[Number(which)] === undefined ? undefined : Number(which)),
    name: (_, card) => cardWords(card),
  },
  place: {
    find: ({ view }, place) => (view.spots[spotAt(place)] === undefined ? undefined : place),
    name: ({ seats, view }, place) => spotWords(seats, spotAt(place), view.spots[spotAt(place)] ?? null),
    rule: () => 'turn/build',
  },
};
