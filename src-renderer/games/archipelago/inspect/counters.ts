import { stepsToIndependence } from '#engine/archipelago/figures/markers.ts';
import { markersOf } from '../choices/preview.ts';
import { zoneSentence } from '../panels/goals/cards.ts';
import { list, t } from '../words/t.ts';
import { sideWords, type Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** Population against rebellion, and what the distance between them means. */
export function balanceInspection({ view }: Table): Answer {
  const { population, rebellion } = view;
  const steps = stepsToIndependence(markersOf(view));
  return {
    title: t('inspect.balance'),
    lines: [t('top.balance', { population, rebellion, steps }), t('inspect.balance.why')],
  };
}

/** The three piles of explorer tokens. */
export function pilesInspection({ view }: Table): Answer {
  return { title: t('inspect.piles'), lines: [pilesWords(view.piles)] };
}

/** The piles of explorer tokens in words. */
export const pilesWords = (piles: readonly number[]): string => t('top.piles', { piles: list(piles.map(String)) });

/** The tray of tiles. */
export function trayInspection(table: Table): Answer {
  return { title: t('inspect.tray'), lines: [trayWords(table)] };
}

/** The tray of tiles in words: how many lie there, and what the one on top shows. */
export function trayWords({ view, pack }: Table): string {
  const { top, left } = view.tray;
  return t('top.tray', { n: left, top: top === null ? 'none' : sideWords(pack, top) });
}

/** The back on top of the deck: the crises or events of the next turn. */
export function deckInspection({ view }: Table): Answer {
  const { top, left } = view.evolution;
  const halves =
    top === null ? [t('evolution.empty')] : (['domestic', 'export'] as const).map((half) => backWords(top[half], half));
  return { title: t('evolution.top'), lines: [...halves, t('evolution.left', { n: left })] };
}

/** One half of the back on top of the deck in words. */
export function backWords(zone: Parameters<typeof zoneSentence>[0], half: 'domestic' | 'export'): string {
  return [t(`zone.half.${half}`), zone.red ? t('evolution.red') : '', zoneSentence(zone, half)]
    .filter(Boolean)
    .join(', ');
}
