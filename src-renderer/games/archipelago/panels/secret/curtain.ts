import type { SecretPlace } from '../../../../window/window.ts';
import { t } from '../../words/t.ts';
import type { Table } from '../../words/words.ts';

/** What somebody is asked to the screen for. */
export function curtainReason({ view }: Table): string {
  const top = view.frames.at(-1);
  if (top?.kind === 'objectives') return t(top.spare ? 'curtain.spare' : 'curtain.objective');
  if (top?.kind === 'fists' || top?.kind === 'spy') return t(`curtain.${top.kind}`);
  return t('curtain.bid');
}

/** What is decided alone lies in the column, but for what needs more width: objectives that are compared, and two fists with every good. */
export function secretPlace({ view }: Table): SecretPlace | undefined {
  const top = view.frames.at(-1);
  const wide = top?.kind === 'fists' || (top?.kind === 'objectives' && top.spare);
  return wide ? undefined : 'column';
}
