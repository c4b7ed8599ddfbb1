import type { Event, EventOf } from '#engine/endeavor/events.ts';
import { levelOf } from '#engine/endeavor/figures/levels.ts';
import type { MoveEffect } from '../../../window/window.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import { GAIN_OF } from '../panels/board/track.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { cardName, regionName, routeName, seatName, tokenName, trackName } from '../words/words.ts';

type Effect = MoveEffect<EndeavorTypes>;

/** What a move would change, by the events of its preview: tokens, tracks with their thresholds, openings, governors, routes. */
export function effectsOf(table: Table, events: readonly Event[]): readonly Effect[] {
  return [...events.flatMap((event, index) => happening(table, event, index)), ...tracks(table, events)];
}

function happening(table: Table, event: Event, index: number): Effect[] {
  const name = `${event.type} ${index}`;
  switch (event.type) {
    case 'token': {
      const { token, from, at } = event;
      const route = from === 'route' ? routeName(table, at) : '';
      const words = t(from === 'route' ? 'effect.route' : 'effect.token', { token: tokenName(token), route });
      return [{ name, words, picture: { of: 'token', token } }];
    }
    case 'opened':
      return [{ name, words: t('effect.opened', { region: regionName(event.region) }) }];
    case 'governor':
    case 'drew': {
      const { type, seat, card } = event;
      const words = t(`effect.${type}`, { seat: seatName(table.seats, seat), card: cardName(table, card) });
      return [{ name, words, picture: { of: 'card', card } }];
    }
    case 'abolition':
      return [{ name, words: t('effect.abolition') }];
    default:
      return [];
  }
}

/** The tracks of each seat that would move, from where to where, and what the new level gives. */
function tracks({ pack, seats }: Table, events: readonly Event[]): Effect[] {
  const box = packIndexOf(pack);
  const moved = events.filter((event) => event.type === 'status');
  const keyOf = ({ seat, track }: EventOf<'status'>): string => `${seat} ${track}`;
  return [...new Set(moved.map(keyOf))].flatMap((key) => {
    const steps = moved.filter((step) => keyOf(step) === key);
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined || first.before === last.after) return [];
    const [{ seat, track, before }, { after }] = [first, last];
    const levels = pack.levels[GAIN_OF[track]];
    const [was, is] = [levels[levelOf(box, before)] ?? 0, levels[levelOf(box, after)] ?? 0];
    const values = { seat: seatName(seats, seat), track: trackName(track), before, after, was, is };
    const words = t(was === is ? 'effect.track' : `effect.level.${GAIN_OF[track]}`, values);
    return [{ name: key, words, picture: { of: 'track', track } } satisfies Effect];
  });
}
