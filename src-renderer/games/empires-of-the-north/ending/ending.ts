import type { ScoreLines, SheetRow } from '../../../window/score-sheet.ts';
import type { GameWindow } from '../../../window/window.ts';
import type { IconName } from '../icons/icons.ts';
import type { EmpiresTypes, Picture, Table } from '../types.ts';
import { list, t, tCode } from '../words/t.ts';
import { seatName } from '../words/words.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  track: 'points',
  cards: 'plain',
  resources: 'any',
  gold: 'gold',
  raze: 'raze',
};

/** The score sheet: the lines of the rulebook in their order, each with what it was counted from. */
export function sheetOf({ seats }: Table, score: ScoreLines): SheetRow<Picture>[] {
  const codes = [...new Set(score.map(({ code }) => code))];
  return codes.map((code) => ({
    key: code,
    kind: 'line',
    picture: { of: 'icon', icon: ICONS[code] ?? 'points' },
    title: tCode('score', code),
    note: tCode('score', `${code}.why`),
    cells: seats.map((_, seat) => {
      const line = score.find((one) => one.code === code && one.seat === seat);
      return line === undefined ? null : { points: line.points, small: tCode('score', `${code}.of`, line.params) };
    }),
  }));
}

/** How it ended: who has most points; whoever is equal in all that decides shares the victory. */
export const headline: GameWindow<EmpiresTypes>['headline'] = ({ seats, view }, outcome) => {
  if (outcome === undefined)
    return { title: t('end.given-up'), why: t('end.given-up.why', { round: view.round }), tone: 'plain' };
  const winners = list(outcome.winners.map((seat) => seatName(seats, seat)));
  const shared = outcome.winners.length > 1;
  return {
    title: t('end.counted', { winners, n: outcome.winners.length }),
    why: t(shared ? 'end.shared' : 'end.why'),
    tone: 'plain',
  };
};
