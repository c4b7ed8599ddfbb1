import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Table } from '#renderer/games/archipelago/words/words.ts';
import { SEATS } from './made-up/pages.ts';
import { madeUpView } from './made-up/view.ts';

/** A made-up table for tests of sentences and sorting. */
export function madeUpTable(change: Partial<View> = {}): Table {
  return { seats: SEATS, view: madeUpView(change), pack: BASE_PACK };
}
