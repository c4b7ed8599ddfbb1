import { TRACKS, type Track } from '#engine/endeavor/data/schema.ts';
import { cardPlaces, heldCards } from '#engine/endeavor/figures/card-limit.ts';
import { shownScore } from '#engine/endeavor/figures/levels.ts';
import { packIndexOf } from '../pack-index.ts';
import type { Table } from '../types.ts';
import { t } from '../words/t.ts';
import { buildingName, tokenName, trackName } from '../words/words.ts';

/** Where a marker stands, and the score at which the next level begins; undefined on the last level. */
export type TrackFacts = { readonly track: Track; readonly score: number; readonly next: number | undefined };

/** The four tracks of a seat. */
export function tracksOf({ view, pack }: Table, seat: number): TrackFacts[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  return TRACKS.map((track) => {
    const score = shownScore(packIndexOf(pack), player.status, track);
    return { track, score, next: pack.levels.from.find((from) => from > score) };
  });
}

/** The blue tokens of a seat, each kind with its number. */
export function blueTokens({ view, pack }: Table, seat: number): { id: string; n: number }[] {
  const held = view.players[seat]?.tokens ?? [];
  return packIndexOf(pack).tokens.flatMap(({ id, action }, kind) => {
    const n = held[kind] ?? 0;
    return action !== null && n > 0 ? [{ id, n }] : [];
  });
}

/** Everything a strip shows in signs, in sentences: for screen readers and for whoever asks. */
export function factsOf(table: Table, seat: number): string[] {
  const player = table.view.players[seat];
  if (player === undefined) return [];
  const box = packIndexOf(table.pack);
  return [
    ...(table.view.first === seat ? [t('strip.crown')] : []),
    ...(player.passed ? [t('strip.passed')] : []),
    ...tracksOf(table, seat).map(({ track, score, next }) =>
      t('strip.track', { track: trackName(track), score, next: next ?? 'none' }),
    ),
    t('strip.harbour', { n: player.harbour }),
    t('strip.supply', { n: player.supply }),
    t('strip.cards', { ...cardPlaces(box, player) }),
    t('strip.governors', { n: heldCards(box, player).governors }),
    ...player.buildings.map(({ building, disc }) =>
      t('strip.building', { building: buildingName(building), spent: disc }),
    ),
    ...blueTokens(table, seat).map(({ id, n }) => t('strip.tokens', { n, token: tokenName(id) })),
  ];
}
