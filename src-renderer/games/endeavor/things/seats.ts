import { TRACKS, type Track } from '#engine/endeavor/data/schema.ts';
import { ofSeats, single, type ThingKind } from '../../../window/things.ts';
import { factsOf, gloryNow } from '../panels/facts.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { cardLine, seatName, trackName } from '../words/words.ts';
import { thing } from './names.ts';

/** Cards as things that can be read in turn. */
export const cardsOf = (table: Table, cards: readonly string[]) =>
  cards.map((card) => ({ thing: thing('card', card), label: cardLine(table, card) }));

/** A seat: what its strip shows in signs, and its cards. */
export const seat: ThingKind<EndeavorTypes, number> = {
  ...ofSeats,
  name: ({ seats }, which) => seatName(seats, which),
  about: (table, which) => ({
    lines: [...factsOf(table, which), t('inspect.glory', { glory: gloryNow(table, which) }), t('inspect.seat.why')],
    things: cardsOf(table, table.view.players[which]?.cards ?? []),
  }),
  rule: () => 'parts/board',
};

const faceDown = ({ view }: Table, which: number): readonly string[] => view.players[which]?.faceDown ?? [];

/** The cards of a seat that lie face down. */
export const down: ThingKind<EndeavorTypes, number> = {
  ...ofSeats,
  name: (table, which) => t('board.down', { n: faceDown(table, which).length }),
  about: (table, which) => ({ lines: [t('inspect.down')], things: cardsOf(table, faceDown(table, which)) }),
  rule: () => 'slavery/face-down',
};

/** One of the four tracks. */
export const track: ThingKind<EndeavorTypes, Track> = {
  find: (_, which) => TRACKS.find((one) => one === which),
  name: (_, which) => trackName(which),
  about({ pack }, which) {
    const { from, glory } = pack.levels;
    return {
      lines: [
        t(`inspect.track.${which}`),
        t('inspect.track.levels', { levels: list(from.map(String)) }),
        t('inspect.track.glory', { spaces: list(glory.map(String)) }),
      ],
    };
  },
  rule: (_, which) => `tracks/${which}`,
};

/** The harbour of a board. */
export const harbour: ThingKind<EndeavorTypes, ''> = {
  ...single,
  name: () => t('score.harbour'),
  about: () => ({ lines: [t('inspect.harbour')] }),
  rule: () => 'parts/discs',
};

/** The discs of a seat that are not in play. */
export const supply: ThingKind<EndeavorTypes, ''> = {
  ...single,
  name: () => t('board.supply'),
  about: () => ({ lines: [t('inspect.supply')] }),
  rule: () => 'parts/discs',
};
