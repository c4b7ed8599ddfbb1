import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { standingOf } from '#engine/archipelago/figures/standing.ts';
import { t, tCode } from '../words/t.ts';
import { building, regionName, resource, seatName, spotWords, type Table } from '../words/words.ts';
import { trendIcon, trendOf, trendSentence } from '../panels/goals/goals.ts';
import { placeId } from '../board/places.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

/** The trend all play with. */
export function voteChoices({ table, moves }: Asked<FrameOf<'trend-vote'>>): Choice[] {
  return only(moves, 'vote-trend').map((move) => {
    const trend = trendOf(table.pack, move.trend);
    return {
      id: keyOf(move),
      label: t('choice.vote-trend', { trend: tCode('trend', move.trend) }),
      ...(trend !== undefined && {
        detail: trendSentence(trend),
        picture: { of: 'icon', icon: trendIcon(trend) } as const,
      }),
      move,
    };
  });
}

/** Asking for leave to harvest; where the answer is known beforehand, it says what it costs. */
export function askChoices({ table, frame, moves }: Asked<FrameOf<'harvest'>>): Choice[] {
  return only(moves, 'ask').map((move) => {
    const { leave, price } = standingOf(table.view, move.seat, frame.seat);
    const other = seatName(table.seats, move.seat);
    return {
      id: keyOf(move),
      label: t('choice.ask', { other, leave, price }),
      detail: t('choice.ask.why', { other, resource: resource(frame.resource) }),
      picture: { of: 'seat', seat: move.seat },
      move,
    };
  });
}

/** Giving leave, or not. */
export function leaveChoices({ table, frame, moves }: Asked<FrameOf<'permission'>>): Choice[] {
  const other = seatName(table.seats, frame.seat);
  return [...only(moves, 'allow'), ...only(moves, 'forbid')].map((move) => ({
    id: keyOf(move),
    label: t(`choice.${move.type}`),
    note: t(`choice.${move.type}.why`, { other }),
    move,
  }));
}

/** The rebels that can be put off a building; where the region has two banks, onto which of them is asked next. */
export function expelChoices({ table, moves }: Asked<FrameOf<'expulsion'>>): Choice[] {
  return [...byKey(only(moves, 'expel'), ({ region, building: place }) => `expel:${region}-${place}`)].flatMap(
    ([id, ofRebel]): Choice[] => {
      const [move, ...others] = ofRebel;
      if (move === undefined) return [];
      const choice = expelChoice(table, move);
      if (others.length === 0) return [{ id: keyOf(move), ...choice, move }];
      return [{ id, ...choice, ask: t('ask.which-bank'), children: ofRebel.map((one) => bankChoice(table, one)) }];
    },
  );
}

function expelChoice(table: Table, { region, building: place }: MoveOf<'expel'>): Omit<Choice, 'id'> {
  const part = table.view.regions[region]?.[place] ?? 0;
  const rebel = table.view.units.find((unit) => unit.region === region && unit.place === place && unit.down);
  const owner = rebel?.owner ?? 0;
  return {
    label: t('choice.expel', {
      owner: seatName(table.seats, owner),
      building: building(place),
      region: regionName(table, region),
    }),
    picture: { of: 'seat', seat: owner },
    place: placeId({ spot: { region, part, place }, seat: owner }),
  };
}

function bankChoice(table: Table, move: MoveOf<'expel'>): Choice {
  const { region, part } = move;
  const spot = { region, part, place: 'ground' } as const;
  const label = t('choice.move-to', { to: spotWords(table, spot) });
  return { id: keyOf(move), label, place: placeId({ spot, kind: 'citizen' }), move };
}

/** Declining, with a reason; accepting ends the question and stands apart. */
export function declineChoices({ moves }: Asked<FrameOf<'offer'>>): Choice[] {
  const declining = only(moves, 'decline');
  if (declining.length === 0) return [];
  return [
    {
      id: 'decline',
      label: t('choice.decline'),
      note: t('choice.decline.why'),
      ask: t('ask.why-declined'),
      layout: 'pairs',
      children: declining.map((move) => ({ id: keyOf(move), label: t(`decline.${move.reason}`), move })),
    },
  ];
}
