import { SETTINGS } from '#main/contract/settings.ts';
import { tiers } from '../../board/three/tiers.svelte.ts';
import { say, type SettingsKey } from '../../i18n/settings.ts';
import type { OwnSetting, SettingName, Settings, SoundSetting } from '../../session/settings.ts';

/** A setting that the dialog changes. */
export type DialogSetting = Exclude<SettingName, OwnSetting | SoundSetting>;

type Shared = {
  /** Its heading. */
  readonly title: SettingsKey;
  readonly column: 0 | 1;
  /** What stands above it and those that follow. */
  readonly above?: SettingsKey;
  /** What its value means here and now, and why. */
  readonly now?: () => string;
  /** Whether it is asked; by default always. */
  asked?(settings: Settings): boolean;
};
/** One of a few values; the name of each and a sentence about it (`.why`) stand under `words`. */
type Choice<V> = Shared & { readonly values: readonly (V & string)[]; readonly words: string };
/** A number that goes up and down. */
type Steps<V> = Shared & { readonly steps: readonly (V & number)[]; say(value: number): string };
/** How somebody changes a setting with such values. */
export type Control<V = string | number> = Choice<V> | Steps<V>;

/** What draws the model by itself, and how that is known. */
function drawingNow(): string {
  const { found, looked } = tiers;
  if (!looked) return '';
  if (found === undefined) return say('settings.drawing.none');
  return say(`settings.drawing.${found.why === 'timed' ? found.tier : found.why}.found` as SettingsKey);
}

/** A control for every setting of the dialog, in the order in which they stand there. */
export const CONTROLS: { readonly [N in DialogSetting]: Control<Settings[N]> } = {
  board: { column: 0, title: 'settings.board', words: 'settings.board', values: SETTINGS.board.options },
  drawing: {
    column: 0,
    title: 'settings.drawing',
    words: 'settings.drawing',
    values: SETTINGS.drawing.options,
    now: drawingNow,
    asked: ({ board }) => board !== 'svg',
  },
  drawer: { column: 0, title: 'settings.drawer', words: 'settings.drawer', values: SETTINGS.drawer.options },
  'drawer-seconds': {
    column: 0,
    title: 'settings.seconds',
    steps: [5, 10, 15, 20, 30, 45, 60, 90, 120],
    say: (n) => say('settings.seconds.n', { n }),
    asked: ({ drawer }) => drawer === 'toggle',
  },
  motion: { column: 0, title: 'settings.motion', words: 'settings.motion', values: SETTINGS.motion.options },
  'text-size': {
    column: 0,
    title: 'settings.text',
    steps: [0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.6],
    say: (n) => say('settings.text.n', { n: Math.round(n * 100) }),
  },
  'film-speed': { column: 1, title: 'settings.film', words: 'film.speed', values: SETTINGS['film-speed'].options },
  level: {
    column: 1,
    above: 'settings.new',
    title: 'setup.level',
    words: 'setup.level',
    values: SETTINGS.level.options,
  },
  undo: { column: 1, title: 'setup.undo', words: 'setup.undo', values: SETTINGS.undo.options },
};
