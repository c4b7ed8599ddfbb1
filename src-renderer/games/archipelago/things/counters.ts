import { stepsToIndependence } from '#engine/archipelago/figures/markers.ts';
import { single, type ThingKind } from '../../../window/things.ts';
import { markersOf } from '../choices/preview.ts';
import { zoneSentence } from '../panels/goals/cards.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { list, t } from '../words/t.ts';
import { sideWords, type Table } from '../words/words.ts';

type Counter = ThingKind<ArchipelagoTypes, ''>;

/** Population against rebellion, and what the distance between them means. */
export const balance: Counter = {
  ...single,
  name: () => t('inspect.balance'),
  about({ view }) {
    const { population, rebellion } = view;
    const steps = stepsToIndependence(markersOf(view));
    return { lines: [t('top.balance', { population, rebellion, steps }), t('inspect.balance.why')] };
  },
  rule: () => 'independence',
};

/** The three piles of explorer tokens. */
export const piles: Counter = {
  ...single,
  name: () => t('inspect.piles'),
  about: ({ view }) => ({ lines: [pilesWords(view.piles)] }),
  rule: () => 'explorer-tokens/piles',
};

/** The piles of explorer tokens in words. */
export const pilesWords = (counts: readonly number[]): string => t('top.piles', { piles: list(counts.map(String)) });

/** The tray of tiles. */
export const tray: Counter = {
  ...single,
  name: () => t('inspect.tray'),
  about: (table) => ({ lines: [trayWords(table)] }),
  rule: () => 'actions/exploration/tile',
};

/** The tray of tiles in words: how many lie there, and what the one on top shows. */
export function trayWords({ view, pack }: Table): string {
  const { top, left } = view.tray;
  return t('top.tray', { n: left, top: top === null ? 'none' : sideWords(pack, top) });
}

/** What ports and markets have taken in this turn. */
export const fees: Counter = {
  ...single,
  name: () => t('inspect.fees'),
  about: ({ view }) => ({ lines: [t('wheel.fees', { n: view.fees })] }),
  rule: () => 'actions/ports-and-markets/fee',
};

/** The back on top of the deck: the crises or events of the next turn. */
export const deck: Counter = {
  ...single,
  name: () => t('evolution.top'),
  about({ view }) {
    const { top, left } = view.evolution;
    const halves =
      top === null
        ? [t('evolution.empty')]
        : (['domestic', 'export'] as const).map((half) => backWords(top[half], half));
    return { lines: [...halves, t('evolution.left', { n: left })] };
  },
  rule: () => 'balance/halves',
};

/** One half of the back on top of the deck in words. */
export function backWords(zone: Parameters<typeof zoneSentence>[0], half: 'domestic' | 'export'): string {
  return [t(`zone.half.${half}`), zone.red ? t('evolution.red') : '', zoneSentence(zone, half)]
    .filter(Boolean)
    .join(', ');
}
