import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { gloryOf } from '#engine/endeavor/scoring/score.ts';
import type { InspectId, Inspection } from '../../../window/inspection.ts';
import { packIndexOf } from '../pack-index.ts';
import { factsOf } from '../panels/facts.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { cardName, seatName, tokenName, trackName } from '../words/words.ts';
import { cityInspection, routeInspection, shipInspection, stackInspection } from './places.ts';
import { buildingInspection, cardInspection } from './things.ts';

type Answer = Inspection<EndeavorTypes>;
type Asker = (table: Table, which: string, seat: number | undefined) => Answer | undefined;

/** The answer to a question about anything of Endeavor on the table; undefined for a name it does not know. */
export function inspect(table: Table, seat: number | undefined, id: InspectId): Answer | undefined {
  const [kind = '', ...which] = id.split(':');
  return ANSWERS[kind]?.(table, which.join(':'), seat);
}

const ANSWERS: Readonly<Record<string, Asker>> = {
  seat: (table, which) => seatAnswer(table, Number(which)),
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
  token: ({ pack }, which) => {
    const token = packIndexOf(pack).tokens.find(({ id }) => id === which);
    if (token === undefined) return undefined;
    const line =
      token.track !== null
        ? t('inspect.token.brown', { track: trackName(token.track) })
        : t('inspect.token.blue', { symbol: token.action === null ? '' : t(`symbol.${token.action}`) });
    return { title: t('token.one', { token: tokenName(which) }), lines: [line] };
  },
  harbour: () => ({ title: t('score.harbour'), lines: [t('inspect.harbour')] }),
  place: (table, which, seat) => {
    const [kind = '', ...id] = which.split(':');
    return ANSWERS[`place-${kind}`]?.(table, id.join(':'), seat);
  },
  'place-city': cityInspection,
  'place-ship': shipInspection,
  'place-stack': (table, which, seat) => stackInspection(table, which, seat),
  'place-route': (table, which) => routeInspection(table, which),
  thing: (table, which, seat) => {
    const [kind, ...id] = which.split(':');
    return kind === 'card' ? cardInspection(table, id.join(':'), seat) : buildingInspection(table, id.join(':'));
  },
};

/** Everything about a seat that its strip shows in signs. */
function seatAnswer(table: Table, seat: number): Answer | undefined {
  const player = table.view.players[seat];
  if (player === undefined) return undefined;
  return {
    title: seatName(table.seats, seat),
    lines: [
      ...factsOf(table, seat),
      t('inspect.glory', { glory: gloryOf(packIndexOf(table.pack), table.view)[seat] ?? 0 }),
    ],
    things: player.cards.map((card) => ({ thing: `card:${card}`, label: cardName(table, card) })),
  };
}
