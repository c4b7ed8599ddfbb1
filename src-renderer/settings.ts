import { z } from 'zod';
import { levelSchema, undoLevelSchema } from '#main/contract/messages.ts';

/** What a computer's players like, with what holds where nobody has said anything. Each is kept by its name. */
const shape = {
  board: z.enum(['auto', 'three', 'svg']).catch('auto'),
  drawer: z.enum(['hold', 'toggle']).catch('hold'),
  'drawer-seconds': z.int().min(5).max(120).catch(15),
  'text-size': z.number().min(0.8).max(1.6).catch(1),
  motion: z.enum(['auto', 'less']).catch('auto'),
  level: levelSchema.catch('table'),
  undo: undoLevelSchema.catch('barrier'),
} as const;
const settingsSchema = z.object(shape);
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

/** Reads what the host keeps; what is missing or means nothing is as usual, the rest stays. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  return settingsSchema.parse(kept);
}

/** What holds until somebody says otherwise. */
export const USUAL: Settings = readSettings({});

/** Makes the page follow the settings that are about all of it: the size of text, and motion. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  root.style.setProperty('--text-size', String(settings['text-size']));
  root.dataset['motion'] = settings.motion;
}

/** Whether pieces are to move by less: by the setting, or by what the computer asks for everywhere. */
export function lessMotion(wished: boolean, root: HTMLElement = document.documentElement): boolean {
  return wished || root.dataset['motion'] === 'less';
}
