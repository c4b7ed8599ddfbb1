import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { InspectId, Inspection } from '../../../window/inspection.ts';
import { factsOf, gloryNow } from '../panels/facts.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { cardLine, seatName, trackName } from '../words/words.ts';
import { cityInspection, routeInspection, shipInspection, stackInspection } from './places.ts';
import { thingInspection, thingWords } from './things.ts';

type Answer = Inspection<EndeavorTypes>;
type Asker = (table: Table, which: string, seat: number | undefined) => Answer | undefined;

/** The answer to a question about anything of Endeavor on the table; undefined for a name it does not know. */
export function inspect(table: Table, seat: number | undefined, id: InspectId): Answer | undefined {
  const [kind = '', ...which] = id.split(':');
  return ANSWERS[kind]?.(table, which.join(':'), seat);
}

const ANSWERS: Readonly<Record<string, Asker>> = {
  seat: (table, which) => seatAnswer(table, Number(which)),
  down: (table, which) => {
    const cards = table.view.players[Number(which)]?.faceDown ?? [];
    return { title: t('board.down', { n: cards.length }), lines: [t('inspect.down')], things: thingsOf(table, cards) };
  },
  track: ({ pack }, which) => {
    const track = TRACKS.find((one) => one === which);
    if (track === undefined) return undefined;
    const { from, glory } = pack.levels;
    return {
      title: trackName(track),
      lines: [
        t(`inspect.track.${track}`),
        t('inspect.track.levels', { levels: list(from.map(String)) }),
        t('inspect.track.glory', { spaces: list(glory.map(String)) }),
      ],
    };
  },
  token: (table, which) => thingWords(table, `token:${which}`),
  harbour: () => ({ title: t('score.harbour'), lines: [t('inspect.harbour')] }),
  supply: () => ({ title: t('board.supply'), lines: [t('inspect.supply')] }),
  place: (table, which, seat) => {
    const [kind = '', ...id] = which.split(':');
    return ANSWERS[`place-${kind}`]?.(table, id.join(':'), seat);
  },
  'place-city': cityInspection,
  'place-ship': shipInspection,
  'place-stack': (table, which, seat) => stackInspection(table, which, seat),
  'place-route': (table, which) => routeInspection(table, which),
  thing: thingInspection,
};

/** Everything about a seat that its strip shows in signs. */
function seatAnswer(table: Table, seat: number): Answer | undefined {
  const player = table.view.players[seat];
  if (player === undefined) return undefined;
  return {
    title: seatName(table.seats, seat),
    lines: [...factsOf(table, seat), t('inspect.glory', { glory: gloryNow(table, seat) }), t('inspect.seat.why')],
    things: thingsOf(table, player.cards),
  };
}

const thingsOf = (table: Table, cards: readonly string[]) =>
  cards.map((card) => ({ thing: `card:${card}`, label: cardLine(table, card) }));
