import { z } from 'zod';
import { levelSchema, undoLevelSchema } from './messages.ts';

/** Every setting there is, and what it may be. */
export const SETTINGS = {
  /** How the map is shown: as the computer can, the model on the table, or the flat chart. */
  board: z.enum(['auto', 'three', 'svg']),
  /** Whether a drawer is open while its key is held, or from one press to the next. */
  drawer: z.enum(['hold', 'toggle']),
  /** Seconds after which an open drawer closes by itself. */
  'drawer-seconds': z.int().min(5).max(120),
  /** Size of the text beside the usual one. */
  'text-size': z.number().min(0.8).max(1.6),
  /** Whether things move as the computer's own setting says, or less in any case. */
  motion: z.enum(['auto', 'less']),
  /** What a new campaign begins with unless somebody chooses otherwise. */
  level: levelSchema,
  undo: undoLevelSchema,
} as const;
