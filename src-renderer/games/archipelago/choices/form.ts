import type { PanelForm } from '../../../window/window.ts';
import type { Table } from '../words/words.ts';
import type { Choices } from './choice.ts';

/** How the panel shares its room in a crisis, where people decide apart, and where cards or prices are compared. */
export function panelForm({ view }: Table, { layout }: Choices): PanelForm | undefined {
  const top = view.frames.at(-1)?.kind;
  if (top === 'domestic-crisis' || top === 'export-crisis') return { reason: false, preview: 'slim' };
  if (top === 'order' || top === 'bids' || top === 'objectives' || top === 'offer')
    return { reason: true, preview: 'none' };
  if (layout === 'cards') return { reason: true, preview: 'tall' };
  return layout === 'trades' ? { reason: true, preview: 'slim' } : undefined;
}
