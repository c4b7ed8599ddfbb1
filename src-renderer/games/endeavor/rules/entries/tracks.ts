import { TRACKS, type Pack, type Track } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { GAIN_OF } from '../../panels/board/track.ts';
import { list, t } from '../../words/t.ts';
import { trackName } from '../../words/words.ts';
import { sourceWords, type Field } from '../sources.ts';

/** The four tracks with their levels. */
export const trackEntries = (pack: Pack): CatalogueEntry[] => TRACKS.map((track) => entryOf(pack, track));

function entryOf({ levels }: Pack, track: Track): CatalogueEntry {
  const gain = GAIN_OF[track];
  const spaces = levels.glory.map((space, at): Field => [`glory.${at}`, String(space)]);
  return {
    id: track,
    title: t('rules.track', { track: trackName(track) }),
    lines: [
      t(`inspect.track.${track}`),
      ...levels.from.map((from, level) =>
        t('rules.track-level', { from, what: t(`gain.${gain}`, { n: levels[gain][level] ?? 0 }) }),
      ),
      t('inspect.track.glory', { spaces: list(levels.glory.map(String)) }),
    ],
    source: [
      sourceWords(levels, [
        ['from', t('rules.value-thresholds')],
        [gain, t('rules.value-gains')],
      ]),
      t('rules.track-spaces', { sources: sourceWords(levels, spaces) }),
    ].join(' '),
    rule: `tracks/${track}`,
  };
}
