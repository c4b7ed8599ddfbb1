import { objectivesEach } from '#engine/archipelago/figures/objectives.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** How many objectives were dealt to all players together. */
export function objectivesDealt({ options, order }: Pick<View, 'options' | 'order'>): number {
  return objectivesEach(options) * order.length;
}
