import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { DecisionState } from '../../../panels/decision/decision.svelte.ts';

/** How the panel shares its room: whether the reason is told, and how much the preview gets. */
export type PanelForm = { readonly reason: boolean; readonly preview: 'plain' | 'slim' | 'tall' | 'none' };

/**
 * The form for a moment. It depends on what is asked alone, never on what is pointed at: pointing must not move what is
 * pointed at.
 */
export function panelForm(view: View, decision: Pick<DecisionState, 'staged' | 'choices'>): PanelForm {
  const top = view.frames.at(-1)?.kind;
  if (top === 'domestic-crisis' || top === 'export-crisis') return { reason: false, preview: 'slim' };
  if (decision.staged !== null || top === 'order' || top === 'bids' || top === 'objectives' || top === 'offer')
    return { reason: true, preview: 'none' };
  if (decision.choices.layout === 'cards') return { reason: true, preview: 'tall' };
  return { reason: true, preview: decision.choices.layout === 'trades' ? 'slim' : 'plain' };
}
