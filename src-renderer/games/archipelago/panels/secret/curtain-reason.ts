import { t } from '../../words/t.ts';
import type { Table } from '../../words/words.ts';

/** What somebody is asked to the screen for. */
export function curtainReason({ view }: Table): string {
  const top = view.frames.at(-1);
  if (top?.kind === 'objectives') return t(top.spare ? 'curtain.spare' : 'curtain.objective');
  if (top?.kind === 'fists' || top?.kind === 'spy') return t(`curtain.${top.kind}`);
  return t('curtain.bid');
}
