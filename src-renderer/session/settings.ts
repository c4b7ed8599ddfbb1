import { z } from 'zod';
import { SETTINGS, type FilmSpeed } from '#main/contract/settings.ts';

/** How loud everything is before anybody has said anything. */
const A_THIRD = 33;

/** The settings, each with its default. */
const settingsSchema = z.object({
  board: SETTINGS.board.catch('auto'),
  drawing: SETTINGS.drawing.catch('auto'),
  'board-of': SETTINGS['board-of'].catch({}),
  drawer: SETTINGS.drawer.catch('hold'),
  'drawer-seconds': SETTINGS['drawer-seconds'].catch(15),
  'text-size': SETTINGS['text-size'].catch(1),
  motion: SETTINGS.motion.catch('auto'),
  level: SETTINGS.level.catch('table'),
  undo: SETTINGS.undo.catch('barrier'),
  'own-stock': SETTINGS['own-stock'].catch({}),
  'chart-turned': SETTINGS['chart-turned'].catch({}),
  'film-speed': SETTINGS['film-speed'].catch('normal'),
  film: SETTINGS.film.catch({}),
  sound: SETTINGS.sound.catch('on'),
  'sound-table': SETTINGS['sound-table'].catch(A_THIRD),
  'sound-bed': SETTINGS['sound-bed'].catch(A_THIRD),
  'sound-bell': SETTINGS['sound-bell'].catch(A_THIRD),
});
/** The settings of a computer. */
export type Settings = z.infer<typeof settingsSchema>;
/** The name of a setting. */
export type SettingName = keyof Settings;

/** The settings that each campaign has of its own: they are chosen at its table, and all others in the dialog. */
export type CampaignSetting = 'film' | 'own-stock' | 'chart-turned';
/** Those that each campaign or each game has of its own. */
export type OwnSetting = CampaignSetting | 'board-of';

/** What is heard, and how loud: a part of the dialog of its own. */
export type SoundSetting = 'sound' | 'sound-table' | 'sound-bed' | 'sound-bell';

/** Reads the saved settings; what is missing or invalid gets its default. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  return settingsSchema.parse(kept);
}

/** The settings before anybody has changed them. */
export const DEFAULT_SETTINGS: Settings = readSettings({});

/** How fast the table of a campaign shows what happened. */
export function filmSpeed(settings: Settings, campaign: string): FilmSpeed {
  return settings.film[campaign] ?? settings['film-speed'];
}

/** Applies what concerns the whole page besides the size of its text: motion. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  root.dataset['motion'] = settings.motion;
}
