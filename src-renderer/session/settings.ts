import { z } from 'zod';
import { SETTINGS } from '#main/contract/settings.ts';

/** What a computer's players like, with what holds where nobody has said anything. */
const settingsSchema = z.object({
  board: SETTINGS.board.catch('auto'),
  drawer: SETTINGS.drawer.catch('hold'),
  'drawer-seconds': SETTINGS['drawer-seconds'].catch(15),
  'text-size': SETTINGS['text-size'].catch(1),
  motion: SETTINGS.motion.catch('auto'),
  level: SETTINGS.level.catch('table'),
  undo: SETTINGS.undo.catch('barrier'),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** Reads what the host keeps; what is missing or means nothing is as usual, the rest stays. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  return settingsSchema.parse(kept);
}

/** What holds until somebody says otherwise. */
export const DEFAULT_SETTINGS: Settings = readSettings({});

/** Makes the page follow the settings that are about all of it: the size of text, and motion. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  root.style.setProperty('--text-size', String(settings['text-size']));
  root.dataset['motion'] = settings.motion;
}
