import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Picture } from './choices/choice.ts';
import type { Own } from './own.ts';

/** What a campaign of Archipelago lays on its pages. */
export type ArchipelagoTypes = { view: View; own: Own; move: Move; event: Event; pack: Pack; picture: Picture };
