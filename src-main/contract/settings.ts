import { z } from 'zod';
import { levelSchema, undoLevelSchema } from './messages.ts';

/** How fast the table shows what happened: a press a beat, three speeds, or at once. */
export const FILM_SPEEDS = ['step', 'slow', 'normal', 'fast', 'instant'] as const;
/** One of them. */
export type FilmSpeed = (typeof FILM_SPEEDS)[number];
const filmSpeed = z.enum(FILM_SPEEDS);
/** How loud something is, in hundredths. */
const volume = z.int().min(0).max(100);

/** Every setting and its possible values. */
export const SETTINGS = {
  /** How the map is shown: as suits game, window and computer (`auto`), the 3D model, or the flat chart. */
  board: z.enum(['auto', 'three', 'svg']),
  /** How much of the model is drawn: what suits the computer (`auto`), or one of the three. */
  drawing: z.enum(['auto', 'processor', 'middle', 'high']),
  /** By game: what somebody switched to at its table last; it counts before `board`. */
  'board-of': z.record(z.string().max(64), z.enum(['three', 'svg'])),
  /** Whether a drawer is open while its key is held, or from one press to the next. */
  drawer: z.enum(['hold', 'toggle']),
  /** Seconds after which an open drawer closes by itself. */
  'drawer-seconds': z.int().min(5).max(120),
  /** Text size as a factor of the default size. */
  'text-size': z.number().min(0.8).max(1.6),
  /** Whether animation follows the setting of the operating system, or is reduced in any case. */
  motion: z.enum(['auto', 'less']),
  /** The defaults for a new campaign. */
  level: levelSchema,
  undo: undoLevelSchema,
  /** By campaign: whether one person among bots always sees their own stock; yes where nothing is said. */
  'own-stock': z.record(z.string().max(64), z.boolean()),
  /** By campaign: whether the chart lies turned by a quarter, where somebody has said so. */
  'chart-turned': z.record(z.string().max(64), z.boolean()),
  /** How fast what happened is shown: at a table where nobody chose anything else, and by campaign. */
  'film-speed': filmSpeed,
  film: z.record(z.string().max(64), filmSpeed),
  /** Whether anything is heard at all; and how loud what happens, sea and wind, and the bells are. */
  sound: z.enum(['on', 'off']),
  'sound-table': volume,
  'sound-bed': volume,
  'sound-bell': volume,
} as const;
