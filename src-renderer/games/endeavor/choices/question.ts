import { cardPlaces } from '#engine/endeavor/figures/card-limit.ts';
import { gainOf } from '#engine/endeavor/figures/levels.ts';
import { phaseOf } from '#engine/endeavor/figures/phase.ts';
import type { Prompt } from '../../../window/window.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Table } from '../types.ts';
import type { Values } from '../../../i18n/translator.ts';
import { t } from '../words/t.ts';
import { seatName, sourceName } from '../words/words.ts';

/** What is asked of `seat`, from the frame on top. */
export function questionFor(table: Table, seat: number | undefined): Prompt {
  const top = table.view.frames.at(-1);
  if (top === undefined) return { title: t('ask.over'), why: '' };
  const values: Values = { ...figuresOf(table, seat), seat: seat === undefined ? '' : seatName(table.seats, seat) };
  switch (top.kind) {
    case 'build':
    case 'turn':
    case 'discard':
      return { title: t(`ask.${top.kind}`, values), why: t(`ask.${top.kind}.why`, values) };
    case 'returns':
      return { title: t('ask.returns', values), why: t('ask.returns.why', { ...values, left: top.left }) };
    case 'second':
      return {
        title: t(`ask.second.${top.action === 'draw' || top.action === 'occupy' ? top.action : 'ship'}`, values),
        why: t('ask.second.why', { ...values, by: sourceName(table, top.by) }),
      };
    case 'neutral':
      return { title: t(`ask.neutral.${top.action}`, values), why: t('ask.neutral.why', values) };
    default:
      return { title: t(`phase.${phaseOf(table.view)}`), why: '' };
  }
}

/** What the questions tell about who is asked: their build level, discs in the harbour, and how they stand to their card limit. */
function figuresOf({ view, pack }: Table, seat: number | undefined): Values {
  const player = seat === undefined ? undefined : view.players[seat];
  if (player === undefined) return {};
  const box = packIndexOf(pack);
  const { used, most } = cardPlaces(box, player);
  return { level: gainOf(box, player, 'build'), harbour: player.harbour, used, most, over: Math.max(0, used - most) };
}
