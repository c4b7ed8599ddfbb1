import { pointsOf } from '#engine/empires-of-the-north/figures/score.ts';
import { workersOf } from '#engine/empires-of-the-north/figures/stock.ts';
import { cardsOf } from '../figures.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Table } from '../types.ts';
import { goodsOf, goodsWords } from '../words/goods-words.ts';
import { list, t } from '../words/t.ts';
import { clanName } from '../words/words.ts';

/** Everything a strip shows in signs, in a few sentences: for screen readers and for whoever asks. */
export function factsOf({ view, pack }: Table, seat: number): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const goods = goodsWords(goodsOf(player.goods));
  const counted = pointsOf(packIndexOf(pack), view)[seat] ?? 0;
  const fresh = player.pawns.filter(({ state }) => state === 'fresh').length;
  const active = player.pawns.filter(({ state }) => state === 'active').length;
  return [
    list(
      [
        t('strip.clan', { clan: clanName(player.clan) }),
        ...(view.first === seat ? [t('strip.first')] : []),
        ...(player.passed ? [t('strip.passed')] : []),
      ],
      'unit',
    ),
    t('strip.points', { score: player.score, counted }),
    goods === '' ? t('strip.no-goods') : t('strip.goods', { goods }),
    t('strip.workers', { ready: player.workers, resting: player.resting, all: workersOf(player) }),
    t('strip.pawns', { fresh, active }),
    t('strip.ships', { clan: player.ships.clan, common: player.ships.common }),
    t('strip.cards', {
      hand: player.cards,
      deck: player.deck,
      discard: player.discard.length,
      empire: cardsOf(player),
    }),
  ];
}
