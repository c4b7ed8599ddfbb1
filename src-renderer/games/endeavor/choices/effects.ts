import { TRACKS } from '#engine/endeavor/data/schema.ts';
import { levelOf } from '#engine/endeavor/figures/levels.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import type { MoveEffect } from '../../../window/window.ts';
import { packIndexOf } from '../pack-index.ts';
import { GAIN_OF } from '../panels/board/track.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { cardName, regionName, routeName, seatName, tokenName, trackName } from '../words/words.ts';

type Effect = MoveEffect<EndeavorTypes>;

/** What a move would change, by the events of its preview: tokens, tracks with their thresholds, openings, governors, routes. */
export function effectsOf(table: Table, events: readonly LogEvent[]): readonly Effect[] {
  return [...events.flatMap((event, index) => happening(table, event, index)), ...tracks(table, events)];
}

function happening(table: Table, event: LogEvent, index: number): Effect[] {
  const { type, seat, token, from, at, region, card } = event;
  const name = `${type} ${index}`;
  if (type === 'token' && typeof token === 'string') {
    const values = { token: tokenName(token), route: from === 'route' ? routeName(table, String(at)) : '' };
    return [
      { name, words: t(from === 'route' ? 'effect.route' : 'effect.token', values), picture: { of: 'token', token } },
    ];
  }
  if (type === 'opened') return [{ name, words: t('effect.opened', { region: regionName(String(region)) }) }];
  if (type === 'governor' || type === 'drew') {
    const who = seatName(table.seats, Number(seat));
    const words = t(`effect.${type}`, { seat: who, card: cardName(table, String(card)) });
    return [{ name, words, picture: { of: 'card', card: String(card) } }];
  }
  return type === 'abolition' ? [{ name, words: t('effect.abolition') }] : [];
}

/** The tracks of each seat that would move, from where to where, and what the new level gives. */
function tracks({ pack, seats }: Table, events: readonly LogEvent[]): Effect[] {
  const box = packIndexOf(pack);
  const moved = events.filter(({ type }) => type === 'status');
  const keys = [...new Set(moved.map(({ seat, track }) => `${String(seat)} ${String(track)}`))];
  return keys.flatMap((key) => {
    const steps = moved.filter(({ seat, track }) => `${String(seat)} ${String(track)}` === key);
    const track = TRACKS.find((one) => one === steps[0]?.['track']);
    const [before, after] = [Number(steps[0]?.['before']), Number(steps.at(-1)?.['after'])];
    if (track === undefined || before === after) return [];
    const levels = pack.levels[GAIN_OF[track]];
    const [was, is] = [levels[levelOf(box, before)] ?? 0, levels[levelOf(box, after)] ?? 0];
    const values = {
      seat: seatName(seats, Number(steps[0]?.['seat'])),
      track: trackName(track),
      before,
      after,
      was,
      is,
    };
    const words = t(was === is ? 'effect.track' : `effect.level.${GAIN_OF[track]}`, values);
    return [{ name: key, words, picture: { of: 'track', track } } satisfies Effect];
  });
}
