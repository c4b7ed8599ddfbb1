import type { Inspection } from '../../../window/inspection.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** The answer to a question about something of Archipelago. */
export type Answer = Inspection<ArchipelagoTypes>;
