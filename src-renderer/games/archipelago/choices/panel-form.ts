import type { PanelForm } from '../../../window/window.ts';
import type { Table } from '../words/words.ts';
import type { Choices } from './choice.ts';

/** How the panel shares its room in a crisis, where people decide apart, and where cards or prices are compared. */
export function panelForm({ view }: Table, { layout }: Choices): PanelForm | undefined {
  const top = view.frames.at(-1)?.kind;
  if (top === 'domestic-crisis' || top === 'export-crisis') return { reason: false, details: 'slim' };
  if (top === 'order' || top === 'bids' || top === 'objectives' || top === 'offer')
    return { reason: true, details: 'none' };
  if (layout === 'cards') return { reason: true, details: 'tall' };
  return layout === 'trades' ? { reason: true, details: 'slim' } : undefined;
}
