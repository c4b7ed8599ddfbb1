import { TRACKS, type Track } from '#engine/endeavor/data/schema.ts';
import { cardPlaces, heldCards } from '#engine/endeavor/figures/card-limit.ts';
import { gloryOf } from '#engine/endeavor/figures/glory.ts';
import { shownScore } from '#engine/endeavor/figures/levels.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { buildingName, cardName, tokenName, trackName } from '../words/words.ts';

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

/** The level of a building tile. */
export function levelOfTile(pack: Table['pack'], building: string): number {
  return packIndexOf(pack).buildings.get(building)?.level ?? 0;
}

/** The glory of a seat as it would be counted now. */
export function gloryNow({ view, pack }: Pick<Table, 'view' | 'pack'>, seat: number): number {
  return gloryOf(packIndexOf(pack), view)[seat] ?? 0;
}

/** The blue tokens of a seat, each kind with its number. */
export function blueTokens({ view, pack }: Table, seat: number): { id: string; n: number }[] {
  const held = view.players[seat]?.tokens ?? [];
  return packIndexOf(pack).tokens.flatMap(({ id, action }, kind) => {
    const n = held[kind] ?? 0;
    return action !== null && n > 0 ? [{ id, n }] : [];
  });
}

/** Everything a strip shows in signs, in a few lines: for screen readers and for whoever asks. */
export function factsOf(table: Table, seat: number): string[] {
  const player = table.view.players[seat];
  if (player === undefined) return [];
  const box = packIndexOf(table.pack);
  const unit = (parts: readonly string[]): string[] => (parts.length === 0 ? [] : [list(parts, 'unit')]);
  return [
    ...unit([...(table.view.first === seat ? [t('strip.crown')] : []), ...(player.passed ? [t('strip.passed')] : [])]),
    ...unit(
      tracksOf(table, seat).map(({ track, score, next }) =>
        t('strip.track', { track: trackName(track), score, next: next ?? 'none' }),
      ),
    ),
    ...unit([t('strip.harbour', { n: player.harbour }), t('strip.supply', { n: player.supply })]),
    ...unit([
      t('strip.cards', { ...cardPlaces(box, player) }),
      t('strip.governors', { n: heldCards(box, player).governors }),
      ...(player.faceDown.length > 0 ? [t('board.down', { n: player.faceDown.length })] : []),
    ]),
    ...(player.cards.length > 0
      ? [t('strip.held', { cards: list(player.cards.map((card) => cardName(table, card))) })]
      : []),
    t('strip.buildings', {
      buildings: list(
        player.buildings.map(({ building, disc }) =>
          t('strip.building', { building: buildingName(building), spent: disc }),
        ),
      ),
    }),
    ...unit(blueTokens(table, seat).map(({ id, n }) => t('strip.tokens', { n, token: tokenName(id) }))),
  ];
}
